extension ObservableType {
  /// Combines all elements with `accumulator` and sends the final result at the completion.
  /// `accumulator` receives its previous result, initially `seed`, and an element. If `accumulator`
  /// throws, the sequence fails.
  public func reduce<Accumulation>(
    _ seed: Accumulation,
    accumulator: @escaping (Accumulation, Element) throws -> Accumulation
  ) -> Observable<Accumulation> {
    reduce(seed, accumulator: accumulator, mapResult: { $0 })
  }

  /// Combines all elements with `accumulator` and sends `mapResult` of the final result at the
  /// completion. `accumulator` receives its previous result, initially `seed`, and an element. If a
  /// closure throws, the sequence fails.
  public func reduce<Accumulation, Result>(
    _ seed: Accumulation,
    accumulator: @escaping (Accumulation, Element) throws -> Accumulation,
    mapResult: @escaping (Accumulation) throws -> Result
  ) -> Observable<Result> {
    lift { ReduceSink($0, seed, accumulator, mapResult) }
  }
}

private final class ReduceSink<Input, Accumulation, Output>: Sink<Input, Output> {
  private let accumulator: (Accumulation, Input) throws -> Accumulation
  private let mapResult: (Accumulation) throws -> Output
  private var accumulation: Accumulation

  init(
    _ downstream: Receiver<Output>, _ seed: Accumulation,
    _ accumulator: @escaping (Accumulation, Input) throws -> Accumulation,
    _ mapResult: @escaping (Accumulation) throws -> Output
  ) {
    self.accumulation = seed
    self.accumulator = accumulator
    self.mapResult = mapResult
    super.init(downstream)
  }

  override func next(_ element: Input) {
    do { accumulation = try accumulator(accumulation, element) } catch { fail(error) }
  }

  override func completed() {
    do {
      forward(try mapResult(accumulation))
      finish()
    } catch {
      fail(error)
    }
  }
}
