/// The clock of the current stage, for asynchronous code that waits on a `Clock`.
///
/// Its instants are on the stage's time: `try await Task.sleep(for: .seconds(1), clock: .stage)`
/// suspends the task for a second of the film. Operators that take a clock, such as `debounce` and
/// `throttle` of swift-async-algorithms, accept it as well. Outside of a stage, the time is 0 and a
/// sleep throws a `CancellationError`.
public struct StageClock: Clock {
  /// A point on a stage's clock.
  public typealias Instant = VirtualTime.Instant

  /// Creates the clock of the current stage.
  public init() {}

  /// The current instant of the stage.
  public var now: Instant { VirtualClock.current?.now ?? .zero }

  /// Whether a stage is current.
  package static var isRunning: Bool { VirtualClock.current != nil }

  /// A nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Suspends the task until `deadline`, or until a later turn of the current instant if that has
  /// passed. Throws `CancellationError` as soon as the task is cancelled. The tolerance has no
  /// effect.
  public nonisolated(nonsending) func sleep(
    until deadline: Instant, tolerance: Duration? = nil
  ) async throws {
    guard let clock = VirtualClock.current else { throw CancellationError() }
    try await clock.sleep(until: deadline)
  }
}

extension Clock where Self == StageClock {
  /// The clock of the current stage.
  public static var stage: StageClock { StageClock() }
}

extension Instant: InstantProtocol {
  /// Returns the instant `duration` later, in whole nanoseconds and clamped to the range.
  public func advanced(by duration: Duration) -> Instant { advanced(by: duration.wholeNanoseconds) }

  /// Returns the duration from this instant to `other`, clamped to 292 years.
  public func duration(to other: Instant) -> Duration {
    .nanoseconds(other.nanoseconds(since: self))
  }
}

extension Duration {
  /// Whole nanoseconds, rounded towards zero and clamped to the range of `Int64`.
  package var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, sumOverflow) = product.addingReportingOverflow(attoseconds / 1_000_000_000)
    return overflow || sumOverflow ? (seconds > 0 ? .max : .min) : sum
  }
}
