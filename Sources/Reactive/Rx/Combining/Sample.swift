extension ObservableType {
  /// The latest element, sent whenever `sampler` sends an element or completes.
  ///
  /// An element is sent once; if none has come since the last time, `defaultValue` is sent, or
  /// nothing without one. When this sequence has completed, so does the result with the next sample.
  /// An error of either passes at once.
  public func sample<Source: ObservableType>(
    _ sampler: Source, defaultValue: Element? = nil
  ) -> Observable<Element> {
    let (source, sampler) = (asObservable(), sampler.asObservable())
    return Start { receiver in
      let sink = SampleSink(receiver, defaultValue)
      receiver.attach(sink)
      let side = SideReceiver<Source.Element> { event in
        if case .error(let error) = event { sink.fail(error) } else { sink.sample() }
      }
      sink.hold(side)
      source.deliver(to: sink)
      if !sink.isDisposed { sampler.deliver(to: side) }
    }
  }
}

private final class SampleSink<Element>: HoldingSink<Element, Element> {
  private let defaultValue: Element?
  private var latest: Element?
  private var sourceHasCompleted = false

  init(_ downstream: Receiver<Element>, _ defaultValue: Element?) {
    self.defaultValue = defaultValue
    super.init(downstream)
  }

  override func next(_ element: Element) { latest = element }

  override func completed() {
    sourceHasCompleted = true
    detach()
  }

  /// Sends what is due at a sample.
  func sample() {
    let element = latest ?? defaultValue
    latest = nil
    if let element { forward(element) }
    if sourceHasCompleted { finish() }
  }
}
