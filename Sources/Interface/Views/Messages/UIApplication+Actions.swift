public import Messaging

extension UIApplication {
  /// Sends a message with up to two arguments, the sender and the event. Without a target, it goes
  /// to the first object of the responder chain that has the method: the chain begins at the first
  /// responder, or at the sender. Returns whether an object received it.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let first = keyWindow?.firstResponder ?? sender as? UIResponder
    let chain = sequence(first: first) { $0?.next }
    let receiver =
      target.map { $0 as AnyObject }
      ?? chain.lazy.prefix { $0 != nil }.compactMap { $0 }
      .first { Message.isRecognized(action, by: $0) }
    guard let receiver else { return false }
    Message.send(action, to: receiver, [sender, event])
    return true
  }
}
