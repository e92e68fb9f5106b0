extension ObservableType {
  /// Returns the non-nil results of `transform` for each element. If `transform` throws, the
  /// sequence fails.
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Observable<Result> {
    lift { CompactMapSink($0, transform) }
  }
}

private final class CompactMapSink<Input, Output>: Sink<Input, Output> {
  private let transform: (Input) throws -> Output?

  init(_ downstream: Receiver<Output>, _ transform: @escaping (Input) throws -> Output?) {
    self.transform = transform
    super.init(downstream)
  }

  override func next(_ element: Input) {
    do { if let result = try transform(element) { forward(result) } } catch { fail(error) }
  }
}
