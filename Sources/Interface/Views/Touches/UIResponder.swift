public import Foundation

/// Something that touches and keys can go to.
open class UIResponder: NSObject {
  /// What takes over what this does not handle.
  open var next: UIResponder? { nil }

  /// It has been made from a nib file; never called, as there are none here.
  open func awakeFromNib() {}

  /// It is shown in Interface Builder; never called.
  open func prepareForInterfaceBuilder() {}

  /// Touches have come down on it; hands them on.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Touches that began here have moved; hands them on.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Touches that began here have been lifted; hands them on.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Touches that began here have lost their view; hands that on.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Touches have been measured more exactly; never called.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// The device begins to be shaken; never called.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// The device has been shaken; never called.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// A shake has come to nothing; never called.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// What stands in place of the keyboard while keys go to it; there is none here.
  open var inputView: UIView? { nil }

  /// What stands above the keyboard while keys go to it; there is none here.
  open var inputAccessoryView: UIView? { nil }

  /// Shows other input views; there are none here.
  open func reloadInputViews() {}

  /// Whether keys may go to it; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it lets go of keys; true by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether keys go to it.
  open var isFirstResponder: Bool { keyWindow?.firstResponder === self }

  /// Has keys go to it, if it may have them, is in a window, and who had them lets go; tells whether
  /// they do.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = keyWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder, window.firstResponder?.resignFirstResponder() ?? true else {
      return false
    }
    window.firstResponder = self
    return true
  }

  /// Has keys go nowhere; tells whether it has let go.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    keyWindow?.firstResponder = nil
    return true
  }

  /// The window that it is in.
  private var keyWindow: UIWindow? {
    var responder: UIResponder? = self
    while let next = responder {
      if let window = next as? UIWindow { return window }
      responder = next.next
    }
    return nil
  }
}
