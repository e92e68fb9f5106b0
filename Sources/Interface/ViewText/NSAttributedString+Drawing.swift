import Drawing
public import Foundation
import Geometry
import Layers
import Typesetting
import Views

/// Options for measuring and drawing text; the raw values are Apple's.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Wraps lines within the rectangle, starting at its top; otherwise the rectangle's origin is the
  /// origin of the baseline of a single line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Adds the line gap of the fonts.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Measures the bounding boxes of glyphs instead of lines; has no effect here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Truncates text that doesn't fit with an ellipsis in the last line.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The result of drawing text; text isn't shrunk here.
open class NSStringDrawingContext: NSObject {
  /// The minimum scale for shrinking text; has no effect.
  open var minimumScaleFactor: CGFloat = 0
  /// The actual scale; always 1.
  open var actualScaleFactor: CGFloat { 1 }
  /// The bounds of the text that was drawn last.
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
    return DrawnText(
      StyledText(self, font: .system(size: 12), lineWidth: frame.width), in: frame)
  }

  /// Returns the size of the text with one line per paragraph, in points, including trailing white
  /// space.
  public func size() -> CGSize { drawn(0, 0, .usesLineFragmentOrigin).layout.size }

  /// Draws the text with its upper left corner at a point of the current context.
  public func draw(at point: CGPoint) { draw(drawn(0, 0, .usesLineFragmentOrigin), at: point) }

  /// Draws the text, wrapped, in a rectangle of the current context.
  public func draw(in rect: CGRect) {
    draw(drawn(rect.width, rect.height, .usesLineFragmentOrigin), at: rect.origin)
  }

  /// Draws the text in a rectangle of the current context; without `usesLineFragmentOrigin`, in one
  /// line whose baseline starts at the rectangle's origin.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    let text = drawn(rect.width, rect.height, options)
    context?.totalBounds = CGRect(origin: rect.origin, size: text.layout.size)
    let rise =
      options.contains(.usesLineFragmentOrigin) ? 0 : text.layout.lines.first?.baseline ?? 0
    draw(text, at: CGPoint(x: rect.minX, y: rect.minY - rise))
  }

  /// Returns the bounds of the text within a size, where 0 means no limit. White space at the end
  /// of a paragraph is included as far as it fits; white space at line breaks isn't.
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
