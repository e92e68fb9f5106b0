extension ObservableType where Element == Never {
  /// The sequence as a completable.
  public func asCompletable() -> Completable { Completable(raw: asObservable()) }
}

extension Observable {
  /// The end of the sequence, without its elements.
  func ending<Output>() -> Observable<Output> { lift { EndSink($0) } }
}

private final class EndSink<Input, Output>: Sink<Input, Output> {
  override func next(_ element: Input) {}
}
