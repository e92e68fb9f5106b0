extension ConnectableObservableType {
  /// Returns the same sequence, which is connected as long as it has subscribers.
  public func refCount() -> Observable<Element> { RefCount(self) }
}

private final class RefCount<Source: ConnectableObservableType>: Producer<Source.Element> {
  private let source: Source
  private var count = 0
  private var connection: (any Disposable)?

  /// The number of the current connection. Subscribers that joined an earlier one aren't counted
  /// for this one.
  private(set) var round = 0

  init(_ source: Source) {
    self.source = source
  }

  override func start(_ receiver: Receiver<Source.Element>) {
    let sink = RefCountSink(receiver, self)
    receiver.attach(sink)
    source.asObservable().deliver(to: sink)
    guard !sink.isDisposed else { return }
    let round = self.round
    sink.round = round
    count += 1
    if count == 1 {
      let connection = source.connect()
      if round == self.round { self.connection = connection } else { connection.dispose() }
    }
    if sink.isDisposed { leave(round) } else { sink.hasJoined = true }
  }

  /// Removes a subscriber that joined in `round`; the last one ends the connection.
  func leave(_ round: Int) {
    guard round == self.round, count > 0 else { return }
    count -= 1
    if count == 0 { disconnect() }
  }

  /// Ends `round` and returns its connection, which the caller disposes of.
  func end(_ round: Int) -> (any Disposable)? {
    guard round == self.round else { return nil }
    let ended = connection
    count = 0
    connection = nil
    self.round += 1
    return ended
  }

  private func disconnect() {
    let ended = connection
    connection = nil
    ended?.dispose()
  }
}

private final class RefCountSink<Source: ConnectableObservableType>:
  Sink<Source.Element, Source.Element>
{
  var round = -1
  var hasJoined = false
  private let parent: RefCount<Source>

  init(_ downstream: Receiver<Source.Element>, _ parent: RefCount<Source>) {
    self.parent = parent
    super.init(downstream)
  }

  override func next(_ element: Source.Element) { forward(element) }

  override func error(_ error: any Error) {
    let connection = parent.end(round)
    fail(error)
    connection?.dispose()
  }

  override func completed() {
    let connection = parent.end(round)
    finish()
    connection?.dispose()
  }

  override func dispose() {
    guard !isDisposed else { return }
    super.dispose()
    if hasJoined { parent.leave(round) }
  }
}
