public import Foundation

/// An effect that maps a tilt of the device to a value between a minimum and a maximum.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of a tilt; the raw values are Apple's.
  public enum EffectType: Int, Sendable {
    /// Along the width of the screen.
    case tiltAlongHorizontalAxis
    /// Along the height of the screen.
    case tiltAlongVerticalAxis
  }

  /// The key path of the view's property.
  open private(set) var keyPath: String

  /// The axis.
  open private(set) var type: EffectType

  /// The value at the largest tilt to the left or upwards; nil by default.
  open var minimumRelativeValue: Any?

  /// The value at the largest tilt to the right or downwards; nil by default.
  open var maximumRelativeValue: Any?

  /// Creates an effect for a key path and an axis.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// Creates an effect without a key path; archives aren't supported.
  public required init?(coder: NSCoder) {
    keyPath = ""
    type = .tiltAlongHorizontalAxis
    super.init(coder: coder)
  }

  /// Returns the value for a tilt if both limits are numbers; nil otherwise, except at the limits.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let tilt = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    if tilt <= -1 { return minimumRelativeValue.map { [keyPath: $0] } }
    if tilt >= 1 { return maximumRelativeValue.map { [keyPath: $0] } }
    guard let low = Self.number(minimumRelativeValue), let high = Self.number(maximumRelativeValue)
    else { return nil }
    return [keyPath: NSNumber(value: Double(low + (high - low) * (tilt + 1) / 2))]
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    default: nil
    }
  }
}
