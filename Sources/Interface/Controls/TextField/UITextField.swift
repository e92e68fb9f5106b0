import Drawing
public import Foundation
import Geometry
import Layers
public import ViewText
public import Views

/// A control for editing one line of text within a border.
///
/// While it is edited, a caret in the tint colour is shown where typed text is inserted: at the end of
/// the text, or at the end of `selectedTextRange`. It doesn't blink: our decision, because blinking would
/// keep a film from ending.
open class UITextField: UIControl, UITextInput, UITextDraggable, UITextDroppable,
  UITextPasteConfigurationSupporting
{
  private(set) var content = ""
  /// The selected range in UTF-16 units; nil for a caret at the end.
  private var ownSelection = TextSelection()
  /// The attributed text, if one was set.
  private(set) var attributed: NSAttributedString?
  private(set) var ownAttributes: [NSAttributedString.Key: Any] = [:]
  private var plainPlaceholder: String?
  /// The font, colour and alignment that the text is drawn with. As in UIKit, where they are part of
  /// the default attributes, a subclass that overrides the properties' getters doesn't change them.
  private(set) var ownFont: UIFont? = .systemFont(ofSize: 17)
  private(set) var ownColor: UIColor? = .label
  private(set) var ownAlignment = NSTextAlignment.natural
  private let canvas = FieldCanvas(.text)
  /// The view that draws the border, if the field has had one.
  private var borderCanvas: FieldCanvas?
  private var ownTextInputView: UIView?
  private lazy var clearButton = makeClearButton()

  // MARK: Text

  /// The text; empty by default, and never nil when read. Setting it sends no event.
  open var text: String? {
    get { content }
    set { if newValue ?? "" != content || attributed != nil { setContent(newValue ?? "", nil) } }
  }

  /// The attributed text. Missing attributes are those of the text field.
  open var attributedText: NSAttributedString? {
    get { attributed ?? NSAttributedString(string: content, attributes: defaultTextAttributes) }
    set {
      let copy = newValue.map { NSAttributedString(attributedString: $0) }
      setContent(copy?.string ?? "", copy)
    }
  }

  /// Sets the text, and its attributes if it has its own.
  func setContent(_ text: String, _ attributed: NSAttributedString?) {
    let wasEmpty = content.isEmpty
    inputDelegate?.textWillChange(self)
    content = text
    ownSelection.select(nil)
    self.attributed = attributed
    if wasEmpty != text.isEmpty { setNeedsLayout() }
    textChanged()
    layer.noteChange()
    inputDelegate?.textDidChange(self)
  }

  /// The text that is shown while the field is empty.
  open var placeholder: String? {
    get { plainPlaceholder ?? attributedPlaceholder?.string }
    set {
      guard newValue != placeholder else { return }
      plainPlaceholder = newValue
      attributedPlaceholder = nil
    }
  }

  /// The attributed text that is shown while the field is empty. Missing attributes are those of
  /// the text field, with the colour `placeholderText`.
  open var attributedPlaceholder: NSAttributedString? {
    didSet {
      if attributedPlaceholder != nil { plainPlaceholder = nil }
      textChanged()
      layer.noteChange()
    }
  }

  /// The font of text without a font of its own; the system font at 17 points by default.
  open var font: UIFont? {
    get { ownFont }
    set {
      ownFont = newValue
      textChanged()
    }
  }

  /// The colour of text without a colour of its own; `label` by default.
  open var textColor: UIColor? {
    get { ownColor }
    set {
      ownColor = newValue
      redraw()
    }
  }

  /// The alignment of the text; `natural` by default.
  open var textAlignment: NSTextAlignment {
    get { ownAlignment }
    set {
      ownAlignment = newValue
      redraw()
    }
  }

  /// The default attributes of the text: font, colour and the attributes set here.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var all = ownAttributes
      all[.font] = shownFont
      all[.foregroundColor] = ownColor ?? .label
      return all
    }
    set {
      ownAttributes = newValue
      if let stated = newValue[.font] as? UIFont { font = stated }
      if let stated = newValue[.foregroundColor] as? UIColor { textColor = stated }
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle {
        textAlignment = style.alignment
      }
      textChanged()
    }
  }

  /// The attributes of text that the user types: those of the text before the caret, until they are
  /// set. The selection of another range resets them. Nil unless the field is edited; it can't be
  /// set then.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? typed ?? attributes(before: selection.location) : nil }
    set { if isEditing { typed = newValue } }
  }

  /// The attributes that were set for typed text; nil for those of the text before it.
  private(set) var typed: [NSAttributedString.Key: Any]?

  /// A Boolean value that indicates whether the user can change attributes; stored, without effect.
  open var allowsEditingTextAttributes = false

  /// A Boolean value that indicates whether text that is too long is shrunk, down to
  /// `minimumFontSize`; false by default.
  open var adjustsFontSizeToFitWidth = false { didSet { redraw() } }

  /// The minimum font size of shrunk text, in points; 0 by default.
  open var minimumFontSize: CGFloat = 0 { didSet { redraw() } }

  /// The delegate; weak.
  open weak var delegate: (any UITextFieldDelegate)?

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

  // MARK: Appearance

  /// The border; none by default. The style `roundedRect` gives the layer a corner radius.
  open var borderStyle = BorderStyle.none {
    didSet {
      if borderStyle == .roundedRect || oldValue == .roundedRect {
        layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
      }
      textChanged()
      setNeedsLayout()
    }
  }

  /// The image behind the text, stretched to the bounds; not used with the border `roundedRect`.
  open var background: UIImage? { didSet { borderChanged() } }

  /// The image behind the text while the field is disabled; nil for `background`.
  open var disabledBackground: UIImage? { didSet { borderChanged() } }

  private func borderChanged() {
    redraw()
    setNeedsLayout()
  }

  /// The view before the text; it keeps its size.
  open var leftView: UIView? {
    didSet { if leftView !== oldValue { sideViewChanged(from: oldValue) } }
  }

  /// The mode in which the view before the text is shown; never by default.
  open var leftViewMode = ViewMode.never { didSet { sideViewChanged(from: nil) } }

  /// The view after the text; it keeps its size.
  open var rightView: UIView? {
    didSet { if rightView !== oldValue { sideViewChanged(from: oldValue) } }
  }

  /// The mode in which the view after the text is shown; never by default.
  open var rightViewMode = ViewMode.never { didSet { sideViewChanged(from: nil) } }

  /// The mode in which the clear button is shown, if there is text and no view after it; never by
  /// default.
  open var clearButtonMode = ViewMode.never { didSet { sideViewChanged(from: nil) } }

  private func sideViewChanged(from old: UIView?) {
    old?.removeFromSuperview()
    setNeedsLayout()
    textChanged()
  }

  private func textChanged() {
    redraw()
    invalidateIntrinsicContentSize()
  }

  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType!
  open var passwordRules: UITextInputPasswordRules?
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var inlinePredictionType = UITextInlinePredictionType.default
  open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []

  /// A Boolean value that indicates whether the text is shown as dots; false by default.
  open var isSecureTextEntry = false { didSet { textChanged() } }

  /// A Boolean value that indicates whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false

  /// A Boolean value that indicates whether typed text replaces the whole text; false by default.
  open var clearsOnInsertion = false

  /// A Boolean value that indicates whether the field is being edited, and receives typed text.
  open var isEditing: Bool { isFirstResponder }

  // MARK: Initialisers

  /// Creates a text field without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a text field from its archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decode(Self.fieldProperties, of: self)
  }

  /// Encodes the view, without the parts that all views of the class have.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(Self.fieldProperties, of: self)
    coder.omitSubviews()
  }

  private func prepare() {
    contentMode = .redraw
    isOpaque = false
    UIView.performWithoutAnimation { placeCanvas() }
  }

  /// Places the views that draw the border and the text behind the other subviews.
  private func placeCanvas() {
    place(canvas)
    guard hasBorder else {
      borderCanvas?.removeFromSuperview()
      return borderCanvas = nil
    }
    let border = borderCanvas ?? FieldCanvas(.border)
    borderCanvas = border
    place(border)
  }

  private func place(_ canvas: FieldCanvas) {
    if canvas.frame != bounds {
      canvas.frame = bounds
      canvas.setNeedsDisplay()
    }
    if canvas.superview !== self { insertSubview(canvas, at: 0) }
  }

  // MARK: Geometry

  /// Returns the rectangle of the border: the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the text when it isn't edited: within the border, between the side
  /// views.
  open func textRect(forBounds bounds: CGRect) -> CGRect { rectBetweenSideViews(in: bounds) }

  private func rectBetweenSideViews(in bounds: CGRect) -> CGRect {
    let margin = borderStyle.margin
    var (left, right) = (bounds.minX + margin.horizontal, bounds.maxX - margin.horizontal)
    if showsLeftView {
      left = max(left, leftViewRect(forBounds: bounds).maxX + margin.horizontal / 2)
    }
    if showsRightView {
      right = min(right, rightViewRect(forBounds: bounds).minX - margin.horizontal / 2)
    } else if showsClearButton {
      right = min(right, clearButtonRect(forBounds: bounds).minX - 4)
    }
    return CGRect(x: left, y: bounds.minY, width: max(right - left, 0), height: bounds.height)
  }

  /// Returns the rectangle of the text during editing: within the border, between the side views. As
  /// in UIKit, it doesn't depend on an override of `textRect(forBounds:)`.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { rectBetweenSideViews(in: bounds) }

  /// Returns the rectangle of the placeholder: that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Returns the rectangle of the view before the text: vertically centred.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.minX + borderStyle.margin.horizontal, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Returns the rectangle of the view after the text: vertically centred.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - borderStyle.margin.horizontal - size.width,
      y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns the rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = ClearButton.side
    return CGRect(
      x: bounds.maxX - side - max(borderStyle.margin.horizontal - 2, 0), y: bounds.midY - side / 2,
      width: side, height: side)
  }

  private var showsLeftView: Bool { leftView != nil && leftViewMode.shows(whileEditing: isEditing) }
  private var showsRightView: Bool {
    rightView != nil && rightViewMode.shows(whileEditing: isEditing)
  }
  private var showsClearButton: Bool {
    hasText && isEnabled && !showsRightView && clearButtonMode.shows(whileEditing: isEditing)
  }

  /// The size of the text or the placeholder, with the side views and the border.
  open override var intrinsicContentSize: CGSize {
    replaceable(.intrinsicContentSize, of: self, in: UITextField.self) { naturalSize }
  }

  private var naturalSize: CGSize {
    let wide = CGRect(x: 0, y: 0, width: 10_000, height: 0)
    let beside = 10_000 - textRect(forBounds: wide).width
    let height = shownFont.lineHeight.rounded(.up) + 2 * borderStyle.margin.vertical
    return CGSize(width: (shownText?.width ?? 0).rounded(.up) + beside, height: height.rounded(.up))
  }

  /// Returns the size of the text or the placeholder, with the side views and the border.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Lays out the text and the side views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeCanvas()
    place(leftView, showsLeftView, leftViewRect(forBounds: bounds))
    place(rightView, showsRightView, rightViewRect(forBounds: bounds))
    if showsClearButton || clearButton.superview != nil {
      place(clearButton, showsClearButton, clearButtonRect(forBounds: bounds))
    }
  }

  // MARK: Drawing

  /// Draws the border, the text or the placeholder, and the caret again. They are drawn by an inner
  /// view: a subclass that overrides `draw(_:)` draws behind them.
  open override func setNeedsDisplay() {
    super.setNeedsDisplay()
    redraw()
  }

  /// Draws the inner views again. As on iOS, changes of the text and of editing call no `draw(_:)` of
  /// a subclass.
  private func redraw() {
    canvas.adopt(ownAlignment)
    canvas.setNeedsDisplay()
    borderCanvas?.setNeedsDisplay()
  }

  /// Draws the text as one line in a rectangle of the current context; during editing, its end.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), !content.isEmpty, let shownText else {
      return
    }
    context.saveGState()
    context.clip(to: rect.insetBy(dx: -1, dy: -rect.height))
    context.draw(shownText.items(in: rect, showsEnd: isEditing).items)
    context.restoreGState()
  }

  /// Draws the placeholder as one line in a rectangle of the current context.
  open func drawPlaceholder(in rect: CGRect) {
    guard let shownPlaceholder else { return }
    UIGraphicsGetCurrentContext()?.draw(shownPlaceholder.items(in: rect, showsEnd: false).items)
  }

  /// Updates the field for a new tint colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  /// Updates the field for a new light or dark appearance.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  // MARK: Editing

  /// A Boolean value that indicates whether the field can become first responder: it can if it is
  /// enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate allows it, and sends `editingDidBegin`.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    if clearsOnBeginEditing { text = "" }
    editingChanged()
    reportBegin()
    return true
  }

  /// Ends editing, if the delegate allows it, and sends `editingDidEnd`.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let wasEditing = isFirstResponder
    guard !wasEditing || delegate?.textFieldShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    if wasEditing {
      editingChanged()
      reportEnd()
    }
    return true
  }

  private func editingChanged() {
    // On iOS, an editor that is added then has the text: it lies above what a subclass has added.
    if isEditing { bringSubviewToFront(canvas) }
    redraw()
    setNeedsLayout()
    layer.noteChange()
  }

  /// Begins editing on a tap.
  override func touchEnded(inside: Bool) {
    super.touchEnded(inside: inside)
    if inside { becomeFirstResponder() }
  }

  // MARK: Keys

  /// A Boolean value that indicates whether the field has text.
  open var hasText: Bool { !content.isEmpty }

  /// Inserts `text` instead of the selection and sends `editingChanged`. The keyboard asks the delegate
  /// before it calls this method, which doesn't. A line break is the Return key: it sends
  /// `editingDidEndOnExit`, and ends editing if that event has any handlers.
  open func insertText(_ text: String) {
    if text == "\n" {
      guard delegate?.textFieldShouldReturn(self) ?? true else { return }
      let ends = allControlEvents.contains(.editingDidEndOnExit)
      sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
      if ends { resignFirstResponder() }
    } else {
      replace(typedRange, to: text)
      clearsOnInsertion = false
    }
  }

  /// Deletes the selection, or the character before the caret, and sends `editingChanged`. The keyboard
  /// asks the delegate before it calls this method, which doesn't.
  open func deleteBackward() {
    if let deletedRange { replace(deletedRange, to: "") }
  }

  /// The range that typed text replaces.
  final var typedRange: NSRange {
    clearsOnInsertion ? NSRange(location: 0, length: length) : selection
  }

  /// The range that the Delete key deletes; nil if there is nothing to delete.
  final var deletedRange: NSRange? { ownSelection.deletedRange(of: content) }

  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) {
    selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument)
  }

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

  private var length: Int { content.utf16.count }

  /// The selected range, within the text.
  var selection: NSRange { ownSelection.range(within: length) }

  /// The selection; a caret at the end by default, and nil unless the field is edited. Typed text replaces
  /// it. A selection isn't drawn; the caret is shown at its end.
  open var selectedTextRange: UITextRange? {
    get { isEditing ? UITextRange(selection) : nil }
    set {
      guard newValue?.range != ownSelection.chosen else { return }
      var selection = ownSelection
      selection.select(newValue?.range)
      restore(selection)
    }
  }

  private func restore(_ selection: TextSelection) {
    inputDelegate?.selectionWillChange(self)
    ownSelection = selection
    typed = nil
    redraw()
    inputDelegate?.selectionDidChange(self)
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Returns whether the delegate allows the user to replace a range of the text.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    delegate?.textField(
      self, shouldChangeCharactersIn: range.range, replacementString: text) ?? true
  }

  /// Returns the attributes of the text after a position, or before it; those of the field if there
  /// is no text.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    attributes(before: position.offset + (direction == .forward ? 1 : 0))
  }

  /// The attributes of the character before a UTF-16 unit; those of the field without one.
  func attributes(before offset: Int) -> [NSAttributedString.Key: Any] {
    guard let attributed, attributed.length > 0 else { return defaultTextAttributes }
    let own = attributed.attributes(
      at: min(max(offset - 1, 0), attributed.length - 1), effectiveRange: nil)
    return defaultTextAttributes.merging(own) { $1 }
  }

  /// Returns the direction that the paragraph style states; natural by default.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    let style = textStyling(at: position, in: direction)?[.paragraphStyle] as? NSParagraphStyle
    return style?.baseWritingDirection ?? .natural
  }

  /// Sets the direction of the text, which is one paragraph.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {
    let style = NSMutableParagraphStyle()
    if let own = attributes(before: 1)[.paragraphStyle] as? NSParagraphStyle {
      style.setParagraphStyle(own)
    } else {
      style.alignment = ownAlignment
    }
    style.baseWritingDirection = writingDirection
    guard let attributed else { return defaultTextAttributes[.paragraphStyle] = style }
    let changed = NSMutableAttributedString(attributedString: attributed)
    changed.addAttribute(
      .paragraphStyle, value: style, range: NSRange(location: 0, length: changed.length))
    setContent(changed.string, changed)
  }

  /// The end of the text.
  open var endOfDocument: UITextPosition { UITextPosition(length) }

  /// Returns the text in a range; nil if the range is outside.
  open func text(in range: UITextRange) -> String? {
    guard range.end.offset <= length else { return nil }
    return (content as NSString).substring(with: range.range)
  }

  /// Replaces the text in a range, without asking the delegate, and sends no event.
  open func replace(_ range: UITextRange, withText text: String) {
    guard range.end.offset <= length else { return }
    put(text, in: range.range)
  }

  /// The view of the text itself, whose coordinates the rectangles of carets and selections have. As in
  /// UIKit, it lies where the text is: in `editingRect(forBounds:)` during editing, in
  /// `textRect(forBounds:)` otherwise.
  open var textInputView: UIView {
    let view = ownTextInputView ?? UIView()
    ownTextInputView = view
    view.isUserInteractionEnabled = false
    view.frame = textArea
    if view.superview !== self { insertSubview(view, at: 0) }
    return view
  }

  /// The rectangle of the text, in the field's coordinates.
  var textArea: CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Returns the rectangle of the caret at a position, 2 points wide, in the coordinates of
  /// `textInputView`. If a subclass returns an empty one, no caret is drawn.
  open func caretRect(for position: UITextPosition) -> CGRect {
    let height = shownFont.lineHeight
    return CGRect(
      x: caretX(at: position.offset), y: textArea.height / 2 - height / 2, width: 2,
      height: height)
  }

  /// Returns the rectangle of a selection, in the coordinates of `textInputView`.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let (start, end) = (caretRect(for: range.start), caretRect(for: range.end))
    let (low, high) = (min(start.minX, end.minX), max(start.minX, end.minX))
    return [
      UITextSelectionRect(
        CGRect(x: low, y: start.minY, width: high - low, height: start.height))
    ]
  }

  /// Returns the rectangle of the first line of a range, in the coordinates of `textInputView`.
  open func firstRect(for range: UITextRange) -> CGRect {
    selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
  }

  /// Returns the position nearest to a point, in the coordinates of `textInputView`.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    let places = content.indices.map { $0.utf16Offset(in: content) } + [length]
    let nearest = places.map { (place: $0, distance: abs(caretX(at: $0) - point.x)) }
      .min { $0.distance < $1.distance }
    return nearest.map { UITextPosition($0.place) }
  }

  /// Moves the caret, after text was typed.
  func moveCaret(to offset: Int) { ownSelection.moveCaret(to: offset, within: length) }
}
