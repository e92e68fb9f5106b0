public import Foundation

// Names of what windows, scenes and screens tell. A film's stay as they are: nothing posts these.
extension UIWindow {
  /// A window has come on the screen.
  public class var didBecomeVisibleNotification: Notification.Name { named("DidBecomeVisible") }
  /// A window has left the screen.
  public class var didBecomeHiddenNotification: Notification.Name { named("DidBecomeHidden") }
  /// Keys go to a window.
  public class var didBecomeKeyNotification: Notification.Name { named("DidBecomeKey") }
  /// Keys go to a window no more.
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
  /// A scene is in front.
  public class var didActivateNotification: Notification.Name { named("DidActivate") }
  /// A scene is about to leave the front.
  public class var willDeactivateNotification: Notification.Name { named("WillDeactivate") }
  /// A scene is about to come to the front.
  public class var willEnterForegroundNotification: Notification.Name {
    named("WillEnterForeground")
  }
  /// A scene is behind others.
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
