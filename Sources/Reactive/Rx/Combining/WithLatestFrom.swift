extension ObservableType {
  /// Returns a sequence of the results of `resultSelector` for each element and the latest element
  /// of `second`; elements that arrive before the first of `second` are dropped.
  ///
  /// The completion of `second` has no effect; its error is forwarded. If `resultSelector` throws,
  /// the sequence fails.
  public func withLatestFrom<Source: ObservableConvertibleType, Result>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> Result
  ) -> Observable<Result> {
    let (first, second) = (asObservable(), second.asObservable())
    return Start { receiver in
      let sink = WithLatestFromSink(receiver, resultSelector)
      receiver.attach(sink)
      let side = SideReceiver<Source.Element> { event in
        switch event {
        case .next(let element): sink.latest = element
        case .error(let error): sink.fail(error)
        case .completed: break
        }
      }
      sink.hold(side)
      second.deliver(to: side)
      if !sink.isDisposed { first.deliver(to: sink) }
    }
  }

  /// Returns a sequence that sends the latest element of `second` for each element of this
  /// sequence; elements that arrive before the first of `second` are dropped.
  public func withLatestFrom<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Source.Element> {
    withLatestFrom(second) { $1 }
  }
}

private final class WithLatestFromSink<First, Second, Output>: HoldingSink<First, Output> {
  var latest: Second?
  private let resultSelector: (First, Second) throws -> Output

  init(
    _ downstream: Receiver<Output>, _ resultSelector: @escaping (First, Second) throws -> Output
  ) {
    self.resultSelector = resultSelector
    super.init(downstream)
  }

  override func next(_ element: First) {
    guard let latest else { return }
    do { forward(try resultSelector(element, latest)) } catch { fail(error) }
  }
}
