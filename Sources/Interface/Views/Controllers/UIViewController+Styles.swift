public import Foundation

/// The style of a presentation; the raw values are Apple's.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The system's default.
  case automatic = -2
  /// No presentation.
  case none = -1
  /// Covers the screen; the view behind disappears.
  case fullScreen = 0
  /// A page sheet.
  case pageSheet
  /// A form sheet.
  case formSheet
  /// Covers the controller that defines the context.
  case currentContext
  /// A custom presentation.
  case custom
  /// Covers the screen; the view behind stays visible.
  case overFullScreen
  /// Over the controller that defines the context.
  case overCurrentContext
  /// A popover.
  case popover
}

/// The transition of a presentation; the raw values are Apple's.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides up from the bottom.
  case coverVertical
  /// The view flips horizontally.
  case flipHorizontal
  /// The view fades in.
  case crossDissolve
  /// The old view's page curls up.
  case partialCurl
}

/// The style of the status bar; the raw values are Apple's.
public enum UIStatusBarStyle: Int, Sendable {
  /// Depends on the appearance.
  case `default`
  /// Light content for dark backgrounds.
  case lightContent
  /// Dark content for light backgrounds.
  case darkContent = 3
}

/// The animation of the status bar; the raw values are Apple's.
public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none
  /// The status bar fades.
  case fade
  /// The status bar slides.
  case slide
}

/// A set of interface orientations; the raw values are Apple's.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bit mask, with Apple's values.
  public let rawValue: UInt

  /// Creates a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Rotated to the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Rotated to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Rotated to the left or to the right.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscape,
  ]
  /// All orientations except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

extension UIViewController {
  /// A split view shows a controller elsewhere than before; never posted.
  public class var showDetailTargetDidChangeNotification: Notification.Name {
    Notification.Name("UIViewControllerShowDetailTargetDidChangeNotification")
  }
}
