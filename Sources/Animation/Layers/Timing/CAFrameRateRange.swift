/// A range of preferred frame rates, in frames per second.
///
/// A film has the rate of its canvas: the preference of an animation is ignored. A `CADisplayLink`
/// calls at its preferred rate, as closely as the screen's rate allows.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest acceptable rate.
  public var minimum: Float
  /// The highest useful rate.
  public var maximum: Float
  /// The preferred rate; nil or 0 for none.
  public var preferred: Float?

  /// No preference: all three values are 0.
  public static let `default` = CAFrameRateRange()

  /// Creates a range without a preference.
  public init() {
    minimum = 0
    maximum = 0
    preferred = 0
  }

  /// Creates a range from `minimum` to `maximum` with a preferred rate.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}
