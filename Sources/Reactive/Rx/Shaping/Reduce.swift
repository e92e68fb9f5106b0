extension ObservableType {
  /// The last result of `accumulator`, sent at the completion: it gets the one before, at first
  /// `seed`, and each element. If it throws, the sequence fails.
  public func reduce<Accumulation>(
    _ seed: Accumulation,
    accumulator: @escaping (Accumulation, Element) throws -> Accumulation
  ) -> Observable<Accumulation> {
    reduce(seed, accumulator: accumulator, mapResult: { $0 })
  }

  /// What `mapResult` makes of the last result of `accumulator`, sent at the completion: it gets
  /// the one before, at first `seed`, and each element. If one of them throws, the sequence fails.
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
    (self.accumulation, self.accumulator, self.mapResult) = (seed, accumulator, mapResult)
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
