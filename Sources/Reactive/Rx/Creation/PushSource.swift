/// The receiving end of a push source: three functions.
public struct PushSink<Element> {
  /// Receives an element.
  public let next: (Element) -> Void
  /// Ends the sequence with an error.
  public let fail: (any Error) -> Void
  /// Ends the sequence.
  public let complete: () -> Void

  /// Creates a sink from its functions.
  public init(
    next: @escaping (Element) -> Void, fail: @escaping (any Error) -> Void,
    complete: @escaping () -> Void
  ) {
    self.next = next
    self.fail = fail
    self.complete = complete
  }
}

/// A source that pushes elements: the signals, promises and streams of other libraries.
///
/// A type that conforms can be used in every sequence: `Observable.create(from: source)`.
public protocol PushSource<Element> {
  /// The type of the elements.
  associatedtype Element

  /// Starts the source, which sends to `sink` from then on, and returns a function that stops it.
  func start(_ sink: PushSink<Element>) -> () -> Void
}

extension ObservableType {
  /// Returns a sequence that starts `source` for each subscription and stops it on disposal.
  public static func create(from source: some PushSource<Element>) -> Observable<Element> {
    create(start: source.start)
  }

  /// Returns a sequence that calls `start` for each subscription, with the sink to send to, and the
  /// function that it returns on disposal.
  public static func create(
    start: @escaping (PushSink<Element>) -> () -> Void
  ) -> Observable<Element> {
    emitting { emitter in
      let sink = PushSink<Element>(
        next: emitter.next, fail: emitter.fail, complete: emitter.complete)
      return Disposables.create(with: start(sink))
    }
  }
}
