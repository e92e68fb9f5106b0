public import Rx

/// A sequence that sends a test's events and records its subscriptions.
///
/// It doesn't enforce the event contract: it sends all of its events, including those after a
/// terminal one.
public final class TestableObservable<Element>: ObservableType {
  /// The recorded subscriptions.
  public private(set) var subscriptions: [Subscription] = []

  /// The events: their times are absolute in a hot sequence, and relative to each subscription in a
  /// cold one.
  public let recordedEvents: [Recorded<Event<Element>>]

  private let scheduler: TestScheduler
  private let isHot: Bool
  private var observers: [(index: Int, observer: AnyObserver<Element>)] = []

  init(hot events: [Recorded<Event<Element>>], scheduler: TestScheduler) {
    recordedEvents = events
    self.scheduler = scheduler
    isHot = true
    for recorded in events {
      scheduler.scheduleAt(recorded.time) {
        for (_, observer) in self.observers { observer.on(recorded.value) }
      }
    }
  }

  init(cold events: [Recorded<Event<Element>>], scheduler: TestScheduler) {
    recordedEvents = events
    self.scheduler = scheduler
    isHot = false
  }

  /// Subscribes `observer` to the events, and records the subscription.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    let index = subscriptions.count
    subscriptions.append(Subscription(scheduler.clock))
    let connection = isHot ? join(observer, index) : play(observer)
    return Disposables.create(with: {
      connection.dispose()
      let begin = self.subscriptions[index].subscribe
      self.subscriptions[index] = Subscription(begin, self.scheduler.clock)
    })
  }

  /// Returns the sequence as an observable. Its subscriptions last until they are disposed of, even
  /// after a terminal event.
  public func asObservable() -> Observable<Element> { .untilDisposed { self.subscribe($0) } }

  private func join<Observer: ObserverType>(
    _ observer: Observer, _ index: Int
  ) -> any Disposable where Observer.Element == Element {
    observers.append((index, AnyObserver(observer)))
    return Disposables.create(with: { self.observers.removeAll { $0.index == index } })
  }

  private func play<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    Disposables.create(
      recordedEvents.map { recorded in
        scheduler.scheduleRelativeVirtual((), dueTime: recorded.time) { _ in
          observer.on(recorded.value)
          return Disposables.create()
        }
      })
  }
}
