public import Foundation
public import Views

/// A button of an alert or action sheet.
open class UIAlertAction: NSObject, NSCopying, UIAccessibilityIdentification {
  /// The style of a button; the raw values are Apple's.
  public enum Style: Int, Sendable {
    /// A plain button.
    case `default`
    /// The button that changes nothing: bold, and the last one.
    case cancel
    /// A button that deletes something: red.
    case destructive
  }

  /// The title of the button.
  public let title: String?

  /// The style of the button.
  public let style: Style

  /// Whether the button can be tapped; true by default.
  open var isEnabled = true { didSet { changed() } }

  /// The colour of the title; nil for that of the style. Apps set it as `titleTextColor` by key.
  package final var titleColor: UIColor? { didSet { changed() } }

  /// The image before the title; nil by default. Apps set it as `image` by key.
  package final var image: UIImage? { didSet { changed() } }

  /// A name that identifies the action in scripts; stored.
  open var accessibilityIdentifier: String?

  let handler: ((UIAlertAction) -> Void)?

  /// Called when the user chooses the action, before the alert is dismissed.
  var chosen: () -> Void = {}

  /// Called when the button must be updated.
  var changed: () -> Void = {}

  /// Creates an action. The handler is called after the alert was dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Returns an action with the same title, style and handler.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    copy.isEnabled = isEnabled
    copy.titleColor = titleColor
    copy.image = image
    copy.accessibilityIdentifier = accessibilityIdentifier
    return copy
  }
}
