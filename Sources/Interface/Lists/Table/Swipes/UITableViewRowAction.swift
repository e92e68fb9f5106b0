public import Foundation
import Layers
public import Views

/// An action that appears beside a row of a table when the row is swiped: the class of iOS 8, before
/// `UIContextualAction`.
open class UITableViewRowAction: NSObject, NSCopying {
  /// The style of an action; the raw values are Apple's.
  public enum Style: Int, Sendable {
    /// An action that removes data, on red.
    case destructive
    /// Another action, on grey.
    case normal

    /// An action that removes data; the same as `destructive`.
    public static var `default`: Style { .destructive }
  }

  private let ownStyle: Style
  private let handler: (UITableViewRowAction, IndexPath) -> Void
  private var ownColor: UIColor?

  /// Creates an action. The handler gets the action and the path of the row.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    ownStyle = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The style.
  open var style: Style { ownStyle }

  /// The title; nil by default.
  open var title: String?

  /// The background: by default red if the action is destructive, otherwise grey. Set nil for the
  /// default.
  open var backgroundColor: UIColor? {
    get { ownColor ?? (ownStyle == .destructive ? .systemRed : .systemGray3) }
    set { ownColor = newValue }
  }

  /// An effect of the background; stored, without effect.
  open var backgroundEffect: UIVisualEffect?

  /// Returns an action with the same properties.
  open override func copy() -> Any { copy(with: nil) }

  /// Returns an action with the same properties.
  open func copy(with zone: NSZone?) -> Any {
    let copy = UITableViewRowAction(style: ownStyle, title: title, handler: handler)
    copy.ownColor = ownColor
    copy.backgroundEffect = backgroundEffect
    return copy
  }

  /// The action of a swipe of a row. The row closes when the handler has returned.
  func contextual(at path: IndexPath) -> UIContextualAction {
    let style: UIContextualAction.Style = ownStyle == .destructive ? .destructive : .normal
    let action = UIContextualAction(style: style, title: title) { _, _, completion in
      self.handler(self, path)
      completion(true)
    }
    action.backgroundColor = ownColor
    return action
  }
}
