import Drawing
import Foundation
import Raster
import Typesetting

// The appearance of the text of a `CATextLayer`.
extension TextState {
  /// Returns the text set in a size; nil if there is nothing to draw.
  func drawn(in size: CGSize, _ layer: CALayer) -> DrawnText? {
    guard fontSize > 0, size.width > 0, size.height > 0 else { return nil }
    let string = string.object
    let cut = truncation
    let text: StyledText
    if let string = string as? NSAttributedString {
      text = StyledText(string, font: .system(size: 12), paragraph: paragraph) { style in
        if alignmentMode != .natural { style.alignment = alignment }
        style.lineBreak = lineBreak
      }
    } else if let string = string as? String {
      text = StyledText(
        NSAttributedString(string: string), font: typeface(of: layer), paragraph: paragraph)
    } else {
      return nil
    }
    let frame = TextFrame(
      width: size.width, height: isWrapped && cut != nil ? size.height : .infinity,
      truncatesLastLineOnly: isWrapped)
    let color = string is NSAttributedString ? nil : foregroundColor ?? .clear
    return DrawnText(text, in: frame, color: color.map { CGColor($0) } ?? .black)
  }

  /// Returns the font of the layer's text.
  private func typeface(of layer: CALayer) -> Font {
    switch font.object {
    case nil: return .system(size: fontSize)
    case let font as any FontValue: return font.font.withSize(fontSize)
    case let name as String:
      return .named(name, size: fontSize) ?? .system(size: fontSize)
    case let other?:
      LayerWarning(
        .missingFont,
        "The font of \(layer.nameInMessages) is a \(type(of: other)); the system font is used.",
        hint: "Set the name of a font, a UIFont or a CGFont.", subject: "\(type(of: other))"
      ).report()
      return .system(size: fontSize)
    }
  }

  private var paragraph: ParagraphStyle {
    var style = ParagraphStyle()
    (style.alignment, style.lineBreak) = (alignment, lineBreak)
    return style
  }

  private var alignment: ParagraphStyle.Alignment {
    switch alignmentMode {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }

  private var lineBreak: ParagraphStyle.LineBreak { truncation ?? (isWrapped ? .wordWrap : .clip) }

  /// The position at which text that doesn't fit is truncated; nil for none.
  private var truncation: ParagraphStyle.LineBreak? {
    switch truncationMode {
    case .start: .truncateHead
    case .end: .truncateTail
    case .middle: .truncateMiddle
    default: nil
    }
  }
}
