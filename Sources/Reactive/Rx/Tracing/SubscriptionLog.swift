package import VirtualTime

/// What the subscriptions of a traced stage received, in the order in which they were made.
///
/// It holds the subscriptions of the film's own code – `subscribe`, `bind`, `drive` – and those of
/// `Observable.create`, where its chains begin.
package final class SubscriptionLog: StageLocal {
  /// One subscription.
  package struct Entry {
    /// What its elements are.
    package let element: String
    /// Whether it is one of `create`.
    package let isSource: Bool
    /// When it was made.
    package let begin: Instant
    /// The line that made it.
    package let site: CallSite?
    /// What it received.
    package fileprivate(set) var events: [Occurrence] = []
    /// When it was disposed of without having ended by itself.
    package fileprivate(set) var disposal: Instant?
  }

  /// An event and when it came.
  package struct Occurrence {
    package let instant: Instant
    package let event: Event<String>
  }

  /// The subscriptions so far.
  package private(set) var entries: [Entry] = []
  /// How many more subscriptions and events there were, of which nothing was kept.
  package private(set) var omitted = 0
  private unowned let clock: VirtualClock

  package init(on clock: VirtualClock) { self.clock = clock }

  /// A receiver that records what `receiver` receives; `receiver` itself where nothing is traced.
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
    guard entries.count < clock.context.tracing.mostRecords else {
      omitted += 1
      return nil
    }
    entries.append(
      Entry(
        element: "\(Element.self)", isSource: isSource, begin: clock.now,
        site: clock.context.callSite))
    return Recorder(receiver, log: self, index: entries.count - 1)
  }

  /// Records an element: in a brief record only what is short to tell is told, else only that it came.
  fileprivate func recordNext<Element>(_ element: Element, at index: Int) {
    guard entries[index].events.count < clock.context.tracing.mostOfOne else {
      omitted += 1
      return
    }
    let isTold = clock.context.tracing == .full || element is any LosslessStringConvertible
    let text = isTold ? String("\(element)".prefix(120)) : "\(Element.self)"
    record(.next(text), at: index)
  }

  fileprivate func record(_ event: Event<String>, at index: Int) {
    entries[index].events.append(Occurrence(instant: clock.now, event: event))
  }

  fileprivate func recordDisposal(at index: Int) {
    entries[index].disposal = clock.now
  }
}

/// The sink that records what passes through.
private final class Recorder<Element>: Sink<Element, Element> {
  private let log: SubscriptionLog
  private let index: Int
  private var hasEnded = false

  init(_ downstream: Receiver<Element>, log: SubscriptionLog, index: Int) {
    (self.log, self.index) = (log, index)
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
