public import Foundation
public import Rx
import VirtualTime

/// A time on a test scheduler, in ticks.
public typealias TestTime = Int

/// A scheduler whose time is controlled by a test, in whole ticks.
///
/// While the scheduler runs, the main scheduler and all other time of a stage follow its clock, so
/// that the code under test needs no scheduler parameter. A scheduler that is created inside
/// `stage.perform { … }` drives that stage's clock, including views; otherwise it drives a separate
/// clock.
public class TestScheduler: SchedulerType {
  /// The default times of `start(_:)`.
  public struct Defaults {
    /// The tick at which the sequence is created.
    public static let created = 100

    /// The tick of the subscription.
    public static let subscribed = 200

    /// The tick at which the subscription is disposed of.
    public static let disposed = 1000
  }

  let virtualClock: VirtualClock
  private let initialClock: TestTime
  private let resolution: Double
  private let origin: Instant
  private let simulatesProcessingDelay: Bool
  private var mustStop = false

  /// Creates a scheduler whose clock starts at `initialClock`.
  ///
  /// - Parameters:
  ///   - initialClock: The first tick.
  ///   - resolution: The duration of a tick in seconds; positive.
  ///   - simulateProcessingDelay: Whether work that is scheduled for the current tick on this
  ///     scheduler runs a tick later.
  public init(
    initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true
  ) {
    precondition(resolution > 0, "The resolution is \(resolution) s. It must be positive.")
    virtualClock = VirtualClock.current ?? VirtualClock()
    self.initialClock = initialClock
    self.resolution = resolution
    simulatesProcessingDelay = simulateProcessingDelay
    origin = virtualClock.now
  }

  /// The current tick.
  public var clock: TestTime {
    let seconds = Double(virtualClock.now.nanoseconds(since: origin)) / 1e9
    // Half a nanosecond compensates for rounding when a tick isn't a whole number of nanoseconds.
    return initialClock + Int(((seconds + 0.5e-9) / resolution).rounded(.down))
  }

  /// The date that the current tick represents: that many ticks after 1970.
  public var now: RxTime { RxTime(timeIntervalSince1970: Double(clock) * resolution) }

  /// Returns the tick at which work that is scheduled for `time` runs; if the processing delay is
  /// simulated, always later than the current tick.
  public func adjustScheduledTime(_ time: TestTime) -> TestTime {
    time <= clock ? clock + (simulatesProcessingDelay ? 1 : 0) : time
  }

  /// Runs `action` with `state` as soon as possible: a tick later if the processing delay is
  /// simulated.
  ///
  /// - Returns: A disposable that cancels the work and disposes of the action's result.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleAbsoluteVirtual(state, time: adjustScheduledTime(clock), action: action)
  }

  /// Runs `action` with `state` after `dueTime`, rounded to ticks.
  ///
  /// - Returns: A disposable that cancels the work and disposes of the action's result.
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let time = clock + Int((dueTime.seconds / resolution + 0.5).rounded(.down))
    return scheduleAbsoluteVirtual(state, time: adjustScheduledTime(time), action: action)
  }

  /// Runs `action` with `state` after `dueTime` ticks.
  ///
  /// - Returns: A disposable that cancels the work and disposes of the action's result.
  public func scheduleRelativeVirtual<StateType>(
    _ state: StateType, dueTime: TestTime, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleAbsoluteVirtual(state, time: clock + dueTime, action: action)
  }

  /// Runs `action` with `state` at the tick `time`, or as soon as possible if that tick has passed.
  ///
  /// - Returns: A disposable that cancels the work and disposes of the action's result.
  public func scheduleAbsoluteVirtual<StateType>(
    _ state: StateType, time: TestTime, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let result = SingleAssignmentDisposable()
    let work = virtualClock.schedule(at: instant(of: time)) {
      result.setDisposable(action(state))
    }
    let cancel = Disposables.create(with: { [weak virtualClock, weak work] in
      if let work { virtualClock?.cancel(work) }
    })
    return Disposables.create(cancel, result)
  }

  /// Runs `action` at the tick `time`.
  public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
    virtualClock.schedule(at: instant(of: time), action)
  }

  /// Runs all waiting work and all work that it schedules, until `stop` is called.
  ///
  /// A loop in which no time passes is a programming error, and so is endless work, such as an
  /// interval that is never disposed of.
  public func start() { run(through: .distantFuture) }

  /// Runs all work up to the tick `time`, and sets the clock to it.
  public func advanceTo(_ time: TestTime) {
    run(through: instant(of: time))
    if !mustStop { virtualClock.run(through: instant(of: time)) }
  }

  /// Advances the clock by `ticks`, and runs the work that becomes due.
  public func sleep(_ ticks: TestTime) { advanceTo(clock + ticks) }

  /// Makes `start` or `advanceTo` return after the current work.
  public func stop() { mustStop = true }

  /// Runs `body` with this scheduler's clock as the current clock.
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try virtualClock.asCurrent(body)
  }

  private func run(through end: Instant) {
    mustStop = false
    var remaining = virtualClock.turnLimit
    while !mustStop, let next = virtualClock.nextInstant, next <= end {
      guard virtualClock.runNext() else { break }
      remaining -= 1
      if remaining == 0 {
        fatalError(
          "The test scheduler's work never ends. Dispose of it, or use advanceTo(_:).")
      }
    }
    if let failure = virtualClock.failure {
      fatalError("The test scheduler's clock failed at tick \(clock): \(failure)")
    }
  }

  private func instant(of time: TestTime) -> Instant {
    origin.advanced(bySeconds: Double(time - initialClock) * resolution)
  }
}

extension RxTimeInterval {
  /// The interval in seconds.
  fileprivate var seconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: 1e9
    @unknown default: 1e9
    }
  }
}
