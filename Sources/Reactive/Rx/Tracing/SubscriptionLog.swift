package import VirtualTime

/// The events that the subscriptions of a traced stage received, in the order of the subscriptions.
///
/// The log contains the subscriptions of the film's own code (`subscribe`, `bind`, `drive`, and
/// Combine's `sink` and `assign`) and those of `Observable.create`, where chains begin.
package final class SubscriptionLog: StageLocal {
  /// One subscription.
  package struct Entry {
    /// The type of its elements.
    package let element: String
    /// The function that subscribed, if it isn't `subscribe` of an observable or `create`.
    package let function: String?
    /// Whether the subscription belongs to `create`.
    package let isSource: Bool
    /// The instant of the subscription.
    package let begin: Instant
    /// The line that subscribed.
    package var site: CallSite? { calls?.site }
    fileprivate let calls: (any NotedCalls)?
    /// The events that it received.
    package fileprivate(set) var events: [Occurrence] = []
    /// The instant at which it was disposed of, if it hadn't ended by itself.
    package fileprivate(set) var disposal: Instant?
  }

  /// An event and its instant.
  package struct Occurrence {
    package let instant: Instant
    package let event: Event<String>
  }

  /// The subscriptions so far.
  package private(set) var entries: [Entry] = []
  /// The number of further subscriptions and events, which were not recorded.
  package private(set) var omitted = 0
  private unowned let clock: VirtualClock

  package init(on clock: VirtualClock) { self.clock = clock }

  /// Returns a receiver that records the events of `receiver`, or `receiver` itself if the stage
  /// isn't traced.
  static func recording<Element>(
    _ receiver: Receiver<Element>, isSource: Bool
  ) -> Receiver<Element> {
    guard let clock = VirtualClock.current, clock.context.isTraced,
      let recorder = of(clock).recorder(receiver, isSource: isSource)
    else { return receiver }
    receiver.attach(recorder)
    return recorder
  }

  private func recorder<Element>(
    _ receiver: Receiver<Element>, isSource: Bool
  ) -> Recorder<Element>? {
    add(Element.self, function: nil, isSource: isSource).map {
      Recorder(receiver, log: self, index: $0)
    }
  }

  /// Adds a subscription of the current stage that another library makes. Returns functions that
  /// record its events and its disposal; nil if the stage isn't traced.
  package static func begin<Element>(
    _ element: Element.Type, function: String
  ) -> (record: (Event<Element>) -> Void, dispose: () -> Void)? {
    guard let clock = VirtualClock.current, clock.context.isTraced else { return nil }
    let log = of(clock)
    guard let index = log.add(element, function: function, isSource: false) else { return nil }
    // Events that arrive after the end of the stage aren't recorded.
    return (
      record: { [weak log] event in
        switch event {
        case .next(let element): log?.recordNext(element, at: index)
        case .error(let error): log?.record(.error(error), at: index)
        case .completed: log?.record(.completed, at: index)
        }
      },
      dispose: { [weak log] in log?.recordDisposal(at: index) }
    )
  }

  /// Adds a subscription and returns its index; nil if there are too many.
  private func add<Element>(
    _ element: Element.Type, function: String?, isSource: Bool
  ) -> Int? {
    guard entries.count < clock.context.tracing.recordLimit else {
      omitted += 1
      return nil
    }
    entries.append(
      Entry(
        element: "\(element)", function: function, isSource: isSource, begin: clock.now,
        calls: clock.context.calls))
    return entries.count - 1
  }

  /// Records an element. A brief trace contains the value only if its type has a short text
  /// representation; otherwise it contains only the type.
  fileprivate func recordNext<Element>(_ element: Element, at index: Int) {
    guard entries[index].events.count < clock.context.tracing.recordLimitPerKey else {
      omitted += 1
      return
    }
    let isRecorded = clock.context.tracing == .full || element is any LosslessStringConvertible
    let text = isRecorded ? String("\(element)".prefix(120)) : "\(Element.self)"
    record(.next(text), at: index)
  }

  fileprivate func record(_ event: Event<String>, at index: Int) {
    entries[index].events.append(Occurrence(instant: clock.now, event: event))
  }

  fileprivate func recordDisposal(at index: Int) {
    entries[index].disposal = clock.now
  }
}

/// The sink that records the events that pass through it.
private final class Recorder<Element>: Sink<Element, Element> {
  private let log: SubscriptionLog
  private let index: Int
  private var hasEnded = false

  init(_ downstream: Receiver<Element>, log: SubscriptionLog, index: Int) {
    self.log = log
    self.index = index
    super.init(downstream)
  }

  override func next(_ element: Element) {
    guard !isDisposed else { return }
    log.recordNext(element, at: index)
    forward(element)
  }

  override func error(_ error: any Error) {
    end(.error(error))
    fail(error)
  }

  override func completed() {
    end(.completed)
    finish()
  }

  override func dispose() {
    if !isDisposed, !hasEnded {
      hasEnded = true
      log.recordDisposal(at: index)
    }
    super.dispose()
  }

  private func end(_ event: Event<String>) {
    guard !isDisposed, !hasEnded else { return }
    hasEnded = true
    log.record(event, at: index)
  }
}
