public import Foundation
public import OpenCombine
import VirtualTime

/// A publisher that emits the stage's time as a date at an interval, from its connection on.
public final class StageTimerPublisher: ConnectablePublisher {
  /// The time at which an element was emitted.
  public typealias Output = Date
  /// The publisher never fails.
  public typealias Failure = Never

  /// The interval in seconds.
  public let interval: TimeInterval
  private let subject = PassthroughSubject<Date, Never>()

  /// Creates a publisher that emits at an interval in seconds.
  public init(interval: TimeInterval) { self.interval = interval }

  /// Adds a subscriber.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Date, Downstream.Failure == Never {
    subject.receive(subscriber: subscriber)
  }

  /// Starts the timer; the first element comes after one interval.
  public func connect() -> any Cancellable {
    let scheduler = StageScheduler.shared
    return scheduler.schedule(
      after: scheduler.now.advanced(by: .seconds(interval)), interval: .seconds(interval),
      tolerance: .nanoseconds(0), options: nil
    ) { [subject] in subject.send(scheduler.now.date) }
  }
}

extension Foundation.Timer {
  /// The publisher of `publish(every:on:in:)`.
  public typealias TimerPublisher = StageTimerPublisher

  /// Returns a publisher that emits the stage's time at an interval in seconds, once connected. The
  /// other arguments have no effect.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: StageSchedulerOptions? = nil
  ) -> StageTimerPublisher {
    StageTimerPublisher(interval: interval)
  }
}
