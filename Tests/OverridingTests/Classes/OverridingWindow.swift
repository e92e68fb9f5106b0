import UIKit

/// Overrides the members of `UIWindow` in the table.
class OverridingWindow: UIWindow {
  let calls = Calls()

  override var windowLevel: UIWindow.Level {
    get { calls.noting(super.windowLevel) }
    set { calls.setting(super.windowLevel = newValue) }
  }

  override var windowScene: UIWindowScene? {
    get { calls.noting(super.windowScene) }
    set { calls.setting(super.windowScene = newValue) }
  }

  override var screen: UIScreen { calls.noting(super.screen) }

  override var rootViewController: UIViewController? {
    get { calls.noting(super.rootViewController) }
    set { calls.setting(super.rootViewController = newValue) }
  }

  override var isKeyWindow: Bool { calls.noting(super.isKeyWindow) }

  override var canBecomeKey: Bool { calls.noting(super.canBecomeKey) }

  override func becomeKey() {
    calls.noting(super.becomeKey())
  }

  override func resignKey() {
    calls.noting(super.resignKey())
  }

  override func makeKey() {
    calls.noting(super.makeKey())
  }

  override func makeKeyAndVisible() {
    calls.noting(super.makeKeyAndVisible())
  }

  override func sendEvent(_ event: UIEvent) {
    calls.noting(super.sendEvent(event))
  }
}
