import Drawing
public import Foundation
import Geometry
public import Layers
import Raster
import Typesetting
public import Views
import VirtualTime

/// Lays out the text of a text storage in text containers, and draws it.
///
/// Text is laid out as in labels, when a position is requested or something is drawn. If there is a
/// delegate, changed text is also laid out in the next turn of the clock, which takes the place of
/// iOS's layout in the background.
///
/// Glyphs are numbered as the characters, in UTF-16: a glyph that represents several characters is
/// that of the first one, and the others have null glyphs, as TextKit's glyphs of ligatures do. The
/// letters of a ligature have equal shares of its width. Line fragments follow Apple's documentation
/// of `NSTypesetter`: paragraph spacing is part of the rectangle of a line, and line spacing also of
/// its used rectangle. The last line has no spacing below it; Apple documents none.
open class NSLayoutManager: NSObject {
  /// The text; set by the text storage, which holds the layout manager.
  open internal(set) weak var textStorage: NSTextStorage? {
    didSet { if textStorage !== oldValue { invalidate() } }
  }

  /// The containers, in the order in which the text fills them.
  open private(set) var textContainers: [NSTextContainer] = []

  /// The delegate; weak.
  open weak var delegate: (any NSLayoutManagerDelegate)? { didSet { invalidate() } }

  /// A Boolean value that indicates whether the line gap of fonts is added between lines; true by
  /// default. The system font has none.
  open var usesFontLeading = true { didSet { if usesFontLeading != oldValue { invalidate() } } }

  /// Whether parts of the text can be laid out before others; stored, without effect.
  open var allowsNonContiguousLayout = false

  /// Whether only parts of the text are laid out; false.
  open var hasNonContiguousLayout: Bool { false }

  /// Whether long lines are laid out in part; stored, without effect.
  open var limitsLayoutForSuspiciousContents = false

  /// Whether words are hyphenated; stored, without effect.
  open var usesDefaultHyphenation = false

  /// The share of a line that must be free for a word to be hyphenated; stored, without effect.
  open var hyphenationFactor: CGFloat = 0

  /// Whether white space is visible; stored, without effect.
  open var showsInvisibleCharacters = false

  /// Whether control characters are visible; stored, without effect.
  open var showsControlCharacters = false

  /// The appearance of text without attributes.
  package var defaults = TextDefaults() { didSet { if defaults != oldValue { laidOut = nil } } }

  /// The layout, unless it is invalid.
  private var laidOut: TextFlow?
  /// The layout so far, while the text is laid out.
  var building = TextFlow()
  private var isBuilding = false
  private var isMeasuring = false
  private var isScheduled = false
  /// The spacing of the line for which the delegate is asked.
  private(set) var proposedSpacing = LineSpacing()
  /// The glyphs that aren't drawn.
  private var hidden = IndexSet()

  /// Creates a layout manager without text and containers.
  public override init() { super.init() }

  /// Creates a layout manager without text and containers; archives aren't supported.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Containers

  /// Adds a container after the others.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Adds a container before another one.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: min(max(index, 0), textContainers.count))
    container.layoutManager = self
    invalidate()
  }

  /// Removes a container.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    invalidate()
  }

  /// Called when a container has changed; the text is laid out again.
  open func textContainerChangedGeometry(_ container: NSTextContainer) {
    if !isMeasuring { invalidate() }
  }

  func sizeChanged(of container: NSTextContainer, from oldSize: CGSize) {
    if isMeasuring { return }
    textContainerChangedGeometry(container)
    delegate?.layoutManager(self, textContainer: container, didChangeGeometryFrom: oldSize)
  }

  /// Replaces the text storage with another one, for all of its layout managers.
  open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
    guard let old = textStorage else { return newTextStorage.addLayoutManager(self) }
    for manager in old.layoutManagers { newTextStorage.addLayoutManager(manager) }
  }

  // MARK: Invalidation

  /// Called when the text has changed, in UTF-16; it is laid out again.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) {
    invalidateLayout(forCharacterRange: invalidatedCharRange, actualCharacterRange: nil)
  }

  /// Discards the layout. All text is laid out again; `actualCharRange` receives its range.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
    invalidate()
  }

  /// Discards the layout; see `invalidateLayout(forCharacterRange:actualCharacterRange:)`.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharRange)
  }

  /// Causes the text view that shows the text to draw again.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    for container in textContainers { container.layoutChanged() }
  }

  /// Causes the text view that shows the glyphs to draw again.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
    invalidateDisplay(forCharacterRange: glyphRange)
  }

  private func invalidate() {
    guard !isBuilding else { return }
    laidOut = nil
    hidden = []
    delegate?.layoutManagerDidInvalidateLayout(self)
    for container in textContainers { container.layoutChanged() }
    scheduleLayout()
  }

  private func scheduleLayout() {
    guard delegate != nil, !isScheduled, let clock = VirtualClock.current else { return }
    isScheduled = true
    clock.schedule(at: clock.now) { [weak self] in
      self?.isScheduled = false
      _ = self?.flow
    }
  }

  // MARK: Layout

  /// The layout of the text. While it is made, the layout so far.
  var flow: TextFlow {
    if isBuilding { return building }
    if let laidOut { return laidOut }
    guard let textStorage else { return TextFlow() }
    let flow = build(textStorage)
    laidOut = flow
    if let delegate {
      let isComplete = flow.end >= textStorage.length
      for container in textContainers {
        delegate.layoutManager(
          self, didCompleteLayoutFor: container,
          atEnd: isComplete && container === textContainers.last)
      }
      if !isComplete { delegate.layoutManager(self, didCompleteLayoutFor: nil, atEnd: false) }
    }
    return laidOut ?? flow
  }

  private func build(_ storage: NSTextStorage) -> TextFlow {
    isBuilding = true
    building = TextFlow()
    TextFlowBuilder(self, storage).build()
    isBuilding = false
    defer { building = TextFlow() }
    return building
  }

  /// Returns the size of the text in a container, without its padding: the longest line, with white
  /// space at the end of paragraphs, and the bottom of the last line.
  package func textSize(in container: NSTextContainer) -> CGSize {
    flow.sizes[ObjectIdentifier(container)] ?? .zero
  }

  /// Returns the size that the text would have in a container of another size.
  package func textSize(in container: NSTextContainer, of size: CGSize) -> CGSize {
    guard let textStorage, !isBuilding, size != container.size else {
      return textSize(in: container)
    }
    let actual = container.size
    isMeasuring = true
    defer { isMeasuring = false }
    container.size = size
    defer { container.size = actual }
    return build(textStorage).sizes[ObjectIdentifier(container)] ?? .zero
  }

  /// Asks the delegate for the spacing of a line.
  func spacing(of glyphs: NSRange, in area: CGRect, _ proposed: LineSpacing) -> LineSpacing {
    guard let delegate, glyphs.length > 0 else { return proposed }
    proposedSpacing = proposed
    return LineSpacing(
      before: delegate.layoutManager(
        self, paragraphSpacingBeforeGlyphAt: glyphs.location, withProposedLineFragmentRect: area),
      line: delegate.layoutManager(
        self, lineSpacingAfterGlyphAt: glyphs.upperBound - 1, withProposedLineFragmentRect: area),
      after: delegate.layoutManager(
        self, paragraphSpacingAfterGlyphAt: glyphs.upperBound - 1,
        withProposedLineFragmentRect: area))
  }

  /// Places a new line, after asking the delegate.
  func place(_ fragment: LineFragment) {
    var (rect, used, baseline) = (fragment.rect, fragment.used, fragment.baselineOffset)
    guard fragment.glyphs.length > 0 else {
      return setExtraLineFragmentRect(rect, usedRect: used, textContainer: fragment.container)
    }
    if delegate?.layoutManager(
      self, shouldSetLineFragmentRect: &rect, lineFragmentUsedRect: &used,
      baselineOffset: &baseline, in: fragment.container, forGlyphRange: fragment.glyphs) == true
    {
      fragment.baselineOffset = baseline
    }
    setLineFragmentRect(rect, forGlyphRange: fragment.glyphs, usedRect: used)
  }

  /// Sets the rectangle of a line, and the part of it that contains text. Called for each line when
  /// it is laid out; the next line begins below the rectangle.
  open func setLineFragmentRect(
    _ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect
  ) {
    guard let fragment = flow.fragments.last(where: { $0.glyphs == glyphRange }) else { return }
    fragment.rect = fragmentRect
    fragment.used = usedRect
  }

  /// Sets the rectangles of the empty line after the text. Called when the text has been laid out,
  /// if it is empty or ends with a line break.
  open func setExtraLineFragmentRect(
    _ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer
  ) {
    guard isBuilding else { return }
    building.extra = (fragmentRect, usedRect, container)
    guard let last = building.fragments.last, last.glyphs.length == 0 else { return }
    last.rect = fragmentRect
    last.used = usedRect
  }

  /// Sets whether a glyph isn't drawn, until the text is laid out again.
  open func setNotShownAttribute(_ flag: Bool, forGlyphAt glyphIndex: Int) {
    _ = flow
    if flag { hidden.insert(glyphIndex) } else { hidden.remove(glyphIndex) }
    for container in textContainers { container.layoutChanged() }
  }

  /// Returns whether a glyph isn't drawn: by `setNotShownAttribute(_:forGlyphAt:)`, or because it has
  /// no shape.
  open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
    hidden.contains(glyphIndex) || propertyForGlyph(at: glyphIndex).contains(.controlCharacter)
  }

  // MARK: Drawing

  /// Draws the background colours of glyphs in the current context, with the container's upper left
  /// corner at `origin`.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let textStorage, let context = UIGraphicsGetCurrentContext() else { return }
    let shown = laidOutPart(of: glyphsToShow)
    guard shown.length > 0 else { return }
    textStorage.enumerateAttribute(.backgroundColor, in: shown, options: []) { value, range, _ in
      guard let color = value as? any ColorValue else { return }
      let rects = flow.fragments.flatMap { fragment in
        fragment.part(range).map { fragment.boxes(of: $0) } ?? []
      }.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
      let shown = shownColor(color)
      context.saveGState()
      shown.setFill()
      rects.withUnsafeBufferPointer { rects in
        guard let first = rects.baseAddress else { return }
        fillBackgroundRectArray(
          first, count: rects.count, forCharacterRange: range, color: shown)
      }
      context.restoreGState()
    }
  }

  /// Fills the rectangles of a background colour, which is the fill colour of the current context.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
    color: UIColor
  ) {
    for index in 0..<rectCount { UIRectFillUsingBlendMode(rectArray[index], .normal) }
  }

  /// Draws glyphs in the current context, with their underlines, strikethrough lines and
  /// attachments, and the container's upper left corner at `origin`.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    for fragment in flow.fragments {
      guard let part = fragment.part(glyphsToShow) else { continue }
      let runs = fragment.runs(in: part, hiding: hidden)
      drawLines(.underlineStyle, of: runs, in: fragment, origin)
      for run in runs { draw(run, .letters, in: fragment, origin) }
      drawLines(.strikethroughStyle, of: runs, in: fragment, origin)
    }
  }

  /// Draws the underline of glyphs of a line, without white space at its ends.
  open func underlineGlyphRange(
    _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {
    drawUnderline(
      forGlyphRange: withoutSpaceAtEnds(glyphRange), underlineType: underlineVal, baselineOffset: 0,
      lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange,
      containerOrigin: containerOrigin)
  }

  /// Draws an underline below glyphs of a line, at the position that their font states; the offset
  /// has no effect.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    drawLines(.underline, underlineVal, glyphRange, lineRect, containerOrigin)
  }

  /// Draws the strikethrough line of glyphs of a line, without white space at its ends.
  open func strikethroughGlyphRange(
    _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {
    drawStrikethrough(
      forGlyphRange: withoutSpaceAtEnds(glyphRange), strikethroughType: strikethroughVal,
      baselineOffset: 0, lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange,
      containerOrigin: containerOrigin)
  }

  /// Draws a line through glyphs of a line, at the position that their font states; the offset has no
  /// effect.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    drawLines(.strikethrough, strikethroughVal, glyphRange, lineRect, containerOrigin)
  }
}
