import DequeModule

/// How long what a shared sequence keeps lives.
public enum SubjectLifetimeScope {
  /// As long as the connection to the source: when that has ended, or the last subscriber has left,
  /// the next subscriber begins a new one.
  case whileConnected

  /// For ever: who subscribes later receives the elements that are kept. When the source has ended,
  /// it is not subscribed to again.
  case forever
}

extension ObservableType {
  /// The same sequence, with one subscription to the source for all who subscribe: it begins with
  /// the first subscriber and is disposed of with the last one.
  ///
  /// - Parameters:
  ///   - replay: How many of the last elements a new subscriber receives first.
  ///   - scope: How long these are kept.
  public func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Observable<Element> {
    require(replay >= 0, "share(replay:) cannot keep \(replay) elements")
    return Share(asObservable(), replay: replay, scope: scope)
  }
}

private final class Share<Element>: Observable<Element> {
  private let source: Observable<Element>
  private let replay: Int
  private let scope: SubjectLifetimeScope
  private var connection: ShareConnection<Element>?

  init(_ source: Observable<Element>, replay: Int, scope: SubjectLifetimeScope) {
    (self.source, self.replay, self.scope) = (source, replay, scope)
  }

  override func deliver(to receiver: Receiver<Element>) {
    let connection = self.connection ?? ShareConnection(replay: replay)
    if self.connection == nil {
      self.connection = connection
      connection.whenEnded = { [weak self] connection in self?.drop(connection) }
    }
    if connection.add(receiver) { source.deliver(to: connection.begin()) }
  }

  private func drop(_ ended: ShareConnection<Element>) {
    if scope == .whileConnected, connection === ended { connection = nil }
  }
}

/// The subscribers, what is kept for them, and the subscription to the source.
private final class ShareConnection<Element> {
  var whenEnded: ((ShareConnection) -> Void)?
  private let replay: Int
  private let subscribers = Fanout<Element>()
  private var kept = Deque<Element>()
  private var end: Event<Element>?
  private var input: ShareReceiver<Element>?

  init(replay: Int) {
    self.replay = replay
  }

  /// Adds `receiver`; true if the source is to be subscribed to for it.
  func add(_ receiver: Receiver<Element>) -> Bool {
    for element in kept { receiver.on(.next(element)) }
    if let end {
      receiver.on(end)
      return false
    }
    subscribers.add(receiver) { [weak self] in self?.leave() }
    return input == nil && !subscribers.isEmpty
  }

  /// The receiver for a new subscription to the source.
  func begin() -> Receiver<Element> {
    let input = ShareReceiver(self)
    self.input = input
    return input
  }

  func next(_ element: Element) {
    if replay > 0 {
      kept.append(element)
      if kept.count > replay { _ = kept.popFirst() }
    }
    subscribers.next(element)
  }

  /// The source has ended: the subscription to it goes first, so that who subscribes again while
  /// hearing of the end begins a new one.
  func end(_ event: Event<Element>) {
    end = event
    disconnect()
    subscribers.end(event)
  }

  private func leave() {
    if subscribers.isEmpty { disconnect() }
  }

  private func disconnect() {
    guard let input else { return }
    self.input = nil
    whenEnded?(self)
    input.dispose()
  }
}

private final class ShareReceiver<Element>: Receiver<Element> {
  private let connection: ShareConnection<Element>

  init(_ connection: ShareConnection<Element>) {
    self.connection = connection
  }

  override func next(_ element: Element) { connection.next(element) }

  override func error(_ error: any Error) { connection.end(.error(error)) }

  override func completed() { connection.end(.completed) }
}
