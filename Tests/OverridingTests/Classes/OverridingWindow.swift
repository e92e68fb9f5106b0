import UIKit

/// Overrides the members of `UIWindow` in the table.
class OverridingWindow: UIWindow {
  let calls = Calls()

  override var windowLevel: UIWindow.Level {
    get { calls.record(super.windowLevel) }
    set { calls.recordSet(super.windowLevel = newValue) }
  }

  override var windowScene: UIWindowScene? {
    get { calls.record(super.windowScene) }
    set { calls.recordSet(super.windowScene = newValue) }
  }

  override var screen: UIScreen {
    get { calls.record(super.screen) }
    set { calls.recordSet(super.screen = newValue) }
  }

  override var rootViewController: UIViewController? {
    get { calls.record(super.rootViewController) }
    set { calls.recordSet(super.rootViewController = newValue) }
  }

  override var isKeyWindow: Bool { calls.record(super.isKeyWindow) }

  override var canBecomeKey: Bool { calls.record(super.canBecomeKey) }

  override func becomeKey() {
    calls.record(super.becomeKey())
  }

  override func resignKey() {
    calls.record(super.resignKey())
  }

  override func makeKey() {
    calls.record(super.makeKey())
  }

  override func makeKeyAndVisible() {
    calls.record(super.makeKeyAndVisible())
  }

  override func sendEvent(_ event: UIEvent) {
    calls.record(super.sendEvent(event))
  }
}
