public import Foundation

// The keyboard's notifications, with the keys below in `userInfo`. They are posted when a keyboard, or a
// view that an app shows instead or above it, appears or disappears. A frame can be a `CGRect` or an
// `NSValue`: a cast converts each to the other.
extension UIResponder {
  /// The keyboard is about to appear.
  public class var keyboardWillShowNotification: Notification.Name { keyboard("WillShow") }
  /// The keyboard has appeared.
  public class var keyboardDidShowNotification: Notification.Name { keyboard("DidShow") }
  /// The keyboard is about to disappear.
  public class var keyboardWillHideNotification: Notification.Name { keyboard("WillHide") }
  /// The keyboard has disappeared.
  public class var keyboardDidHideNotification: Notification.Name { keyboard("DidHide") }
  /// The keyboard's frame is about to change.
  public class var keyboardWillChangeFrameNotification: Notification.Name {
    keyboard("WillChangeFrame")
  }
  /// The keyboard's frame has changed.
  public class var keyboardDidChangeFrameNotification: Notification.Name {
    keyboard("DidChangeFrame")
  }

  /// The key of the keyboard's initial frame: an `NSValue` of a `CGRect`, in screen coordinates.
  public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  /// The key of the keyboard's final frame: an `NSValue` of a `CGRect`, in screen coordinates.
  public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  /// The key of the animation's duration: an `NSNumber`, in seconds.
  public class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }
  /// The key of the animation's curve: an `NSNumber` with the raw value of a
  /// `UIView.AnimationCurve`.
  public class var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }
  /// The key of a Boolean `NSNumber` that indicates whether the keyboard belongs to this app.
  public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }

  private static func keyboard(_ event: String) -> Notification.Name {
    Notification.Name("UIKeyboard\(event)Notification")
  }
}

// The names used in Swift 3 and 4.
extension Notification.Name {
  /// The keyboard is about to appear.
  public static var UIKeyboardWillShow: Self { UIResponder.keyboardWillShowNotification }
  /// The keyboard has appeared.
  public static var UIKeyboardDidShow: Self { UIResponder.keyboardDidShowNotification }
  /// The keyboard is about to disappear.
  public static var UIKeyboardWillHide: Self { UIResponder.keyboardWillHideNotification }
  /// The keyboard has disappeared.
  public static var UIKeyboardDidHide: Self { UIResponder.keyboardDidHideNotification }
  /// The keyboard's frame is about to change.
  public static var UIKeyboardWillChangeFrame: Self {
    UIResponder.keyboardWillChangeFrameNotification
  }
  /// The keyboard's frame has changed.
  public static var UIKeyboardDidChangeFrame: Self {
    UIResponder.keyboardDidChangeFrameNotification
  }
  /// The orientation of the device has changed.
  public static var UIDeviceOrientationDidChange: Self {
    UIDevice.orientationDidChangeNotification
  }
  /// The app has become active.
  public static var UIApplicationDidBecomeActive: Self {
    UIApplication.didBecomeActiveNotification
  }
  /// The app is about to become inactive.
  public static var UIApplicationWillResignActive: Self {
    UIApplication.willResignActiveNotification
  }
  /// The app has entered the background.
  public static var UIApplicationDidEnterBackground: Self {
    UIApplication.didEnterBackgroundNotification
  }
  /// The app is about to enter the foreground.
  public static var UIApplicationWillEnterForeground: Self {
    UIApplication.willEnterForegroundNotification
  }
}

/// The key of the keyboard's initial frame.
public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
/// The key of the keyboard's final frame.
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
/// The key of the animation's duration.
public let UIKeyboardAnimationDurationUserInfoKey =
  UIResponder.keyboardAnimationDurationUserInfoKey
/// The key of the animation's curve.
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
