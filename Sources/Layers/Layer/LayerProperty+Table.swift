import Foundation
import Geometry
import Raster

// The table of all key paths.
extension LayerProperty {
  /// Every animatable property by its key path.
  package static let named: [String: LayerProperty] = Dictionary(
    uniqueKeysWithValues: all.map { ($0.name, $0) })

  private static let all: [LayerProperty] =
    geometry + turning + look + contents + shadow

  private static let look: [LayerProperty] =
    [
      number("opacity", { $0.opacity }, { $0.opacity = $1 }),
      number("cornerRadius", { $0.cornerRadius }, { $0.cornerRadius = $1 }),
      LayerProperty(
        name: "backgroundColor", kind: .color, get: { .color($0.backgroundColor ?? .clear) },
        set: { if case .color(let color) = $1 { $0.backgroundColor = color } }),
      flag("masksToBounds", { $0.masksToBounds }, { $0.masksToBounds = $1 }),
      flag("hidden", { $0.isHidden }, { $0.isHidden = $1 }),
    ]

  private static let contents: [LayerProperty] =
    [
      object("contents", { $0.contents.picture }, { $0.contents.picture = $1 }),
      number("contentsScale", { $0.contents.scale }, { $0.contents.scale = $1 }),
    ] + rect("contentsRect", \.contents.rect) + rect("contentsCenter", \.contents.center)

  private static let shadow: [LayerProperty] =
    [
      number("shadowOpacity", { $0.shadow.opacity }, { $0.shadow.opacity = $1 }),
      number("shadowRadius", { $0.shadow.radius }, { $0.shadow.radius = $1 }),
      color("shadowColor", { $0.shadow.color }, { $0.shadow.color = $1 }),
      path("shadowPath", { $0.shadow.path }, { $0.shadow.path = $1 }),
      pair(
        "shadowOffset", .size, { ($0.shadow.offset.width, $0.shadow.offset.height) },
        { $0.shadow.offset = CGSize(width: $1, height: $2) }),
      number(
        "shadowOffset.width", { $0.shadow.offset.width }, { $0.shadow.offset.width = $1 }),
      number(
        "shadowOffset.height", { $0.shadow.offset.height }, { $0.shadow.offset.height = $1 }),
    ]

  private static let geometry: [LayerProperty] =
    rect("bounds", \.bounds)
    + point("position", { $0.position }, { $0.position = $1 })
    + point("anchorPoint", { $0.anchorPoint }, { $0.anchorPoint = $1 })

  private static let turning: [LayerProperty] = [
    LayerProperty(
      name: "transform", kind: .transform, get: { .transform($0.transform) },
      set: { if case .transform(let transform) = $1 { $0.transform = transform } }),
    part("transform.rotation", { $0.rotation }, { $0.rotation = $1 }),
    part("transform.rotation.z", { $0.rotation }, { $0.rotation = $1 }),
    part(
      "transform.scale", { ($0.scaleX + $0.scaleY) / 2 }, { ($0.scaleX, $0.scaleY) = ($1, $1) }),
    part("transform.scale.xy", { $0.scaleX }, { ($0.scaleX, $0.scaleY) = ($1, $1) }),
    part("transform.scale.x", { $0.scaleX }, { $0.scaleX = $1 }),
    part("transform.scale.y", { $0.scaleY }, { $0.scaleY = $1 }),
    part("transform.translation.x", { $0.translation.x }, { $0.translation.x = $1 }),
    part("transform.translation.y", { $0.translation.y }, { $0.translation.y = $1 }),
    pair(
      "transform.translation", .size, { ($0.transform.tx, $0.transform.ty) },
      { ($0.transform.tx, $0.transform.ty) = ($1, $2) }),
  ]

  /// A number within the decomposed transform.
  private static func part(
    _ name: String, _ get: @escaping @Sendable (AffineDecomposition) -> Double,
    _ set: @escaping @Sendable (inout AffineDecomposition, Double) -> Void
  ) -> LayerProperty {
    number(
      name, { get(AffineDecomposition($0.transform)) },
      {
        var parts = AffineDecomposition($0.transform)
        set(&parts, $1)
        $0.transform = parts.transform
      })
  }
}
