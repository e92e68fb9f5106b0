public import Foundation

// Notifications of windows, scenes and screens. Those of scenes and screens are never posted: a film's
// don't change.
extension UIWindow {
  /// A window has become visible.
  public class var didBecomeVisibleNotification: Notification.Name { named("DidBecomeVisible") }
  /// A window has been hidden.
  public class var didBecomeHiddenNotification: Notification.Name { named("DidBecomeHidden") }
  /// A window has become the key window.
  public class var didBecomeKeyNotification: Notification.Name { named("DidBecomeKey") }
  /// Posted after a window has resigned as the key window.
  public class var didResignKeyNotification: Notification.Name { named("DidResignKey") }

  private static func named(_ event: String) -> Notification.Name {
    Notification.Name("UIWindow\(event)Notification")
  }
}

extension UIScene {
  /// A scene is about to be connected.
  public class var willConnectNotification: Notification.Name { named("WillConnect") }
  /// A scene is no longer connected.
  public class var didDisconnectNotification: Notification.Name { named("DidDisconnect") }
  /// A scene has become active.
  public class var didActivateNotification: Notification.Name { named("DidActivate") }
  /// A scene is about to become inactive.
  public class var willDeactivateNotification: Notification.Name { named("WillDeactivate") }
  /// A scene is about to enter the foreground.
  public class var willEnterForegroundNotification: Notification.Name {
    named("WillEnterForeground")
  }
  /// A scene has entered the background.
  public class var didEnterBackgroundNotification: Notification.Name {
    named("DidEnterBackground")
  }

  private static func named(_ event: String) -> Notification.Name {
    Notification.Name("UIScene\(event)Notification")
  }
}

extension UIScreen {
  /// `brightness` has changed.
  public class var brightnessDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenBrightnessDidChangeNotification")
  }
  /// A screen has been connected.
  public class var didConnectNotification: Notification.Name {
    Notification.Name("UIScreenDidConnectNotification")
  }
  /// A screen has been disconnected.
  public class var didDisconnectNotification: Notification.Name {
    Notification.Name("UIScreenDidDisconnectNotification")
  }
  /// A screen's mode has changed.
  public class var modeDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenModeDidChangeNotification")
  }
}
