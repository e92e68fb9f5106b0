public import Foundation
import Layers
public import Views

/// An action that appears beside a row of a table when the row is swiped.
open class UIContextualAction: NSObject {
  /// The style of an action; the raw values are Apple's.
  public enum Style: Int, Sendable {
    /// An action that keeps the row.
    case normal
    /// An action that removes data, on red. The handler has to delete the row.
    case destructive
  }

  /// The handler of an action. It gets the action, the view that shows it and a closure that it calls at
  /// its end: with true if the action was performed. The closure closes the row.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style.
  public let style: Style

  /// The closure that performs the action.
  public let handler: Handler

  /// The title; nil by default. In rows lower than 91 points, an image replaces it.
  open var title: String?

  /// The image, drawn in white unless it is rendered as the original; nil by default.
  open var image: UIImage?

  /// The background: by default red if the action is destructive, otherwise grey. Set nil for the
  /// default.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray3) }
    set { ownColor = newValue }
  }

  private var ownColor: UIColor?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
