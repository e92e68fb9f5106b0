public import Rx

/// A sequence that sends what a test lists, and records who subscribes to it and when.
///
/// It is raw: it sends all of its events, also after a terminal one.
public final class TestableObservable<Element>: ObservableType {
  /// From when to when it was subscribed to.
  public private(set) var subscriptions: [Subscription] = []

  /// What it sends: a hot one at these times, a cold one that long after each subscription.
  public let recordedEvents: [Recorded<Event<Element>>]

  private let scheduler: TestScheduler
  private let isHot: Bool
  private var observers: [(index: Int, observer: AnyObserver<Element>)] = []

  init(hot events: [Recorded<Event<Element>>], scheduler: TestScheduler) {
    (recordedEvents, self.scheduler, isHot) = (events, scheduler, true)
    for recorded in events {
      scheduler.scheduleAt(recorded.time) {
        for (_, observer) in self.observers { observer.on(recorded.value) }
      }
    }
  }

  init(cold events: [Recorded<Event<Element>>], scheduler: TestScheduler) {
    (recordedEvents, self.scheduler, isHot) = (events, scheduler, false)
  }

  /// Has `observer` receive the events, and records it.
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

  /// The sequence as an observable. Its subscriptions last until they are disposed of, and not just
  /// to a terminal event.
  public func asObservable() -> Observable<Element> { .listening { self.subscribe($0) } }

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
