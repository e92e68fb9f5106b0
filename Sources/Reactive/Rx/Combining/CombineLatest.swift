extension ObservableType {
  /// Returns a sequence of the results of `resultSelector` for the latest elements of all sources.
  /// A result is sent whenever a source sends an element, once all have sent at least one.
  ///
  /// It completes when all sources have completed, or when no further result is possible.
  static func combiningLatest<each Source: ObservableType>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    let sources = (repeat (each source).asObservable())
    return Start { receiver in
      let sink = GatheringSink<Element>(receiver, endsEarly: true)
      receiver.attach(sink)
      let lanes = (repeat LatestLane(each sources, sink))
      var erased: [any Disposable] = []
      for lane in repeat each lanes { erased.append(lane) }
      sink.gather(erased) { try resultSelector(repeat (each lanes).element) }
      for lane in repeat each lanes { lane.start() }
    }
  }

  /// Returns a sequence of the results of `resultSelector` for the latest elements of all sources.
  /// A result is sent whenever a source sends an element, once all have sent at least one.
  ///
  /// It completes when all sources have completed, or when no further result is possible. Without
  /// sources, it sends the result for an empty array and completes.
  public static func combineLatest<Sources: Collection>(
    _ collection: Sources,
    resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableType {
    Start { receiver in
      let sink = GatheringSink<Element>(receiver, endsEarly: true)
      receiver.attach(sink)
      let lanes = collection.map { LatestLane($0.asObservable(), sink) }
      sink.gather(lanes) { try resultSelector(lanes.map { $0.element }) }
      for lane in lanes { lane.start() }
      if lanes.isEmpty { sink.finishWithoutLanes() }
    }
  }

  /// Returns a sequence of arrays of the latest elements of all sources. An array is sent whenever
  /// a source sends an element, once all have sent at least one. Without sources, the sequence
  /// sends an empty array and completes.
  public static func combineLatest<Sources: Collection>(
    _ collection: Sources
  ) -> Observable<[Element]>
  where Sources.Element: ObservableType, Sources.Element.Element == Element {
    Observable<[Element]>.combineLatest(collection, resultSelector: { $0 })
  }
}

extension ObservableType where Element == Any {
  /// Returns a sequence of tuples of the latest elements of all sources. A tuple is sent whenever a
  /// source sends an element, once all have sent at least one.
  static func combiningLatest<each Source: ObservableType>(
    _ source: repeat each Source
  ) -> Observable<(repeat (each Source).Element)> {
    Observable<(repeat (each Source).Element)>.combiningLatest(
      repeat each source,
      resultSelector: { (element: repeat (each Source).Element) in (repeat each element) })
  }
}

/// Receives one source and keeps its latest element.
private final class LatestLane<Element, Output>: Receiver<Element> {
  private let source: Observable<Element>
  private let parent: GatheringSink<Output>
  private var latest: Element?
  private var hasCompleted = false

  init(_ source: Observable<Element>, _ parent: GatheringSink<Output>) {
    self.source = source
    self.parent = parent
  }

  func start() {
    if !isDisposed { source.deliver(to: self) }
  }

  /// The latest element; the lane must not be empty.
  var element: Element {
    guard let latest else { preconditionFailure("The lane is empty") }
    return latest
  }

  override func next(_ element: Element) {
    if latest == nil { parent.laneFilled() }
    latest = element
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
