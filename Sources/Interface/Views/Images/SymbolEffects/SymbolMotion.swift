import Foundation
import Layers

/// The motion of an effect. Durations and sizes are our decision, after iOS 17 (D).
enum SymbolMotion: Hashable, Sendable {
  case appear
  case disappear
  case replace
  case pulse
  case bounce(isDown: Bool)
  case scale(isDown: Bool)
  case variableColor(reverses: Bool)

  /// The key of the animations on the layer.
  var key: String {
    switch self {
    case .appear, .disappear: "symbolVisibility"
    case .replace: "symbolReplace"
    case .pulse: "symbolPulse"
    case .bounce: "symbolBounce"
    case .scale: "symbolScale"
    case .variableColor: "symbolVariableColor"
    }
  }

  /// The keys of all motions.
  static let keys = [
    "symbolVisibility", "symbolReplace", "symbolPulse", "symbolBounce", "symbolScale",
    "symbolVariableColor",
  ]

  /// Whether the last values stay.
  var stays: Bool {
    switch self {
    case .disappear, .scale: true
    case .appear, .replace, .pulse, .bounce, .variableColor: false
    }
  }

  /// The number of times that the motion is shown by default.
  var count: Double {
    switch self {
    case .pulse, .variableColor: .infinity
    case .appear, .disappear, .replace, .bounce, .scale: 1
    }
  }

  /// The duration in seconds.
  var duration: TimeInterval {
    switch self {
    case .appear, .disappear, .scale: 0.3
    case .replace: 0.4
    case .bounce: 0.5
    case .pulse, .variableColor: 1
    }
  }

  /// The sizes, as factors; nil if the size doesn't change.
  var sizes: [Double]? {
    switch self {
    case .appear: [0.5, 1.05, 1]
    case .disappear: [1, 0.5]
    case .replace: [1, 0.5, 1.05, 1]
    case .bounce(isDown: false): [1, 1.2, 0.95, 1]
    case .bounce(isDown: true): [1, 0.8, 1.05, 1]
    case .scale(isDown: false): [1, 1.15]
    case .scale(isDown: true): [1, 0.85]
    case .pulse, .variableColor: nil
    }
  }

  /// The opacities, as factors; nil if the opacity doesn't change.
  var opacities: [Double]? {
    switch self {
    case .appear: [0, 1, 1]
    case .disappear: [1, 0]
    case .replace: [1, 0, 1, 1]
    case .pulse: [1, 0.4, 1]
    case .bounce, .scale, .variableColor: nil
    }
  }
}
