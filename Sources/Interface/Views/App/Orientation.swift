public import Foundation

/// How a device is held; the raw values are Apple's.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Turned to the left: the home button is at the right.
  case landscapeLeft
  /// Turned to the right: the home button is at the left.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its face.
  case faceDown

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is turned to a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can be shown that way.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// How an interface is shown; the raw values are Apple's.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// The home button is at the left.
  case landscapeLeft = 4
  /// The home button is at the right.
  case landscapeRight = 3

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is turned to a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIScreen {
  /// Portrait, or landscape where the screen is wider than high.
  var interfaceOrientation: UIInterfaceOrientation {
    bounds.width > bounds.height ? .landscapeRight : .portrait
  }
}

extension UIApplication {
  /// Portrait, or landscape where the canvas is wider than high.
  public var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }

  /// Zero: a film has no status bar.
  public var statusBarFrame: CGRect { .zero }

  /// True: a film has no status bar.
  public var isStatusBarHidden: Bool { true }

  /// The status bar is about to turn; never posted.
  public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// The status bar has turned; never posted.
  public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// The status bar's frame is about to change; never posted.
  public static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// The status bar's frame has changed; never posted.
  public static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// The user has taken a picture of the screen; never posted.
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// The background time that was asked for may be refreshed; never posted.
  public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
}

extension UIWindowScene {
  /// Portrait, or landscape where the canvas is wider than high.
  public var interfaceOrientation: UIInterfaceOrientation { screen.interfaceOrientation }
}
