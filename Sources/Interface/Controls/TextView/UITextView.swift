public import Foundation
import Geometry
import Layers
import Messaging
public import ViewText
public import Views

/// A scroll view that shows text of several lines, which a user can edit.
///
/// The text is that of `textStorage`, laid out and drawn by `layoutManager` in `textContainer`; its
/// view changes with them.
///
/// Insets and heights are measured: O7.18 in docs/measured.md. Typed text replaces the selection, and a
/// caret in the tint colour is shown at its end, which doesn't blink: our decision, because blinking
/// would keep a film from ending. Selections aren't shown, and links aren't followed.
open class UITextView: UIScrollView, UITextInput, UITextDraggable, UITextDroppable,
  UITextPasteConfigurationSupporting
{
  private let system: TextSystem
  private let canvas: TextCanvas
  private var typed: [NSAttributedString.Key: Any]?
  private var ownFont: UIFont?
  private var ownColor: UIColor?
  private var alignment = NSTextAlignment.natural
  /// Whether the text has been laid out since it changed.
  private var isLaidOut = true
  private var ownSelection = TextSelection()
  /// Whether changes of the container are due to the layout.
  private var isLayingOut = false
  /// The width for which constraints ask for the size of the text, 0 if it's unlimited; nil outside of
  /// their layout.
  private var measuredWidth: CGFloat?
  /// The width for which the text was laid out; nil if it wasn't.
  private var laidOutWidth: CGFloat?

  /// The delegate, also of the scroll view; weak.
  @_nonoverride
  open var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  // MARK: Initialisers

  /// Creates a text view that shows the text of a container: that of its layout manager's storage. A
  /// container without these gets them.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    system = TextSystem(textContainer)
    canvas = TextCanvas(system.container)
    super.init(frame: frame)
    prepare()
  }

  /// Creates a text view without text. TextKit 2 isn't available: the text is laid out by
  /// `layoutManager` in any case, as on iOS after `layoutManager` has been read.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  /// Creates a text view without text.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates a text view from its archive.
  public required init?(coder: NSCoder) {
    system = TextSystem(nil)
    canvas = TextCanvas(system.container)
    super.init(coder: coder)
    prepare()
    coder.decode(Self.textProperties, of: self)
  }

  /// Encodes the view, without the parts that all views of the class have.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(Self.textProperties, of: self)
    coder.omitSubviews()
  }

  private func prepare() {
    backgroundColor = .systemBackground
    addSubview(canvas)
    system.container.layoutChanged = { [weak self] in self?.textChanged() }
    textChanged()
  }

  /// The view that is shown instead of a keyboard while the text is edited; nil by default.
  open override var inputView: UIView? {
    get { inputViews.keyboard }
    set { inputViews.keyboard = newValue }
  }

  /// The view above the keyboard; nil by default.
  open override var inputAccessoryView: UIView? {
    get { inputViews.accessory }
    set { inputViews.accessory = newValue }
  }

  private var inputViews: (keyboard: UIView?, accessory: UIView?) = (nil, nil)

  /// Whether the font follows changes of the preferred size, which don't occur; false by default.
  open var adjustsFontForContentSizeCategory = false

  /// Whether fonts are larger than they state, as in other apps' documents; false by default.
  /// Stored, without effect: it is for documents that are exchanged with a Mac.
  open var usesStandardTextScaling = false

  /// The attributes of highlighted text, which the attribute `textHighlightStyle` marks; stored,
  /// without effect.
  open var textHighlightAttributes: [NSAttributedString.Key: Any] = [:]

  /// Whether the tools for writing change the text at present: they don't.
  open var isWritingToolsActive: Bool { false }

  /// Whether text can be found with a bar, which a film doesn't show; false by default.
  open var isFindInteractionEnabled = false {
    didSet { ownFindInteraction = isFindInteractionEnabled ? UIFindInteraction(of: self) : nil }
  }

  /// The bar for finding text; nil unless `isFindInteractionEnabled`.
  open var findInteraction: UIFindInteraction? { ownFindInteraction }

  private var ownFindInteraction: UIFindInteraction?

  // MARK: Text

  /// The text; empty by default, and never nil when read. Setting it removes attributes, and sends no
  /// notification.
  open var text: String! {
    get { textStorage.string }
    set {
      ownSelection.select(nil)
      textStorage.setAttributedString(
        NSAttributedString(string: newValue ?? "", attributes: ownAttributes))
    }
  }

  /// The attributed text: a copy of `textStorage`. Missing attributes are those of the view. Setting
  /// it sets `font` and `textColor` to those of the first character.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: textStorage) }
    set {
      ownSelection.select(nil)
      textStorage.setAttributedString(newValue ?? NSAttributedString(string: ""))
      guard textStorage.length > 0 else { return }
      let first = textStorage.attributes(at: 0, effectiveRange: nil)
      if let font = first[.font] as? UIFont { ownFont = font }
      if let color = first[.foregroundColor] as? UIColor { ownColor = color }
      textChanged()
    }
  }

  /// The font of all text; nil, the default, for the system font at 12 points, whereas iOS uses
  /// Helvetica 12.
  open var font: UIFont? {
    get { ownFont }
    set {
      ownFont = newValue
      textStorage.setThroughout(.font, newValue)
      textChanged()
    }
  }

  /// The colour of all text; nil, the default, for `label`.
  open var textColor: UIColor? {
    get { ownColor }
    set {
      ownColor = newValue
      textStorage.setThroughout(.foregroundColor, newValue)
      textChanged()
    }
  }

  /// The alignment of all text; `natural` by default.
  open var textAlignment: NSTextAlignment {
    get { alignment }
    set {
      alignment = newValue
      textStorage.align(newValue)
      textChanged()
    }
  }

  private var ownAttributes: [NSAttributedString.Key: Any] {
    [.font: shownFont, .foregroundColor: ownColor ?? .label]
  }

  /// The attributes of text that the user types; by default those of the view.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { typed ?? ownAttributes }
    set { typed = newValue }
  }

  /// The attributes of links; stored, because links are always blue and underlined.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]

  /// The kinds of data that become links; stored, without effect.
  open var dataDetectorTypes: UIDataDetectorTypes = []

  /// A Boolean value that indicates whether the user can edit the text; true by default. Setting it to
  /// false ends editing.
  open var isEditable = true {
    didSet { if !isEditable, isFirstResponder { resignFirstResponder() } }
  }

  /// A Boolean value that indicates whether the user can select text; stored, because selections
  /// aren't shown.
  open var isSelectable = true

  /// A Boolean value that indicates whether the user can change attributes; stored, without effect.
  open var allowsEditingTextAttributes = false

  /// A Boolean value that indicates whether typed text replaces the whole text; false by default.
  open var clearsOnInsertion = false

  /// The selected range, in UTF-16 units: by default a caret at the end of the text. Typed text replaces
  /// it. A selection isn't drawn; the caret is shown at its end.
  open var selectedRange: NSRange {
    get { ownSelection.range(within: textStorage.length) }
    set {
      guard newValue != selectedRange else { return }
      inputDelegate?.selectionWillChange(self)
      ownSelection.select(newValue)
      selectionChanged()
    }
  }

  private func restore(_ selection: TextSelection) { selectedRange = selection.chosen ?? end }

  private var end: NSRange { NSRange(location: textStorage.length, length: 0) }

  private func selectionChanged() {
    inputDelegate?.selectionDidChange(self)
    if isLaidOut { showCaret() }
    delegate?.textViewDidChangeSelection(self)
    CallObservation.delegated("textViewDidChangeSelection:", by: self, [self])
  }

  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!
  open var passwordRules: UITextInputPasswordRules?
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var inlinePredictionType = UITextInlinePredictionType.default
  open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []

  // MARK: Layout

  /// The text, which can be changed.
  open var textStorage: NSTextStorage { system.storage }

  /// The layout of the text.
  open var layoutManager: NSLayoutManager { system.manager }

  /// The layout of the text with TextKit 2: nil, because `layoutManager` lays it out, as on iOS
  /// after that has been read.
  open var textLayoutManager: NSTextLayoutManager? { nil }

  /// The area of the text, with its margins and its maximum number of lines. If `widthTracksTextView`
  /// is true, the view sets its width to its own, without insets; its height isn't limited then.
  open var textContainer: NSTextContainer { system.container }

  /// The margins between the text's area and the edges: 8 points above and below by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textChanged() } }
  }

  /// A Boolean value that indicates whether the text scrolls; true by default. If it doesn't, the view
  /// has the text's size as its intrinsic size.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The size of the text within the view's width if the text doesn't scroll. Constraints see the width
  /// of the unwrapped text, and the height for the width that they give the view.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return sizeThatFits(CGSize(width: measuredWidth ?? bounds.width, height: 0))
  }

  /// Returns the size of the text within a width, in whole points; a width of 0 counts as unlimited.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && size.width < 1e7 ? size.width : .infinity
    updateDefaults()
    let area = CGSize(width: max(areaWidth(width), 1), height: .greatestFiniteMagnitude)
    let text =
      system.tracksWidth
      ? layoutManager.textSize(in: textContainer, of: area)
      : layoutManager.textSize(in: textContainer)
    let shown = self.size(of: text)
    return CGSize(width: min(shown.width, width), height: shown.height)
  }

  /// Lays out the text for the width of the view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutIfNeeded()
  }

  /// The size of the view's width and the text's height with its insets.
  open override var contentSize: CGSize {
    get {
      if !isLaidOut { layOutText() }
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// Scrolls until the lines of a range of the text, in UTF-16, are visible.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    var lines = CGRect.null
    let last = max(textStorage.length - 1, 0)
    let shown = NSRange(location: min(max(range.location, 0), last), length: max(range.length, 1))
    layoutManager.enumerateLineFragments(forGlyphRange: shown) { _, used, _, _, _ in
      lines = lines.union(used)
    }
    guard !lines.isNull else { return }
    scrollRectToVisible(lines.offsetBy(dx: canvas.origin.x, dy: canvas.origin.y), animated: true)
  }

  /// Lays out the text for the width between the new insets.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  private func textChanged() {
    if isLayingOut { return }
    isLaidOut = false
    setNeedsLayout()
    canvas.setNeedsDisplay()
    invalidateIntrinsicContentSize()
    layer.noteChange()
  }

  /// The width of the view without the insets of its content.
  private var textWidth: CGFloat {
    max(bounds.width - adjustedContentInset.left - adjustedContentInset.right, 0)
  }

  private func layOutIfNeeded() {
    if !isLaidOut || laidOutWidth != textWidth { layOutText() }
  }

  private func layOutText() {
    isLayingOut = true
    defer { isLayingOut = false }
    let width = textWidth
    (laidOutWidth, isLaidOut) = (width, true)
    updateDefaults()
    if system.tracksWidth {
      textContainer.size = CGSize(width: areaWidth(width), height: .greatestFiniteMagnitude)
    }
    canvas.origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
    showCaret()
    contentSize = CGSize(
      width: width, height: size(of: layoutManager.textSize(in: textContainer)).height)
    canvas.frame = CGRect(origin: .zero, size: contentSize)
  }

  private func showCaret() { canvas.caret = isFirstResponder ? shownCaret : nil }

  private func areaWidth(_ width: CGFloat) -> CGFloat {
    max(width - textContainerInset.left - textContainerInset.right, 0)
  }

  private var shownFont: UIFont { ownFont ?? .systemFont(ofSize: 12) }

  /// Passes the appearance of text without attributes to the layout manager.
  private func updateDefaults() {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignment
    layoutManager.defaults = TextDefaults(
      font: shownFont, color: ownColor ?? .label, paragraph: paragraph,
      onDark: traitCollection.isDark)
  }

  /// Returns the size of text with its margins, in whole points.
  private func size(of text: CGSize) -> CGSize {
    CGSize(
      width: (text.width + 2 * textContainer.lineFragmentPadding + textContainerInset.left
        + textContainerInset.right).rounded(.up),
      height: (max(text.height, shownFont.lineHeight) + textContainerInset.top
        + textContainerInset.bottom).rounded(.up))
  }

  /// The insertion line, relative to the container; nil if a subclass returns an empty rectangle.
  private var shownCaret: CGRect? {
    let rect = caretRect(for: UITextPosition(selectedRange.upperBound))
    return rect.isEmpty ? nil : rect.offsetBy(dx: -canvas.origin.x, dy: -canvas.origin.y)
  }

  /// Returns the insertion line before a character, or at the end of the text, relative to the
  /// container.
  private func caret(at offset: Int) -> CGRect {
    let padding = textContainer.lineFragmentPadding
    var line = NSRange()
    if offset < textStorage.length {
      let used = layoutManager.lineFragmentUsedRect(forGlyphAt: offset, effectiveRange: nil)
      let rect = layoutManager.lineFragmentRect(forGlyphAt: offset, effectiveRange: nil)
      let x = rect.minX + layoutManager.location(forGlyphAt: offset).x
      return CGRect(x: x, y: used.minY, width: 2, height: used.height)
    }
    let last = layoutManager.lineFragmentUsedRect(
      forGlyphAt: textStorage.length - 1, effectiveRange: &line)
    guard layoutManager.extraLineFragmentTextContainer == nil, line.length > 0 else {
      let extra = layoutManager.extraLineFragmentUsedRect
      return CGRect(
        x: extra.minX + padding, y: extra.minY, width: 2,
        height: max(extra.height, shownFont.lineHeight))
    }
    let text = layoutManager.boundingRect(forGlyphRange: line, in: textContainer)
    return CGRect(x: text.maxX, y: last.minY, width: 2, height: last.height)
  }

  /// Updates the view for a new light or dark appearance.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    textChanged()
  }

  // MARK: Editing

  /// A Boolean value that indicates whether the view can become first responder: it can if it is
  /// editable.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Begins editing, if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    textChanged()
    delegate?.textViewDidBeginEditing(self)
    CallObservation.delegated("textViewDidBeginEditing:", by: self, [self])
    post(Self.textDidBeginEditingNotification)
    return true
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let wasEditing = isFirstResponder
    guard !wasEditing || delegate?.textViewShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    if wasEditing {
      textChanged()
      delegate?.textViewDidEndEditing(self)
      CallObservation.delegated("textViewDidEndEditing:", by: self, [self])
      post(Self.textDidEndEditingNotification)
    }
    return true
  }

  /// Begins editing if the touch ends in the view.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    let isInside = touches.contains { point(inside: $0.location(in: self), with: event) }
    if isEditable, isInside { becomeFirstResponder() }
  }

  /// A Boolean value that indicates whether the view has text.
  open var hasText: Bool { textStorage.length > 0 }

  /// Inserts `text` instead of the selection, and scrolls there. The keyboard asks the delegate before it
  /// calls this method, which doesn't.
  open func insertText(_ text: String) {
    replace(typedRange, with: text)
    clearsOnInsertion = false
  }

  /// Deletes the selection, or the character before the caret. The keyboard asks the delegate before it
  /// calls this method, which doesn't.
  open func deleteBackward() {
    if let deletedRange { replace(deletedRange, with: "") }
  }

  /// The range that typed text replaces.
  final var typedRange: NSRange { clearsOnInsertion ? textStorage.whole : selectedRange }

  /// The range that the Delete key deletes; nil if there is nothing to delete.
  final var deletedRange: NSRange? { ownSelection.deletedRange(of: textStorage.string) }

  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) { selectedRange = textStorage.whole }

  // MARK: Input

  /// Is notified of changes that the user hasn't typed; weak, nil by default.
  open weak var inputDelegate: (any UITextInputDelegate)?

  /// The attributes of marked text; stored, because text isn't marked.
  open var markedTextStyle: [NSAttributedString.Key: Any]?

  /// Finds characters, words, sentences, paragraphs and lines of the text.
  open var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

  /// The selection, as an object that can be set again.
  open var interactionState: Any {
    get { ownSelection }
    set { if let state = newValue as? TextSelection { restore(state) } }
  }

  // MARK: Drags and pasting

  // No drag begins here, and nothing pastes but code: the delegates are never called.

  private var dragging = TextDragging()

  /// The delegate for drags of text; weak, and never called.
  open var textDragDelegate: (any UITextDragDelegate)? {
    get { dragging.drag }
    set { dragging.drag = newValue }
  }

  /// The delegate for drops of text; weak, and never called.
  open var textDropDelegate: (any UITextDropDelegate)? {
    get { dragging.drop }
    set { dragging.drop = newValue }
  }

  /// The delegate for pasting of text; weak, and never called.
  open var pasteDelegate: (any UITextPasteDelegate)? {
    get { dragging.paste }
    set { dragging.paste = newValue }
  }

  /// The interaction that would begin drags.
  open var textDragInteraction: UIDragInteraction? { dragging.dragInteraction }

  /// The interaction that would accept drops.
  open var textDropInteraction: UIDropInteraction? { dragging.dropInteraction }

  /// Whether text is being dragged: it isn't.
  open var isTextDragActive: Bool { false }

  /// Whether something is being dropped: it isn't.
  open var isTextDropActive: Bool { false }

  // MARK: Positions

  /// The selection.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange) }
    set { selectedRange = newValue?.range ?? end }
  }

  /// The end of the text.
  open var endOfDocument: UITextPosition { UITextPosition(textStorage.length) }

  /// Returns the text in a range; nil if the range is outside.
  open func text(in range: UITextRange) -> String? {
    guard range.end.offset <= textStorage.length else { return nil }
    return (textStorage.string as NSString).substring(with: range.range)
  }

  /// Replaces the text in a range, without asking the delegate.
  open func replace(_ range: UITextRange, withText text: String) {
    if range.end.offset <= textStorage.length { put(text, in: range.range) }
  }

  /// Returns whether the delegate allows the user to replace a range of the text.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range.range, replacementText: text) ?? true
  }

  /// Returns the attributes of the text after a position, or before it; those of the view if there
  /// is no text.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    guard textStorage.length > 0 else { return ownAttributes }
    let place = direction == .forward ? position.offset : position.offset - 1
    return ownAttributes.merging(
      textStorage.attributes(
        at: min(max(place, 0), textStorage.length - 1), effectiveRange: nil)
    ) { $1 }
  }

  /// Returns the direction that the paragraph style states; natural by default.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    let style = textStyling(at: position, in: direction)?[.paragraphStyle] as? NSParagraphStyle
    return style?.baseWritingDirection ?? .natural
  }

  /// Sets the direction of the paragraphs of a range.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {
    guard range.end.offset <= textStorage.length else { return }
    let paragraphs = (textStorage.string as NSString).paragraphRange(for: range.range)
    textStorage.changeParagraphs(in: paragraphs, alignment: alignment) {
      $0.baseWritingDirection = writingDirection
    }
  }

  /// Returns the rectangle of the caret at a position, 2 points wide, in the view's coordinates. If a
  /// subclass returns an empty one, no caret is drawn.
  open func caretRect(for position: UITextPosition) -> CGRect {
    layOutIfNeeded()
    return caret(at: position.offset).offsetBy(dx: canvas.origin.x, dy: canvas.origin.y)
  }

  /// Returns the rectangles of a selection, one for each line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    layOutIfNeeded()
    var rects: [CGRect] = []
    layoutManager.enumerateEnclosingRects(
      forGlyphRange: range.range, withinSelectedGlyphRange: range.range, in: textContainer
    ) { rect, _ in
      rects.append(rect.offsetBy(dx: self.canvas.origin.x, dy: self.canvas.origin.y))
    }
    return rects.indices.map { index in
      UITextSelectionRect(
        rects[index], containsStart: index == 0, containsEnd: index == rects.count - 1)
    }
  }

  /// Returns the rectangle of the first line of a range.
  open func firstRect(for range: UITextRange) -> CGRect {
    selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
  }

  /// Returns the position nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    layOutIfNeeded()
    let place = CGPoint(x: point.x - canvas.origin.x, y: point.y - canvas.origin.y)
    let isInLastLine =
      layoutManager.extraLineFragmentTextContainer != nil
      && place.y >= layoutManager.extraLineFragmentRect.minY
    guard textStorage.length > 0, !isInLastLine else { return endOfDocument }
    var fraction: CGFloat = 0
    let index = layoutManager.characterIndex(
      for: place, in: textContainer, fractionOfDistanceBetweenInsertionPoints: &fraction)
    let text = textStorage.string as NSString
    let character = text.rangeOfComposedCharacterSequence(at: index)
    let isBreak = text.substring(with: character).allSatisfy(\.isNewline)
    return UITextPosition(
      fraction > 0.5 && !isBreak ? character.upperBound : character.location)
  }

  private func replace(_ range: NSRange, with string: String) {
    put(string, in: range)
    delegate?.textViewDidChange(self)
    CallObservation.delegated("textViewDidChange:", by: self, [self])
    post(Self.textDidChangeNotification)
  }

  /// Replaces a range, moves the caret to the end of the new text, and scrolls there.
  private func put(_ string: String, in range: NSRange) {
    let before =
      range.location > 0
      ? textStorage.attributes(at: range.location - 1, effectiveRange: nil) : ownAttributes
    ownSelection.moveCaret(
      to: range.location + string.utf16.count,
      within: textStorage.length - range.length + string.utf16.count)
    textStorage.replaceCharacters(
      in: range, with: NSAttributedString(string: string, attributes: typed ?? before))
    let end = contentSize.height
    if isScrollEnabled, let caret = canvas.caret {
      let top = caret.minY + canvas.origin.y
      // At the end of the text, its lower inset becomes visible too.
      let bottom = selectedRange.location == textStorage.length ? end : top + caret.height
      scrollRectToVisible(CGRect(x: 0, y: top, width: 1, height: bottom - top), animated: false)
    }
    delegate?.textViewDidChangeSelection(self)
    CallObservation.delegated("textViewDidChangeSelection:", by: self, [self])
  }
}

extension UITextView: WrappingContent {
  package static var verticalHugging: UILayoutPriority { .defaultLow }

  package var naturalContentSize: CGSize { contentSize(measuredFor: 0) }

  /// The size for a width that constraints give the view, if the text doesn't scroll.
  package func contentSize(forWidth width: CGFloat) -> CGSize? {
    guard !isScrollEnabled, width > 0 else { return nil }
    let natural = naturalContentSize
    guard natural.width < 0 || width < natural.width - 0.5 else { return natural }
    return CGSize(width: natural.width, height: contentSize(measuredFor: width).height)
  }

  private func contentSize(measuredFor width: CGFloat) -> CGSize {
    measuredWidth = width
    defer { measuredWidth = nil }
    return intrinsicContentSize
  }
}
