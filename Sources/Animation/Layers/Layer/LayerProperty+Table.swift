import Foundation
import Geometry
import Raster

// The table of all animatable key paths.
extension LayerProperty {
  /// The animatable properties of plain layers by key path.
  package static let named: [String: LayerProperty] = Dictionary(
    uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// Returns the table with additional properties of a layer kind.
  package static func table(adding own: [LayerProperty]) -> [String: LayerProperty] {
    named.merging(own.map { ($0.name, $0) }) { $1 }
  }

  private static let all: [LayerProperty] =
    geometry + parts(of: .transform, "transform")
    + parts(of: .sublayerTransform, "sublayerTransform") + look + contents + shadow

  private static let geometry: [LayerProperty] = frames + depths

  private static let frames: [LayerProperty] =
    rect("bounds", stored: StoredNumbers(\LayerState.bounds), { $0.bounds }, { $0.bounds = $1 })
    + point(
      "position", stored: StoredNumbers(\LayerState.position), { $0.position }, { $0.position = $1 }
    )
    + point(
      "anchorPoint", stored: StoredNumbers(\LayerState.anchorPoint), { $0.anchorPoint },
      { $0.anchorPoint = $1 })

  private static let depths: [LayerProperty] = [
    number(
      "anchorPointZ", stored: StoredNumbers(\LayerState.anchorPointZ), { $0.anchorPointZ },
      { $0.anchorPointZ = $1 }),
    number(
      "zPosition", stored: StoredNumbers(\LayerState.zPosition), { $0.zPosition },
      { $0.zPosition = $1 }),
    flag("doubleSided", { $0.isDoubleSided }, { $0.isDoubleSided = $1 }),
  ]

  private static let look: [LayerProperty] = [
    number(
      "opacity", stored: StoredNumbers(\LayerState.opacity), { $0.opacity }, { $0.opacity = $1 }),
    number(
      "cornerRadius", stored: StoredNumbers(\LayerState.cornerRadius), { $0.cornerRadius },
      { $0.cornerRadius = $1 }),
    ink("backgroundColor", \.backgroundColor, \.backgroundPattern),
    number("borderWidth", { $0.borderWidth }, { $0.borderWidth = $1 }),
    ink("borderColor", \.borderColor, \.borderPattern),
    flag("masksToBounds", { $0.masksToBounds }, { $0.masksToBounds = $1 }),
    flag("hidden", { $0.isHidden }, { $0.isHidden = $1 }),
  ]

  private static let contents: [LayerProperty] =
    [
      LayerProperty(
        name: "contents", kind: .picture, get: { .contents($0.contents.picture) },
        set: { if case .contents(let contents) = $1 { $0.contents.picture = contents } }),
      number("contentsScale", { $0.contents.scale }, { $0.contents.scale = $1 }),
      number(
        "minificationFilterBias", { $0.contents.minificationFilterBias },
        { $0.contents.minificationFilterBias = $1 }),
    ] + rect("contentsRect", { $0.contents.rect }, { $0.contents.rect = $1 })
    + rect("contentsCenter", { $0.contents.center }, { $0.contents.center = $1 })

  private static let shadow: [LayerProperty] =
    [
      number("shadowOpacity", { $0.shadow.opacity }, { $0.shadow.opacity = $1 }),
      number("shadowRadius", { $0.shadow.radius }, { $0.shadow.radius = $1 }),
      color("shadowColor", { $0.shadow.color }, { $0.shadow.color = $1 }),
      path("shadowPath", { $0.shadow.path }, { $0.shadow.path = $1 }),
    ] + size("shadowOffset", { $0.shadow.offset }, { $0.shadow.offset = $1 })
}
