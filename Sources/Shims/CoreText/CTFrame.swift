// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CoreGraphics
public import Drawing
public import Foundation
public import Geometry
import Typesetting

/// Makes frames of one text.
public final class CTFramesetter {
  let string: NSAttributedString

  init(_ string: NSAttributedString) { self.string = string }
}

/// Lines of text within a path's box.
public final class CTFrame {
  let path: CGPath
  let box: CGRect
  let text: SetText
  let lines: [CTLine]

  init(_ text: SetText, in path: CGPath) {
    (self.path, box, self.text) = (path, path.boundingBox, text)
    lines = text.layout.lines.map { CTLine(text, $0) }
  }

  /// Where a line begins on its baseline, from the lower left corner of the path's box, y up.
  func origin(of index: Int) -> CGPoint {
    let place = lines[index].origin
    return CGPoint(x: place.x, y: box.height - place.y)
  }
}

/// A framesetter for a text.
public func CTFramesetterCreateWithAttributedString(
  _ attrString: CFAttributedString
) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// The lines of a part of the text, a length of 0 for all from its start on, that have room in the box
/// around a path. What is cut out of the box is filled all the same, and attributes change nothing.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame {
  let box = path.boundingBox
  let size = box.isNull ? .zero : box.size
  let text = SetText(
    framesetter.string, SetText.part(stringRange, of: framesetter.string),
    in: TextFrame(width: size.width, height: size.height, usesFontLeading: true))
  return CTFrame(text, in: path)
}

/// The size that a part of the text takes up within `constraints`, in points; stores the part that has
/// room. Attributes change nothing.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let text = SetText(
    framesetter.string, SetText.part(stringRange, of: framesetter.string),
    in: TextFrame(
      width: constraints.width < .greatestFiniteMagnitude ? constraints.width : .infinity,
      height: constraints.height < .greatestFiniteMagnitude ? constraints.height : .infinity,
      usesFontLeading: true))
  let end = text.layout.lines.last?.range.upperBound ?? 0
  fitRange?.pointee = text.range(0..<end)
  return text.layout.size
}

/// The lines of the frame from top to bottom: each is a `CTLine`.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// Stores where lines begin on their baselines, from the lower left corner of the path's box, y up; a
/// length of 0 is all from the start on.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  let first = min(max(range.location, 0), frame.lines.count)
  let end =
    range.length > 0 ? min(first + range.length, frame.lines.count) : frame.lines.count
  for index in first..<end { origins[index - first] = frame.origin(of: index) }
}

/// The part of the text that the frame was made for.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.text.start, length: frame.text.string.length)
}

/// The part of the text that has room in the frame.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  frame.text.range(0..<(frame.text.layout.lines.last?.range.upperBound ?? 0))
}

/// The path that the frame was made for.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Draws all lines within the path's box, y up; the context's text position counts no more.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  for (index, line) in frame.lines.enumerated() {
    let origin = frame.origin(of: index)
    context.textPosition = CGPoint(x: frame.box.minX + origin.x, y: frame.box.minY + origin.y)
    CTLineDraw(line, context)
  }
}
