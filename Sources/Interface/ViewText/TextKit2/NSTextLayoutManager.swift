public import Foundation
import Geometry
import Layers

/// Provides the fragments of a layout; both methods are optional.
public protocol NSTextLayoutManagerDelegate: AnyObject {
  /// Returns the fragment of an element, such as an object of a subclass.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager,
    textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement
  ) -> NSTextLayoutFragment
}

extension NSTextLayoutManagerDelegate {
  /// Returns a fragment of the element.
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager,
    textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement
  ) -> NSTextLayoutFragment {
    NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange)
  }
}

/// Lays out the paragraphs of a text as fragments in a container.
///
/// The lines are those of an `NSLayoutManager` with the same text. A paragraph that the content's
/// delegate replaces is laid out with its attributes.
open class NSTextLayoutManager: NSObject {
  /// The kind of the parts of a range; the raw values are Apple's.
  public enum SegmentType: Int, Sendable {
    case standard, selection, highlight
  }

  /// Options of the enumeration of the parts of a range; the raw values are Apple's.
  public struct SegmentOptions: OptionSet, Sendable {
    /// The bit mask, with Apple's values.
    public let rawValue: UInt

    /// Creates a set from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The closure gets no ranges.
    public static let rangeNotRequired = SegmentOptions(rawValue: 1)
    /// Parts aren't longer than lines; they never are here.
    public static let middleFragmentsExcluded = SegmentOptions(rawValue: 1 << 1)
    /// The head of a part counts as selected.
    public static let headSegmentExtended = SegmentOptions(rawValue: 1 << 2)
    /// The tail of a part counts as selected.
    public static let tailSegmentExtended = SegmentOptions(rawValue: 1 << 3)
    /// The place before a line break belongs to the line after it.
    public static let upstreamAffinity = SegmentOptions(rawValue: 1 << 4)
  }

  /// The delegate; weak.
  open weak var delegate: (any NSTextLayoutManagerDelegate)? { didSet { forget() } }

  /// The content manager; set by it.
  open internal(set) weak var textContentManager: NSTextContentManager?

  /// The container; nil by default.
  open var textContainer: NSTextContainer? {
    didSet {
      guard textContainer !== oldValue else { return }
      if oldValue != nil { engine.removeTextContainer(at: 0) }
      if let textContainer { engine.addTextContainer(textContainer) }
      forget()
    }
  }

  /// Whether the line gap of fonts is added between lines; true by default.
  open var usesFontLeading: Bool {
    get { engine.usesFontLeading }
    set { engine.usesFontLeading = newValue }
  }

  /// Whether long lines are laid out in part; stored, without effect.
  open var limitsLayoutForSuspiciousContents = false

  /// Whether words are hyphenated; stored, without effect.
  open var usesHyphenation = false

  /// What lays out the text.
  let engine = NSLayoutManager()
  /// The text as it is laid out, with the paragraphs of the content's delegate.
  private let shown = NSTextStorage()
  private var fragments: [NSTextLayoutFragment]?
  /// Whether the text has changed since it was laid out.
  private var isStale = true

  /// Creates a layout manager without a container.
  public override init() {
    super.init()
    shown.addLayoutManager(engine)
  }

  /// Creates a layout manager without a container; archives aren't supported.
  public required init?(coder: NSCoder) {
    super.init()
    shown.addLayoutManager(engine)
  }

  // MARK: Text

  private var storage: NSTextContentStorage? { textContentManager as? NSTextContentStorage }

  /// Called when the text has changed.
  func contentChanged() {
    isStale = true
    forget()
  }

  private func forget() { fragments = nil }

  /// The fragments of the paragraphs.
  private var all: [NSTextLayoutFragment] {
    if let fragments { return fragments }
    let text = NSMutableAttributedString()
    var elements: [NSTextElement] = []
    storage?.enumerateTextElements(from: nil) { element in
      elements.append(element)
      if let paragraph = element as? NSTextParagraph { text.append(paragraph.attributedString) }
      return true
    }
    if isStale { shown.setAttributedString(text) }
    isStale = false
    let made = elements.map { element -> NSTextLayoutFragment in
      let location = element.elementRange?.location ?? TextOffset(0)
      let fragment =
        delegate?.textLayoutManager(self, textLayoutFragmentFor: location, in: element)
        ?? NSTextLayoutFragment(textElement: element, range: element.elementRange)
      fragment.adopt(self)
      return fragment
    }
    fragments = made
    return made
  }

  /// The range of the whole text.
  open var documentRange: NSTextRange {
    textContentManager?.documentRange ?? NSTextRange(NSRange(location: 0, length: 0))
  }

  /// Replaces a range of the text.
  open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
    storage?.textStorage?.replaceCharacters(in: range.range, with: attributedString)
  }

  // MARK: Layout

  /// Lays out a range.
  open func ensureLayout(for range: NSTextRange) {
    _ = all
    if let textContainer { engine.ensureLayout(for: textContainer) }
  }

  /// Lays out the text in a rectangle of the container.
  open func ensureLayout(for bounds: CGRect) { ensureLayout(for: documentRange) }

  /// Discards the layout of a range. All text is laid out again.
  open func invalidateLayout(for range: NSTextRange) { forget() }

  /// The area of all lines in the container.
  open var usageBoundsForTextContainer: CGRect {
    let frames = all.map(\.layoutFragmentFrame)
    guard let first = frames.first, let textContainer else { return .zero }
    // As wide as the container's lines, with its padding.
    return frames.dropFirst().reduce(first) { $0.union($1) }
      .insetBy(dx: -textContainer.lineFragmentPadding, dy: 0)
  }

  /// Returns the fragment at a point of the container; nil if there is none at its height.
  open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
    all.first {
      let frame = $0.layoutFragmentFrame
      return position.y >= frame.minY && position.y < frame.maxY
    }
  }

  /// Returns the fragment of a place; nil if it is outside of the text.
  open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
    all.first { $0.rangeInElement.contains(location) }
  }

  /// Calls a closure with the fragments from a place on, until it returns false. Without a place,
  /// from the start, or in reverse from the end. Returns the place after the last fragment.
  @discardableResult
  open func enumerateTextLayoutFragments(
    from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
    using block: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? {
    let isReversed = options.contains(.reverse)
    let wanted = all.filter { fragment in
      guard let location else { return true }
      let range = fragment.rangeInElement
      return isReversed
        ? range.location.compare(location) == .orderedAscending
        : range.endLocation.compare(location) == .orderedDescending
    }
    var last: (any NSTextLocation)?
    for fragment in isReversed ? wanted.reversed() : wanted {
      let range = fragment.rangeInElement
      last = isReversed ? range.location : range.endLocation
      if !block(fragment) { break }
    }
    return last
  }

  /// Calls a closure with the parts of a range, one for each line, until it returns false: the
  /// range of a part, its frame in the container, the distance of the baseline from its top, and
  /// the container.
  open func enumerateTextSegments(
    in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
    using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) {
    guard let textContainer else { return }
    _ = all
    let wanted = textRange.range
    var continues = true
    engine.enumerateLineFragments(forGlyphRange: wanted) { rect, used, _, glyphs, stop in
      guard continues, let part = glyphs.intersection(wanted), part.length > 0 else { return }
      let box = self.engine.boundingRect(forGlyphRange: part, in: textContainer)
      let frame = CGRect(
        x: box.minX, y: used.minY, width: box.width,
        height: type == .standard ? used.height : rect.height)
      let baseline = rect.minY + self.engine.location(forGlyphAt: part.location).y - frame.minY
      let range = options.contains(.rangeNotRequired) ? nil : NSTextRange(part)
      continues = block(range, frame, baseline, textContainer)
      if !continues { stop.pointee = true }
    }
  }

  // MARK: Attributes

  /// Sets attributes of a range that change how it is drawn, until the text changes.
  open func setRenderingAttributes(
    _ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange
  ) {
    _ = all
    shown.addAttributes(renderingAttributes, range: textRange.range)
  }

  /// Adds an attribute of a range that changes how it is drawn, until the text changes.
  open func addRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
  ) {
    guard let value else { return }
    setRenderingAttributes([renderingAttribute: value], for: textRange)
  }

  /// Removes an attribute that changes how a range is drawn: it has that of the text again.
  open func removeRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange
  ) {
    _ = all
    shown.removeAttribute(renderingAttribute, range: textRange.range)
    storage?.textStorage?.enumerateAttribute(renderingAttribute, in: textRange.range) {
      value, range, _ in
      if let value { shown.addAttribute(renderingAttribute, value: value, range: range) }
    }
  }

  // MARK: Viewport

  /// Lays out the visible part of the text.
  open private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(
    textLayoutManager: self)
}
