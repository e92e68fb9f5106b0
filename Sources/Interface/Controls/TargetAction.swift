import Messaging
import Views

/// A message that a control sends to a target, as an action among its others.
final class TargetAction: UIAction {
  let selector: Selector
  /// The target, which isn't retained.
  private(set) weak var target: AnyObject?
  /// Whether the message goes to the responder chain.
  let isForChain: Bool

  init(_ target: AnyObject?, _ selector: Selector) {
    self.selector = selector
    self.target = target
    isForChain = target == nil
    super.init { action in
      guard let action = action as? TargetAction, let control = action.sender as? UIControl else {
        return
      }
      guard action.isForChain || action.target != nil else { return }
      control.sendAction(action.selector, to: action.target, for: control.currentEvent)
    }
  }

  /// Returns the object or class that is a target; nil if the value is neither.
  ///
  /// In the initial value of a property, `self` is a function, the method `NSObject.self`. UIKit doesn't
  /// retain the object that boxes it, so the message goes to the responder chain.
  static func receiver(of target: Any?) -> AnyObject? {
    target.flatMap {
      $0 is AnyClass || type(of: $0) is AnyObject.Type ? ClassReceivers.receiver($0) : nil
    }
  }

  func isEqual(to other: TargetAction) -> Bool {
    selector == other.selector && target === other.target && isForChain == other.isForChain
  }
}
