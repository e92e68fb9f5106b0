public import Foundation
public import ViewText

/// A link, an attachment or a tagged text in a text view. A film shows no menus for them, and links are
/// reported by `textView(_:shouldInteractWith:in:interaction:)`.
open class UITextItem: NSObject {
  /// What a part of a text is.
  public enum Content {
    /// A link to a URL.
    case link(URL)
    /// An attachment.
    case textAttachment(NSTextAttachment)
    /// A text with a tag of the app.
    case tag(String)
  }

  /// What it is.
  public let content: Content
  /// Its characters.
  public let range: NSRange

  package init(_ content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}
