public import Synchronization

/// The methods of UIKit and Core Animation that can be replaced for all objects of a class, as with
/// `method_exchangeImplementations`.
///
/// Their own versions ask here first: `replaceable(.viewDidLoad, of: self, in: UIViewController.self)
/// { … }` runs its closure unless the method is replaced. A method of a subclass gets there by
/// calling `super`.
///
/// The raw value is the selector that Swift derives from the declaration's name. See `init(named:)`
/// for Objective-C's.
@usableFromInline
package enum ReplaceableMethod: String, CaseIterable, Sendable {
  // UIResponder
  case touchesBegan = "touchesBegan:with:"
  case touchesMoved = "touchesMoved:with:"
  case touchesEnded = "touchesEnded:with:"
  case touchesCancelled = "touchesCancelled:with:"
  case becomeFirstResponder, resignFirstResponder

  // UIView
  case layoutSubviews, setNeedsLayout, removeFromSuperview, sizeToFit, updateConstraints
  case didMoveToSuperview, didMoveToWindow, tintColorDidChange
  case willMoveToSuperview = "willMoveToSuperview:"
  case willMoveToWindow = "willMoveToWindow:"
  case addSubview = "addSubview:"
  case insertSubviewAtIndex = "insertSubview:at:"
  case insertSubviewBelow = "insertSubview:belowSubview:"
  case insertSubviewAbove = "insertSubview:aboveSubview:"
  case bringSubviewToFront = "bringSubviewToFront:"
  case sendSubviewToBack = "sendSubviewToBack:"
  case didAddSubview = "didAddSubview:"
  case willRemoveSubview = "willRemoveSubview:"
  case traitCollectionDidChange = "traitCollectionDidChange:"
  case sizeThatFits = "sizeThatFits:"
  case hitTest = "hitTest:with:"
  case pointInside = "pointInside:with:"
  case gestureShouldBegin = "gestureRecognizerShouldBegin:"
  case actionForLayer = "actionFor:forKey:"
  case animate = "animateWithDuration:animations:"
  case animateAndComplete = "animateWithDuration:animations:completion:"
  case animateWithOptions = "animateWithDuration:delay:options:animations:completion:"
  case animateSpring =
    "animateWithDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:"

  // CALayer
  case layoutSublayers, removeAllAnimations
  case addAnimation = "add:forKey:"
  case removeAnimation = "removeAnimationForKey:"
  case actionForKey = "actionForKey:"

  // UIViewController
  case viewDidLoad, viewWillLayoutSubviews, viewDidLayoutSubviews, removeFromParent
  case viewWillAppear = "viewWillAppear:"
  case viewIsAppearing = "viewIsAppearing:"
  case viewDidAppear = "viewDidAppear:"
  case viewWillDisappear = "viewWillDisappear:"
  case viewDidDisappear = "viewDidDisappear:"
  case present = "present:animated:completion:"
  case dismiss = "dismissWithAnimated:completion:"
  case addChild = "addChild:"
  case willMoveToParent = "willMoveToParent:"
  case didMoveToParent = "didMoveToParent:"

  // UINavigationController
  case pushViewController = "pushViewController:animated:"
  case popViewController = "popViewControllerWithAnimated:"
  case popToRootViewController = "popToRootViewControllerWithAnimated:"
  case setViewControllers = "setViewControllers:animated:"
  case setNavigationBarHidden = "setNavigationBarHidden:animated:"

  // Other views
  case makeKeyAndVisible, reloadData, beginUpdates, endUpdates, prepareForReuse
  case sendEvent = "sendEvent:"
  case sendAction = "sendAction:to:for:"
  case sendActions = "sendActionsFor:"
  case setContentOffset = "setContentOffset:animated:"
  case drawText = "drawTextIn:"

  // Getters and setters of properties
  case tintColor, intrinsicContentSize, canBecomeFirstResponder, inputAccessoryView
  case setTintColor = "setTintColor:"
  case setBackgroundColor = "setBackgroundColor:"
  case setAlpha = "setAlpha:"
  case setHidden = "setHidden:"
  case setFrame = "setFrame:"
  case setEnabled = "setEnabled:"
  case setSelected = "setSelected:"
  case setHighlighted = "setHighlighted:"
  case setText = "setText:"
  case setAttributedText = "setAttributedText:"
  case setImage = "setImage:"
  case setTitle = "setTitle:"

  /// Finds a method by its selector. The name in Objective-C is also accepted, and so is the base
  /// name of a method that isn't overloaded, which is what `#selector(UIView.addSubview)` becomes.
  package init?(named name: String) {
    guard let method = Self(rawValue: name) ?? Self.aliases[name] else { return nil }
    self = method
  }

  private static let aliases: [String: Self] = {
    var result: [String: Self] = [
      "touchesBegan:withEvent:": .touchesBegan, "touchesMoved:withEvent:": .touchesMoved,
      "touchesEnded:withEvent:": .touchesEnded, "touchesCancelled:withEvent:": .touchesCancelled,
      "hitTest:withEvent:": .hitTest, "pointInside:withEvent:": .pointInside,
      "actionForLayer:forKey:": .actionForLayer, "addAnimation:forKey:": .addAnimation,
      "presentViewController:animated:completion:": .present,
      "dismissViewControllerAnimated:completion:": .dismiss,
      "addChildViewController:": .addChild,
      "removeFromParentViewController": .removeFromParent,
      "willMoveToParentViewController:": .willMoveToParent,
      "didMoveToParentViewController:": .didMoveToParent,
      "popViewControllerAnimated:": .popViewController,
      "popToRootViewControllerAnimated:": .popToRootViewController,
      "sendAction:to:forEvent:": .sendAction,
      "sendActionsForControlEvents:": .sendActions, "drawTextInRect:": .drawText,
      "insertSubview:atIndex:": .insertSubviewAtIndex,
    ]
    for method in allCases {
      guard let base = method.rawValue.split(separator: ":").first.map(String.init),
        !base.hasPrefix("animate"), base != "insertSubview", base != method.rawValue,
        base != "setTitle", base != "setImage"
      else { continue }
      result[base] = method
    }
    return result
  }()
}

/// A call of a method that can be replaced.
package struct ReplaceableCall {
  package let method: ReplaceableMethod
  /// The object, or the class for a class method.
  package let receiver: Any
  /// The class whose version is called.
  package let owner: AnyClass
  package let arguments: [Any?]
}

extension ReplaceableMethod {
  /// Calls the method that replaces one, and returns its result; nil if there is none. `original`
  /// calls UIKit's own version.
  package typealias Handler = @Sendable (ReplaceableCall, _ original: ([Any?]) -> Any?) -> Any??

  /// It is set once, when the program is loaded, before there are threads.
  nonisolated(unsafe) fileprivate static var handler: Handler?

  @usableFromInline static let isUsed = Atomic(false)

  /// Sets the function that calls replacements.
  package static func setHandler(_ handler: @escaping Handler) { self.handler = handler }

  /// Makes methods ask for replacements.
  package static func beginReplacing() { isUsed.store(true, ordering: .relaxed) }

  /// Whether any method was ever replaced: what isn't costs nothing.
  @inlinable package static var areReplaced: Bool { isUsed.load(ordering: .relaxed) }
}

/// Runs UIKit's own version of a method, `native`, or the method that replaces it for the receiver's
/// class. `owner` is the class that declares the version. The receiver of a class method is the
/// class.
@inlinable @inline(__always)
package func replaceable<each Argument, Result>(
  _ method: ReplaceableMethod, of receiver: @autoclosure () -> Any,
  in owner: @autoclosure () -> AnyClass, _ arguments: repeat each Argument,
  native: (repeat each Argument) -> Result
) -> Result {
  guard ReplaceableMethod.areReplaced else { return native(repeat each arguments) }
  return callReplacement(
    of: method, on: receiver(), in: owner(), repeat each arguments, native: native)
}

/// Calls the replacement of a method, or its own version if there is none.
@inline(never)
@usableFromInline
package func callReplacement<each Argument, Result>(
  of method: ReplaceableMethod, on receiver: Any, in owner: AnyClass,
  _ arguments: repeat each Argument, native: (repeat each Argument) -> Result
) -> Result {
  guard let handler = ReplaceableMethod.handler else { return native(repeat each arguments) }
  var list: [Any?] = []
  repeat list.append(each arguments)
  let call = ReplaceableCall(method: method, receiver: receiver, owner: owner, arguments: list)
  let replaced = handler(call) { changed in
    var rest = changed[...]
    return native(repeat taken(from: &rest, else: each arguments))
  }
  guard let result = replaced else { return native(repeat each arguments) }
  return result as? Result ?? native(repeat each arguments)
}

/// Takes the first argument, or returns `original` if it is missing or of another type.
private func taken<Argument>(
  from arguments: inout ArraySlice<Any?>, else original: Argument
) -> Argument {
  guard let argument = arguments.popFirst() else { return original }
  if let value = argument { return value as? Argument ?? original }
  return (Any?.none as Any) as? Argument ?? original
}
