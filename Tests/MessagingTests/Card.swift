import Controls
import Foundation
import Layers
import Messaging
import Views
import VirtualTime

/// A view as flipbook-port rewrites it.
class Card: UIView {
  var calls: [String] = []
  var title = "" {
    willSet { portedWillChange(self, "title", title, newValue) }
    didSet { portedDidChange(self, "title", oldValue, title) }
  }
  var count = 0
  var ring: CGFloat = 0

  func go() { calls.append("go") }
  func tap(_ sender: UIControl) { calls.append("tap \(sender.tag)") }
  func press(_ sender: Any, event: UIEvent?) { calls.append("press \(event == nil)") }
  func tick(_ timer: Any) { calls.append("tick") }
  func note(_ notification: Notification) { calls.append(notification.name.rawValue) }
  func bridged(_ notification: NSNotification) { calls.append("bridged") }
  func sum(_ x: Int, _ y: Double) -> NSNumber { NSNumber(value: Double(x) + y) }
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    calls.append("\(keyPath ?? "") \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")")
  }

  fileprivate static var portedMembersOfCard: [PortedMember] {
    [
      .method("go") { (card: Card, _) in card.go() },
      .method("tap:") { (card: Card, arguments) in try card.tap(arguments.next()) },
      .method("press:event:") { (card: Card, arguments) in
        try card.press(arguments.next(), event: arguments.next())
      },
      .method("tick:") { (card: Card, arguments) in try card.tick(arguments.next()) },
      .method("note:") { (card: Card, arguments) in try card.note(arguments.next()) },
      .method("bridged:") { (card: Card, arguments) in try card.bridged(arguments.next()) },
      .method("sum::") { (card: Card, arguments) in
        try card.sum(arguments.next(), arguments.next())
      },
      .method("observeValueForKeyPath:ofObject:change:context:") { (card: Card, arguments) in
        try card.observeValue(
          forKeyPath: arguments.next(), of: arguments.next(), change: arguments.next(),
          context: arguments.next())
      },
      .property("title", \Card.title), .property("count", \Card.count),
      .property("ring", \Card.ring),
    ]
  }

  /// Registers the members, as rewritten files do when the program is loaded.
  static let registration: Void = portedRegister(Card.self) { Card.portedMembersOfCard }
}

/// A subclass, which inherits the members.
final class RedCard: Card {
  override func go() { calls.append("red") }
}

/// Calls `body` on a clock and returns the codes of its warnings.
@discardableResult
func onStage(_ body: (VirtualClock) throws -> Void) rethrows -> [LayerWarning.Code] {
  _ = Card.registration
  let clock = VirtualClock()
  LayerWarnings.of(clock).gather()
  try clock.asCurrent { try body(clock) }
  return LayerWarnings.of(clock).all.map(\.code)
}
