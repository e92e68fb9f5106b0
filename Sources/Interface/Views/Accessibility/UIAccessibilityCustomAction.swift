public import Foundation
public import Messaging

/// An action that assistive technologies offer for an element. There are none here: it is stored, and
/// code can perform it by calling its handler.
open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs an action, and returns whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The name.
  open var name: String

  /// The name with its attributes.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }

  /// The image; nil for none.
  open var image: UIImage?

  /// The object that gets the message; weak.
  open weak var target: AnyObject?

  /// The message.
  open var selector: Selector

  /// The closure that performs the action instead of a message; nil for none.
  open var actionHandler: Handler?

  /// Creates an action that sends a message.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }

  /// Creates an action with an image that sends a message.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }

  /// Creates an action that sends a message, with a name that has attributes.
  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(name: attributedName.string, target: target, selector: selector)
  }

  /// Creates an action that calls a closure.
  public convenience init(name: String, actionHandler: @escaping Handler) {
    self.init(name: name, target: nil, selector: Selector(""))
    self.actionHandler = actionHandler
  }

  /// Creates an action with an image that calls a closure.
  public convenience init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  /// Creates an action that calls a closure, with a name that has attributes.
  public convenience init(
    attributedName: NSAttributedString, actionHandler: @escaping Handler
  ) {
    self.init(name: attributedName.string, actionHandler: actionHandler)
  }
}

/// The direction in which an assistive technology scrolls; the raw values are Apple's.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left
  /// Up.
  case up
  /// Down.
  case down
  /// To the next page.
  case next
  /// To the previous page.
  case previous
}
