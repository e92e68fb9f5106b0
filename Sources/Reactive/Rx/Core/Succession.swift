import VirtualTime

/// What an observable is made of, for sinks that subscribe to one source after another.
enum Succession<Element> {
  /// A source to subscribe to.
  case itself

  /// A source that is made when its turn comes.
  case later(() throws -> Observable<Element>)

  /// What `concat` makes: sources of which each begins when the one before has completed.
  case concatenated(SourceIterator<Element>)

  /// What `catch(sequence:)` makes: sources of which each begins when the one before has failed.
  case alternatives(SourceIterator<Element>)
}

/// Sources still to come, with their number where it is known. It does not hold those that have been
/// taken out.
struct SourceIterator<Element> {
  private let iterator: AnyIterator<Observable<Element>>
  private var remaining: Int?

  init<Sources: Sequence>(_ sources: Sources, count: Int?)
  where Sources.Element == Observable<Element> {
    if let array = sources as? [Observable<Element>] {
      // An array's own iterator would hold all of its elements to the end.
      var rest = Array(array.reversed())
      iterator = AnyIterator { rest.popLast() }
    } else {
      iterator = AnyIterator(sources.makeIterator())
    }
    remaining = count
  }

  /// Whether nothing is known to come any more.
  var isExhausted: Bool { remaining == 0 }

  /// The next source.
  mutating func next() -> Observable<Element>? {
    if let remaining {
      guard remaining > 0 else { return nil }
      self.remaining = remaining - 1
    }
    return iterator.next()
  }
}

/// A sink that subscribes to one source after another, in constant depth.
///
/// A source that ends while it is being subscribed to is followed by the next one in a loop, not in
/// a call. A source that is itself a succession of the same kind, or makes one when its turn comes,
/// is not subscribed to: its sources take its place. An exhausted list is dropped before the last
/// of its sources begins, so `step().concat(.deferred { again() })` runs in constant space. A source
/// that has ended is let go, with its subscription, when the next one has begun. Each
/// source counts as a turn of the clock, so a succession without end in which no time passes fails
/// the clock.
class SuccessionSink<Element>: Sink<Element, Element> {
  private final var lists: [SourceIterator<Element>]
  private final var isAdvancing = false
  private final var mustAdvance = false

  init(_ downstream: Receiver<Element>, _ sources: SourceIterator<Element>) {
    lists = [sources]
    super.init(downstream)
  }

  override func next(_ element: Element) { forward(element) }

  /// The sources of `succession`, if this kind of sink puts them in its place.
  func sources(of succession: Succession<Element>) -> SourceIterator<Element>? { nil }

  /// Sends what ends a succession whose last source has ended.
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
      while case .later(let make) = source.succession {
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

  /// Counts a turn of the clock; disposes if that was one too many.
  private func admitTurn() -> Bool {
    if VirtualClock.current?.admitTurn() ?? true { return true }
    dispose()
    return false
  }
}
