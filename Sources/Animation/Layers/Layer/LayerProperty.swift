import Drawing
package import Foundation
import Geometry
import Raster

/// An animatable property of a layer: the access of its key path to a `LayerState`.
package final class LayerProperty: Sendable {
  /// The type of a property's value; the raw value is its name in error messages.
  package enum Kind: String, Sendable {
    case number = "a number"
    case point = "a CGPoint"
    case size = "a CGSize"
    case rect = "a CGRect"
    case transform = "a CATransform3D or a CGAffineTransform"
    case color = "a CGColor, such as the \"cgColor\" of a UIColor"
    case triple = "three numbers"
    case flag = "true or false"
    case path = "a CGPath"
    case colors = "an array of CGColor, such as the \"cgColor\" of a UIColor"
    case numbers = "an array of numbers"
    case name = "one of its named constants"
    case picture = "a CGImage"
    case object = "an object"
    case custom = "a number, a point, a size, a rectangle, a color, a transform, a path or a list"

    /// The number of components of a numeric value.
    var count: Int {
      switch self {
      case .number: 1
      case .point, .size: 2
      case .triple: 3
      default: 4
      }
    }
  }

  /// The key path, spelled as in Core Animation.
  package let name: String
  package let kind: Kind
  package let get: @Sendable (LayerState) -> AnimatableValue
  package let set: @Sendable (inout LayerState, AnimatableValue) -> Void
  /// The numbers in `LayerState` that are the property's value; nil if it isn't stored that way.
  let stored: StoredNumbers?
  /// The part of a transform that this property accesses; nil for all others.
  let part: TransformPart?
  /// Whether this is one of the layer's transforms or a part of one.
  let isOfTransform: Bool

  init(
    name: String, kind: Kind, get: @escaping @Sendable (LayerState) -> AnimatableValue,
    set: @escaping @Sendable (inout LayerState, AnimatableValue) -> Void
  ) {
    self.name = name
    self.kind = kind
    self.get = get
    self.set = set
    stored = nil
    part = nil
    isOfTransform = Self.isOfTransform(name)
  }

  /// Creates a property of one to four numbers.
  init(
    numbers name: String, kind: Kind, stored: StoredNumbers? = nil,
    get: @escaping @Sendable (LayerState) -> SIMD4<Double>,
    set: @escaping @Sendable (inout LayerState, SIMD4<Double>) -> Void
  ) {
    self.name = name
    self.kind = kind
    self.get = { .vector(get($0)) }
    self.set = { set(&$0, $1.lanes) }
    self.stored = stored
    part = nil
    isOfTransform = Self.isOfTransform(name)
  }

  init(name: String, part: TransformPart) {
    self.name = name
    kind = .number
    stored = nil
    self.part = part
    isOfTransform = true
    get = { .scalar(part.get(TransformParts($0[part.matrix]))) }
    set = {
      var parts = TransformParts($0[part.matrix])
      part.set(&parts, $1.first)
      $0[part.matrix] = parts.transform
    }
  }

  /// The key of the whole value: "position" for "position.x".
  var wholeKey: String { String(name.prefix { $0 != "." }) }

  /// Sets a model value. Unlike an animation's, a model's bounds have no negative size.
  func setModel(_ state: inout LayerState, _ value: AnimatableValue) {
    set(&state, value)
    state.bounds = state.bounds.standardized
  }

  /// Whether a change animates implicitly in a standalone layer: paths don't, according to Apple's
  /// documentation, and discrete values would only change later (our decision).
  package var animatesImplicitly: Bool {
    kind != .path && kind != .flag && kind != .name && kind != .object
  }

  /// Whether a change animates in a view's animation block: everything that animates implicitly
  /// except pictures, which UIKit doesn't list among the animatable properties of a block.
  package var animatesInBlocks: Bool { animatesImplicitly && kind != .picture }

  private static func isOfTransform(_ name: String) -> Bool {
    name.hasPrefix("transform") || name.hasPrefix("sublayerTransform")
  }

  /// Converts a user's value to this property's type; nil stays nil.
  package func value(
    of any: Any?, _ role: String, _ layer: CALayer
  ) throws(LayerWarning) -> AnimatableValue? {
    guard let any else { return nil }
    guard let value = any as? AnimatableValue ?? convert(any) else {
      throw .wrongValue(any, role, of: self, on: layer)
    }
    guard value.isFinite else {
      throw .notFinite(
        any, "the \(role) of the animation of \"\(name)\" on \(layer.nameInMessages)")
    }
    return value
  }

  /// Converts a user's `byValue`: like a value, but a transform becomes a difference of transforms.
  package func difference(
    of any: Any?, _ role: String, _ layer: CALayer
  ) throws(LayerWarning) -> AnimatableValue? {
    let value = try value(of: any, role, layer)
    guard case .transform = value else { return value }
    return value.flatMap { AnimatableValue.transform(.identity).difference(to: $0) }
  }

  /// Converts a user's value to this property's type; nil if the value has the wrong type.
  func convert(_ any: Any) -> AnimatableValue? { Self.convert(any, as: kind) }

  static func convert(_ any: Any, as kind: Kind) -> AnimatableValue? {
    switch kind {
    case .number: Number.of(any).map { .scalar($0) }
    case .flag: Number.of(any).map { .scalar($0 == 0 ? 0 : 1) }
    case .point, .size: pair(any)
    case .rect: (any as? CGRect).map { .rect($0) }
    case .transform:
      (any as? CATransform3D).map { .transform($0) }
        ?? (any as? CGAffineTransform).map { .transform(CATransform3D($0)) }
    case .color: (any as? CGColor).map { $0.pattern == nil ? .color($0.color) : .pattern($0) }
    case .path: (any as? CGPath).map { .path($0.path) } ?? absence(any).map { _ in .path(nil) }
    case .colors: list(any) { ($0 as? CGColor)?.color }.map { .colors($0) }
    case .numbers: list(any, Number.of).map { .numbers($0) }
    case .name, .object: .discrete(DiscreteValue(object: absence(any) == nil ? any : nil))
    case .picture: .contents(LayerContents(object: absence(any) == nil ? any : nil))
    case .custom: convertCustom(any)
    case .triple:
      list(any, Number.of).flatMap { $0.count == 3 ? .vector([$0[0], $0[1], $0[2], 0]) : nil }
    }
  }

  /// Returns a value for animation code: numbers as `NSNumber`, other values as their own types.
  package func box(_ value: AnimatableValue) -> Any? { Self.box(value, as: kind) }

  static func box(_ value: AnimatableValue, as kind: Kind) -> Any? {
    let lanes = value.lanes
    switch (kind, value) {
    case (.number, _): return NSNumber(value: lanes[0])
    case (.flag, _): return NSNumber(value: lanes[0] >= 0.5)
    case (.point, _): return NSValue(cgPoint: CGPoint(x: lanes[0], y: lanes[1]))
    case (.size, _): return NSValue(cgSize: CGSize(width: lanes[0], height: lanes[1]))
    case (.rect, _):
      return NSValue(
        cgRect: CGRect(x: lanes[0], y: lanes[1], width: lanes[2], height: lanes[3]))
    case (_, .transform(let transform)): return NSValue(caTransform3D: transform)
    case (_, .color(let color)): return CGColor(color)
    case (_, .pattern(let pattern)): return pattern
    case (_, .path(let path)): return path.map { CGPath($0) }
    case (_, .colors(let colors)): return colors.map { CGColor($0) }
    case (_, .numbers(let numbers)): return numbers.map { NSNumber(value: $0) }
    case (_, .discrete(let value)): return value.object
    case (_, .contents(let contents)): return contents.object
    default: return nil
    }
  }

  private static func list<Entry>(_ any: Any, _ entry: (Any?) -> Entry?) -> [Entry]? {
    guard let list = any as? [Any] else { return nil }
    let entries = list.compactMap(entry)
    return entries.count == list.count ? entries : nil
  }

  /// Converts a point or a size: Core Animation accepts either for the other, as in
  /// "transform.translation".
  private static func pair(_ any: Any) -> AnimatableValue? {
    (any as? CGPoint).map { .point($0.x, $0.y) }
      ?? (any as? CGSize).map { .point($0.width, $0.height) }
  }

  private static func absence(_ any: Any) -> NSNull? { any as? NSNull }
}

extension AnimatableValue {
  package static func rect(_ rect: CGRect) -> AnimatableValue {
    .vector([rect.minX, rect.minY, rect.width, rect.height])
  }
}
