public import Foundation

/// The status bar of a scene. A film has none.
public final class UIStatusBarManager: NSObject, Sendable {
  /// The frame of the status bar: zero.
  public var statusBarFrame: CGRect { .zero }

  /// Whether the status bar is hidden: true.
  public var isStatusBarHidden: Bool { true }

  /// The style of the status bar: the default.
  public var statusBarStyle: UIStatusBarStyle { .default }
}

extension UIWindowScene {
  /// The status bar of the scene.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}
