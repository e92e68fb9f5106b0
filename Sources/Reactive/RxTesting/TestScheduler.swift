public import Foundation
public import Rx
import VirtualTime

/// A time on a test scheduler, in ticks.
public typealias TestTime = Int

/// A scheduler whose time a test drives, in whole ticks.
///
/// While it runs it is also what the main scheduler and all other time of a stage go by, so that
/// code under test needs no scheduler handed to it. Made inside of `stage.perform { … }` it drives
/// that stage's clock, views included; else one of its own.
public class TestScheduler: SchedulerType {
  /// The times that `start(_:)` uses unless told otherwise.
  public struct Defaults {
    /// When the sequence is made.
    public static let created = 100

    /// When it is subscribed to.
    public static let subscribed = 200

    /// When the subscription is disposed.
    public static let disposed = 1000
  }

  let virtualClock: VirtualClock
  private let initialClock: TestTime
  private let resolution: Double
  private let origin: Instant
  private let simulatesProcessingDelay: Bool
  private var mustStop = false

  /// A scheduler at `initialClock`.
  ///
  /// - Parameters:
  ///   - initialClock: The tick at which it stands.
  ///   - resolution: The seconds of a tick; positive.
  ///   - simulateProcessingDelay: Whether what is scheduled for now on this scheduler runs a tick
  ///     later.
  public init(
    initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true
  ) {
    precondition(resolution > 0, "A tick cannot last \(resolution) s")
    virtualClock = VirtualClock.current ?? VirtualClock()
    (self.initialClock, self.resolution) = (initialClock, resolution)
    simulatesProcessingDelay = simulateProcessingDelay
    origin = virtualClock.now
  }

  /// The tick that has been reached.
  public var clock: TestTime {
    let seconds = Double(virtualClock.now.nanoseconds(since: origin)) / 1e9
    // Half a nanosecond makes up for the rounding of what is no whole number of nanoseconds.
    return initialClock + Int(((seconds + 0.5e-9) / resolution).rounded(.down))
  }

  /// The date that the tick stands for: that many ticks after 1970.
  public var now: RxTime { RxTime(timeIntervalSince1970: Double(clock) * resolution) }

  /// The tick at which work that is scheduled for `time` runs: a later one than this, with a
  /// simulated processing delay.
  public func adjustScheduledTime(_ time: TestTime) -> TestTime {
    time <= clock ? clock + (simulatesProcessingDelay ? 1 : 0) : time
  }

  /// Runs `action` with `state` as soon as it can: a tick later, with a simulated processing delay.
  ///
  /// - Returns: What cancels the work, and disposes of what the action has returned.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleAbsoluteVirtual(state, time: adjustScheduledTime(clock), action: action)
  }

  /// Runs `action` with `state` when `dueTime`, rounded to ticks, has passed.
  ///
  /// - Returns: What cancels the work, and disposes of what the action has returned.
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let time = clock + Int((dueTime.seconds / resolution + 0.5).rounded(.down))
    return scheduleAbsoluteVirtual(state, time: adjustScheduledTime(time), action: action)
  }

  /// Runs `action` with `state` in `dueTime` ticks.
  ///
  /// - Returns: What cancels the work, and disposes of what the action has returned.
  public func scheduleRelativeVirtual<StateType>(
    _ state: StateType, dueTime: TestTime, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleAbsoluteVirtual(state, time: clock + dueTime, action: action)
  }

  /// Runs `action` with `state` at the tick `time`, or as soon as it can if that has passed.
  ///
  /// - Returns: What cancels the work, and disposes of what the action has returned.
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

  /// Runs all work that waits and all that this schedules, until `stop` is called.
  ///
  /// A loop in which no time passes and work that goes on for ever, such as an interval that nobody
  /// disposes of, are programming errors.
  public func start() { run(through: .distantFuture) }

  /// Runs all work up to the tick `time` and stands there.
  public func advanceTo(_ time: TestTime) {
    run(through: instant(of: time))
    if !mustStop { virtualClock.run(through: instant(of: time)) }
  }

  /// Moves the clock on by `ticks`, and runs what is due meanwhile.
  public func sleep(_ ticks: TestTime) { advanceTo(clock + ticks) }

  /// Has `start` or `advanceTo` return after the work that runs.
  public func stop() { mustStop = true }

  /// Runs `body` with this scheduler's time current.
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
          "The test scheduler's work goes on for ever; dispose of it, or use advanceTo(_:)")
      }
    }
    if let failure = virtualClock.failure {
      fatalError("The test scheduler's clock has failed at tick \(clock): \(failure)")
    }
  }

  private func instant(of time: TestTime) -> Instant {
    origin.advanced(bySeconds: Double(time - initialClock) * resolution)
  }
}

extension RxTimeInterval {
  /// The span in seconds.
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
