import DequeModule

extension ObservableType {
  /// Returns a sequence of the results of `resultSelector` for the first elements of all sources,
  /// then for their second elements, and so on.
  ///
  /// It completes when all sources have completed.
  static func zipping<each Source: ObservableType>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    let sources = (repeat (each source).asObservable())
    return Start { receiver in
      let sink = GatheringSink<Element>(receiver, endsEarly: false)
      receiver.attach(sink)
      let lanes = (repeat ZipLane(each sources, sink))
      var erased: [any Disposable] = []
      for lane in repeat each lanes { erased.append(lane) }
      sink.gather(erased) { try resultSelector(repeat (each lanes).take()) }
      for lane in repeat each lanes { lane.start() }
    }
  }

  /// Returns a sequence of the results of `resultSelector` for the first elements of all sources,
  /// then for their second elements, and so on.
  ///
  /// It completes when all sources have completed, or when a source sends an element after all
  /// others have completed and the element can't become part of a result.
  public static func zip<Sources: Collection>(
    _ collection: Sources,
    resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableType {
    Start { receiver in
      let sink = GatheringSink<Element>(receiver, endsEarly: true)
      receiver.attach(sink)
      let lanes = collection.map { ZipLane($0.asObservable(), sink) }
      sink.gather(lanes) { try resultSelector(lanes.map { $0.take() }) }
      for lane in lanes { lane.start() }
      if lanes.isEmpty { sink.finish() }
    }
  }

  /// Returns a sequence of arrays: the first elements of all sources, then their second elements,
  /// and so on.
  public static func zip<Sources: Collection>(
    _ collection: Sources
  ) -> Observable<[Element]>
  where Sources.Element: ObservableType, Sources.Element.Element == Element {
    Observable<[Element]>.zip(collection, resultSelector: { $0 })
  }
}

extension ObservableType where Element == Any {
  /// Returns a sequence of tuples: the first elements of all sources, then their second elements,
  /// and so on.
  static func zipping<each Source: ObservableType>(
    _ source: repeat each Source
  ) -> Observable<(repeat (each Source).Element)> {
    Observable<(repeat (each Source).Element)>.zipping(
      repeat each source,
      resultSelector: { (element: repeat (each Source).Element) in (repeat each element) })
  }
}

/// Receives one source and keeps its elements until they become part of a result.
private final class ZipLane<Element, Output>: Receiver<Element> {
  private let source: Observable<Element>
  private let parent: GatheringSink<Output>
  private var elements = Deque<Element>()
  private var hasCompleted = false

  init(_ source: Observable<Element>, _ parent: GatheringSink<Output>) {
    self.source = source
    self.parent = parent
  }

  func start() {
    if !isDisposed { source.deliver(to: self) }
  }

  /// Removes and returns the first element; the lane must not be empty.
  func take() -> Element {
    guard let element = elements.popFirst() else { preconditionFailure("The lane is empty") }
    if elements.isEmpty { parent.laneEmptied() }
    return element
  }

  override func next(_ element: Element) {
    if elements.isEmpty { parent.laneFilled() }
    elements.append(element)
    parent.laneReceived(isCompleted: hasCompleted)
  }

  override func error(_ error: any Error) {
    dispose()
    parent.fail(error)
  }

  override func completed() {
    hasCompleted = true
    dispose()
    parent.laneCompleted()
  }
}
