public import Foundation

// Notifications of an app's life cycle. A film is in the foreground from beginning to end, so these
// are never posted.
extension UIApplication {
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

  private static func named(_ event: String) -> Notification.Name {
    Notification.Name("UIApplication\(event)Notification")
  }
}
