public import Foundation

// The keyboard's names. A film has no keyboard on its screen: nothing posts these, unless the film does
// so itself, with the keys below in `userInfo`.
extension UIResponder {
  /// The keyboard is about to come up.
  public class var keyboardWillShowNotification: Notification.Name { keyboard("WillShow") }
  /// The keyboard has come up.
  public class var keyboardDidShowNotification: Notification.Name { keyboard("DidShow") }
  /// The keyboard is about to go.
  public class var keyboardWillHideNotification: Notification.Name { keyboard("WillHide") }
  /// The keyboard has gone.
  public class var keyboardDidHideNotification: Notification.Name { keyboard("DidHide") }
  /// The keyboard's frame is about to change.
  public class var keyboardWillChangeFrameNotification: Notification.Name {
    keyboard("WillChangeFrame")
  }
  /// The keyboard's frame has changed.
  public class var keyboardDidChangeFrameNotification: Notification.Name {
    keyboard("DidChangeFrame")
  }

  /// The key of the keyboard's frame before: an `NSValue` of a `CGRect`, in the screen's coordinates.
  public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  /// The key of the keyboard's frame after: an `NSValue` of a `CGRect`, in the screen's coordinates.
  public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  /// The key of how long it takes: an `NSNumber`, in seconds.
  public class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }
  /// The key of its curve: an `NSNumber` with the raw value of a `UIView.AnimationCurve`.
  public class var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }
  /// The key of whether it belongs to this app: an `NSNumber`.
  public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }

  private static func keyboard(_ event: String) -> Notification.Name {
    Notification.Name("UIKeyboard\(event)Notification")
  }
}

// The same by the names of Swift 3 and 4.
extension Notification.Name {
  /// The keyboard is about to come up.
  public static var UIKeyboardWillShow: Self { UIResponder.keyboardWillShowNotification }
  /// The keyboard has come up.
  public static var UIKeyboardDidShow: Self { UIResponder.keyboardDidShowNotification }
  /// The keyboard is about to go.
  public static var UIKeyboardWillHide: Self { UIResponder.keyboardWillHideNotification }
  /// The keyboard has gone.
  public static var UIKeyboardDidHide: Self { UIResponder.keyboardDidHideNotification }
  /// The keyboard's frame is about to change.
  public static var UIKeyboardWillChangeFrame: Self {
    UIResponder.keyboardWillChangeFrameNotification
  }
  /// The keyboard's frame has changed.
  public static var UIKeyboardDidChangeFrame: Self {
    UIResponder.keyboardDidChangeFrameNotification
  }
  /// The device has been turned.
  public static var UIDeviceOrientationDidChange: Self {
    UIDevice.orientationDidChangeNotification
  }
  /// The app is in front.
  public static var UIApplicationDidBecomeActive: Self {
    UIApplication.didBecomeActiveNotification
  }
  /// The app is about to leave the front.
  public static var UIApplicationWillResignActive: Self {
    UIApplication.willResignActiveNotification
  }
  /// The app is behind others.
  public static var UIApplicationDidEnterBackground: Self {
    UIApplication.didEnterBackgroundNotification
  }
  /// The app is about to come to the front.
  public static var UIApplicationWillEnterForeground: Self {
    UIApplication.willEnterForegroundNotification
  }
}

/// The key of the keyboard's frame before.
public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
/// The key of the keyboard's frame after.
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
/// The key of how long it takes.
public let UIKeyboardAnimationDurationUserInfoKey =
  UIResponder.keyboardAnimationDurationUserInfoKey
/// The key of its curve.
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
