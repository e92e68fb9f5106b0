extension ObservableType where Element == Never {
  /// Returns the sequence as a completable.
  public func asCompletable() -> Completable { Completable(raw: asObservable()) }
}

extension Observable {
  /// Returns only the terminal event of the sequence, without its elements.
  func ending<Output>() -> Observable<Output> { lift { EndSink($0) } }
}

private final class EndSink<Input, Output>: Sink<Input, Output> {
  override func next(_ element: Input) {}
}
