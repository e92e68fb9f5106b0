import Drawing
import Foundation
import Geometry
import Raster

// Colours of layers that may be patterns: what is set, what is stored and what shapes are filled with.
extension LayerState {
  /// Of a colour or a pattern, the whole.
  static func ink(_ color: Color?, _ pattern: CGColor?) -> CGColor? {
    pattern ?? color.map { CGColor($0) }
  }

  var background: CGColor? {
    get { Self.ink(backgroundColor, backgroundPattern) }
    set { (backgroundColor, backgroundPattern) = (newValue?.color, newValue?.patternAlone) }
  }

  var border: CGColor? {
    get { Self.ink(borderColor, borderPattern) }
    set { (borderColor, borderPattern) = (newValue?.color, newValue?.patternAlone) }
  }

  /// What a shape of the layer is filled with; nil where nothing shows. (D) Patterns lie from the
  /// upper left corner of the bounds on.
  func fill(_ color: Color?, _ pattern: CGColor?) -> Fill? {
    if let pattern { return pattern.alpha > 0 ? pattern.fill(from: bounds.origin) : nil }
    return color.flatMap { $0.alpha > 0 ? .color($0) : nil }
  }
}

extension CGColor {
  /// This, if it is a pattern.
  var patternAlone: CGColor? { pattern == nil ? nil : self }
}

extension LayerProperty {
  typealias ColorPath = any WritableKeyPath<LayerState, Color?> & Sendable
  typealias PatternPath = any WritableKeyPath<LayerState, CGColor?> & Sendable

  /// A colour that may be a pattern. (D) To and from a pattern it changes at once.
  static func ink(_ name: String, _ color: ColorPath, _ pattern: PatternPath) -> LayerProperty {
    LayerProperty(
      name: name, kind: .color,
      get: {
        if let shown = $0[keyPath: pattern] { return .pattern(shown) }
        return .color($0[keyPath: color] ?? .clear)
      },
      set: {
        switch $1 {
        case .color(let shown): ($0[keyPath: color], $0[keyPath: pattern]) = (shown, nil)
        case .pattern(let shown): ($0[keyPath: color], $0[keyPath: pattern]) = (shown.color, shown)
        default: break
        }
      })
  }
}
