public import Views

extension UINavigationController {
  /// The recognizer of swipes within the content that pop a controller, as since iOS 26; nil, because only
  /// those from the edge do.
  public var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }
}
