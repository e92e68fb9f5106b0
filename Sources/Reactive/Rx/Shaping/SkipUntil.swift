extension ObservableType {
  /// Returns the elements that arrive after the first element of `other`. Errors of either sequence
  /// are passed on.
  ///
  /// If this sequence completes before `other` sends an element, the result sends nothing, not even
  /// the completion.
  public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
    let (source, other) = (asObservable(), other.asObservable())
    return Start { receiver in
      let sink = SkipUntilSink(receiver)
      receiver.attach(sink)
      let trigger = SideReceiver<Source.Element> { event in
        switch event {
        case .next: sink.open()
        case .error(let error): sink.fail(error)
        case .completed: break
        }
      }
      sink.hold(trigger)
      source.deliver(to: sink)
      if !sink.isDisposed { other.deliver(to: trigger) }
    }
  }
}

private final class SkipUntilSink<Element>: HoldingSink<Element, Element> {
  private var isOpen = false

  /// Lets all later elements pass.
  func open() {
    isOpen = true
    release()
  }

  override func next(_ element: Element) {
    if isOpen { forward(element) }
  }

  override func completed() {
    if isOpen { finish() } else { dispose() }
  }
}
