public import Foundation
import Geometry
import Layers
package import Typesetting
import Views

/// A tab stop.
open class NSTextTab: NSObject, NSCopying {
  private let typeMark = CFTypeMark()

  /// The alignment of the text after the tab at the tab stop. Decimal alignment isn't supported.
  public let alignment: NSTextAlignment

  /// The distance from the leading margin, in points.
  public let location: CGFloat

  /// Additional options; they have no effect here.
  public let options: [OptionKey: Any]

  /// The key of an option.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The key's string.
    public let rawValue: String

    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The characters that end a column.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// Creates a tab stop at a location.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
    self.options = options
  }

  /// Returns the tab stop itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }

  open override var hash: Int { location.hashValue }
}

/// The layout attributes of a paragraph, with lengths in points. Immutable, except for its
/// subclass.
///
/// Hyphenation and text blocks aren't supported: a word is broken only if it doesn't fit in a line
/// of its own. Markers of lists aren't drawn.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  private let typeMark = CFTypeMark()

  /// All values of a style.
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
    var lineBreakStrategy = LineBreakStrategy()
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var textLists: [NSTextList] = []
  }

  /// The rules by which lines are broken; the raw values are Apple's. Lines are broken by the rules of
  /// Unicode in any case.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bit mask, with Apple's values.
    public let rawValue: UInt

    /// Creates a set from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No single word in the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// No break between Korean syllables.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The rules of labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  var values = Values()

  /// Creates the default style.
  public override init() {}

  /// Creates the default style; archives aren't supported.
  public required init?(coder: NSCoder) {}

  /// The default style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of lines; natural by default.
  open var alignment: NSTextAlignment { values.alignment }

  /// The handling of lines that are too long; by default they wrap at word boundaries.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  /// The writing direction of the paragraph; natural by default.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  /// The space between the bottom of a line and the top of the next; 0 by default.
  open var lineSpacing: CGFloat { values.lineSpacing }

  /// The space after the paragraph; 0 by default.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }

  /// The space before the paragraph, unless it is the first; 0 by default.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

  /// The factor for natural line heights; 0, the default, means no factor.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// The minimum line height; 0 by default.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }

  /// The maximum line height; 0, the default, for none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }

  /// The indentation of the first line from the leading margin; 0 by default.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }

  /// The indentation of the other lines from the leading margin; 0 by default.
  open var headIndent: CGFloat { values.headIndent }

  /// The end of lines: a distance from the leading margin if positive, otherwise from the trailing
  /// margin; 0 by default.
  open var tailIndent: CGFloat { values.tailIndent }

  /// The tab stops; by default 12, at intervals of 28 points.
  open var tabStops: [NSTextTab] { values.tabStops }

  /// The distance between tabs after the last tab stop; 0, the default, for 28 points.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  /// The rules by which lines are broken; none by default. They have no effect here.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

  /// How readily words are hyphenated, 0…1; 0 by default. Words aren't hyphenated here.
  open var hyphenationFactor: Float { values.hyphenationFactor }

  /// Whether words are hyphenated by the rules of the system; false by default. Words aren't
  /// hyphenated here.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }

  /// The lists that contain the paragraph, the outermost first; none by default. Their markers
  /// aren't drawn, as in views with TextKit 1.
  open var textLists: [NSTextList] { values.textLists }

  /// Returns the direction of a language's script; nil for that of the system, English.
  open class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    let language = languageName.map { Locale.Language(identifier: $0) }
    return language?.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// A Boolean value that indicates whether letter spacing can be reduced before text is truncated;
  /// has no effect here.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }

  /// Returns an immutable style with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns a mutable style with the same values.
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
  /// The style for text layout.
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
    style.lineSpacing = lineSpacing
    style.paragraphSpacing = paragraphSpacing
    style.paragraphSpacingBefore = paragraphSpacingBefore
    style.lineHeightMultiple = lineHeightMultiple
    style.minimumLineHeight = minimumLineHeight
    style.maximumLineHeight = maximumLineHeight
    style.firstLineHeadIndent = firstLineHeadIndent
    style.headIndent = headIndent
    style.tailIndent = tailIndent
    style.tabInterval = defaultTabInterval
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
