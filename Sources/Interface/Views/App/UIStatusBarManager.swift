public import Foundation

/// The status bar of a scene. It isn't drawn; the canvas's safe area leaves space for it.
public final class UIStatusBarManager: NSObject, Sendable {
  /// The area above the canvas's safe area; zero if there is none.
  public var statusBarFrame: CGRect { UIScreen.main.statusBarFrame }

  /// Whether the status bar is hidden: true if the safe area leaves no space for it.
  public var isStatusBarHidden: Bool { statusBarFrame.isEmpty }

  /// The style of the status bar: the default.
  public var statusBarStyle: UIStatusBarStyle { .default }
}

extension UIScreen {
  /// The area above the safe area; zero if there is none.
  var statusBarFrame: CGRect {
    safeAreaInsets.top > 0
      ? CGRect(x: 0, y: 0, width: bounds.width, height: safeAreaInsets.top) : .zero
  }
}

extension UIWindowScene {
  /// The status bar of the scene.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}
