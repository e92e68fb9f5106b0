/// The classes of UIKit, QuartzCore and Foundation that libraries extend, with their superclasses.
enum SystemClasses {
  /// Returns whether a class inherits from another one, which isn't the same. A class that isn't
  /// known can inherit from any; the compiler notices if it doesn't.
  static func inherits(_ name: String, from ancestor: String) -> Bool {
    if name == ancestor { return false }
    if !isKnown(name) { return name != "NSObject" }
    return ancestor == "NSObject" || line(of: name).dropFirst().contains(ancestor)
  }

  static func isKnown(_ name: String) -> Bool { superclasses[name] != nil }

  /// The number of superclasses.
  static func depth(of name: String) -> Int { line(of: name).count - 1 }

  private static func line(of name: String) -> [String] {
    Array(sequence(first: name) { superclasses[$0] })
  }

  private static let superclasses: [String: String] = {
    var result: [String: String] = [:]
    for (parent, children) in subclasses {
      for child in children { result[child] = parent }
    }
    return result
  }()

  private static let subclasses: [String: [String]] = [
    "NSObject": [
      "UIResponder", "CALayer", "CAAnimation", "CAMediaTimingFunction", "CADisplayLink",
      "UIGestureRecognizer", "UIBarItem", "UINavigationItem", "UIBezierPath", "UIImage", "UIColor",
      "UIFont", "UIScreen", "UIDevice", "UITouch", "UIEvent", "UIPresentationController",
      "UICollectionViewLayout", "UICollectionViewLayoutAttributes", "NSLayoutConstraint",
      "UILayoutGuide", "UIVisualEffect", "UIDynamicAnimator", "UIDynamicBehavior",
      "UIPercentDrivenInteractiveTransition", "UIViewPropertyAnimator", "NSAttributedString",
      "NSParagraphStyle", "NSString", "NSArray", "NSDictionary", "NSNumber", "NSDate", "NSData",
      "Timer", "Bundle", "NotificationCenter", "UserDefaults",
    ],
    "UIResponder": ["UIView", "UIViewController", "UIApplication", "UIScene"],
    "UIView": [
      "UIControl", "UIImageView", "UILabel", "UIScrollView", "UIStackView", "UITableViewCell",
      "UITableViewHeaderFooterView", "UICollectionReusableView", "UIVisualEffectView", "UIWindow",
      "UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar", "UIProgressView",
      "UIActivityIndicatorView", "UIPickerView", "UIInputView",
    ],
    "UIControl": [
      "UIButton", "UITextField", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl",
      "UIPageControl", "UIRefreshControl", "UIDatePicker",
    ],
    "UITextField": ["UISearchTextField"],
    "UIScrollView": ["UITableView", "UICollectionView", "UITextView"],
    "UICollectionReusableView": ["UICollectionViewCell"],
    "UICollectionViewCell": ["UICollectionViewListCell"],
    "UIViewController": [
      "UINavigationController", "UITabBarController", "UITableViewController",
      "UICollectionViewController", "UIPageViewController", "UISplitViewController",
      "UIAlertController", "UISearchController", "UIActivityViewController",
    ],
    "UINavigationController": ["UIImagePickerController"],
    "UIGestureRecognizer": [
      "UITapGestureRecognizer", "UIPanGestureRecognizer", "UIPinchGestureRecognizer",
      "UIRotationGestureRecognizer", "UISwipeGestureRecognizer", "UILongPressGestureRecognizer",
    ],
    "UIPanGestureRecognizer": ["UIScreenEdgePanGestureRecognizer"],
    "UIBarItem": ["UIBarButtonItem", "UITabBarItem"],
    "UICollectionViewLayout": [
      "UICollectionViewFlowLayout", "UICollectionViewCompositionalLayout",
    ],
    "UIPresentationController": [
      "UIPopoverPresentationController", "UISheetPresentationController",
    ],
    "UIVisualEffect": ["UIBlurEffect", "UIVibrancyEffect"],
    "CALayer": [
      "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAReplicatorLayer", "CAEmitterLayer",
      "CAScrollLayer", "CATransformLayer", "CATiledLayer",
    ],
    "CAAnimation": ["CAPropertyAnimation", "CAAnimationGroup", "CATransition"],
    "CAPropertyAnimation": ["CABasicAnimation", "CAKeyframeAnimation"],
    "CABasicAnimation": ["CASpringAnimation"],
    "NSAttributedString": ["NSMutableAttributedString"],
    "NSParagraphStyle": ["NSMutableParagraphStyle"],
  ]
}
