public import Foundation

// Notifications of an app's life cycle. A film is in the foreground from beginning to end: only the
// film of an app's own delegate posts the first two, when it is launched.
extension UIApplication {
  /// The app has been launched.
  public static let didFinishLaunchingNotification = named("DidFinishLaunching")
  /// The app has become active.
  public static let didBecomeActiveNotification = named("DidBecomeActive")
  /// The app is about to become inactive.
  public static let willResignActiveNotification = named("WillResignActive")
  /// The app has entered the background.
  public static let didEnterBackgroundNotification = named("DidEnterBackground")
  /// The app is about to enter the foreground.
  public static let willEnterForegroundNotification = named("WillEnterForeground")
  /// The app is about to terminate.
  public static let willTerminateNotification = named("WillTerminate")
  /// Memory is low.
  public static let didReceiveMemoryWarningNotification = named("DidReceiveMemoryWarning")
  /// The clock has been set, or a new day has begun.
  public static let significantTimeChangeNotification = named("SignificantTimeChange")
  /// Protected files are about to be locked.
  public static let protectedDataWillBecomeUnavailableNotification = named(
    "ProtectedDataWillBecomeUnavailable")
  /// Protected files can be read.
  public static let protectedDataDidBecomeAvailableNotification = named(
    "ProtectedDataDidBecomeAvailable")

  private static func named(_ event: String) -> Notification.Name {
    Notification.Name("UIApplication\(event)Notification")
  }
}
