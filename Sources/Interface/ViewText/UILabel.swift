import Drawing
public import Foundation
import Geometry
public import Layers
import Raster
import Typesetting
public import Views
import VirtualTime

/// A view that shows text: one line of it, or as many as `numberOfLines` allows, in the middle of its
/// height.
///
/// Letters are outlines, set and drawn without hinting: they glide when the label moves and are sharp
/// at any scale.
open class UILabel: UIView {
  private var string: NSAttributedString?
  /// Whether the string's attributes are the label's own, and change with it.
  private var isPlain = true
  /// The layers that show one character each, once they have been asked for.
  private var letters: [CALayer]?

  // MARK: The text

  /// The text; nil for none. Setting it takes on the label's font and colour for all of it.
  open var text: String? {
    get { string?.string }
    set {
      (string, isPlain) = (newValue.map { NSAttributedString(string: $0) }, true)
      textChanged()
    }
  }

  /// The text with attributes; nil for none. What they do not state is as the label says.
  open var attributedText: NSAttributedString? {
    get { string }
    set {
      (string, isPlain) = (newValue.map { NSAttributedString(attributedString: $0) }, false)
      textChanged()
    }
  }

  /// Whether the text has attributes of its own.
  package var isAttributed: Bool { !isPlain }

  /// The font of letters that don't state theirs; the system's of 17 points by default.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      textChanged()
    }
  }

  /// The colour of letters that don't state theirs; `label` by default.
  open var textColor: UIColor! = .label { didSet { lookChanged() } }

  /// The side to which lines are set; `natural` by default.
  open var textAlignment = NSTextAlignment.natural { didSet { lookChanged() } }

  /// What happens to text that is too long; its end gives way to an ellipsis by default.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { textChanged() } }

  /// How many lines there may be; 1 by default, 0 for any number.
  open var numberOfLines = 1 { didSet { textChanged() } }

  /// Whether text that is too wide is made smaller, down to `minimumScaleFactor`; false by default.
  open var adjustsFontSizeToFitWidth = false { didSet { lookChanged() } }

  /// The least that letters are scaled to, 0…1; 0 by default.
  open var minimumScaleFactor: CGFloat = 0 { didSet { lookChanged() } }

  /// Whether letters move closer before text is cut; it changes nothing here.
  open var allowsDefaultTighteningForTruncation = false

  /// Where text that was made smaller stands; by the baseline, as UIKit's default.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { lookChanged() } }

  /// The colour of the text's shadow; nil, the default, for none.
  open var shadowColor: UIColor? { didSet { lookChanged() } }

  /// How far the shadow lies from the text, in points; (0, −1) by default.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { lookChanged() } }

  /// The colour of the text while it is highlighted; nil for its own.
  open var highlightedTextColor: UIColor? { didSet { lookChanged() } }

  /// Whether it shows its highlighted colour; false by default.
  open var isHighlighted = false { didSet { lookChanged() } }

  /// Whether it is in use; else its text is half as opaque: our decision.
  open var isEnabled = true { didSet { lookChanged() } }

  /// The width at which the text wraps when the label's own size is asked for; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

  // MARK: Making

  /// A label without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// There are no archives here: a label without text.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    contentMode = .redraw
    isUserInteractionEnabled = false
    isOpaque = false
  }

  private func textChanged() {
    invalidateIntrinsicContentSize()
    lookChanged()
  }

  private func lookChanged() {
    record()
    forgetLetters()
    setNeedsDisplay()
  }

  /// Tells a traced stage what is shown.
  private func record() {
    guard VirtualClock.current?.context.isTraced == true else { return }
    layer.recordSetting("text") { TracedValue(any: string) }
    layer.recordSetting("font") { .text("\(font.fontName) \(font.pointSize)") }
    layer.recordSetting("textColor") { .text(shownColor.cgColor.color.hexadecimal) }
  }

  // MARK: Measures

  /// The size of `textRect(forBounds:limitedToNumberOfLines:)`, in whole points.
  open override var intrinsicContentSize: CGSize {
    fitting(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
  }

  /// The size of `textRect(forBounds:limitedToNumberOfLines:)`, in whole points: in one line whatever
  /// the width, or wrapped within it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fitting(width: numberOfLines == 1 || size.width <= 0 ? .infinity : size.width)
  }

  private func fitting(width: CGFloat) -> CGSize {
    let bounds = CGRect(x: 0, y: 0, width: min(width, Self.unlimited), height: Self.unlimited)
    let size = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// A side that sets no limit to text: finite, so that overrides can reckon with it.
  private static let unlimited: CGFloat = 1e7

  /// The box around the text in `bounds`, in so many lines, 0 for any number: by its alignment, in
  /// the middle of the height. Lines that the height has no room for are left out, but for the first.
  ///
  /// Sizes of the label come from here. Where the text is drawn does not: override
  /// `drawText(in:)` as well.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let size = drawn(in: bounds, numberOfLines)?.layout.size ?? .zero
    let room = max(bounds.width - size.width, 0)
    let x: CGFloat
    switch textAlignment {
    case .center: x = room / 2
    case .right: x = room
    case .natural where isRightToLeft: x = room
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

  /// Where lines of a height begin in the middle of `bounds`.
  private func top(of height: CGFloat, in bounds: CGRect) -> CGFloat {
    // Measured, O8.10 in docs/measured.md: to whole points, halves up.
    bounds.minY + ((bounds.height - height) / 2 + 0.5).rounded(.down)
  }

  // MARK: Drawing

  /// Draws the text in the bounds.
  open override func draw(_ rect: CGRect) {
    if letters == nil { drawText(in: bounds) }
  }

  /// Draws the text in a rectangle of the current context, in the middle of its height.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let placed = placed(in: rect) else { return }
    context.draw(placed.text.items(at: placed.origin))
  }

  /// The text as it lies in a rectangle.
  private func placed(in rect: CGRect) -> (text: DrawnText, origin: CGPoint)? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    let scale = scaleToFit(rect.width)
    guard
      let text = drawn(
        width: rect.width, height: rect.height, lines: numberOfLines, scale: scale)
    else { return nil }
    let unscaled = scale == 1 ? text : drawn(in: rect, numberOfLines) ?? text
    var y = top(of: unscaled.layout.size.height, in: rect)
    switch baselineAdjustment {
    case _ where scale == 1: break
    case .alignCenters: y = rect.minY + (rect.height - text.layout.size.height) / 2
    case .alignBaselines:
      let full = drawn(width: .infinity, lines: numberOfLines)?.layout.lines.first?.baseline ?? 0
      y += full - (text.layout.lines.first?.baseline ?? 0)
    case .none: break
    }
    return (text, CGPoint(x: rect.minX, y: y))
  }

  /// How much smaller letters are made so that the text fits into a width.
  private func scaleToFit(_ width: CGFloat) -> CGFloat {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1,
      let natural = drawn(width: .infinity, lines: 1)?.layout.size.width, natural > width
    else { return 1 }
    return max(width / natural, min(max(minimumScaleFactor, 0.01), 1))
  }

  private func drawn(
    width: CGFloat, height: CGFloat = .infinity, lines: Int, scale: CGFloat = 1
  ) -> DrawnText? {
    guard let string, string.length > 0 else { return nil }
    let paragraph = NSMutableParagraphStyle()
    (paragraph.alignment, paragraph.lineBreakMode) = (textAlignment, lineBreakMode)
    let mode = paragraph.style.lineBreak
    let styled = StyledText(
      scale == 1 ? string : string.scaled(by: scale, font),
      font: scale == 1 ? font.font : font.withSize(font.pointSize * scale).font,
      paragraph: paragraph.style
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

  // MARK: Letters

  /// One layer for each character that shows, in the text's order, in place: for effects letter by
  /// letter. Not in UIKit.
  ///
  /// They take the place of the label's own text, as sublayers of its layer, until the text or its
  /// look changes. A layer's bounds are what its character takes up in its line, and its anchor point
  /// is its middle; letters that reach out of it are shown whole. White space has a layer too, with
  /// nothing in it. What is behind letters (`backgroundColor` of attributes) is not shown.
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

  /// The colours may have changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    lookChanged()
  }
}

/// Where text that was made smaller stands; the raw values are Apple's.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline that it would have had.
  case alignBaselines
  /// In the middle.
  case alignCenters
  /// With its top where it would have been.
  case none
}

extension NSAttributedString {
  /// The string with all its fonts scaled; `font` stands for those that are not stated.
  fileprivate func scaled(by scale: CGFloat, _ font: UIFont) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length), options: []) {
      value, range, _ in
      let own = value as? UIFont ?? font
      copy.addAttribute(.font, value: own.withSize(own.pointSize * scale), range: range)
    }
    return copy
  }
}
