public import Containers
public import Controls
public import Foundation
public import Lists
public import ViewText
public import Views

// The names that types and methods had in Swift 3 and 4. Xcode offers to replace them; here, code that
// hasn't been updated compiles as it is. Constants are in `FormerConstants.swift`.

/// The former name of `NSTextStorage.EditActions`.
public typealias NSTextStorageEditActions = NSTextStorage.EditActions
/// The former name of `NSLayoutManager.GlyphProperty`.
public typealias NSGlyphProperty = NSLayoutManager.GlyphProperty
/// The former name of `NSWritingDirection`.
public typealias UITextWritingDirection = NSWritingDirection
/// The former name of `UITextField.DidEndEditingReason`.
public typealias UITextFieldDidEndEditingReason = UITextField.DidEndEditingReason
/// The former name of `UITableViewCell.StateMask`.
public typealias UITableViewCellStateMask = UITableViewCell.StateMask
/// The former name of `UITabBar.ItemPositioning`.
public typealias UITabBarItemPositioning = UITabBar.ItemPositioning
/// The former name of `UIView.SystemAnimation`.
public typealias UISystemAnimation = UIView.SystemAnimation
/// The former name of `UISplitViewController.DisplayMode`.
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode
/// The former name of `UISearchBar.Style`.
public typealias UISearchBarStyle = UISearchBar.Style
/// The former name of `UISearchBar.Icon`.
public typealias UISearchBarIcon = UISearchBar.Icon
/// The former name of `UIPushBehavior.Mode`.
public typealias UIPushBehaviorMode = UIPushBehavior.Mode
/// The former name of `UIPress.PressType`.
public typealias UIPressType = UIPress.PressType
/// The former name of `UIPress.Phase`.
public typealias UIPressPhase = UIPress.Phase
/// The former name of `UINotificationFeedbackGenerator.FeedbackType`.
public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType
/// The former name of `UIInterpolatingMotionEffect.EffectType`.
public typealias UIInterpolatingMotionEffectType = UIInterpolatingMotionEffect.EffectType
/// The former name of `UIImpactFeedbackGenerator.FeedbackStyle`.
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle
/// The former name of `UIFontDescriptor.SymbolicTraits`.
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits
/// The former name of `UIDevice.BatteryState`.
public typealias UIDeviceBatteryState = UIDevice.BatteryState
/// The former name of `UIDatePicker.Mode`.
public typealias UIDatePickerMode = UIDatePicker.Mode
/// The former name of `UICollisionBehavior.Mode`.
public typealias UICollisionBehaviorMode = UICollisionBehavior.Mode
/// The former name of `UICollectionViewUpdateItem.Action`.
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action
/// The former name of `UIAttachmentBehavior.AttachmentType`.
public typealias UIAttachmentBehaviorType = UIAttachmentBehavior.AttachmentType
/// The former name of `UIActivity.ActivityType`.
public typealias UIActivityType = UIActivity.ActivityType
/// The former name of `UIActivity.Category`.
public typealias UIActivityCategory = UIActivity.Category
/// The former name of `UIAccessibility.Notification`.
public typealias UIAccessibilityNotifications = UIAccessibility.Notification
/// The former name of `RunLoop.Mode`.
public typealias NSRunLoopMode = RunLoop.Mode
/// The former name of `UIBarPosition`.
public typealias UIToolbarPosition = UIBarPosition
/// The former name of `UIControl.State`.
public typealias UIControlState = UIControl.State
/// The former name of `UIControl.Event`.
public typealias UIControlEvents = UIControl.Event
/// The former name of `UIControl.ContentHorizontalAlignment`.
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
/// The former name of `UIControl.ContentVerticalAlignment`.
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
/// The former name of `UIView.AnimationOptions`.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// The former name of `UIView.AnimationCurve`.
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// The former name of `UIView.AnimationTransition`.
public typealias UIViewAnimationTransition = UIView.AnimationTransition
/// The former name of `UIView.KeyframeAnimationOptions`.
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
/// The former name of `UIView.ContentMode`.
public typealias UIViewContentMode = UIView.ContentMode
/// The former name of `UIView.AutoresizingMask`.
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// The former name of `UIView.TintAdjustmentMode`.
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode
/// The former name of `UIButton.ButtonType`.
public typealias UIButtonType = UIButton.ButtonType
/// The former name of `UITextField.BorderStyle`.
public typealias UITextBorderStyle = UITextField.BorderStyle
/// The former name of `UITextField.ViewMode`.
public typealias UITextFieldViewMode = UITextField.ViewMode
/// The former name of `UIScrollView.IndicatorStyle`.
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
/// The former name of `UIScrollView.KeyboardDismissMode`.
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
/// The former name of `UIActivityIndicatorView.Style`.
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
/// The former name of `UIProgressView.Style`.
public typealias UIProgressViewStyle = UIProgressView.Style
/// The former name of `UIImage.Orientation`.
public typealias UIImageOrientation = UIImage.Orientation
/// The former name of `UIImage.RenderingMode`.
public typealias UIImageRenderingMode = UIImage.RenderingMode
/// The former name of `UIImage.ResizingMode`.
public typealias UIImageResizingMode = UIImage.ResizingMode
/// The former name of `UIBlurEffect.Style`.
public typealias UIBlurEffectStyle = UIBlurEffect.Style
/// The former name of `UIApplication.State`.
public typealias UIApplicationState = UIApplication.State
/// The former name of `UIApplication.LaunchOptionsKey`.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// The former name of `UIFont.TextStyle`.
public typealias UIFontTextStyle = UIFont.TextStyle
/// The former name of `UIFont.Weight`.
public typealias UIFontWeight = UIFont.Weight
/// The former name of `UITouch.Phase`.
public typealias UITouchPhase = UITouch.Phase
/// The former name of `UIEvent.EventType`.
public typealias UIEventType = UIEvent.EventType
/// The former name of `NSAttributedString.Key`.
public typealias NSAttributedStringKey = NSAttributedString.Key
/// The former name of `NSNotification.Name`.
public typealias NSNotificationName = NSNotification.Name
/// The former name of `RunLoop.Mode`.
public typealias RunLoopMode = RunLoop.Mode
/// The former name of `UIGestureRecognizer.State`.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// The former name of `UISwipeGestureRecognizer.Direction`.
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
/// The former name of `NSLayoutConstraint.Attribute`.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// The former name of `NSLayoutConstraint.Relation`.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// The former name of `NSLayoutConstraint.FormatOptions`.
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
/// The former name of `NSLayoutConstraint.Axis`.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// The former name of `UIStackView.Alignment`.
public typealias UIStackViewAlignment = UIStackView.Alignment
/// The former name of `UIStackView.Distribution`.
public typealias UIStackViewDistribution = UIStackView.Distribution
/// The former name of `UITableView.Style`.
public typealias UITableViewStyle = UITableView.Style
/// The former name of `UITableView.RowAnimation`.
public typealias UITableViewRowAnimation = UITableView.RowAnimation
/// The former name of `UITableView.ScrollPosition`.
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
/// The former name of `UITableViewCell.CellStyle`.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// The former name of `UITableViewCell.SelectionStyle`.
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
/// The former name of `UITableViewCell.AccessoryType`.
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
/// The former name of `UITableViewCell.EditingStyle`.
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
/// The former name of `UITableViewCell.SeparatorStyle`.
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
/// The former name of `UICollectionView.ScrollDirection`.
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
/// The former name of `UICollectionView.ScrollPosition`.
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
/// The former name of `UICollectionView.ElementCategory`.
public typealias UICollectionElementCategory = UICollectionView.ElementCategory
/// The former name of `UIBarButtonItem.Style`.
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
/// The former name of `UIBarButtonItem.SystemItem`.
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// The former name of `UITabBarItem.SystemItem`.
public typealias UITabBarSystemItem = UITabBarItem.SystemItem

/// The former name of `UIEvent.EventSubtype`.
public typealias UIEventSubtype = UIEvent.EventSubtype
/// The former name of `UIWindow.Level`.
public typealias UIWindowLevel = UIWindow.Level
/// The former name of `UIAlertController.Style`.
public typealias UIAlertControllerStyle = UIAlertController.Style
/// The former name of `UIAlertAction.Style`.
public typealias UIAlertActionStyle = UIAlertAction.Style
/// The former name of `UIPageViewController.TransitionStyle`.
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
/// The former name of `UIPageViewController.NavigationOrientation`.
public typealias UIPageViewControllerNavigationOrientation =
  UIPageViewController.NavigationOrientation
/// The former name of `UIPageViewController.NavigationDirection`.
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
/// The former name of `UIPageViewController.SpineLocation`.
public typealias UIPageViewControllerSpineLocation = UIPageViewController.SpineLocation

/// The former name of `UIImage.pngData()`.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
/// The former name of `UIImage.jpegData(compressionQuality:)`.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

extension UIColor {
  /// The former name of `systemGroupedBackground`.
  public class var groupTableViewBackground: UIColor { .systemGroupedBackground }

  /// The initializer of colour literals in Swift 3.
  public convenience init(
    colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(_colorLiteralRed: red, green: green, blue: blue, alpha: alpha)
  }
}

/// The former name of `UIAccessibility.post(notification:argument:)`.
public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) {
  UIAccessibility.post(notification: notification, argument: argument)
}

/// The former name of `UIAccessibility.isReduceMotionEnabled`.
public func UIAccessibilityIsReduceMotionEnabled() -> Bool {
  UIAccessibility.isReduceMotionEnabled
}

/// The former name of `UIAccessibility.isBoldTextEnabled`.
public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }

/// The former name of `UIAccessibility.isReduceTransparencyEnabled`.
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
  UIAccessibility.isReduceTransparencyEnabled
}

/// The former name of `UIAccessibility.isInvertColorsEnabled`.
public func UIAccessibilityIsInvertColorsEnabled() -> Bool {
  UIAccessibility.isInvertColorsEnabled
}

/// The former name of `UIAccessibility.isSwitchControlRunning`.
public func UIAccessibilityIsSwitchControlRunning() -> Bool {
  UIAccessibility.isSwitchControlRunning
}

/// The former name of `UIAccessibility.isDarkerSystemColorsEnabled`.
public func UIAccessibilityDarkerSystemColorsEnabled() -> Bool {
  UIAccessibility.isDarkerSystemColorsEnabled
}

/// The former name of `UIAccessibility.isGrayscaleEnabled`.
public func UIAccessibilityIsGrayscaleEnabled() -> Bool { UIAccessibility.isGrayscaleEnabled }

/// Returns a rectangle of a view in the coordinates of the screen.
public func UIAccessibilityConvertFrameToScreenCoordinates(
  _ rect: CGRect, _ view: UIView
) -> CGRect { view.convert(rect, to: nil) }

/// The former name of `UIPreviewAction.Style`.
public typealias UIPreviewActionStyle = UIPreviewAction.Style
/// The former name of `UITableViewRowAction.Style`.
public typealias UITableViewRowActionStyle = UITableViewRowAction.Style

/// The former name of `UIAccessibility.isVoiceOverRunning`.
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

extension NSUnderlineStyle {
  /// The former name of an empty style.
  public static var styleNone: NSUnderlineStyle { [] }
  /// The former name of `single`.
  public static var styleSingle: NSUnderlineStyle { .single }
  /// The former name of `thick`.
  public static var styleThick: NSUnderlineStyle { .thick }
  /// The former name of `double`.
  public static var styleDouble: NSUnderlineStyle { .double }
  /// The former name of an empty style.
  public static var patternSolid: NSUnderlineStyle { [] }
}

extension RunLoop.Mode {
  /// The former name of `default`.
  public static var defaultRunLoopMode: Self { .default }
}

extension UIView {
  /// The former name of `bringSubviewToFront(_:)`.
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
  /// The former name of `sendSubviewToBack(_:)`.
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIActivityIndicatorView {
  /// The former name of `init(style:)`.
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }
  /// The former name of `style`.
  public var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }
}

extension UIViewController {
  /// The former name of `children`.
  public var childViewControllers: [UIViewController] { children }
  /// The former name of `childForStatusBarStyle`.
  public var childViewControllerForStatusBarStyle: UIViewController? { childForStatusBarStyle }
  /// The former name of `childForStatusBarHidden`.
  public var childViewControllerForStatusBarHidden: UIViewController? { childForStatusBarHidden }
  /// The former name of `addChild(_:)`.
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }
  /// The former name of `isMovingToParent`.
  public var isMovingToParentViewController: Bool { isMovingToParent }
  /// The former name of `isMovingFromParent`.
  public var isMovingFromParentViewController: Bool { isMovingFromParent }
  /// The former name of `removeFromParent()`.
  public func removeFromParentViewController() { removeFromParent() }
  /// The former name of `willMove(toParent:)`.
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }
  /// The former name of `didMove(toParent:)`.
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }
}

extension String {
  /// The string itself: its former view of characters.
  public var characters: String { self }

  /// Returns the text of a value, as an interpolation does: an initializer of Swift 4.
  public init<Value>(stringInterpolationSegment value: Value) { self = "\(value)" }
}

/// Returns an offset with the given values.
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

/// Returns whether two offsets are equal.
public func UIOffsetEqualToOffset(_ offset1: UIOffset, _ offset2: UIOffset) -> Bool {
  offset1 == offset2
}

extension UIAccessibilityTraits {
  /// Returns the traits of both sets: traits were numbers before Swift 4.2.
  public static func | (left: Self, right: Self) -> Self { left.union(right) }

  /// Adds traits.
  public static func |= (left: inout Self, right: Self) { left.formUnion(right) }

  /// Returns the traits that both sets have.
  public static func & (left: Self, right: Self) -> Self { left.intersection(right) }

  /// Returns the traits that a set doesn't have.
  public static prefix func ~ (traits: Self) -> Self { Self(rawValue: ~traits.rawValue) }

  /// Removes the traits that the right set doesn't have.
  public static func &= (left: inout Self, right: Self) { left.formIntersection(right) }
}

/// The former name of `UIApplication.openSettingsURLString`.
public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }
/// The former name of `UIBackgroundTaskIdentifier.invalid`.
public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier { .invalid }
/// The former name of `UITouch.TouchType`.
public typealias UITouchType = UITouch.TouchType
/// The former name of `UIImagePickerController.SourceType`.
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
/// The former name of `UIImagePickerController.CameraDevice`.
public typealias UIImagePickerControllerCameraDevice = UIImagePickerController.CameraDevice
/// The former name of `UIImagePickerController.CameraCaptureMode`.
public typealias UIImagePickerControllerCameraCaptureMode =
  UIImagePickerController.CameraCaptureMode
/// The former name of `UIImagePickerController.CameraFlashMode`.
public typealias UIImagePickerControllerCameraFlashMode = UIImagePickerController.CameraFlashMode
/// The former name of `UISegmentedControl.Segment`.
public typealias UISegmentedControlSegment = UISegmentedControl.Segment
/// The former name of `UIMenuController.ArrowDirection`.
public typealias UIMenuControllerArrowDirection = UIMenuController.ArrowDirection
/// The former name of `UIApplication.OpenURLOptionsKey`.
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
/// The former name of `UIScrollView.ContentInsetAdjustmentBehavior`.
public typealias UIScrollViewContentInsetAdjustmentBehavior =
  UIScrollView.ContentInsetAdjustmentBehavior

/// Returns the kind of device; the former form of `UIDevice.userInterfaceIdiom`.
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

/// The former name of `UIDeviceOrientation.isPortrait`.
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isPortrait
}

/// The former name of `UIDeviceOrientation.isLandscape`.
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isLandscape
}

/// The former name of `UIDeviceOrientation.isValidInterfaceOrientation`.
public func UIDeviceOrientationIsValidInterfaceOrientation(
  _ orientation: UIDeviceOrientation
) -> Bool {
  orientation.isValidInterfaceOrientation
}

/// The former name of `UIInterfaceOrientation.isPortrait`.
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isPortrait
}

/// The former name of `UIInterfaceOrientation.isLandscape`.
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isLandscape
}
