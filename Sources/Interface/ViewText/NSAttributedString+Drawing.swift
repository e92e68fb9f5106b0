import Drawing
public import Foundation
import Geometry
import Layers
import Typesetting
import Views

/// How text is measured and drawn; the raw values are Apple's.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// Apple's bits.
  public let rawValue: Int

  /// The options of those bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lines are wrapped within the rectangle, and the first one lies in it; else the rectangle's origin
  /// is that of one baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The gap that fonts want between lines is kept.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Glyphs' own boxes count instead of lines; not told apart here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// What has no room gives way to an ellipsis in the last line.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What drawing text came to; nothing here is shrunk.
open class NSStringDrawingContext: NSObject {
  /// The smallest scale to shrink text to; it changes nothing.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale that was used: 1.
  open var actualScaleFactor: CGFloat { 1 }
  /// What was taken up by the text that was drawn last.
  open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  private func drawn(_ width: CGFloat, _ height: CGFloat, _ options: NSStringDrawingOptions)
    -> DrawnText
  {
    let wraps = options.contains(.usesLineFragmentOrigin)
    let frame = TextFrame(
      width: wraps && width > 0 ? width : .infinity,
      height: wraps && height > 0 ? height : .infinity,
      truncatesLastLineOnly: options.contains(.truncatesLastVisibleLine),
      usesFontLeading: options.contains(.usesFontLeading))
    return DrawnText(StyledText(self, font: .system(size: 12)), in: frame)
  }

  /// The size of the text in as many lines as it has paragraphs, in points, white space at their ends
  /// included.
  public func size() -> CGSize { drawn(0, 0, .usesLineFragmentOrigin).layout.size }

  /// Draws the text with its upper left corner at a point of the current context.
  public func draw(at point: CGPoint) { draw(drawn(0, 0, .usesLineFragmentOrigin), at: point) }

  /// Draws the text, wrapped, within a rectangle of the current context.
  public func draw(in rect: CGRect) {
    draw(drawn(rect.width, rect.height, .usesLineFragmentOrigin), at: rect.origin)
  }

  /// Draws the text within a rectangle of the current context; without `usesLineFragmentOrigin` in
  /// one line, whose baseline begins at the rectangle's origin.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    let text = drawn(rect.width, rect.height, options)
    context?.totalBounds = CGRect(origin: rect.origin, size: text.layout.size)
    let rise =
      options.contains(.usesLineFragmentOrigin) ? 0 : text.layout.lines.first?.baseline ?? 0
    draw(text, at: CGPoint(x: rect.minX, y: rect.minY - rise))
  }

  /// What the text takes up within a size, 0 for no limit. White space at the end of a paragraph
  /// counts, as far as there is room; where a line is broken it does not.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let layout = drawn(size.width, size.height, options).layout
    context?.totalBounds = CGRect(origin: .zero, size: layout.size)
    let rise = options.contains(.usesLineFragmentOrigin) ? 0 : layout.lines.first?.baseline ?? 0
    return CGRect(origin: CGPoint(x: 0, y: -rise), size: layout.size)
  }

  private func draw(_ text: DrawnText, at point: CGPoint) {
    UIGraphicsGetCurrentContext()?.draw(text.items(at: point))
  }
}
