public import Foundation
import Layers
public import Views

/// A sheet that shares items. A film shares nothing: the sheet is empty, and a tap beside it
/// dismisses it.
open class UIActivityViewController: UIViewController {
  /// Called when the sheet has disappeared: the chosen activity, whether it was completed, its
  /// items and an error.
  public typealias CompletionWithItemsHandler = (ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// The kind of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates a kind with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a kind with the given name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The items.
  public let activityItems: [Any]
  /// The kinds that aren't offered; nil by default.
  open var excludedActivityTypes: [ActivityType]?
  /// Called when the sheet has disappeared.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Creates a sheet for items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
    sheetPresentationController?.detents = [.medium()]
  }

  /// Creates a sheet without items.
  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }

  /// Creates the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
  }

  /// Calls the handler.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    completionWithItemsHandler?(nil, false, nil, nil)
  }
}

// Apple's kinds. The names are those that apps have printed; they aren't documented.
extension UIActivityViewController.ActivityType {
  /// Facebook.
  public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
  /// Twitter.
  public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
  /// Weibo.
  public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
  /// A message.
  public static let message = Self("com.apple.UIKit.activity.Message")
  /// A mail.
  public static let mail = Self("com.apple.UIKit.activity.Mail")
  /// A printer.
  public static let print = Self("com.apple.UIKit.activity.Print")
  /// The pasteboard.
  public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
  /// The picture of a contact.
  public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
  /// The photos.
  public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
  /// The reading list.
  public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
  /// Flickr.
  public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
  /// Vimeo.
  public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
  /// Tencent Weibo.
  public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
  /// A device nearby.
  public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
  /// Books.
  public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
  /// A PDF with annotations.
  public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
  /// SharePlay.
  public static let sharePlay = Self("com.apple.UIKit.activity.SharePlay")
  /// An invitation with a link.
  public static let collaborationInviteWithLink = Self(
    "com.apple.UIKit.activity.CollaborationInviteWithLink")
  /// A link to a collaboration.
  public static let collaborationCopyLink = Self("com.apple.UIKit.activity.CollaborationCopyLink")
  /// The Home Screen.
  public static let addToHomeScreen = Self("com.apple.UIKit.activity.AddToHomeScreen")
}

/// An activity that an app offers; none is shown.
open class UIActivity: NSObject {
  /// The kind of an activity.
  public typealias ActivityType = UIActivityViewController.ActivityType

  /// The category of an activity; the raw values are Apple's.
  public enum Category: Int, Sendable {
    /// An action.
    case action
    /// A way to share.
    case share
  }

  /// The category; an action by default.
  open class var activityCategory: Category { .action }
  /// The kind; nil by default.
  open var activityType: ActivityType? { nil }
  /// The title; nil by default.
  open var activityTitle: String? { nil }
  /// The image; nil by default.
  open var activityImage: UIImage? { nil }
  /// Returns whether the activity can use items; false by default. Never called here.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Takes over the items; does nothing by default. Never called here.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// The controller of the activity; nil by default.
  open var activityViewController: UIViewController? { nil }
  /// Performs the activity; does nothing by default. Never called here.
  open func perform() {}
  /// Ends the activity.
  open func activityDidFinish(_ completed: Bool) {}
}
