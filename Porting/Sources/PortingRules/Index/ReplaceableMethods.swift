/// The methods, getters and setters of UIKit and Core Animation that can be replaced at run time, by
/// their selectors. They are the cases of `ReplaceableMethod`, which look for replacements when they are called.
package enum ReplaceableMethods {
  package static let selectors: Set<String> = [
    "actionFor:forKey:", "actionForKey:", "add:forKey:", "addChild:", "addSubview:",
    "animateWithDuration:animations:", "animateWithDuration:animations:completion:",
    "animateWithDuration:delay:options:animations:completion:",
    "animateWithDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:",
    "becomeFirstResponder", "beginUpdates", "bringSubviewToFront:", "canBecomeFirstResponder",
    "didAddSubview:", "didMoveToParent:", "didMoveToSuperview", "didMoveToWindow",
    "dismissWithAnimated:completion:", "drawTextIn:", "endUpdates",
    "gestureRecognizerShouldBegin:", "hitTest:with:", "inputAccessoryView",
    "insertSubview:aboveSubview:", "insertSubview:at:", "insertSubview:belowSubview:",
    "intrinsicContentSize", "layoutSublayers", "layoutSubviews", "makeKeyAndVisible",
    "pointInside:with:", "popToRootViewControllerWithAnimated:", "popViewControllerWithAnimated:",
    "prepareForReuse", "present:animated:completion:", "pushViewController:animated:", "reloadData",
    "removeAllAnimations", "removeAnimationForKey:", "removeFromParent", "removeFromSuperview",
    "resignFirstResponder", "sendAction:to:for:", "sendActionsFor:", "sendEvent:",
    "sendSubviewToBack:", "setAlpha:", "setAttributedText:", "setBackgroundColor:",
    "setContentOffset:animated:", "setEnabled:", "setFrame:", "setHidden:", "setHighlighted:",
    "setImage:", "setNavigationBarHidden:animated:", "setNeedsLayout", "setSelected:", "setText:",
    "setTintColor:", "setTitle:", "setViewControllers:animated:", "sizeThatFits:", "sizeToFit",
    "tintColor", "tintColorDidChange", "touchesBegan:with:", "touchesCancelled:with:",
    "touchesEnded:with:", "touchesMoved:with:", "traitCollectionDidChange:", "updateConstraints",
    "viewDidAppear:", "viewDidDisappear:", "viewDidLayoutSubviews", "viewDidLoad",
    "viewIsAppearing:", "viewWillAppear:", "viewWillDisappear:", "viewWillLayoutSubviews",
    "willMoveToParent:", "willMoveToSuperview:", "willMoveToWindow:", "willRemoveSubview:",
  ]

  /// Returns whether a method with a base name can be replaced: the name in Swift, or the part of a
  /// selector before its first colon.
  static func contains(baseName name: String) -> Bool { baseNames.contains(name) }

  // Other methods have these names, with more arguments.
  private static let baseNames = Set(
    selectors.subtracting(["setTitle:", "setImage:"])
      .map { $0.prefix { $0 != ":" } }.map(String.init)
      // The names in Objective-C, as strings have them.
      + [
        "actionForLayer", "addAnimation", "addChildViewController",
        "didMoveToParentViewController", "dismiss", "dismissViewControllerAnimated", "drawText",
        "drawTextInRect", "point", "popToRootViewController", "popToRootViewControllerAnimated",
        "popViewController", "popViewControllerAnimated", "presentViewController",
        "removeFromParentViewController", "sendActions", "sendActionsForControlEvents",
        "willMove", "didMove", "willMoveToParentViewController", "action", "animate",
        "removeAnimation",
      ])
}
