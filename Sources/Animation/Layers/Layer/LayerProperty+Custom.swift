import Foundation
import Geometry

// Values for custom keys: the types that can be animated, and their conversion.
extension LayerProperty {
  /// Returns the property of a custom key whose model value is `base`.
  static func custom(_ key: String, _ base: AnimatableValue) -> LayerProperty {
    // A custom property stays with its layer, and therefore on the layer's thread.
    nonisolated(unsafe) let base = base
    return LayerProperty(
      name: key, kind: .custom, get: { $0.custom[key] ?? base }, set: { $0.custom[key] = $1 })
  }

  /// Returns a value for animations; nil if it can't be interpolated.
  static func convertCustom(_ any: Any) -> AnimatableValue? {
    if any is NSNull { return nil }
    return customKinds.lazy.compactMap { convert(any, as: $0) }.first
  }

  /// Returns a value for user code, with the type of `stored`.
  static func boxCustom(_ value: AnimatableValue, like stored: Any?) -> Any? {
    let lanes = value.lanes
    switch (value, stored) {
    case (.vector, is CGPoint): return CGPoint(x: lanes[0], y: lanes[1])
    case (.vector, is CGSize): return CGSize(width: lanes[0], height: lanes[1])
    case (.vector, is CGRect):
      return CGRect(x: lanes[0], y: lanes[1], width: lanes[2], height: lanes[3])
    case (.vector, _): return NSNumber(value: value.first)
    case (.transform(let transform), is CGAffineTransform): return transform.affine
    default:
      return box(value, as: .custom)
    }
  }

  private static let customKinds: [Kind] = [
    .number, .point, .size, .rect, .color, .transform, .path, .colors, .numbers,
  ]
}
