public import Foundation

// The actions of previews of iOS 9 to 12, which show them below the preview. No preview begins here.

/// An action or a group of actions of a preview.
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The title.
  var title: String { get }
}

/// An action of a preview.
open class UIPreviewAction: NSObject, UIPreviewActionItem, NSCopying {
  /// The styles; the raw values are Apple's.
  public enum Style: Int, Sendable {
    /// The usual one.
    case `default`
    /// The action is selected.
    case selected
    /// The action deletes something.
    case destructive
  }

  /// The title.
  public let title: String
  /// The style.
  public let style: Style
  /// What the action does; code can call it.
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void

  /// Creates an action.
  public init(
    title: String, style: Style,
    handler: @escaping (any UIPreviewActionItem, UIViewController) -> Void
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// Returns the action itself, because actions are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Actions of a preview behind one title.
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem, NSCopying {
  /// The title.
  public let title: String
  /// The style.
  public let style: UIPreviewAction.Style
  /// The actions.
  public let actions: [UIPreviewAction]

  /// Creates a group.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    self.style = style
    self.actions = actions
    super.init()
  }

  /// Returns the group itself, because groups are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
