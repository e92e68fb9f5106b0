public import Rx

/// An observer that records what it receives and when.
public final class TestableObserver<Element>: ObserverType {
  private let scheduler: TestScheduler

  /// What it has received.
  public private(set) var events: [Recorded<Event<Element>>] = []

  init(scheduler: TestScheduler) {
    self.scheduler = scheduler
  }

  /// Records `event`.
  public func on(_ event: Event<Element>) {
    events.append(Recorded(time: scheduler.clock, value: event))
  }
}
