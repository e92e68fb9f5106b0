import VirtualTime

/// The subscribers of a subject, in the order in which they subscribed.
final class Fanout<Element> {
  private var receivers: [Receiver<Element>] = []
  /// The number of nested elements, each sent by a subscriber in response to the previous one.
  private var depth = 0

  /// Whether there are no subscribers.
  var isEmpty: Bool { receivers.isEmpty }

  /// Adds `receiver` until its disposal; `whenRemoved` is called after that.
  func add(_ receiver: Receiver<Element>, whenRemoved: (() -> Void)? = nil) {
    guard !receiver.isDisposed else { return }
    receivers.append(receiver)
    receiver.attach(Membership(self, ObjectIdentifier(receiver), whenRemoved))
  }

  /// Sends `element` to all current subscribers. If a subscriber answers each element with the next
  /// one indefinitely, the stage is stopped before the stack overflows.
  func next(_ element: Element) {
    depth += 1
    defer { depth -= 1 }
    if depth > FeedbackLoop.limit, FeedbackLoop.report() { return }
    for receiver in receivers where !receiver.isDisposed { receiver.next(element) }
  }

  /// Sends the terminal event `end` to all current subscribers, and releases them.
  func end(_ end: Event<Element>) {
    let leaving = receivers
    receivers = []
    for receiver in leaving { receiver.on(end) }
  }

  /// Releases all subscribers without an event.
  func removeAll() { receivers = [] }

  private func remove(_ identifier: ObjectIdentifier) {
    receivers.removeAll { ObjectIdentifier($0) == identifier }
  }

  /// The disposable that removes a receiver. It holds the subject weakly, so that the subject and
  /// its subscribers can be released when there are no more senders.
  private final class Membership: Disposable {
    private weak var fanout: Fanout?
    private let identifier: ObjectIdentifier
    private var whenRemoved: (() -> Void)?

    init(_ fanout: Fanout, _ identifier: ObjectIdentifier, _ whenRemoved: (() -> Void)?) {
      self.fanout = fanout
      self.identifier = identifier
      self.whenRemoved = whenRemoved
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
