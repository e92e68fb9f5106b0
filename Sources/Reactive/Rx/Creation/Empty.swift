extension ObservableType {
  /// A sequence that completes at once, without elements.
  public static func empty() -> Observable<Element> { Empty() }
}

private final class Empty<Element>: Observable<Element> {
  override func deliver(to receiver: Receiver<Element>) {
    if !receiver.isDisposed { receiver.completed() }
  }
}
