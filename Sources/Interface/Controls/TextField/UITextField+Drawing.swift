import Foundation
import ViewText
import Views

// The drawing of a text field.
extension UITextField {
  /// The font of text without a font of its own.
  var shownFont: UIFont { ownFont ?? .systemFont(ofSize: 17) }

  /// The text, as dots if it is secure, or the placeholder. As in UIKit, a subclass that overrides the
  /// getter of `text` doesn't change it.
  var shownText: FieldText? {
    if content.isEmpty { return shownPlaceholder }
    let secret = String(repeating: "\u{2022}", count: content.count)
    var string = attributed ?? NSAttributedString(string: content, attributes: ownAttributes)
    if isSecureTextEntry { string = NSAttributedString(string: secret) }
    return FieldText(
      string: string, font: shownFont, color: ownColor ?? .label, alignment: ownAlignment,
      onDark: traitCollection.isDark,
      minimumSize: adjustsFontSizeToFitWidth ? minimumFontSize : nil)
  }

  /// The placeholder, if there is one.
  var shownPlaceholder: FieldText? {
    let plain = placeholder.map { NSAttributedString(string: $0) }
    guard let string = attributedPlaceholder ?? plain else { return nil }
    return FieldText(
      string: string, font: shownFont, color: .placeholderText, alignment: ownAlignment,
      onDark: traitCollection.isDark)
  }

  /// Whether the field has a border or an image behind its text.
  var hasBorder: Bool { borderStyle != .none || background != nil || disabledBackground != nil }

  /// Draws the text or the placeholder, and the caret.
  func drawContent() {
    if content.isEmpty {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    } else {
      drawText(in: textArea)
    }
    if isEditing { drawCaret() }
  }

  /// Draws the background, unless a colour fills it, and the border.
  func drawBorder() {
    let image = isEnabled ? background : disabledBackground ?? background
    if let image, borderStyle != .roundedRect { return image.draw(in: bounds) }
    let rect = borderRect(forBounds: bounds).insetBy(dx: 0.5, dy: 0.5)
    let path: UIBezierPath
    let line: UIColor
    switch borderStyle {
    case .none: return
    case .line: (path, line) = (UIBezierPath(rect: rect), .label)
    case .bezel: (path, line) = (UIBezierPath(rect: rect), .systemGray)
    case .roundedRect:
      path = UIBezierPath(roundedRect: rect, cornerRadius: 4.5)
      line = .systemGray4
    }
    if backgroundColor == nil, borderStyle != .line {
      UIColor.systemBackground.resolvedColor(with: traitCollection).setFill()
      path.fill()
    }
    line.resolvedColor(with: traitCollection).setStroke()
    path.stroke()
  }

  /// Draws the insertion caret, at the end of the selection.
  func drawCaret() {
    let rect = caretRect(for: UITextPosition(selection.upperBound))
      .offsetBy(dx: textArea.minX, dy: textArea.minY)
    guard !rect.isEmpty else { return }
    tintColor.resolvedColor(with: traitCollection).setFill()
    UIBezierPath(roundedRect: rect, cornerRadius: 1).fill()
  }

  /// Returns the left edge of the caret before a UTF-16 unit, from the left edge of the text's area.
  func caretX(at offset: Int) -> CGFloat {
    let area = CGRect(origin: .zero, size: textArea.size)
    if !hasText, ownAlignment != .center { return 0 }
    let text =
      shownText
      ?? FieldText(
        string: NSAttributedString(string: ""), font: shownFont, color: .clear,
        alignment: ownAlignment)
    return text.x(before: offset, in: area)
  }
}
