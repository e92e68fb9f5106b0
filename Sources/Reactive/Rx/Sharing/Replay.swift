extension ObservableType {
  /// Returns a sequence that, once connected, shares one subscription to this one; later
  /// subscribers receive the last `bufferSize` elements first. A negative size is a programming
  /// error.
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    checkUse(
      bufferSize >= 0,
      "replay(_:) received the buffer size \(bufferSize). It must be 0 or more.")
    return multicast { ReplaySubject.create(bufferSize: max(bufferSize, 0)) }
  }

  /// Returns a sequence that, once connected, shares one subscription to this one; later
  /// subscribers receive all previous elements first.
  public func replayAll() -> ConnectableObservable<Element> {
    multicast { ReplaySubject.createUnbounded() }
  }
}
