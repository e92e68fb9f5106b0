import DequeModule

extension ObservableType where Element: ObservableConvertibleType {
  /// Returns a sequence that sends the elements of all inner sequences as they arrive.
  public func merge() -> Observable<Element.Element> {
    lift { MergeSink($0) { $0.asObservable() } }
  }

  /// Returns a sequence that sends the elements of the inner sequences as they arrive. At most
  /// `maxConcurrent` are subscribed to at a time; the others wait in a queue. A number below 1 is a
  /// programming error.
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    checkUse(
      maxConcurrent > 0,
      "merge(maxConcurrent:) received the number \(maxConcurrent). It must be 1 or more.")
    return lift { MergeSink($0, maxConcurrent: max(maxConcurrent, 1)) { $0.asObservable() } }
  }

  /// Returns a sequence that sends the elements of the inner sequences, one sequence after another.
  public func concat() -> Observable<Element.Element> { merge(maxConcurrent: 1) }
}

extension ObservableType {
  /// Returns a sequence that sends the elements of all `sources` as they arrive.
  public static func merge<Sources: Collection>(
    _ sources: Sources
  ) -> Observable<Element> where Sources.Element == Observable<Element> {
    merging(sources)
  }

  /// Returns a sequence that sends the elements of all `sources` as they arrive.
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    merging(sources)
  }

  /// Returns a sequence that sends the elements of all `sources` as they arrive.
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merging(sources)
  }

  private static func merging<Sources: Sequence>(
    _ sources: Sources
  ) -> Observable<Element> where Sources.Element == Observable<Element> {
    Start { receiver in
      let sink = MergeSink<Observable<Element>, Element>(receiver) { $0 }
      receiver.attach(sink)
      for source in sources where !sink.isDisposed { sink.next(source) }
      sink.completed()
    }
  }
}

extension ObservableType {
  /// Returns a sequence that sends the elements of the inner sequences that `selector` returns, as
  /// they arrive.
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    lift { MergeSink($0) { try selector($0).asObservable() } }
  }

  /// Returns a sequence that sends the elements of the inner sequences that `selector` returns, one
  /// sequence after another.
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    lift { MergeSink($0, maxConcurrent: 1) { try selector($0).asObservable() } }
  }
}

/// Subscribes to the inner sequence of each element, at most `maxConcurrent` at a time.
private final class MergeSink<Input, Output>: OuterSink<Input, Output> {
  private let maxConcurrent: Int
  private let project: (Input) throws -> Observable<Output>
  private var inners: [(any Disposable)?] = []
  private var vacant: [Int] = []
  private var waiting = Deque<Observable<Output>>()
  private var sourceHasCompleted = false
  private var isStartingWaiting = false

  init(
    _ downstream: Receiver<Output>, maxConcurrent: Int = .max,
    _ project: @escaping (Input) throws -> Observable<Output>
  ) {
    self.maxConcurrent = maxConcurrent
    self.project = project
    super.init(downstream)
  }

  override func next(_ element: Input) {
    do {
      let source = try project(element)
      if activeCount < maxConcurrent, waiting.isEmpty {
        start(source)
      } else {
        waiting.append(source)
      }
    } catch {
      fail(error)
    }
  }

  override func completed() {
    sourceHasCompleted = true
    detach()
    finishIfDone()
  }

  override func dispose() {
    guard !isDisposed else { return }
    super.dispose()
    waiting.removeAll()
    let held = inners
    inners = []
    for inner in held { inner?.dispose() }
  }

  /// Removes the completed inner sequence in `slot` and starts waiting ones, in a loop, so that
  /// sequences that complete immediately don't nest calls.
  override func innerCompleted(_ slot: Int) {
    guard !isDisposed else { return }
    inners[slot] = nil
    vacant.append(slot)
    guard !isStartingWaiting else { return }
    if !waiting.isEmpty { startWaiting() }
    finishIfDone()
  }

  private func startWaiting() {
    isStartingWaiting = true
    while activeCount < maxConcurrent, let source = waiting.popFirst() { start(source) }
    isStartingWaiting = false
  }

  private func start(_ source: Observable<Output>) {
    guard !isDisposed else { return }
    let slot = vacant.popLast() ?? inners.count
    let inner = InnerReceiver(self, slot: slot)
    if slot == inners.count { inners.append(inner) } else { inners[slot] = inner }
    source.deliver(to: inner)
  }

  private var activeCount: Int { inners.count - vacant.count }

  private func finishIfDone() {
    if sourceHasCompleted, activeCount == 0, waiting.isEmpty { finish() }
  }
}
