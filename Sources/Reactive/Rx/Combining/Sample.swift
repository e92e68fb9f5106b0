extension ObservableType {
  /// Returns a sequence that sends the latest element whenever `sampler` sends an element or
  /// completes.
  ///
  /// Each element is sent once. If no element has arrived since the last sample, `defaultValue` is
  /// sent if there is one. After this sequence has completed, the result completes with the next
  /// sample. An error of either sequence is forwarded immediately.
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

  /// Sends the latest element or the default, and completes if the source has completed.
  func sample() {
    let element = latest ?? defaultValue
    latest = nil
    if let element { forward(element) }
    if sourceHasCompleted { finish() }
  }
}
