extension ObservableType {
  /// Returns a sequence that completes immediately, without elements.
  public static func empty() -> Observable<Element> { Empty() }
}

private final class Empty<Element>: Observable<Element> {
  override func deliver(to receiver: Receiver<Element>) {
    if !receiver.isDisposed { receiver.completed() }
  }
}
