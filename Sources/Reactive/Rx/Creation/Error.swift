extension ObservableType {
  /// Returns a sequence that fails immediately with `error`.
  public static func error(_ error: any Error) -> Observable<Element> { Failure(error) }
}

private final class Failure<Element>: Observable<Element> {
  private let error: any Error

  init(_ error: any Error) {
    self.error = error
  }

  override func deliver(to receiver: Receiver<Element>) {
    if !receiver.isDisposed { receiver.error(error) }
  }
}
