public import Foundation

/// A request for a notification.
open class UNNotificationRequest: NSObject {
  /// The name, by which another request replaces this one.
  public let identifier: String
  /// What is shown.
  public let content: UNNotificationContent
  /// When it is shown; nil for now.
  public let trigger: UNNotificationTrigger?

  /// Creates a request.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
    super.init()
  }
}

/// What a notification shows.
open class UNNotificationContent: NSObject {
  /// The title.
  open fileprivate(set) var title = ""
  /// The line below the title.
  open fileprivate(set) var subtitle = ""
  /// The text.
  open fileprivate(set) var body = ""
  /// The number at the app's icon; nil for no change.
  open fileprivate(set) var badge: NSNumber?
  /// The sound; nil for none.
  open fileprivate(set) var sound: UNNotificationSound?
  /// The name of the kind of notifications.
  open fileprivate(set) var categoryIdentifier = ""
  /// The name of the thread.
  open fileprivate(set) var threadIdentifier = ""
  /// Values of the app.
  open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
}

/// What a notification shows, and can be changed.
open class UNMutableNotificationContent: UNNotificationContent {
  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The line below the title.
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The text.
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The number at the app's icon; nil for no change.
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// The sound; nil for none.
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  /// The name of the kind of notifications.
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  /// The name of the thread.
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  /// Values of the app.
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
}

/// The sound of a notification.
open class UNNotificationSound: NSObject {
  /// The name of the sound's file; nil for the system's sound.
  public let name: UNNotificationSoundName?

  /// Creates the sound of a file.
  public init(named name: UNNotificationSoundName) {
    self.name = name
    super.init()
  }

  private override init() {
    name = nil
    super.init()
  }

  /// The system's sound.
  public nonisolated(unsafe) static let `default` = UNNotificationSound()
}

/// The name of a sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// When a notification is shown.
open class UNNotificationTrigger: NSObject {
  /// Whether it is shown again.
  public let repeats: Bool

  fileprivate init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }
}

/// Shows a notification after a time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// The time, in seconds.
  public let timeInterval: TimeInterval

  /// Creates a trigger.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// Shows a notification at a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// The parts of the date that count.
  public let dateComponents: DateComponents

  /// Creates a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

/// A notification that was delivered. No object has this class here.
open class UNNotification: NSObject {
  /// The request.
  public let request: UNNotificationRequest
  /// When it was delivered.
  public let date: Date

  init(_ request: UNNotificationRequest, _ date: Date) {
    self.request = request
    self.date = date
    super.init()
  }
}

/// What the user has done with a notification. No object has this class here.
open class UNNotificationResponse: NSObject {
  /// The notification.
  public let notification: UNNotification
  /// The name of the action.
  public let actionIdentifier: String

  init(_ notification: UNNotification, _ actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
    super.init()
  }
}

/// The action of opening the app.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of dismissing a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// A button of a notification.
open class UNNotificationAction: NSObject {
  /// The name of the action.
  public let identifier: String
  /// The title.
  public let title: String
  /// The options.
  public let options: UNNotificationActionOptions

  /// Creates a button.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
    super.init()
  }
}

/// The options of a button; the raw values are Apple's.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// Apple's bits.
  public let rawValue: UInt

  /// Creates a set of Apple's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The device must be unlocked.
  public static let authenticationRequired = Self(rawValue: 1 << 0)
  /// It deletes something.
  public static let destructive = Self(rawValue: 1 << 1)
  /// It opens the app.
  public static let foreground = Self(rawValue: 1 << 2)
}

/// A kind of notifications, with buttons.
open class UNNotificationCategory: NSObject {
  /// The name of the kind.
  public let identifier: String
  /// The buttons.
  public let actions: [UNNotificationAction]
  /// The names of intents.
  public let intentIdentifiers: [String]
  /// The options.
  public let options: UNNotificationCategoryOptions

  /// Creates a kind.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
    super.init()
  }
}

/// The options of a kind of notifications; the raw values are Apple's.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// Apple's bits.
  public let rawValue: UInt

  /// Creates a set of Apple's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The app is told when a notification is dismissed.
  public static let customDismissAction = Self(rawValue: 1 << 0)
  /// In a car.
  public static let allowInCarPlay = Self(rawValue: 1 << 1)
}
