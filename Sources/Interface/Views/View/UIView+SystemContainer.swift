import Messaging

extension UIView {
  /// Whether the class of UIKit to which the view belongs, or from which its class derives, places its
  /// content by the content's size, as a bar or a stack does. Apps derive their own views from the
  /// other classes.
  var isSystemContainer: Bool {
    let type: AnyClass = type(of: self)
    guard type != UIView.self, let system = ClassNames.systemClass(of: type) else { return false }
    return !Self.plainClasses.contains(String(reflecting: system))
  }

  private static let plainClasses: Set<String> = [
    "Views.UIView", "Controls.UIControl", "Views.UIScrollView", "Views.UIImageView",
    "Lists.UICollectionReusableView", "Lists.UICollectionViewCell",
  ]
}
