import Drawing
package import Foundation
import Geometry
import Raster

// Reading and writing each kind of property.
extension LayerProperty {
  package static func number(
    _ name: String, stored: StoredNumbers? = nil,
    _ get: @escaping @Sendable (LayerState) -> Double,
    _ set: @escaping @Sendable (inout LayerState, Double) -> Void
  ) -> LayerProperty {
    LayerProperty(
      numbers: name, kind: .number, stored: stored, get: { [get($0), 0, 0, 0] },
      set: { set(&$0, $1.x) })
  }

  static func pair(
    _ name: String, _ kind: Kind, stored: StoredNumbers? = nil,
    _ get: @escaping @Sendable (LayerState) -> (Double, Double),
    _ set: @escaping @Sendable (inout LayerState, Double, Double) -> Void
  ) -> LayerProperty {
    LayerProperty(
      numbers: name, kind: kind, stored: stored,
      get: {
        let (x, y) = get($0)
        return [x, y, 0, 0]
      },
      set: { set(&$0, $1.x, $1.y) })
  }

  /// Returns the properties of a point and its coordinates.
  package static func point(
    _ name: String, stored: StoredNumbers? = nil,
    _ get: @escaping @Sendable (LayerState) -> CGPoint,
    _ set: @escaping @Sendable (inout LayerState, CGPoint) -> Void
  ) -> [LayerProperty] {
    [
      pair(
        name, .point, stored: stored, { (get($0).x, get($0).y) },
        { set(&$0, CGPoint(x: $1, y: $2)) }),
      number(
        "\(name).x", stored: stored?.part(0), { get($0).x },
        { set(&$0, CGPoint(x: $1, y: get($0).y)) }),
      number(
        "\(name).y", stored: stored?.part(1), { get($0).y },
        { set(&$0, CGPoint(x: get($0).x, y: $1)) }),
    ]
  }

  /// Returns the properties of a size and its components.
  package static func size(
    _ name: String, stored: StoredNumbers? = nil, _ get: @escaping @Sendable (LayerState) -> CGSize,
    _ set: @escaping @Sendable (inout LayerState, CGSize) -> Void
  ) -> [LayerProperty] {
    [
      pair(
        name, .size, stored: stored, { (get($0).width, get($0).height) },
        { set(&$0, CGSize(width: $1, height: $2)) }),
      number(
        "\(name).width", stored: stored?.part(0), { get($0).width },
        { set(&$0, CGSize(width: $1, height: get($0).height)) }),
      number(
        "\(name).height", stored: stored?.part(1), { get($0).height },
        { set(&$0, CGSize(width: get($0).width, height: $1)) }),
    ]
  }

  /// Returns the properties of a rectangle, its origin and size, and their components.
  static func rect(
    _ name: String, stored: StoredNumbers? = nil, _ get: @escaping @Sendable (LayerState) -> CGRect,
    _ set: @escaping @Sendable (inout LayerState, CGRect) -> Void
  ) -> [LayerProperty] {
    let whole = LayerProperty(
      numbers: name, kind: .rect, stored: stored,
      get: {
        let rect = get($0)
        return [rect.minX, rect.minY, rect.width, rect.height]
      },
      set: { set(&$0, CGRect(x: $1.x, y: $1.y, width: $1.z, height: $1.w)) })
    return [whole]
      + point(
        "\(name).origin", stored: stored?.part(0, count: 2), { get($0).origin },
        { set(&$0, CGRect(origin: $1, size: get($0).size)) })
      + size(
        "\(name).size", stored: stored?.part(2, count: 2), { get($0).size },
        { set(&$0, CGRect(origin: get($0).origin, size: $1)) })
  }

  /// Returns a Boolean property; values of at least one half count as true (our decision).
  static func flag(
    _ name: String, _ get: @escaping @Sendable (LayerState) -> Bool,
    _ set: @escaping @Sendable (inout LayerState, Bool) -> Void
  ) -> LayerProperty {
    LayerProperty(
      name: name, kind: .flag, get: { .scalar(get($0) ? 1 : 0) }, set: { set(&$0, $1.first >= 0.5) }
    )
  }

  static func color(
    _ name: String, _ get: @escaping @Sendable (LayerState) -> Color?,
    _ set: @escaping @Sendable (inout LayerState, Color) -> Void
  ) -> LayerProperty {
    LayerProperty(
      name: name, kind: .color, get: { .color(get($0) ?? .clear) },
      set: {
        switch $1 {
        case .color(let color): set(&$0, color)
        case .pattern(let pattern): set(&$0, pattern.color)
        default: break
        }
      })
  }

  static func path(
    _ name: String, _ get: @escaping @Sendable (LayerState) -> Path?,
    _ set: @escaping @Sendable (inout LayerState, Path?) -> Void
  ) -> LayerProperty {
    LayerProperty(
      name: name, kind: .path, get: { .path(get($0)) },
      set: { if case .path(let path) = $1 { set(&$0, path) } })
  }

  static func numbers(
    _ name: String, _ get: @escaping @Sendable (LayerState) -> [Double],
    _ set: @escaping @Sendable (inout LayerState, [Double]) -> Void
  ) -> LayerProperty {
    LayerProperty(
      name: name, kind: .numbers, get: { .numbers(get($0)) },
      set: { if case .numbers(let numbers) = $1 { set(&$0, numbers) } })
  }

  static func object(
    _ name: String, _ get: @escaping @Sendable (LayerState) -> DiscreteValue,
    _ set: @escaping @Sendable (inout LayerState, DiscreteValue) -> Void
  ) -> LayerProperty {
    LayerProperty(
      name: name, kind: .object, get: { .discrete(get($0)) },
      set: { if case .discrete(let value) = $1 { set(&$0, value) } })
  }

  /// Returns a property that holds one of the named constants of Core Animation.
  package static func name<Name: RawRepresentable<String> & Hashable & Sendable>(
    _ name: String, _ get: @escaping @Sendable (LayerState) -> Name,
    _ set: @escaping @Sendable (inout LayerState, Name) -> Void
  ) -> LayerProperty {
    LayerProperty(
      name: name, kind: .name, get: { .discrete(DiscreteValue(get($0).rawValue)) },
      set: {
        guard case .discrete(let value) = $1 else { return }
        let object = value.object
        if let name = object as? Name ?? (object as? String).flatMap(Name.init) { set(&$0, name) }
      })
  }
}
