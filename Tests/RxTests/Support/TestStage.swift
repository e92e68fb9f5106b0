import Rx
import VirtualTime

/// A virtual clock for tests. All times are in milliseconds.
final class TestStage {
  let clock = VirtualClock()

  /// The current time of the clock.
  var now: Int { Int(clock.now.nanoseconds / 1_000_000) }

  /// Runs `body` at `time`.
  func at(_ time: Int, _ body: @escaping () -> Void) {
    clock.schedule(at: instant(time), body)
  }

  /// Runs the clock up to `time`.
  func run(to time: Int) { clock.run(through: instant(time)) }

  /// Subscribes at 0, disposes of the subscription at `end`, and returns the events as "time:
  /// event".
  func record<Source: ObservableType>(
    disposedAt end: Int = 10_000, _ source: () -> Source
  ) -> [String] {
    var log: [String] = []
    let source = clock.asCurrent(source)
    var subscription: (any Disposable)?
    at(0) {
      subscription = source.subscribe { event in
        log.append("\(self.now): \(event.debugDescription)")
      }
    }
    at(end) { subscription?.dispose() }
    run(to: end + 1_000)
    return log
  }

  /// Returns a source that sends `events` at their times relative to each subscription.
  func cold<Element>(_ events: [(Int, Event<Element>)]) -> TestSource<Element> {
    TestSource(stage: self) { observer in
      let works = events.map { time, event in
        self.clock.schedule(at: self.clock.now.advanced(by: Int64(time) * 1_000_000)) {
          observer.on(event)
        }
      }
      return Disposables.create(with: { works.forEach { self.clock.cancel($0) } })
    }
  }

  /// Returns a source that sends `events` at their times to all current subscribers.
  func hot<Element>(_ events: [(Int, Event<Element>)]) -> TestSource<Element> {
    let subject = PublishSubject<Element>()
    for (time, event) in events { at(time) { subject.on(event) } }
    return TestSource(stage: self) { subject.subscribe($0) }
  }

  private func instant(_ time: Int) -> Instant { Instant(nanoseconds: Int64(time) * 1_000_000) }
}

/// A source that records the start and end of each subscription.
final class TestSource<Element>: ObservableType {
  private let stage: TestStage
  private let connect: (AnyObserver<Element>) -> any Disposable

  /// The start and end of each subscription as "start-end", or "start-" while it is active.
  private(set) var subscriptions: [String] = []

  init(stage: TestStage, _ connect: @escaping (AnyObserver<Element>) -> any Disposable) {
    self.stage = stage
    self.connect = connect
  }

  func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    let index = subscriptions.count
    subscriptions.append("\(stage.now)-")
    let inner = connect(AnyObserver(observer))
    return Disposables.create(with: {
      self.subscriptions[index] += "\(self.stage.now)"
      inner.dispose()
    })
  }
}

/// The error that tests send.
struct TestError: Error, CustomStringConvertible {
  var description: String { "boom" }
}

/// Returns the events that `source` sends during subscription, without a clock.
func events<Source: ObservableType>(_ source: Source) -> [String] {
  var log: [String] = []
  _ = source.subscribe { event in log.append(event.debugDescription) }
  return log
}
