public import Foundation

/// The physical orientation of a device; the raw values are Apple's.
public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Rotated to the left: the home button is on the right.
  case landscapeLeft
  /// Rotated to the right: the home button is on the left.
  case landscapeRight
  /// Flat, with the screen facing up.
  case faceUp
  /// Flat, with the screen facing down.
  case faceDown

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is rotated to the left or to the right.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can have this orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The orientation of an interface; the raw values are Apple's.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Unknown.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// The home button is on the left.
  case landscapeLeft = 4
  /// The home button is on the right.
  case landscapeRight = 3

  /// Whether the interface is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is rotated to the left or to the right.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIScreen {
  /// Portrait, or landscape if the screen is wider than it is high.
  var interfaceOrientation: UIInterfaceOrientation {
    bounds.width > bounds.height ? .landscapeRight : .portrait
  }
}

extension UIApplication {
  /// Portrait, or landscape if the canvas is wider than it is high.
  public var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }

  /// The duration of a rotation, in seconds: none, because a canvas doesn't rotate.
  public var statusBarOrientationAnimationDuration: TimeInterval { 0 }

  /// The area above the canvas's safe area, in which a device shows its status bar; zero if there is none.
  public var statusBarFrame: CGRect { UIScreen.main.statusBarFrame }

  /// Whether the status bar is hidden: true if the safe area leaves no space for it. Setting it has no
  /// effect.
  public var isStatusBarHidden: Bool {
    get { statusBarFrame.isEmpty }
    set {}
  }

  /// The style of the status bar: the default. Setting it has no effect: a film has none.
  public var statusBarStyle: UIStatusBarStyle {
    get { .default }
    set {}
  }

  /// Does nothing: a film has no status bar.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

  /// Does nothing: a film has no status bar.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

  /// Whether the status bar shows that the network is used: it has no effect.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set {}
  }

  /// The status bar's orientation is about to change; never posted.
  public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// The status bar's orientation has changed; never posted.
  public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// The status bar's frame is about to change; never posted.
  public static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// The status bar's frame has changed; never posted.
  public static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// The user has taken a screenshot; never posted.
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// The availability of background refresh has changed; never posted.
  public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
}

extension UIWindowScene {
  /// Portrait, or landscape if the canvas is wider than it is high.
  public var interfaceOrientation: UIInterfaceOrientation { screen.interfaceOrientation }
}
