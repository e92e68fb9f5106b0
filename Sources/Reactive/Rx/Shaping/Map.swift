extension ObservableType {
  /// Returns the results of `transform` for each element. If `transform` throws, the sequence
  /// fails.
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Observable<Result> {
    lift { MapSink($0, transform) }
  }
}

private final class MapSink<Input, Output>: Sink<Input, Output> {
  private let transform: (Input) throws -> Output

  init(_ downstream: Receiver<Output>, _ transform: @escaping (Input) throws -> Output) {
    self.transform = transform
    super.init(downstream)
  }

  override func next(_ element: Input) {
    do { forward(try transform(element)) } catch { fail(error) }
  }
}
