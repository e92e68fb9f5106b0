public import Rx

/// An observer that records the events it receives and their times.
public final class TestableObserver<Element>: ObserverType {
  private let scheduler: TestScheduler

  /// The received events.
  public private(set) var events: [Recorded<Event<Element>>] = []

  init(scheduler: TestScheduler) {
    self.scheduler = scheduler
  }

  /// Records `event`.
  public func on(_ event: Event<Element>) {
    events.append(Recorded(time: scheduler.clock, value: event))
  }
}
