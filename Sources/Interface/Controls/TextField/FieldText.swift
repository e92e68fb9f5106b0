import Foundation
import Geometry
import Layers
import Raster
import Typesetting
import ViewText
import Views

/// One line of a text field: its text or its placeholder.
struct FieldText {
  var string: NSAttributedString
  let font: UIFont
  let color: UIColor
  var alignment = NSTextAlignment.natural
  var onDark = false
  /// The minimum font size when text is shrunk to fit; nil to not shrink it.
  var minimumSize: CGFloat?

  /// Returns the text for a width, truncated there unless it `isWhole`.
  private func drawn(in width: CGFloat, isWhole: Bool) -> DrawnText {
    var paragraph = ParagraphStyle()
    paragraph.alignment = ParagraphStyle.Alignment(alignment)
    let size = width.isFinite ? fittingSize(width) : font.pointSize
    let text = StyledText(string, font: font.withSize(size).font, paragraph: paragraph) {
      $0.lineBreak = isWhole ? .clip : .truncateTail
    }
    return DrawnText(
      text, in: TextFrame(width: width, lineLimit: 1), color: color, onDark: onDark)
  }

  private func fittingSize(_ width: CGFloat) -> CGFloat {
    guard let minimumSize else { return font.pointSize }
    let natural = self.width
    guard natural > width, natural > 0 else { return font.pointSize }
    return max(font.pointSize * width / natural, min(max(minimumSize, 1), font.pointSize))
  }

  /// The width of the line.
  var width: CGFloat { drawn(in: .infinity, isWhole: true).layout.size.width }

  /// Returns the horizontal position before a UTF-16 unit, in text from left to right.
  func x(before offset: Int, in rect: CGRect) -> CGFloat {
    let end = items(in: rect, showsEnd: true).end.x
    guard offset < string.length else { return end }
    var rest = self
    rest.string = string.attributedSubstring(
      from: NSRange(location: offset, length: string.length - offset))
    let line = rest.drawn(in: .infinity, isWhole: true).layout.lines.first
    return end - CGFloat(line?.fullWidth ?? 0)
  }

  /// Returns the display items for a rectangle: the text, or its end if it doesn't fit, and the
  /// position of that end.
  func items(in rect: CGRect, showsEnd: Bool) -> (items: [DisplayItem], end: CGPoint) {
    let text = drawn(in: rect.width, isWhole: showsEnd)
    let line = text.layout.lines.first
    let height = line?.frame.height ?? font.lineHeight
    let isTooLong = showsEnd && line.map { $0.fullWidth > rect.width } ?? false
    let shift = isTooLong ? rect.width - (line?.fullMaxX ?? 0) : 0
    let origin = CGPoint(x: rect.minX + shift, y: rect.midY - height / 2)
    let empty: CGFloat =
      switch alignment {
      case .center: rect.width / 2
      case .right: rect.width
      case .left, .justified, .natural: 0
      }
    let isRightToLeft = line?.runs.last?.isRightToLeft ?? false
    let edge = line.map { CGFloat(isRightToLeft ? $0.frame.minX : $0.fullMaxX) }
    return (text.items(at: origin), CGPoint(x: origin.x + (edge ?? empty), y: rect.midY))
  }
}

extension TypeLine {
  /// The width of the line including the white space at its end.
  fileprivate var fullWidth: Double { runs.reduce(0) { $0 + $1.width } }
  fileprivate var fullMaxX: Double { frame.minX + fullWidth }
}
