import DequeModule

/// The lifetime of the elements that a shared sequence keeps.
public enum SubjectLifetimeScope {
  /// The elements are kept while connected: when the source has ended or the last subscriber has
  /// left, the next subscriber starts a new connection.
  case whileConnected

  /// The elements are kept forever, and later subscribers receive them. After the source has ended,
  /// it isn't subscribed to again.
  case forever
}

extension ObservableType {
  /// Returns the same sequence with one shared subscription to the source, which starts with the
  /// first subscriber and ends with the last one.
  ///
  /// - Parameters:
  ///   - replay: The number of recent elements that a new subscriber receives first.
  ///   - scope: The lifetime of these elements.
  public func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Observable<Element> {
    checkUse(
      replay >= 0, "share(replay:) received the buffer size \(replay). It must be 0 or more.")
    return Share(asObservable(), replay: max(replay, 0), scope: scope)
  }
}

private final class Share<Element>: Observable<Element> {
  private let source: Observable<Element>
  private let replay: Int
  private let scope: SubjectLifetimeScope
  private var connection: ShareConnection<Element>?

  init(_ source: Observable<Element>, replay: Int, scope: SubjectLifetimeScope) {
    self.source = source
    self.replay = replay
    self.scope = scope
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

/// The subscribers, the elements that are kept for them, and the subscription to the source.
private final class ShareConnection<Element> {
  var whenEnded: ((ShareConnection) -> Void)?
  private let replay: Int
  private let subscribers = Fanout<Element>()
  private var replayed = Deque<Element>()
  private var end: Event<Element>?
  private var input: ShareReceiver<Element>?

  init(replay: Int) {
    self.replay = replay
  }

  /// Adds `receiver`. Returns true if the source must be subscribed to for it.
  func add(_ receiver: Receiver<Element>) -> Bool {
    for element in replayed { receiver.on(.next(element)) }
    if let end {
      receiver.on(end)
      return false
    }
    subscribers.add(receiver) { [weak self] in self?.leave() }
    return input == nil && !subscribers.isEmpty
  }

  /// Returns the receiver for a new subscription to the source.
  func begin() -> Receiver<Element> {
    let input = ShareReceiver(self)
    self.input = input
    return input
  }

  func next(_ element: Element) {
    if replay > 0 {
      replayed.append(element)
      if replayed.count > replay { _ = replayed.popFirst() }
    }
    subscribers.next(element)
  }

  /// Sends the source's terminal event. The subscription to the source is removed first, so that an
  /// observer that subscribes again in response starts a new connection.
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
