extension ObservableType {
  /// A sequence that, once connected, shares one subscription to this one; who subscribes later
  /// receives the last `bufferSize` elements first. A negative size is a programming error.
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    require(bufferSize >= 0, "replay(_:) cannot keep \(bufferSize) elements")
    return multicast { ReplaySubject.create(bufferSize: bufferSize) }
  }

  /// A sequence that, once connected, shares one subscription to this one; who subscribes later
  /// receives all elements first.
  public func replayAll() -> ConnectableObservable<Element> {
    multicast { ReplaySubject.createUnbounded() }
  }
}
