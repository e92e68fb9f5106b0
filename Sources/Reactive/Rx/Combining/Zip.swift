import DequeModule

extension ObservableType {
  /// The results of `resultSelector` for the first elements of all sources, then for the second
  /// ones, and so on.
  ///
  /// Completes when all sources have.
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

  /// The results of `resultSelector` for the first elements of all sources, then for the second
  /// ones, and so on.
  ///
  /// Completes when all sources have, or when one sends an element for which all others, having
  /// completed, have none.
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

  /// The first elements of all sources, then the second ones, and so on.
  public static func zip<Sources: Collection>(
    _ collection: Sources
  ) -> Observable<[Element]>
  where Sources.Element: ObservableType, Sources.Element.Element == Element {
    Observable<[Element]>.zip(collection, resultSelector: { $0 })
  }
}

extension ObservableType where Element == Any {
  /// The first elements of all sources, then the second ones, and so on, as tuples.
  static func zipping<each Source: ObservableType>(
    _ source: repeat each Source
  ) -> Observable<(repeat (each Source).Element)> {
    Observable<(repeat (each Source).Element)>.zipping(
      repeat each source,
      resultSelector: { (element: repeat (each Source).Element) in (repeat each element) })
  }
}

/// Receives one source and keeps its elements until their turn comes.
private final class ZipLane<Element, Output>: Receiver<Element> {
  private let source: Observable<Element>
  private let parent: GatheringSink<Output>
  private var elements = Deque<Element>()
  private var hasCompleted = false

  init(_ source: Observable<Element>, _ parent: GatheringSink<Output>) {
    (self.source, self.parent) = (source, parent)
  }

  func start() {
    if !isDisposed { source.deliver(to: self) }
  }

  /// Takes out the first element, which must be there.
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
