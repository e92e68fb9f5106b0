public import Foundation
public import ViewText

/// The area in which a text view lays out its text.
open class NSTextContainer: NSObject {
  /// Called after a change that requires a new layout.
  var changed: () -> Void = {}

  /// The size of the area. A text view sets the width to its own, without its insets; the height has
  /// no limit.
  open var size: CGSize

  /// The margin before and after each line, in points; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { changed() } }
  }

  /// The maximum number of lines; 0, the default, for no limit.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { changed() } }
  }

  /// The handling of text that is too long for a line, or for the last one; by default words wrap.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { changed() } }
  }

  /// A Boolean value that indicates whether the width follows that of the text view; stored, because
  /// it always does.
  open var widthTracksTextView = true

  /// A Boolean value that indicates whether the height follows that of the text view; stored, without
  /// effect.
  open var heightTracksTextView = false

  /// Creates a container with a size.
  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }
}
