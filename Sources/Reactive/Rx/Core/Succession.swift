import VirtualTime

/// The structure of an observable, for sinks that subscribe to one source after another.
enum Succession<Element> {
  /// A source to subscribe to.
  case single

  /// A source that is created when it is needed.
  case deferred(() throws -> Observable<Element>)

  /// The sources of a `concat`: each starts when the previous one has completed.
  case concatenated(SourceIterator<Element>)

  /// The sources of a `catch(sequence:)`: each starts when the previous one has failed.
  case alternatives(SourceIterator<Element>)
}

/// An iterator over the remaining sources, with their count if it is known. Sources that were
/// returned are not retained.
struct SourceIterator<Element> {
  private let iterator: AnyIterator<Observable<Element>>
  private var remaining: Int?

  init<Sources: Sequence>(_ sources: Sources, count: Int?)
  where Sources.Element == Observable<Element> {
    if let array = sources as? [Observable<Element>] {
      // An array's own iterator would retain all elements until the end.
      var rest = Array(array.reversed())
      iterator = AnyIterator { rest.popLast() }
    } else {
      iterator = AnyIterator(sources.makeIterator())
    }
    remaining = count
  }

  /// Whether no sources are known to remain.
  var isExhausted: Bool { remaining == 0 }

  /// Returns the next source.
  mutating func next() -> Observable<Element>? {
    if let remaining {
      guard remaining > 0 else { return nil }
      self.remaining = remaining - 1
    }
    return iterator.next()
  }
}

/// A sink that subscribes to one source after another, with constant stack depth.
///
/// If a source ends while it is being subscribed to, a loop starts the next one, not a nested call.
/// If a source is itself a succession of the same kind, or creates one when it is needed, its
/// sources replace it. An exhausted list is removed before its last source starts, so
/// `step().concat(.deferred { again() })` runs in constant space. A source that has ended is
/// released, with its subscription, after the next one has started. Each source counts as a turn of
/// the clock, so an endless succession in which no time passes fails the clock.
class SuccessionSink<Element>: Sink<Element, Element> {
  private final var lists: [SourceIterator<Element>]
  private final var isAdvancing = false
  private final var mustAdvance = false

  init(_ downstream: Receiver<Element>, _ sources: SourceIterator<Element>) {
    lists = [sources]
    super.init(downstream)
  }

  override func next(_ element: Element) { forward(element) }

  /// Returns the sources of `succession` if this kind of sink replaces it with them; nil otherwise.
  func sources(of succession: Succession<Element>) -> SourceIterator<Element>? { nil }

  /// Sends the terminal event after the last source has ended.
  func exhausted() { finish() }

  override func dispose() {
    super.dispose()
    lists = []
  }

  /// Subscribes to the next source.
  final func advance() {
    mustAdvance = true
    guard !isAdvancing else { return }
    isAdvancing = true
    while mustAdvance, !isDisposed {
      mustAdvance = false
      do {
        guard let source = try nextSource() else { return isDisposed ? () : exhausted() }
        let previous = takeUpstream()
        source.deliver(to: self)
        previous?.dispose()
      } catch {
        return fail(error)
      }
    }
    isAdvancing = false
  }

  private func nextSource() throws -> Observable<Element>? {
    while var source = takeSource() {
      guard admitTurn() else { return nil }
      while case .deferred(let make) = source.succession {
        guard admitTurn() else { return nil }
        source = try make()
      }
      guard let inner = sources(of: source.succession) else { return source }
      lists.append(inner)
    }
    return nil
  }

  private func takeSource() -> Observable<Element>? {
    while let last = lists.indices.last {
      let source = lists[last].next()
      if source == nil || lists[last].isExhausted { lists.removeLast() }
      if let source { return source }
    }
    return nil
  }

  /// Counts a turn of the clock and returns whether it is within the clock's limit; disposes of the
  /// sink if it isn't.
  private func admitTurn() -> Bool {
    if VirtualClock.current?.admitTurn() ?? true { return true }
    dispose()
    return false
  }
}
