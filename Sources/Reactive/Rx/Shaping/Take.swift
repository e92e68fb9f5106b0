extension ObservableType {
  /// Returns the first `count` elements; then the source is disposed of, and the sequence
  /// completes.
  ///
  /// If `count` is 0, the sequence completes immediately without subscribing to the source. A
  /// negative count is a programming error.
  public func take(_ count: Int) -> Observable<Element> {
    checkUse(count >= 0, "take(_:) received the count \(count). It must be 0 or more.")
    return count <= 0 ? .empty() : lift { TakeSink($0, count) }
  }
}

private final class TakeSink<Element>: Sink<Element, Element> {
  private var remaining: Int

  init(_ downstream: Receiver<Element>, _ count: Int) {
    remaining = count
    super.init(downstream)
  }

  override func next(_ element: Element) {
    guard remaining > 0 else { return }
    remaining -= 1
    forward(element)
    if remaining == 0 {
      detach()
      finish()
    }
  }
}
