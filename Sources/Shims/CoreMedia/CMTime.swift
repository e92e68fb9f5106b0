// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A count of units of time.
public typealias CMTimeValue = Int64
/// The number of units per second.
public typealias CMTimeScale = Int32
/// A timeline; always 0 here.
public typealias CMTimeEpoch = Int64

/// What a time is besides a number.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: UInt32

  /// Creates flags from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The time has a meaning.
  public static let valid = CMTimeFlags(rawValue: 1 << 0)
  /// The time was rounded to a unit.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 1 << 1)
  /// After all other times.
  public static let positiveInfinity = CMTimeFlags(rawValue: 1 << 2)
  /// Before all other times.
  public static let negativeInfinity = CMTimeFlags(rawValue: 1 << 3)
  /// Not known, such as the duration of a live stream.
  public static let indefinite = CMTimeFlags(rawValue: 1 << 4)
  /// The flags of times that aren't numbers.
  public static let impliedValueFlagsMask: CMTimeFlags = [
    .positiveInfinity, .negativeInfinity, .indefinite,
  ]
}

/// How a time is rounded to units of another scale. The raw values are Apple's.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// To the nearest unit, halves away from zero.
  case roundHalfAwayFromZero = 1
  /// Toward zero.
  case roundTowardZero
  /// Away from zero.
  case roundAwayFromZero
  /// Toward zero if the scale gets finer, else away from it.
  case quickTime
  /// Up.
  case roundTowardPositiveInfinity
  /// Down.
  case roundTowardNegativeInfinity

  /// Halves away from zero.
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

/// A time as a rational number of seconds, as in Core Media: `value` units, of which `timescale` are a
/// second. It can also be invalid, indefinite or infinite.
public struct CMTime: Hashable, Comparable, Sendable {
  /// The number of units.
  public var value: CMTimeValue
  /// The number of units per second.
  public var timescale: CMTimeScale
  /// What the time is besides a number.
  public var flags: CMTimeFlags
  /// The timeline; always 0 here.
  public var epoch: CMTimeEpoch

  /// Creates an invalid time.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  /// Creates a time from its parts.
  public init(
    value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch
  ) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// Creates a time of `value` units, of which `timescale` are a second; invalid for a scale that isn't
  /// positive.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self =
      timescale > 0
      ? CMTime(value: value, timescale: timescale, flags: .valid, epoch: 0) : .invalid
  }

  /// Creates the time nearest to a number of seconds. NaN is invalid, and infinities are infinite.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard preferredTimescale > 0, !seconds.isNaN else {
      self = .invalid
      return
    }
    let units = (seconds * Double(preferredTimescale)).rounded()
    guard let value = CMTimeValue(exactly: units) else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    let isRounded = Double(value) / Double(preferredTimescale) != seconds
    self.init(
      value: value, timescale: preferredTimescale,
      flags: isRounded ? [.valid, .hasBeenRounded] : .valid, epoch: 0)
  }

  /// Zero seconds.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// A time without a meaning.
  public static let invalid = CMTime()
  /// An unknown time.
  public static let indefinite = CMTime(
    value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// The time after all others.
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// The time before all others.
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  /// The time in seconds; NaN if it is invalid or indefinite.
  public var seconds: Double {
    if isPositiveInfinity { return .infinity }
    if isNegativeInfinity { return -.infinity }
    return isNumeric ? Double(value) / Double(timescale) : .nan
  }

  /// Whether the time has a meaning.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether the time is a number of seconds.
  public var isNumeric: Bool {
    isValid && flags.isDisjoint(with: .impliedValueFlagsMask) && timescale > 0
  }
  /// Whether the time is unknown.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether the time is after all others.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether the time is before all others.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether the time was rounded to a unit.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// Returns the time in units of another scale.
  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, newTimescale > 0, newTimescale != timescale else { return self }
    let (high, low) = value.multipliedFullWidth(by: CMTimeValue(newTimescale))
    let scale = CMTimeValue(timescale)
    guard high == (low > UInt64(CMTimeValue.max) ? -1 : 0) else {
      return CMTime(seconds: seconds, preferredTimescale: newTimescale)
    }
    let product = CMTimeValue(truncatingIfNeeded: low)
    let (quotient, rest) = product.quotientAndRemainder(dividingBy: scale)
    let sign: CMTimeValue = product < 0 ? -1 : 1
    let isUp =
      switch method {
      case .roundHalfAwayFromZero: abs(rest) * 2 >= scale
      case .roundTowardZero: false
      case .roundAwayFromZero: rest != 0
      case .quickTime: rest != 0 && newTimescale < timescale
      case .roundTowardPositiveInfinity: rest > 0
      case .roundTowardNegativeInfinity: rest < 0
      }
    var result = CMTime(value: isUp ? quotient + sign : quotient, timescale: newTimescale)
    if rest != 0 || flags.contains(.hasBeenRounded) { result.flags.insert(.hasBeenRounded) }
    return result
  }

  /// Returns both times in a common scale: the smallest common one, or the finer of the two if that is too
  /// large.
  private static func inCommonScale(_ left: CMTime, _ right: CMTime) -> (CMTime, CMTime) {
    guard left.timescale != right.timescale else { return (left, right) }
    var (divisor, rest) = (left.timescale, right.timescale)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    let (scale, isTooLarge) = (left.timescale / divisor).multipliedReportingOverflow(
      by: right.timescale)
    let common = isTooLarge ? max(left.timescale, right.timescale) : scale
    return (
      left.convertScale(common, method: .default), right.convertScale(common, method: .default)
    )
  }

  private static func combined(
    _ left: CMTime, _ right: CMTime, _ operation: (CMTimeValue, CMTimeValue) -> (CMTimeValue, Bool),
    _ seconds: (Double, Double) -> Double
  ) -> CMTime {
    guard left.isValid, right.isValid else { return .invalid }
    guard left.isNumeric, right.isNumeric else {
      if left.isIndefinite || right.isIndefinite { return .indefinite }
      let result = seconds(left.seconds, right.seconds)
      return result.isNaN ? .invalid : result > 0 ? .positiveInfinity : .negativeInfinity
    }
    let (first, second) = inCommonScale(left, right)
    let (value, isTooLarge) = operation(first.value, second.value)
    guard !isTooLarge else {
      return seconds(left.seconds, right.seconds) > 0 ? .positiveInfinity : .negativeInfinity
    }
    let rounded = first.flags.union(second.flags).intersection(.hasBeenRounded)
    return CMTime(
      value: value, timescale: first.timescale, flags: rounded.union(.valid), epoch: 0)
  }

  /// Returns the sum.
  public static func + (left: CMTime, right: CMTime) -> CMTime {
    combined(left, right, { $0.addingReportingOverflow($1) }, +)
  }

  /// Returns the difference.
  public static func - (left: CMTime, right: CMTime) -> CMTime {
    combined(left, right, { $0.subtractingReportingOverflow($1) }, -)
  }

  /// Adds a time.
  public static func += (left: inout CMTime, right: CMTime) { left = left + right }

  /// Subtracts a time.
  public static func -= (left: inout CMTime, right: CMTime) { left = left - right }

  /// Returns whether times are the same, in whatever units.
  public static func == (left: CMTime, right: CMTime) -> Bool { left.order(to: right) == 0 }

  /// Returns whether a time is before another. Invalid times are after all others, and indefinite ones
  /// between numbers and infinity, as Apple's documentation of `CMTimeCompare` says.
  public static func < (left: CMTime, right: CMTime) -> Bool { left.order(to: right) < 0 }

  /// Hashes the number of seconds, or what the time is otherwise.
  public func hash(into hasher: inout Hasher) { hasher.combine(isNumeric ? seconds : rank) }

  private var rank: Double {
    isNegativeInfinity ? -1 : isNumeric ? 0 : isIndefinite ? 1 : isPositiveInfinity ? 2 : 3
  }

  fileprivate func order(to other: CMTime) -> Int32 {
    guard isNumeric, other.isNumeric else {
      return rank < other.rank ? -1 : rank > other.rank ? 1 : 0
    }
    let left = value.multipliedFullWidth(by: CMTimeValue(other.timescale))
    let right = other.value.multipliedFullWidth(by: CMTimeValue(timescale))
    return left < right ? -1 : left > right ? 1 : 0
  }
}

extension CMTime: CustomStringConvertible {
  /// The value, the scale and the seconds.
  public var description: String {
    isNumeric ? "{\(value)/\(timescale) = \(seconds)}" : isValid ? "{\(seconds)}" : "{INVALID}"
  }
}

// MARK: Functions of C

/// Returns `CMTime(value:timescale:)`.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// Returns `CMTime(value:timescale:)`.
public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// Returns `CMTime(seconds:preferredTimescale:)`.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Returns `CMTime(seconds:preferredTimescale:)`.
public func CMTimeMakeWithSeconds(_ seconds: Double, _ preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Returns the time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// Returns −1, 0 or 1, as the first time is before, the same as or after the second.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1.order(to: time2) }
/// Returns the sum.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// Returns the difference.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// Returns the earlier time.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
/// Returns the later time.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }
/// Returns the time without its sign.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime { time < .zero ? .zero - time : time }
/// Returns a multiple of a time.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  guard time.isNumeric else { return time }
  var product = time
  product.value = time.value.multipliedReportingOverflow(by: Int64(multiplier)).partialValue
  return product
}
/// Returns a multiple of a time, rounded to its units.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  guard time.isNumeric else { return time }
  return CMTime(seconds: time.seconds * multiplier, preferredTimescale: max(time.timescale, 1))
}
/// Returns a fraction of a time.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
  guard divisor != 0 else { return .invalid }
  return CMTimeMultiplyByFloat64(time, multiplier: Double(multiplier) / Double(divisor))
}
/// Returns the time in units of another scale.
public func CMTimeConvertScale(
  _ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod
) -> CMTime {
  time.convertScale(newTimescale, method: method)
}
/// Returns whether the time has a meaning.
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
/// Returns whether the time has no meaning.
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
/// Returns whether the time is unknown.
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
/// Returns whether the time is a number of seconds.
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
/// Zero seconds.
public let kCMTimeZero = CMTime.zero
/// A time without a meaning.
public let kCMTimeInvalid = CMTime.invalid
/// An unknown time.
public let kCMTimeIndefinite = CMTime.indefinite
/// The time after all others.
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
