public import Dispatch
public import Foundation
public import OpenCombine
public import VirtualTime

/// A point in time of the schedulers on a stage's clock: `DispatchQueue.SchedulerTimeType` and its
/// like.
public struct StageTimeType: Strideable, Codable, Hashable, Sendable {
  /// The point in time, from the stage's start.
  public var nanoseconds: Int64

  /// Creates the point in time of an instant of the stage.
  public init(_ instant: Instant) { nanoseconds = instant.nanoseconds }

  /// The instant of the stage.
  public var instant: Instant { Instant(nanoseconds: nanoseconds) }

  /// The time as a date: the reference date plus the time on the stage's clock.
  public var date: Date { Date(timeIntervalSinceReferenceDate: instant.seconds) }

  /// Returns the interval from this point in time to `other`.
  public func distance(to other: StageTimeType) -> Stride {
    Stride(nanoseconds: other.instant.nanoseconds(since: instant))
  }

  /// Returns the point in time `stride` later.
  public func advanced(by stride: Stride) -> StageTimeType {
    StageTimeType(instant.advanced(by: stride.nanoseconds))
  }

  /// A length of time, in whole nanoseconds. Literals are in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Codable, Hashable, Sendable
  {
    /// The length in nanoseconds.
    public var nanoseconds: Int64

    init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

    /// Creates a length from one of Dispatch.
    public init(_ interval: DispatchTimeInterval) {
      self.init(nanoseconds: interval.wholeNanoseconds)
    }

    /// Creates a length from a number of seconds, as `RunLoop` and `OperationQueue` have it.
    public init(_ seconds: TimeInterval) { self = .seconds(seconds) }

    /// Creates a length from a number of seconds.
    public init(floatLiteral seconds: Double) { self = .seconds(seconds) }

    /// Creates a length from a number of seconds.
    public init(integerLiteral seconds: Int) { self = .seconds(seconds) }

    /// Creates a length from a number of seconds, if that can be represented.
    public init?(exactly source: some BinaryInteger) {
      guard let seconds = Int(exactly: source) else { return nil }
      self = .seconds(seconds)
    }

    /// The length in nanoseconds.
    public var magnitude: Int { Int(nanoseconds.magnitude) }

    /// The length as one of Dispatch.
    public var timeInterval: DispatchTimeInterval { .nanoseconds(Int(nanoseconds)) }

    /// Returns a number of seconds as a length.
    public static func seconds(_ seconds: Double) -> Stride {
      Stride(nanoseconds: Instant.nanoseconds(seconds))
    }

    /// Returns a number of seconds as a length.
    public static func seconds(_ seconds: Int) -> Stride { Stride(.seconds(seconds)) }

    /// Returns a number of milliseconds as a length.
    public static func milliseconds(_ count: Int) -> Stride { Stride(.milliseconds(count)) }

    /// Returns a number of microseconds as a length.
    public static func microseconds(_ count: Int) -> Stride { Stride(.microseconds(count)) }

    /// Returns a number of nanoseconds as a length.
    public static func nanoseconds(_ count: Int) -> Stride { Stride(nanoseconds: Int64(count)) }

    /// Returns the sum of two lengths.
    public static func + (left: Stride, right: Stride) -> Stride {
      let sum = Instant(nanoseconds: left.nanoseconds).advanced(by: right.nanoseconds)
      return Stride(nanoseconds: sum.nanoseconds)
    }

    /// Returns the difference of two lengths.
    public static func - (left: Stride, right: Stride) -> Stride {
      Stride(
        nanoseconds: Instant(nanoseconds: left.nanoseconds).nanoseconds(
          since: Instant(nanoseconds: right.nanoseconds)))
    }

    /// Returns the product of two lengths as numbers of seconds.
    public static func * (left: Stride, right: Stride) -> Stride {
      .seconds(Double(left.nanoseconds) / 1e9 * Double(right.nanoseconds) / 1e9)
    }

    /// Multiplies by another length as a number of seconds.
    public static func *= (left: inout Stride, right: Stride) { left = left * right }

    /// Returns whether a length is shorter than another.
    public static func < (left: Stride, right: Stride) -> Bool {
      left.nanoseconds < right.nanoseconds
    }
  }
}
