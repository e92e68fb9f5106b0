extension ObservableType {
  /// Returns a sequence that sends no events and never ends.
  public static func never() -> Observable<Element> { Silence() }
}

private final class Silence<Element>: Observable<Element> {
  override func deliver(to receiver: Receiver<Element>) {}
}
