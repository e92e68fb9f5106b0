import Drawing
public import Foundation
import Geometry
public import Layers
import Raster
import Typesetting
public import Views
import VirtualTime

/// A view that shows text in one line, or in up to `numberOfLines` lines, centred vertically.
///
/// Glyphs are drawn as outlines without hinting: they move smoothly with the label and are sharp at
/// any scale.
open class UILabel: UIView {
  private var string: NSAttributedString?
  /// Whether the string has only the label's own attributes, and changes with them.
  private var isPlain = true
  /// The layers of the characters, once they have been requested.
  private var letters: [CALayer]?

  // MARK: Text

  /// The text; nil for none. Setting it applies the label's font and colour to the whole text.
  open var text: String? {
    get { string?.string }
    set {
      replaceable(.setText, of: self, in: UILabel.self, newValue) { text in
        string = text.map { NSAttributedString(string: $0) }
        isPlain = true
        textChanged()
      }
    }
  }

  /// The attributed text; nil for none. The label's properties replace missing attributes.
  open var attributedText: NSAttributedString? {
    get { string }
    set {
      replaceable(.setAttributedText, of: self, in: UILabel.self, newValue) { text in
        string = text.map { NSAttributedString(attributedString: $0) }
        isPlain = false
        textChanged()
      }
    }
  }

  /// Whether the text was set with attributes.
  package var isAttributed: Bool { !isPlain }

  /// The font of text without a font attribute; the system font of 17 points by default. Setting it
  /// applies it to the whole text.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      removeAttribute(.font)
      textChanged()
    }
  }

  /// The colour of text without a colour attribute; `label` by default, and if nil is set. Setting
  /// it applies it to the whole text.
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      removeAttribute(.foregroundColor)
      appearanceChanged()
    }
  }

  /// The alignment of lines; `natural` by default. Setting it applies it to the whole text.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      changeParagraphs { $0.alignment = textAlignment }
      appearanceChanged()
    }
  }

  /// The handling of text that is too long; by default its end is replaced with an ellipsis.
  /// Setting it applies it to the whole text.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet {
      changeParagraphs { $0.lineBreakMode = lineBreakMode }
      textChanged()
    }
  }

  /// The rules by which lines are broken; none by default. Stored, without effect.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []

  /// Whether the font follows changes of the preferred size, which don't occur; false by default.
  open var adjustsFontForContentSizeCategory = false

  /// The maximum number of lines; 1 by default, 0 for no limit.
  open var numberOfLines = 1 { didSet { textChanged() } }

  /// A Boolean value that indicates whether text that doesn't fit is shrunk, down to
  /// `minimumScaleFactor`; false by default.
  ///
  /// A single line is shrunk to the label's width. (D) Several lines are shrunk until all of the text
  /// fits into the label's size with `numberOfLines`; Apple's documentation describes one line, and
  /// developers report that labels of several lines shrink since iOS 9.
  open var adjustsFontSizeToFitWidth = false { didSet { appearanceChanged() } }

  /// The minimum scale of shrunk text, 0…1; 0 by default.
  open var minimumScaleFactor: CGFloat = 0 { didSet { appearanceChanged() } }

  /// A Boolean value that indicates whether letter spacing is reduced before text is truncated; has
  /// no effect here.
  open var allowsDefaultTighteningForTruncation = false

  /// The vertical alignment of shrunk text; by the baseline by default, as in UIKit.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { appearanceChanged() }
  }

  /// The colour of the text's shadow; nil, the default, for none.
  open var shadowColor: UIColor? { didSet { appearanceChanged() } }

  /// The offset of the shadow from the text, in points; (0, −1) by default.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { appearanceChanged() } }

  /// The colour of the text while the label is highlighted; nil for the normal colour.
  open var highlightedTextColor: UIColor? { didSet { appearanceChanged() } }

  /// A Boolean value that indicates whether the label is highlighted; false by default.
  open var isHighlighted = false { didSet { appearanceChanged() } }

  /// A Boolean value that indicates whether the label is enabled; if not, the opacity of its text
  /// is halved: our decision.
  open var isEnabled = true { didSet { appearanceChanged() } }

  /// The width at which the text wraps for the intrinsic content size; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

  /// The placement of the text in the bounds; `redraw` by default. With it, text isn't stretched while
  /// the size animates: it is placed at the left edge as it will be after the animation.
  open override var contentMode: ContentMode {
    didSet { if contentMode == .redraw { layer.presetContentsGravity(.left) } }
  }

  // MARK: Initialisers

  /// Creates a label without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a label from its archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    restoreProperties(from: coder)
    coder.decode(Self.labelProperties, of: self)
  }

  /// Encodes the view.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(Self.labelProperties, of: self)
  }

  private func prepare() {
    contentMode = .redraw
    isUserInteractionEnabled = false
    isOpaque = false
  }

  private func textChanged() {
    invalidateIntrinsicContentSize()
    appearanceChanged()
  }

  /// Removes an attribute from attributed text, so that the label's property applies.
  private func removeAttribute(_ key: NSAttributedString.Key) {
    restyle { $0.removeAttribute(key, range: $1) }
  }

  /// Changes the paragraph styles of attributed text.
  private func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    restyle { text, whole in
      text.enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, range, _ in
        let copy = (value as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle
        guard let copy else { return }
        change(copy)
        text.addAttribute(.paragraphStyle, value: copy, range: range)
      }
    }
  }

  private func restyle(_ change: (NSMutableAttributedString, NSRange) -> Void) {
    guard !isPlain, let string else { return }
    let text = NSMutableAttributedString(attributedString: string)
    change(text, NSRange(location: 0, length: text.length))
    self.string = NSAttributedString(attributedString: text)
  }

  private func appearanceChanged() {
    record()
    forgetLetters()
    setNeedsDisplay()
  }

  /// Records the label's text and font in the stage's trace.
  private func record() {
    guard VirtualClock.current?.context.isTraced == true else { return }
    layer.recordSetting("text") { TracedValue(any: string) }
    layer.recordSetting("font") { .text("\(font.fontName) \(font.pointSize)") }
    layer.recordSetting("textColor") { .text(shownColor.cgColor.color.hexadecimal) }
  }

  // MARK: Measuring

  /// The size of `textRect(forBounds:limitedToNumberOfLines:)`, rounded to whole points.
  open override var intrinsicContentSize: CGSize {
    replaceable(.intrinsicContentSize, of: self, in: UILabel.self) {
      fitting(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
    }
  }

  /// Returns the size of `textRect(forBounds:limitedToNumberOfLines:)`, rounded to whole points: a
  /// single line at any width, or text wrapped within the width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fitting(width: numberOfLines == 1 || size.width <= 0 ? .infinity : size.width)
  }

  private func fitting(width: CGFloat) -> CGSize {
    let bounds = CGRect(x: 0, y: 0, width: min(width, Self.unlimited), height: Self.unlimited)
    let size = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// The length for unlimited space: finite, so that overrides can calculate with it.
  private static let unlimited: CGFloat = 1e7

  /// Returns the bounding box of the text in `bounds`, with at most `numberOfLines` lines, 0 for no
  /// limit: positioned by its alignment and centred vertically. Lines that don't fit into the
  /// height are omitted, except for the first.
  ///
  /// The label's sizes derive from this method. The position of the drawn text doesn't: override
  /// `drawText(in:)` as well.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let size = drawn(in: bounds, numberOfLines)?.layout.size ?? .zero
    let freeWidth = max(bounds.width - size.width, 0)
    let x: CGFloat
    switch textAlignment {
    case .center: x = freeWidth / 2
    case .right: x = freeWidth
    case .natural where isRightToLeft: x = freeWidth
    case .left, .natural, .justified: x = 0
    }
    return CGRect(
      x: bounds.minX + x, y: top(of: size.height, in: bounds),
      width: min(size.width, bounds.width), height: size.height)
  }

  private func drawn(in bounds: CGRect, _ lines: Int) -> DrawnText? {
    func limit(_ side: CGFloat) -> CGFloat { side < Self.unlimited / 2 ? side : .infinity }
    return drawn(width: limit(bounds.width), height: limit(bounds.height), lines: lines)
  }

  /// Returns the top of text with a height, centred in `bounds`.
  private func top(of height: CGFloat, in bounds: CGRect) -> CGFloat {
    // Measured, O8.10 in docs/measured.md: rounded to whole points, halves up.
    bounds.minY + ((bounds.height - height) / 2 + 0.5).rounded(.down)
  }

  // MARK: Drawing

  /// Draws the text in the bounds.
  open override func draw(_ rect: CGRect) {
    if letters == nil { drawText(in: bounds) }
  }

  /// Draws the text in a rectangle of the current context, centred vertically.
  open func drawText(in rect: CGRect) {
    replaceable(.drawText, of: self, in: UILabel.self, rect) { rect in
      guard let context = UIGraphicsGetCurrentContext(), let placed = placed(in: rect) else {
        return
      }
      context.draw(placed.text.items(at: placed.origin))
    }
  }

  /// Returns the text and its position in a rectangle.
  private func placed(in rect: CGRect) -> (text: DrawnText, origin: CGPoint)? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    let scale = scaleToFit(rect.size)
    guard
      let text = drawn(
        width: rect.width, height: rect.height, lines: numberOfLines, scale: scale)
    else { return nil }
    let isAligned = scale != 1 && numberOfLines == 1
    let unscaled = isAligned ? drawn(in: rect, numberOfLines) ?? text : text
    var y = top(of: unscaled.layout.size.height, in: rect)
    switch baselineAdjustment {
    case _ where !isAligned: break
    case .alignCenters: y = rect.minY + (rect.height - text.layout.size.height) / 2
    case .alignBaselines:
      let full = drawn(width: .infinity, lines: numberOfLines)?.layout.lines.first?.baseline ?? 0
      y += full - (text.layout.lines.first?.baseline ?? 0)
    case .none: break
    }
    return (text, CGPoint(x: rect.minX, y: y))
  }

  /// Returns the scale at which the text fits into a size.
  private func scaleToFit(_ size: CGSize) -> CGFloat {
    guard adjustsFontSizeToFitWidth else { return 1 }
    let smallest = min(max(minimumScaleFactor, 0.01), 1)
    guard numberOfLines == 1 else { return scaleOfLines(in: size, from: smallest) }
    guard let natural = drawn(width: .infinity, lines: 1)?.layout.size.width, natural > size.width
    else { return 1 }
    return max(size.width / natural, smallest)
  }

  /// Returns the scale at which all lines fit into a size, to within a 512th; at least `smallest`.
  private func scaleOfLines(in size: CGSize, from smallest: CGFloat) -> CGFloat {
    func fits(_ scale: CGFloat) -> Bool {
      guard let layout = drawn(width: size.width, lines: 0, scale: scale)?.layout else {
        return true
      }
      return layout.size.height <= size.height
        && (numberOfLines <= 0 || layout.lines.count <= numberOfLines)
    }
    if fits(1) { return 1 }
    var (low, high) = (smallest, CGFloat(1))
    while high - low > 1.0 / 512 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }

  private func drawn(
    width: CGFloat, height: CGFloat = .infinity, lines: Int, scale: CGFloat = 1
  ) -> DrawnText? {
    guard let string, string.length > 0 else { return nil }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = textAlignment
    paragraph.lineBreakMode = lineBreakMode
    let mode = paragraph.style.lineBreak
    let styled = StyledText(
      scale == 1 ? string : string.scaled(by: scale, font),
      font: scale == 1 ? font.font : font.withSize(font.pointSize * scale).font,
      paragraph: paragraph.style, lineWidth: width
    ) { style in
      if !style.lineBreak.truncates { style.lineBreak = mode }
    }
    let frame = TextFrame(
      width: width, height: height, lineLimit: max(lines, 0), truncatesLastLineOnly: true)
    return DrawnText(
      styled, in: frame, color: shownColor,
      shadow: shadowColor.map { TextShadow(offset: shadowOffset, $0) },
      onDark: traitCollection.isDark)
  }

  private var shownColor: UIColor {
    let color: UIColor = isHighlighted ? highlightedTextColor ?? textColor : textColor
    let shown = color.resolvedColor(with: traitCollection)
    return isEnabled ? shown : shown.withAlphaComponent(shown.cgColor.alpha / 2)
  }

  // MARK: Characters

  /// Returns a layer for each visible character, in the order and at the position of the
  /// characters, for effects on single characters. Not in UIKit.
  ///
  /// The layers replace the label's own text, as sublayers of its layer, until the text or its
  /// appearance changes. A layer's bounds are its character's box in the line, and its anchor point
  /// is the centre of the box; glyphs that extend beyond the box aren't clipped. White space has
  /// empty layers. Backgrounds of characters (`backgroundColor` attributes) aren't shown.
  public func layersOfCharacters() -> [CALayer] {
    if let letters { return letters }
    guard let placed = placed(in: bounds) else { return [] }
    let corner = CGPoint(x: -placed.origin.x, y: -placed.origin.y)
    let layers = placed.text.layout.characters.map { character -> CALayer in
      let letter = CALayer()
      letter.name = String(character.character)
      letter.frame = character.frame.offsetBy(dx: placed.origin.x, dy: placed.origin.y)
      let shift = CGAffineTransform(
        translationX: -character.frame.minX, y: -character.frame.minY)
      let items = character.runs.flatMap { placed.text.items(of: $0, patternsFrom: corner) }
        .map { $0.applying(shift) }
      letter.contents = LayerDrawing(whole: items, of: letter.bounds)
      layer.addSublayer(letter)
      return letter
    }
    letters = layers
    setNeedsDisplay()
    return layers
  }

  private func forgetLetters() {
    letters?.forEach { $0.removeFromSuperlayer() }
    letters = nil
  }

  /// Updates colours that depend on the appearance.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    appearanceChanged()
  }
}

/// The vertical alignment of shrunk text; the raw values are Apple's.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline stays the same.
  case alignBaselines
  /// The text is centred.
  case alignCenters
  /// The top stays the same.
  case none
}

extension NSAttributedString {
  /// Returns the string with all fonts scaled; `font` is the font of text without a font attribute.
  fileprivate func scaled(by scale: CGFloat, _ font: UIFont) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length), options: []) {
      value, range, _ in
      let runFont = value as? UIFont ?? font
      copy.addAttribute(.font, value: runFont.withSize(runFont.pointSize * scale), range: range)
    }
    return copy
  }
}
