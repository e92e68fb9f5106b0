import Foundation
public import Rx
public import Views

// The events of an app's life cycle, as RxCocoa has them: `UIApplication.rx.didBecomeActive`.
extension Reactive where Base: UIApplication {
  /// The app has entered the background.
  public static var didEnterBackground: ControlEvent<Void> {
    event(of: UIApplication.didEnterBackgroundNotification)
  }

  /// The app is about to enter the foreground.
  public static var willEnterForeground: ControlEvent<Void> {
    event(of: UIApplication.willEnterForegroundNotification)
  }

  /// The app has been launched.
  public static var didFinishLaunching: ControlEvent<Void> {
    event(of: UIApplication.didFinishLaunchingNotification)
  }

  /// The app has become active.
  public static var didBecomeActive: ControlEvent<Void> {
    event(of: UIApplication.didBecomeActiveNotification)
  }

  /// Memory is low.
  public static var didReceiveMemoryWarning: ControlEvent<Void> {
    event(of: UIApplication.didReceiveMemoryWarningNotification)
  }

  /// The app is about to become inactive.
  public static var willResignActive: ControlEvent<Void> {
    event(of: UIApplication.willResignActiveNotification)
  }

  /// The app is about to terminate.
  public static var willTerminate: ControlEvent<Void> {
    event(of: UIApplication.willTerminateNotification)
  }

  /// The clock has been set, or a new day has begun.
  public static var significantTimeChange: ControlEvent<Void> {
    event(of: UIApplication.significantTimeChangeNotification)
  }

  /// It has changed whether the app may refresh in the background.
  public static var backgroundRefreshStatusDidChange: ControlEvent<Void> {
    event(of: UIApplication.backgroundRefreshStatusDidChangeNotification)
  }

  /// Protected files are about to be locked.
  public static var protectedDataWillBecomeUnavailable: ControlEvent<Void> {
    event(of: UIApplication.protectedDataWillBecomeUnavailableNotification)
  }

  /// Protected files can be read.
  public static var protectedDataDidBecomeAvailable: ControlEvent<Void> {
    event(of: UIApplication.protectedDataDidBecomeAvailableNotification)
  }

  /// The user has taken a picture of the screen.
  public static var userDidTakeScreenshot: ControlEvent<Void> {
    event(of: UIApplication.userDidTakeScreenshotNotification)
  }

  private static func event(of name: Notification.Name) -> ControlEvent<Void> {
    ControlEvent(events: NotificationCenter.default.rx.notification(name).map { _ in })
  }
}
