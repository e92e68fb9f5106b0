/// How a controller is put in front; the raw values are Apple's.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system does it.
  case automatic = -2
  /// In no way.
  case none = -1
  /// Over all; what is behind disappears.
  case fullScreen = 0
  /// As a page.
  case pageSheet
  /// As a form.
  case formSheet
  /// In place of the controller that defines the context.
  case currentContext
  /// In one's own way.
  case custom
  /// Over all; what is behind stays.
  case overFullScreen
  /// Over the controller that defines the context.
  case overCurrentContext
  /// In a bubble.
  case popover
}

/// How a controller comes and goes; the raw values are Apple's.
public enum UIModalTransitionStyle: Int, Sendable {
  /// It slides up.
  case coverVertical
  /// It turns round with what was there.
  case flipHorizontal
  /// It fades in.
  case crossDissolve
  /// It is under a page that curls up.
  case partialCurl
}

/// How the status bar is drawn; the raw values are Apple's.
public enum UIStatusBarStyle: Int, Sendable {
  /// As suits the appearance.
  case `default`
  /// Light, on dark ground.
  case lightContent
  /// Dark, on light ground.
  case darkContent = 3
}

/// How the status bar comes and goes; the raw values are Apple's.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none
  /// It fades.
  case fade
  /// It slides.
  case slide
}

/// The ways round that a device may be held; the raw values are Apple's.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// Apple's bits.
  public let rawValue: UInt

  /// The ways of those bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// On its left side.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// On its right side.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscape,
  ]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
