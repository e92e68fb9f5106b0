extension ObservableType {
  /// Returns a sequence of the results of `resultSelector` for `object`, which is held weakly, and
  /// each element. An element that arrives after the object was deallocated completes the sequence.
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> Observable<Result> {
    lift { [weak object] in WithUnretainedSink($0, object, resultSelector) }
  }

  /// Returns a sequence of pairs of `object`, which is held weakly, and each element. An element
  /// that arrives after the object was deallocated completes the sequence.
  public func withUnretained<Object: AnyObject>(
    _ object: Object
  ) -> Observable<(Object, Element)> {
    withUnretained(object) { ($0, $1) }
  }
}

private final class WithUnretainedSink<Input, Object: AnyObject, Output>: Sink<Input, Output> {
  private weak var object: Object?
  private let resultSelector: (Object, Input) -> Output

  init(
    _ downstream: Receiver<Output>, _ object: Object?,
    _ resultSelector: @escaping (Object, Input) -> Output
  ) {
    self.object = object
    self.resultSelector = resultSelector
    super.init(downstream)
  }

  override func next(_ element: Input) {
    if let object { forward(resultSelector(object, element)) } else { finish() }
  }
}
