import VirtualTime

/// The subscribers of a subject, in the order in which they came.
final class Fanout<Element> {
  private var receivers: [Receiver<Element>] = []
  /// How many elements are on their way, each sent by who received the one before.
  private var depth = 0

  /// Whether nobody subscribes.
  var isEmpty: Bool { receivers.isEmpty }

  /// Adds `receiver` until its disposal, and then calls `whenRemoved`.
  func add(_ receiver: Receiver<Element>, whenRemoved: (() -> Void)? = nil) {
    guard !receiver.isDisposed else { return }
    receivers.append(receiver)
    receiver.attach(Membership(self, ObjectIdentifier(receiver), whenRemoved))
  }

  /// Sends `element` to all who subscribe now. Who answers each element with the next one, for ever,
  /// stops the stage before the stack is full.
  func next(_ element: Element) {
    depth += 1
    defer { depth -= 1 }
    if depth > FeedbackLoop.limit, FeedbackLoop.report() { return }
    for receiver in receivers where !receiver.isDisposed { receiver.next(element) }
  }

  /// Sends the terminal event `end` to all who subscribe now, and lets them go.
  func end(_ end: Event<Element>) {
    let leaving = receivers
    receivers = []
    for receiver in leaving { receiver.on(end) }
  }

  /// Lets all go without an event.
  func removeAll() { receivers = [] }

  private func remove(_ identifier: ObjectIdentifier) {
    receivers.removeAll { ObjectIdentifier($0) == identifier }
  }

  /// What a receiver disposes of to leave. The subject is held weakly, so that it can go, with its
  /// subscribers, when nobody sends to it any more.
  private final class Membership: Disposable {
    private weak var fanout: Fanout?
    private let identifier: ObjectIdentifier
    private var whenRemoved: (() -> Void)?

    init(_ fanout: Fanout, _ identifier: ObjectIdentifier, _ whenRemoved: (() -> Void)?) {
      (self.fanout, self.identifier, self.whenRemoved) = (fanout, identifier, whenRemoved)
    }

    func dispose() {
      fanout?.remove(identifier)
      fanout = nil
      let closure = whenRemoved
      whenRemoved = nil
      closure?()
    }
  }
}
