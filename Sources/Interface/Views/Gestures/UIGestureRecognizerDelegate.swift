import Layers
public import Foundation

/// Decides about the touches of a gesture recognizer, and about several recognizers. All methods
/// have default implementations.
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Returns whether the gesture may be recognized; true by default.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Returns whether both gestures may be recognized; false by default. One of two delegates that
  /// returns true is enough.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Returns whether the other recognizer has to fail first; false by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Returns whether this recognizer has to fail before the other one; false by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Returns whether the recognizer observes a touch; true by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool

  /// Returns whether the recognizer observes the touches of an event; true by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool

  /// Returns whether the recognizer observes a press of a button; never asked, because there are none.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns true, unless a subclass implements the method.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMessage.send("gestureRecognizerShouldBegin:", to: self, gestureRecognizer) as? Bool
      ?? true
  }

  /// Returns false, unless a subclass implements the method.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalMessage.send(
      "gestureRecognizer:shouldRecognizeSimultaneouslyWith:", to: self, gestureRecognizer,
      otherGestureRecognizer
    ) as? Bool ?? false
  }

  /// Returns false, unless a subclass implements the method.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalMessage.send(
      "gestureRecognizer:shouldRequireFailureOf:", to: self, gestureRecognizer,
      otherGestureRecognizer
    ) as? Bool ?? false
  }

  /// Returns false, unless a subclass implements the method.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalMessage.send(
      "gestureRecognizer:shouldBeRequiredToFailBy:", to: self, gestureRecognizer,
      otherGestureRecognizer
    ) as? Bool ?? false
  }

  /// Returns true, unless a subclass implements the method.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    OptionalMessage.send("gestureRecognizer:shouldReceive:", to: self, gestureRecognizer, touch)
      as? Bool ?? true
  }

  /// Returns true, unless a subclass implements the method.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    OptionalMessage.send("gestureRecognizer:shouldReceive:", to: self, gestureRecognizer, event)
      as? Bool ?? true
  }

  /// Returns true.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }
}
