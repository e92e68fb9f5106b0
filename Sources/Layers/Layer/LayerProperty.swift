package import Foundation
import Geometry
import Raster

/// One animatable property of a layer: how its key path reads and writes a `LayerState`.
package struct LayerProperty: Sendable {
  /// The type of value a property takes, as error messages name it.
  package enum Kind: String, Sendable {
    case number = "a number"
    case point = "a CGPoint"
    case size = "a CGSize"
    case rect = "a CGRect"
    case transform = "a CATransform3D or a CGAffineTransform"
    case color = "a CGColor"
  }

  /// The key path, as Core Animation spells it.
  package let name: String
  package let kind: Kind
  package let get: @Sendable (LayerState) -> AnimatableValue
  package let set: @Sendable (inout LayerState, AnimatableValue) -> Void
  /// Which part of a transform it is; nil for all else.
  let part: TransformPart?

  init(
    name: String, kind: Kind, get: @escaping @Sendable (LayerState) -> AnimatableValue,
    set: @escaping @Sendable (inout LayerState, AnimatableValue) -> Void
  ) {
    (self.name, self.kind, self.get, self.set, part) = (name, kind, get, set, nil)
  }

  init(name: String, part: TransformPart) {
    (self.name, kind, self.part) = (name, .number, part)
    get = { .scalar(part.get(TransformParts($0[part.matrix]))) }
    set = {
      var parts = TransformParts($0[part.matrix])
      part.set(&parts, $1.first)
      $0[part.matrix] = parts.transform
    }
  }

  /// Whether it is one of the layer's transforms, or of them.
  var isOfTransform: Bool { name.hasPrefix("transform") || name.hasPrefix("sublayerTransform") }

  /// A user's value as this property takes it; nil stays nil.
  package func value(
    of any: Any?, _ role: String, _ layer: CALayer
  ) throws(LayerError) -> AnimatableValue? {
    guard let any else { return nil }
    guard let value = any as? AnimatableValue ?? convert(any) else {
      throw LayerError(
        .wrongType,
        "The animation of \"\(name)\" on \(layer.nameInMessages) has a \(role) of type "
          + "\(type(of: any)).",
        hint: "The key path \"\(name)\" takes \(kind.rawValue).")
    }
    guard value.isFinite else {
      throw .notFinite(any, role: "\(role) of the animation of \"\(name)\"", layer)
    }
    return value
  }

  /// A user's `byValue`: as a value, but a transform becomes a difference of transforms.
  package func difference(
    of any: Any?, _ role: String, _ layer: CALayer
  ) throws(LayerError) -> AnimatableValue? {
    let value = try value(of: any, role, layer)
    guard case .transform = value else { return value }
    return value.flatMap { AnimatableValue.transform(.identity).difference(to: $0) }
  }

  private func convert(_ any: Any) -> AnimatableValue? {
    switch kind {
    case .number: Self.number(any).map { .scalar($0) }
    case .point: (any as? CGPoint).map { .point($0.x, $0.y) }
    case .size: (any as? CGSize).map { .point($0.width, $0.height) }
    case .rect: (any as? CGRect).map { .rect($0) }
    case .transform:
      (any as? CATransform3D).map { .transform($0) }
        ?? (any as? CGAffineTransform).map { .transform(CATransform3D($0)) }
    case .color: (any as? CGColor).map { .color($0.color) }
    }
  }

  private static func number(_ any: Any) -> Double? {
    switch any {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}

extension AnimatableValue {
  package static func rect(_ rect: CGRect) -> AnimatableValue {
    .vector([rect.minX, rect.minY, rect.width, rect.height])
  }
}

// The table of all key paths.
extension LayerProperty {
  /// Every animatable property by its key path.
  package static let named: [String: LayerProperty] = Dictionary(
    uniqueKeysWithValues: all.map { ($0.name, $0) })

  private static let all: [LayerProperty] =
    geometry + parts(of: .transform, "transform")
    + parts(of: .sublayerTransform, "sublayerTransform") + borders + replication + [
      number("opacity", { $0.opacity }, { $0.opacity = $1 }),
      number("cornerRadius", { $0.cornerRadius }, { $0.cornerRadius = $1 }),
      color("backgroundColor", { $0.backgroundColor }, { $0.backgroundColor = $1 }),
    ]

  private static let geometry: [LayerProperty] = [
    LayerProperty(
      name: "bounds", kind: .rect, get: { .rect($0.bounds) },
      set: {
        let lanes = $1.lanes
        $0.bounds = CGRect(x: lanes[0], y: lanes[1], width: lanes[2], height: lanes[3])
      }),
    pair(
      "bounds.origin", .point, { ($0.bounds.origin.x, $0.bounds.origin.y) },
      { $0.bounds.origin = CGPoint(x: $1, y: $2) }),
    number("bounds.origin.x", { $0.bounds.origin.x }, { $0.bounds.origin.x = $1 }),
    number("bounds.origin.y", { $0.bounds.origin.y }, { $0.bounds.origin.y = $1 }),
    pair(
      "bounds.size", .size, { ($0.bounds.size.width, $0.bounds.size.height) },
      { $0.bounds.size = CGSize(width: $1, height: $2) }),
    number("bounds.size.width", { $0.bounds.size.width }, { $0.bounds.size.width = $1 }),
    number("bounds.size.height", { $0.bounds.size.height }, { $0.bounds.size.height = $1 }),
    pair(
      "position", .point, { ($0.position.x, $0.position.y) },
      { $0.position = CGPoint(x: $1, y: $2) }),
    number("position.x", { $0.position.x }, { $0.position.x = $1 }),
    number("position.y", { $0.position.y }, { $0.position.y = $1 }),
    pair(
      "anchorPoint", .point, { ($0.anchorPoint.x, $0.anchorPoint.y) },
      { $0.anchorPoint = CGPoint(x: $1, y: $2) }),
    number("anchorPoint.x", { $0.anchorPoint.x }, { $0.anchorPoint.x = $1 }),
    number("anchorPoint.y", { $0.anchorPoint.y }, { $0.anchorPoint.y = $1 }),
    number("anchorPointZ", { $0.anchorPointZ }, { $0.anchorPointZ = $1 }),
    number("zPosition", { $0.zPosition }, { $0.zPosition = $1 }),
  ]

  private static let borders: [LayerProperty] = [
    number("borderWidth", { $0.borderWidth }, { $0.borderWidth = $1 }),
    color("borderColor", { $0.borderColor }, { $0.borderColor = $1 }),
  ]

  static func number(
    _ name: String, _ get: @escaping @Sendable (LayerState) -> Double,
    _ set: @escaping @Sendable (inout LayerState, Double) -> Void
  ) -> LayerProperty {
    LayerProperty(
      name: name, kind: .number, get: { .scalar(get($0)) }, set: { set(&$0, $1.first) })
  }

  static func pair(
    _ name: String, _ kind: Kind, _ get: @escaping @Sendable (LayerState) -> (Double, Double),
    _ set: @escaping @Sendable (inout LayerState, Double, Double) -> Void
  ) -> LayerProperty {
    LayerProperty(
      name: name, kind: kind,
      get: {
        let (x, y) = get($0)
        return .point(x, y)
      },
      set: { set(&$0, $1.lanes[0], $1.lanes[1]) })
  }

  static func color(
    _ name: String, _ get: @escaping @Sendable (LayerState) -> Color?,
    _ set: @escaping @Sendable (inout LayerState, Color) -> Void
  ) -> LayerProperty {
    LayerProperty(
      name: name, kind: .color, get: { .color(get($0) ?? .clear) },
      set: { if case .color(let color) = $1 { set(&$0, color) } })
  }
}
