extension ObservableType {
  /// Combines the elements with `accumulator` and sends each intermediate result. `accumulator`
  /// receives its previous result, initially `seed`, and an element. If `accumulator` throws, the
  /// sequence fails.
  public func scan<Accumulation>(
    _ seed: Accumulation,
    accumulator: @escaping (Accumulation, Element) throws -> Accumulation
  ) -> Observable<Accumulation> {
    scan(into: seed) { accumulation, element in
      accumulation = try accumulator(accumulation, element)
    }
  }

  /// Sends the values of an accumulation that starts as `seed` and that `accumulator` updates with
  /// each element. If `accumulator` throws, the sequence fails.
  public func scan<Accumulation>(
    into seed: Accumulation,
    accumulator: @escaping (inout Accumulation, Element) throws -> Void
  ) -> Observable<Accumulation> {
    lift { ScanSink($0, seed, accumulator) }
  }
}

private final class ScanSink<Input, Output>: Sink<Input, Output> {
  private let accumulator: (inout Output, Input) throws -> Void
  private var accumulation: Output

  init(
    _ downstream: Receiver<Output>, _ seed: Output,
    _ accumulator: @escaping (inout Output, Input) throws -> Void
  ) {
    self.accumulation = seed
    self.accumulator = accumulator
    super.init(downstream)
  }

  override func next(_ element: Input) {
    do {
      try accumulator(&accumulation, element)
      forward(accumulation)
    } catch {
      fail(error)
    }
  }
}
