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
