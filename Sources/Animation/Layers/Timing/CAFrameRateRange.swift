/// Between which rates, in frames a second, something asks to be drawn.
///
/// A film has the rate of its canvas: what an animation asks for changes nothing. A `CADisplayLink`
/// calls as often as it asks for, as far as that rate allows.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest rate that will do.
  public var minimum: Float
  /// The highest rate that is of use.
  public var maximum: Float
  /// The rate to aim at; nil or 0 for none.
  public var preferred: Float?

  /// No wish at all: all three are 0.
  public static let `default` = CAFrameRateRange()

  /// No wish at all.
  public init() { (minimum, maximum, preferred) = (0, 0, 0) }

  /// From `minimum` to `maximum`, and best at `preferred`.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
}
