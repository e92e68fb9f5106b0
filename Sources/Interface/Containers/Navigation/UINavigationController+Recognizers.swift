import Messaging
public import Views

extension UINavigationController {
  /// The recognizer of taps that hide the bars; it isn't added to a view.
  public var barHideOnTapGestureRecognizer: UITapGestureRecognizer {
    if let made: UITapGestureRecognizer = storedValue() { return made }
    let made = UITapGestureRecognizer()
    store(made)
    return made
  }

  /// The recognizer of swipes that hide the bars; it isn't added to a view.
  public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer {
    if let made: UIPanGestureRecognizer = storedValue() { return made }
    let made = UIPanGestureRecognizer()
    store(made)
    return made
  }

  /// The recognizer of swipes within the content that pop a controller, as since iOS 26; nil, because only
  /// those from the edge do.
  public var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }
}
