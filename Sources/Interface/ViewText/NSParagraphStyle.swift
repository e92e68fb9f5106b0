public import Foundation
import Layers
package import Typesetting
import Views

/// A place that a tab goes to, in points from the leading side.
open class NSTextTab: NSObject, NSCopying {
  /// How what follows the tab lies to its place. Decimal points are not looked for.
  public let alignment: NSTextAlignment

  /// How far it is from the leading side.
  public let location: CGFloat

  /// Anything that belongs to the tab; nothing here asks for it.
  public let options: [OptionKey: Any]

  /// What an option is known by.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// The option of that name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The characters that end a column.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// A tab at a place.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    (self.alignment, location, self.options) = (alignment, loc, options)
  }

  /// Tabs are immutable: this one itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }

  open override var hash: Int { location.hashValue }
}

/// How the lines of a paragraph are set; lengths are in points. Immutable, but for its subclass.
///
/// Hyphenation, text blocks and lists are left out: words are parted only where a line holds no
/// whole one.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  /// All that a style says.
  struct Values: Equatable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var tabStops = (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat($0) * 28) }
    var defaultTabInterval: CGFloat = 0
    var allowsDefaultTighteningForTruncation = false
  }

  var values = Values()

  /// The default style.
  public override init() {}

  /// The default style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// To which side lines are set; natural by default.
  open var alignment: NSTextAlignment { values.alignment }

  /// What happens to lines that are too long; they wrap after words by default.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  /// The direction of the paragraph; natural by default.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  /// Between the bottom of a line and the top of the next; 0 by default.
  open var lineSpacing: CGFloat { values.lineSpacing }

  /// After the paragraph; 0 by default.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }

  /// Before the paragraph, unless it is the first; 0 by default.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

  /// What natural heights of lines are multiplied by; 0, the default, leaves them.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// The least height of a line; 0 by default.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }

  /// The greatest height of a line; 0, the default, for none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }

  /// Where the first line begins, from the leading side; 0 by default.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }

  /// Where the other lines begin, from the leading side; 0 by default.
  open var headIndent: CGFloat { values.headIndent }

  /// Where lines end: from the leading side if positive, else from the trailing one; 0 by default.
  open var tailIndent: CGFloat { values.tailIndent }

  /// The places that tabs go to; 12, each 28 points after the one before, by default.
  open var tabStops: [NSTextTab] { values.tabStops }

  /// How far tabs after the last one are apart; 0, the default, for 28 points.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  /// Whether letters may move together before text is cut; it changes nothing here.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }

  /// An immutable style of the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A mutable style of the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.alignment)
    hasher.combine(values.lineSpacing)
    hasher.combine(values.headIndent)
    return hasher.finalize()
  }
}

extension NSParagraphStyle: ParagraphValue {
  /// The style as lines are laid out by it.
  package var style: ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = ParagraphStyle.Alignment(alignment)
    style.lineBreak =
      switch lineBreakMode {
      case .byWordWrapping: .wordWrap
      case .byCharWrapping: .characterWrap
      case .byClipping: .clip
      case .byTruncatingHead: .truncateHead
      case .byTruncatingTail: .truncateTail
      case .byTruncatingMiddle: .truncateMiddle
      }
    style.direction =
      switch baseWritingDirection {
      case .natural: .natural
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
    (style.lineSpacing, style.paragraphSpacing) = (lineSpacing, paragraphSpacing)
    style.paragraphSpacingBefore = paragraphSpacingBefore
    style.lineHeightMultiple = lineHeightMultiple
    (style.minimumLineHeight, style.maximumLineHeight) = (minimumLineHeight, maximumLineHeight)
    (style.firstLineHeadIndent, style.headIndent) = (firstLineHeadIndent, headIndent)
    (style.tailIndent, style.tabInterval) = (tailIndent, defaultTabInterval)
    style.tabs = tabStops.map(\.tab).sorted { $0.location < $1.location }
    return style
  }
}

extension ParagraphStyle.Alignment {
  package init(_ alignment: NSTextAlignment) {
    self =
      switch alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      case .natural: .natural
      }
  }
}

extension NSTextTab {
  fileprivate var tab: ParagraphStyle.Tab {
    switch alignment {
    case .center: ParagraphStyle.Tab(.center, at: location)
    case .right: ParagraphStyle.Tab(.trailing, at: location)
    case .left, .justified, .natural: ParagraphStyle.Tab(.leading, at: location)
    }
  }
}
