public import Foundation

// What an app is told while it comes and goes. A film stays in front from its beginning to its end:
// nothing posts these, and code that waits for them waits.
extension UIApplication {
  /// It is in front.
  public static let didBecomeActiveNotification = named("DidBecomeActive")
  /// It is about to leave the front.
  public static let willResignActiveNotification = named("WillResignActive")
  /// It is behind others.
  public static let didEnterBackgroundNotification = named("DidEnterBackground")
  /// It is about to come to the front.
  public static let willEnterForegroundNotification = named("WillEnterForeground")
  /// It is about to end.
  public static let willTerminateNotification = named("WillTerminate")
  /// Memory runs short.
  public static let didReceiveMemoryWarningNotification = named("DidReceiveMemoryWarning")
  /// The time has been set, or a day is over.
  public static let significantTimeChangeNotification = named("SignificantTimeChange")

  private static func named(_ event: String) -> Notification.Name {
    Notification.Name("UIApplication\(event)Notification")
  }
}

extension UIAccessibility {
  /// `isReduceMotionEnabled` has changed.
  public static let reduceMotionStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// `isReduceTransparencyEnabled` has changed.
  public static let reduceTransparencyStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
}
