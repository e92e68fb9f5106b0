import Drawing
public import Foundation
import Geometry
import Layers
import Typesetting
public import ViewText
public import Views

/// A scroll view that shows text of several lines, which a user can edit.
///
/// Insets and heights are measured: O7.18 in docs/measured.md. Typed text is appended, and a caret in
/// the tint colour is shown there, which doesn't blink: our decision, because blinking would keep a
/// film from ending. Selections aren't shown, and links aren't followed.
open class UITextView: UIScrollView, UIKeyInput {
  private let canvas = TextCanvas()
  private let container: NSTextContainer
  private var content = TextViewContent()
  private var typed: [NSAttributedString.Key: Any]?
  private var ownFont: UIFont?
  private var ownColor: UIColor?
  private var alignment = NSTextAlignment.natural
  /// Whether the alignment applies to attributed text too.
  private var alignsAttributedText = false
  /// The width for which the text was laid out; nil if it wasn't.
  private var laidOutWidth: CGFloat?

  /// The delegate, also of the scroll view; weak.
  @_nonoverride
  open var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  // MARK: Initialisers

  /// Creates a text view without text. Its margins and its line length are those of a container.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    container = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    prepare()
  }

  /// Creates a text view without text.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates a text view without text or size; archives aren't supported.
  public required init?(coder: NSCoder) {
    container = NSTextContainer()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = .systemBackground
    addSubview(canvas)
    container.changed = { [weak self] in self?.contentChanged() }
    contentChanged()
  }

  /// The view that replaces the keyboard; stored, because a film doesn't show keyboards.
  open override var inputView: UIView? {
    get { inputViews.keyboard }
    set { inputViews.keyboard = newValue }
  }

  /// The view above the keyboard; stored, because a film doesn't show keyboards.
  open override var inputAccessoryView: UIView? {
    get { inputViews.accessory }
    set { inputViews.accessory = newValue }
  }

  private var inputViews: (keyboard: UIView?, accessory: UIView?) = (nil, nil)

  /// Whether the font follows changes of the preferred size, which don't occur; false by default.
  open var adjustsFontForContentSizeCategory = false

  // MARK: Text

  /// The text; empty by default, and never nil when read. Setting it removes attributes, and sends no
  /// notification.
  open var text: String! {
    get { content.plain }
    set {
      content.set(newValue ?? "")
      contentChanged()
    }
  }

  /// The attributed text. Missing attributes are those of the view. Setting it sets `font` and
  /// `textColor` to those of the first character.
  open var attributedText: NSAttributedString! {
    get {
      content.isAttributed
        ? content.string
        : NSAttributedString(string: content.plain, attributes: typingAttributes)
    }
    set {
      content.set(newValue ?? NSAttributedString(string: ""))
      if let font = content.first(.font) as? UIFont { ownFont = font }
      if let color = content.first(.foregroundColor) as? UIColor { ownColor = color }
      alignsAttributedText = false
      contentChanged()
    }
  }

  /// The font of all text; nil, the default, for the system font at 12 points, whereas iOS uses
  /// Helvetica 12.
  open var font: UIFont? {
    get { ownFont }
    set {
      ownFont = newValue
      content.apply(.font, newValue)
      contentChanged()
    }
  }

  /// The colour of all text; nil, the default, for `label`.
  open var textColor: UIColor? {
    get { ownColor }
    set {
      ownColor = newValue
      content.apply(.foregroundColor, newValue)
      contentChanged()
    }
  }

  /// The alignment of all text; `natural` by default.
  open var textAlignment: NSTextAlignment {
    get { alignment }
    set {
      alignment = newValue
      alignsAttributedText = true
      contentChanged()
    }
  }

  /// The attributes of text that the user types; by default those of the view.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { typed ?? [.font: shownFont, .foregroundColor: ownColor ?? .label] }
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

  /// The selected range, in UTF-16: the end of the text, where typed text is inserted. Setting it has
  /// no effect.
  open var selectedRange: NSRange {
    get { NSRange(location: content.string.length, length: 0) }
    set {}
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

  // MARK: Layout

  /// The area of the text, with its margins and its maximum number of lines.
  open var textContainer: NSTextContainer { container }

  /// The margins between the text's area and the edges: 8 points above and below by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { contentChanged() } }
  }

  /// A Boolean value that indicates whether the text scrolls; true by default. If it doesn't, the view
  /// has the text's size as its intrinsic size.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The size of the text within the view's width if the text doesn't scroll.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(bounds.size)
  }

  /// Returns the size of the text within a width, in whole points; a width of 0 counts as unlimited.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && size.width < 1e7 ? size.width : .infinity
    let shown = self.size(of: drawn(width: width))
    return CGSize(width: min(shown.width, width), height: shown.height)
  }

  /// Lays out the text for the width of the view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if laidOutWidth != textWidth { layOutText() }
  }

  /// Scrolls until the lines of a range of the text, in UTF-16, are visible.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let text = content.plain
    guard let range = Range(range, in: text) else { return }
    let (start, end) = (
      text.utf8.distance(from: text.startIndex, to: range.lowerBound),
      text.utf8.distance(from: text.startIndex, to: range.upperBound)
    )
    let lines = canvas.text?.layout.lines ?? []
    let shown = lines.filter { $0.range.lowerBound <= end && $0.range.upperBound >= start }
    let box = shown.reduce(CGRect.null) { $0.union($1.frame) }
    guard !box.isNull else { return }
    scrollRectToVisible(box.offsetBy(dx: canvas.origin.x, dy: canvas.origin.y), animated: true)
  }

  /// Lays out the text for the width between the new insets.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  private func contentChanged() {
    layOutText()
    invalidateIntrinsicContentSize()
    layer.noteChange()
  }

  /// The width of the view without the insets of its content.
  private var textWidth: CGFloat {
    max(bounds.width - adjustedContentInset.left - adjustedContentInset.right, 0)
  }

  private func layOutText() {
    let width = textWidth
    laidOutWidth = width
    let text = drawn(width: width)
    container.size = CGSize(width: areaWidth(width), height: .greatestFiniteMagnitude)
    canvas.text = text
    canvas.origin = CGPoint(
      x: textContainerInset.left + container.lineFragmentPadding, y: textContainerInset.top)
    canvas.caret = isFirstResponder ? caret(after: text) : nil
    contentSize = CGSize(width: width, height: size(of: text).height)
    canvas.frame = CGRect(origin: .zero, size: contentSize)
  }

  private func areaWidth(_ width: CGFloat) -> CGFloat {
    max(width - textContainerInset.left - textContainerInset.right, 0)
  }

  private var shownFont: UIFont { ownFont ?? .systemFont(ofSize: 12) }

  /// Returns the text for a width of the view; nil if there is none.
  private func drawn(width: CGFloat) -> DrawnText? {
    guard content.string.length > 0 else { return nil }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignment
    paragraph.lineBreakMode = container.lineBreakMode
    let own = paragraph.style
    let styled = StyledText(content.string, font: shownFont.font, paragraph: own) { style in
      if alignsAttributedText { style.alignment = own.alignment }
      if !style.lineBreak.truncates { style.lineBreak = own.lineBreak }
    }
    let length = max(areaWidth(width) - 2 * container.lineFragmentPadding, 0)
    let frame = TextFrame(
      width: length, lineLimit: max(container.maximumNumberOfLines, 0), truncatesLastLineOnly: true)
    return DrawnText(
      styled, in: frame, color: ownColor ?? .label, onDark: traitCollection.isDark)
  }

  /// Returns the size of text with its margins, in whole points.
  private func size(of text: DrawnText?) -> CGSize {
    let size = text?.layout.size ?? .zero
    return CGSize(
      width: (size.width + 2 * container.lineFragmentPadding + textContainerInset.left
        + textContainerInset.right).rounded(.up),
      height: (max(size.height, shownFont.lineHeight) + textContainerInset.top
        + textContainerInset.bottom).rounded(.up))
  }

  /// Returns the insertion line at the end of a text.
  private func caret(after text: DrawnText?) -> CGRect {
    guard let line = text?.layout.lines.last else {
      return CGRect(x: 0, y: 0, width: 2, height: shownFont.lineHeight)
    }
    let end = line.runs.map { $0.x + $0.width }.max() ?? line.frame.minX
    return CGRect(x: end, y: line.frame.minY, width: 2, height: line.frame.height)
  }

  /// Updates the view for a new light or dark appearance.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    layOutText()
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
    contentChanged()
    delegate?.textViewDidBeginEditing(self)
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
      contentChanged()
      delegate?.textViewDidEndEditing(self)
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
  open var hasText: Bool { content.string.length > 0 }

  /// Types `text` at the end, as a user does, if the delegate allows the change, and scrolls there.
  open func insertText(_ text: String) {
    let length = content.string.length
    let start = clearsOnInsertion ? 0 : length
    replace(NSRange(location: start, length: length - start), with: text)
    clearsOnInsertion = false
  }

  /// Deletes the last character, as a user does, if the delegate allows the change.
  open func deleteBackward() {
    guard let last = content.plain.last else { return }
    let length = last.utf16.count
    replace(NSRange(location: content.string.length - length, length: length), with: "")
  }

  private func replace(_ range: NSRange, with string: String) {
    let isAllowed = delegate?.textView(self, shouldChangeTextIn: range, replacementText: string)
    guard isAllowed ?? true else { return }
    content.replace(range, with: string, typed)
    contentChanged()
    if isScrollEnabled, let caret = canvas.caret {
      let top = caret.minY + canvas.origin.y
      scrollRectToVisible(
        CGRect(x: 0, y: top, width: 1, height: contentSize.height - top), animated: false)
    }
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }
}
