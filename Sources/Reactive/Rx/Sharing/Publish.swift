extension ObservableType {
  /// Returns a sequence that, once connected, shares one subscription to this one.
  public func publish() -> ConnectableObservable<Element> {
    multicast { PublishSubject() }
  }
}
