import Drawing
import Foundation
import Geometry
import Raster

// Layer colours that can be patterns: the set value, the stored value and the fill for shapes.
extension LayerState {
  /// Returns a colour or pattern as one `CGColor`.
  static func ink(_ color: Color?, _ pattern: CGColor?) -> CGColor? {
    pattern ?? color.map { CGColor($0) }
  }

  var background: CGColor? {
    get { Self.ink(backgroundColor, backgroundPattern) }
    set {
      backgroundColor = newValue?.color
      setPattern(newValue?.patternAlone, \.backgroundPattern)
    }
  }

  var border: CGColor? {
    get { Self.ink(borderColor, borderPattern) }
    set {
      borderColor = newValue?.color
      setPattern(newValue?.patternAlone, \.borderPattern)
    }
  }

  /// Sets a pattern only if that changes it: states share their patterns until one is set.
  fileprivate mutating func setPattern(
    _ pattern: CGColor?, _ path: WritableKeyPath<LayerState, CGColor?>
  ) {
    if pattern != nil || self[keyPath: path] != nil { self[keyPath: path] = pattern }
  }

  /// Returns the fill for a shape of the layer; nil if nothing is visible. (D) Patterns start at
  /// the upper left corner of the bounds.
  func fill(_ color: Color?, _ pattern: CGColor?) -> Fill? {
    if let pattern { return pattern.alpha > 0 ? pattern.fill(from: bounds.origin) : nil }
    return color.flatMap { $0.alpha > 0 ? .color($0) : nil }
  }
}

extension CGColor {
  /// The colour itself if it is a pattern; otherwise nil.
  var patternAlone: CGColor? { pattern == nil ? nil : self }
}

extension LayerProperty {
  typealias ColorPath = any WritableKeyPath<LayerState, Color?> & Sendable
  typealias PatternPath = any WritableKeyPath<LayerState, CGColor?> & Sendable

  /// Returns a property that holds a colour or a pattern. (D) Changes to or from a pattern are
  /// immediate.
  static func ink(_ name: String, _ color: ColorPath, _ pattern: PatternPath) -> LayerProperty {
    LayerProperty(
      name: name, kind: .color,
      get: {
        if let shown = $0[keyPath: pattern] { return .pattern(shown) }
        return .color($0[keyPath: color] ?? .clear)
      },
      set: {
        switch $1 {
        case .color(let shown):
          $0[keyPath: color] = shown
          $0.setPattern(nil, pattern)
        case .pattern(let shown):
          $0[keyPath: color] = shown.color
          $0.setPattern(shown, pattern)
        default: break
        }
      })
  }
}
