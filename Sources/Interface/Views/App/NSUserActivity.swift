public import Foundation

/// An activity that another device could continue, or a link that opened the app. Nothing here
/// continues activities: the values are stored.
open class NSUserActivity: NSObject {
  /// The kind of activity.
  public let activityType: String
  /// The title; nil by default.
  open var title: String?
  /// The values that describe the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` that are needed to continue.
  open var requiredUserInfoKeys: Set<String>?
  /// The web page of the activity.
  open var webpageURL: URL?
  /// The page that refers to the activity.
  open var referrerURL: URL?
  /// Words under which it can be found.
  open var keywords: Set<String> = []
  /// The date after which it can't be continued.
  open var expirationDate: Date?
  /// Whether `userInfo` has to be updated.
  open var needsSave = false
  /// Whether other devices can continue it.
  open var isEligibleForHandoff = true
  /// Whether it can be found by a search on the device.
  open var isEligibleForSearch = false
  /// Whether it can be found by a public search.
  open var isEligibleForPublicIndexing = false
  /// Whether the system can suggest it.
  open var isEligibleForPrediction = false
  /// The identifier by which a suggestion is deleted.
  open var persistentIdentifier: String?

  /// Creates an activity.
  public init(activityType: String) { self.activityType = activityType }

  /// Does nothing.
  open func becomeCurrent() {}

  /// Does nothing.
  open func resignCurrent() {}

  /// Does nothing.
  open func invalidate() {}

  /// Adds values to `userInfo`.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}

/// The kind of activity of a web page that is opened in an app.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that can restore the state of an activity.
public protocol UIUserActivityRestoring: AnyObject {
  /// Called to continue an activity.
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
