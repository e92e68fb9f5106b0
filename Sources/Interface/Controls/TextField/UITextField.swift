import Drawing
public import Foundation
import Geometry
import Layers
public import ViewText
public import Views

/// A control that is typed into: one line of text within a border.
///
/// While it is edited a line in the tint stands at the end of its text, where keys go, without
/// blinking: our decision, as what blinks would keep a film from ending.
open class UITextField: UIControl, UITextInputTraits {
  private var content = ""
  /// The text with its attributes, if it was set with such.
  private(set) var attributed: NSAttributedString?
  private(set) var ownAttributes: [NSAttributedString.Key: Any] = [:]
  private var plainPlaceholder: String?
  private lazy var clearButton = makeClearButton()

  // MARK: The text

  /// What stands in it; empty by default, and never nil when read. Setting it sends no event.
  open var text: String? {
    get { content }
    set { if newValue ?? "" != content || attributed != nil { take(newValue ?? "", nil) } }
  }

  /// What stands in it with attributes. What these do not state is as the field says.
  open var attributedText: NSAttributedString? {
    get { attributed ?? NSAttributedString(string: content, attributes: defaultTextAttributes) }
    set {
      let copy = newValue.map { NSAttributedString(attributedString: $0) }
      take(copy?.string ?? "", copy)
    }
  }

  /// Takes over a text, with its attributes if it has its own.
  func take(_ text: String, _ attributed: NSAttributedString?) {
    let wasEmpty = content.isEmpty
    (content, self.attributed) = (text, attributed)
    if wasEmpty != text.isEmpty { setNeedsLayout() }
    textChanged()
    layer.noteChange()
  }

  /// What shows while it is empty.
  open var placeholder: String? {
    get { plainPlaceholder ?? attributedPlaceholder?.string }
    set {
      guard newValue != placeholder else { return }
      (plainPlaceholder, attributedPlaceholder) = (newValue, nil)
    }
  }

  /// What shows while it is empty, with attributes. What these do not state is as the field says, in
  /// `placeholderText`.
  open var attributedPlaceholder: NSAttributedString? {
    didSet {
      if attributedPlaceholder != nil { plainPlaceholder = nil }
      textChanged()
      layer.noteChange()
    }
  }

  /// The font of letters that don't state theirs; the system's of 17 points by default.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { textChanged() } }

  /// The colour of letters that don't state theirs; `label` by default.
  open var textColor: UIColor? = .label { didSet { setNeedsDisplay() } }

  /// The side to which the text is set; `natural` by default.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }

  /// The attributes of text that has none of its own: font, colour, and what was set here.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var all = ownAttributes
      (all[.font], all[.foregroundColor]) = (shownFont, textColor ?? .label)
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

  /// Whether text that is too long is made smaller, down to `minimumFontSize`; false by default.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }

  /// The least size of letters that are made smaller, in points; 0 by default.
  open var minimumFontSize: CGFloat = 0 { didSet { setNeedsDisplay() } }

  /// Is asked and told of what happens; weak.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Looks

  /// The border; none by default. One of the kind `roundedRect` gives the layer a corner radius.
  open var borderStyle = BorderStyle.none {
    didSet {
      if borderStyle == .roundedRect || oldValue == .roundedRect {
        layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
      }
      textChanged()
      setNeedsLayout()
    }
  }

  /// The image behind the text, stretched to the bounds, unless the border is `roundedRect`.
  open var background: UIImage? { didSet { setNeedsDisplay() } }

  /// The image behind the text while it is disabled; nil for `background`.
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }

  /// The view before the text; it keeps its size.
  open var leftView: UIView? { didSet { sideViewChanged(from: oldValue) } }

  /// When the view before the text shows; never by default.
  open var leftViewMode = ViewMode.never { didSet { sideViewChanged(from: nil) } }

  /// The view after the text; it keeps its size.
  open var rightView: UIView? { didSet { sideViewChanged(from: oldValue) } }

  /// When the view after the text shows; never by default.
  open var rightViewMode = ViewMode.never { didSet { sideViewChanged(from: nil) } }

  /// When the button that clears the text shows, as long as there is text and no view after it; never
  /// by default.
  open var clearButtonMode = ViewMode.never { didSet { sideViewChanged(from: nil) } }

  private func sideViewChanged(from old: UIView?) {
    old?.removeFromSuperview()
    setNeedsLayout()
    textChanged()
  }

  private func textChanged() {
    setNeedsDisplay()
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

  /// Whether the text shows as dots; false by default.
  open var isSecureTextEntry = false { didSet { textChanged() } }

  /// Whether the text goes when editing begins.
  open var clearsOnBeginEditing = false

  /// Whether what is typed next takes the place of the text; false by default.
  open var clearsOnInsertion = false

  /// Whether it is being edited: whether keys go to it.
  open var isEditing: Bool { isFirstResponder }

  // MARK: Making

  /// A text field without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// There are no archives here: a text field without text.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() { (contentMode, isOpaque) = (.redraw, false) }

  private func makeClearButton() -> ClearButton {
    let button = ClearButton(frame: .zero)
    button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    return button
  }

  private func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    sendActions(for: .editingChanged)
    if !isEditing { becomeFirstResponder() }
  }

  // MARK: Geometry

  /// Where the border lies: around the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where text lies: within the border, between the views beside it.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let margin = borderStyle.margin
    var (left, right) = (bounds.minX + margin.across, bounds.maxX - margin.across)
    if leftShows { left = max(left, leftViewRect(forBounds: bounds).maxX + margin.across / 2) }
    if rightShows {
      right = min(right, rightViewRect(forBounds: bounds).minX - margin.across / 2)
    } else if clearShows {
      right = min(right, clearButtonRect(forBounds: bounds).minX - 4)
    }
    return CGRect(x: left, y: bounds.minY, width: max(right - left, 0), height: bounds.height)
  }

  /// Where text lies while it is edited: where it does else.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where the placeholder lies: where text does.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Where the view before the text lies: in the middle of the height.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.minX + borderStyle.margin.across, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Where the view after the text lies: in the middle of the height.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - borderStyle.margin.across - size.width,
      y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Where the button that clears the text lies.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = ClearButton.side
    return CGRect(
      x: bounds.maxX - side - max(borderStyle.margin.across - 2, 0), y: bounds.midY - side / 2,
      width: side, height: side)
  }

  private var leftShows: Bool { leftView != nil && leftViewMode.shows(whileEditing: isEditing) }
  private var rightShows: Bool { rightView != nil && rightViewMode.shows(whileEditing: isEditing) }
  private var clearShows: Bool {
    hasText && isEnabled && !rightShows && clearButtonMode.shows(whileEditing: isEditing)
  }

  /// The size of the text, or of what shows without it, with what is beside it, within the border.
  open override var intrinsicContentSize: CGSize {
    let wide = CGRect(x: 0, y: 0, width: 10_000, height: 0)
    let beside = 10_000 - textRect(forBounds: wide).width
    let height = shownFont.lineHeight.rounded(.up) + 2 * borderStyle.margin.down
    return CGSize(width: (shownText?.width ?? 0).rounded(.up) + beside, height: height.rounded(.up))
  }

  /// The size of the text, or of what shows without it, with what is beside it, within the border.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Gives the views beside the text their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    place(leftView, leftShows, leftViewRect(forBounds: bounds))
    place(rightView, rightShows, rightViewRect(forBounds: bounds))
    if clearShows || clearButton.superview != nil {
      place(clearButton, clearShows, clearButtonRect(forBounds: bounds))
    }
  }

  // MARK: Drawing

  /// Draws the border, and the text or the placeholder.
  open override func draw(_ rect: CGRect) {
    drawBorder()
    if content.isEmpty {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    } else {
      drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    }
    if isEditing { drawCaret() }
  }

  /// Draws the text in one line of a rectangle of the current context; its end while it is edited.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), !content.isEmpty, let shownText else {
      return
    }
    context.saveGState()
    context.clip(to: rect.insetBy(dx: -1, dy: -rect.height))
    context.draw(shownText.items(in: rect, showsEnd: isEditing).items)
    context.restoreGState()
  }

  /// Draws the placeholder in one line of a rectangle of the current context.
  open func drawPlaceholder(in rect: CGRect) {
    guard let shownPlaceholder else { return }
    UIGraphicsGetCurrentContext()?.draw(shownPlaceholder.items(in: rect, showsEnd: false).items)
  }

  /// Shows the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  /// Shows the colours of the appearance.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  // MARK: Editing

  /// An enabled text field takes keys.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins the editing, if the delegate has nothing against it, and sends `editingDidBegin`.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    if clearsOnBeginEditing { text = "" }
    editingChanged()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  /// Ends the editing, if the delegate has nothing against it, and sends `editingDidEnd`.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let wasEditing = isFirstResponder
    guard !wasEditing || delegate?.textFieldShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    if wasEditing {
      editingChanged()
      delegate?.textFieldDidEndEditing(self, reason: .committed)
      sendActions(for: .editingDidEnd)
    }
    return true
  }

  private func editingChanged() {
    setNeedsDisplay()
    setNeedsLayout()
    layer.noteChange()
  }

  /// A tap begins the editing.
  override func touchEnded(inside: Bool) {
    super.touchEnded(inside: inside)
    if inside { becomeFirstResponder() }
  }

  // MARK: Keys

  /// Whether anything stands in it.
  open var hasText: Bool { !content.isEmpty }

  /// Types `text` at the end, as a user does: sends `editingChanged`, if the delegate has nothing
  /// against it. A line break is the return key: it sends `editingDidEndOnExit`, and ends the editing
  /// if anybody hears of that.
  open func insertText(_ text: String) {
    if text == "\n" {
      guard delegate?.textFieldShouldReturn(self) ?? true else { return }
      let ends = allControlEvents.contains(.editingDidEndOnExit)
      sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
      if ends { resignFirstResponder() }
    } else {
      let start = clearsOnInsertion ? 0 : content.utf16.count
      replace(NSRange(location: start, length: content.utf16.count - start), to: text)
      clearsOnInsertion = false
    }
  }

  /// Takes the last character away, as a user does: sends `editingChanged`, if the delegate has nothing
  /// against it.
  open func deleteBackward() {
    guard let last = content.last else { return }
    let length = last.utf16.count
    replace(NSRange(location: content.utf16.count - length, length: length), to: "")
  }
}
