public import Foundation
import Ticking
public import VirtualTime

// As on a device whose owner has declined notifications: none is shown.

/// The notifications of an app. A film shows none: the permission is declined, and requests are kept without being
/// delivered.
public final class UNUserNotificationCenter: NSObject, StageLocal {
  private override init() {}

  package convenience init(on clock: VirtualClock) { self.init() }

  /// The notifications of the current stage's app.
  public static func current() -> UNUserNotificationCenter {
    VirtualClock.current.map(of) ?? UNUserNotificationCenter()
  }

  /// The delegate; weak, and never called.
  public weak var delegate: (any UNUserNotificationCenterDelegate)?
  /// Whether the app offers its own settings: false.
  public var supportsContentExtensions: Bool { false }

  private var requests: [UNNotificationRequest] = []
  private var categories: Set<UNNotificationCategory> = []

  /// Calls the handler with false in the clock's next turn.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { StageQueue.main.async { completionHandler(false, nil) } }

  /// Returns false.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }

  /// Calls the handler with settings that deny everything, in the clock's next turn.
  public func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) { StageQueue.main.async { completionHandler(UNNotificationSettings()) } }

  /// Returns settings that deny everything.
  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// Keeps a request, instead of one with the same identifier, and calls the handler without an error in the
  /// clock's next turn.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    keep(request)
    if let completionHandler { StageQueue.main.async { completionHandler(nil) } }
  }

  /// Keeps a request, instead of one with the same identifier.
  public func add(_ request: UNNotificationRequest) async throws { keep(request) }

  private func keep(_ request: UNNotificationRequest) {
    requests.removeAll { $0.identifier == request.identifier }
    requests.append(request)
  }

  /// Calls the handler with the requests, in the clock's next turn.
  public func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) {
    let requests = requests
    StageQueue.main.async { completionHandler(requests) }
  }

  /// Returns the requests.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { requests }

  /// Removes requests.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    requests.removeAll { identifiers.contains($0.identifier) }
  }

  /// Removes all requests.
  public func removeAllPendingNotificationRequests() { requests = [] }

  /// Calls the handler without any notification, in the clock's next turn.
  public func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    StageQueue.main.async { completionHandler([]) }
  }

  /// Does nothing: none was delivered.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

  /// Does nothing: none was delivered.
  public func removeAllDeliveredNotifications() {}

  /// Sets the kinds of notifications with actions.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories = categories
  }

  /// Calls the handler with the kinds of notifications, in the clock's next turn.
  public func getNotificationCategories(
    completionHandler: @escaping (Set<UNNotificationCategory>) -> Void
  ) {
    let categories = categories
    StageQueue.main.async { completionHandler(categories) }
  }

  /// Calls the handler without an error, in the clock's next turn: no badge is shown.
  public func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) { if let completionHandler { StageQueue.main.async { completionHandler(nil) } } }
}

/// An object that is notified of notifications; never called here.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Called when a notification arrives while the app is shown.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// Called when the user has chosen a notification or an action.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// Called when the user wants the app's own settings.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Shows nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
