// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CoreGraphics
public import Drawing
public import Foundation
public import Geometry
import Typesetting

/// An object that lays out frames of one text.
public final class CTFramesetter {
  let string: NSAttributedString

  init(_ string: NSAttributedString) { self.string = string }
}

/// The lines of a text within a path's bounding box.
public final class CTFrame {
  let path: CGPath
  let box: CGRect
  let text: LaidOutText
  let lines: [CTLine]

  init(_ text: LaidOutText, in path: CGPath) {
    self.path = path
    box = path.boundingBox
    self.text = text
    lines = text.layout.lines.map { CTLine(text, $0) }
  }

  /// Returns the start of a line's baseline, relative to the lower left corner of the path's box, y
  /// up.
  func origin(of index: Int) -> CGPoint {
    let lineOrigin = lines[index].origin
    return CGPoint(x: lineOrigin.x, y: box.height - lineOrigin.y)
  }
}

/// Returns a framesetter for a text.
public func CTFramesetterCreateWithAttributedString(
  _ attrString: CFAttributedString
) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// Returns the lines of a range of the text that fit into a path's bounding box; a length of 0
/// extends to the end of the text. Holes in the path are filled like the rest of the box, and
/// attributes have no effect.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame {
  let box = path.boundingBox
  let size = box.isNull ? .zero : box.size
  let text = LaidOutText(
    framesetter.string, LaidOutText.part(stringRange, of: framesetter.string),
    in: TextFrame(width: size.width, height: size.height, usesFontLeading: true))
  return CTFrame(text, in: path)
}

/// Returns the size of a range of the text within `constraints`, in points, and stores the range
/// that fits. Attributes have no effect.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let text = LaidOutText(
    framesetter.string, LaidOutText.part(stringRange, of: framesetter.string),
    in: TextFrame(
      width: constraints.width < .greatestFiniteMagnitude ? constraints.width : .infinity,
      height: constraints.height < .greatestFiniteMagnitude ? constraints.height : .infinity,
      usesFontLeading: true))
  let end = text.layout.lines.last?.range.upperBound ?? 0
  fitRange?.pointee = text.range(0..<end)
  return text.layout.size
}

/// Returns the lines of the frame from top to bottom: each is a `CTLine`.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// Returns the lines of the frame as an `NSArray`, to which Swift converts Core Foundation's arrays on
/// Apple's systems.
@_disfavoredOverload
public func CTFrameGetLines(_ frame: CTFrame) -> NSArray { NSArray(array: frame.lines) }

/// Stores the starts of lines on their baselines, relative to the lower left corner of the path's
/// box, y up; a length of 0 extends to the last line.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  let first = min(max(range.location, 0), frame.lines.count)
  let end =
    range.length > 0 ? min(first + range.length, frame.lines.count) : frame.lines.count
  for index in first..<end { origins[index - first] = frame.origin(of: index) }
}

/// Returns the range of the text that the frame was created with.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.text.start, length: frame.text.string.length)
}

/// Returns the range of the text that fits into the frame.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  frame.text.range(0..<(frame.text.layout.lines.last?.range.upperBound ?? 0))
}

/// Returns the path that the frame was created with.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Returns the attributes of a frame: nil, because they have no effect.
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { nil }

/// Draws all lines within the path's box, y up; the context's text position has no effect.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  for (index, line) in frame.lines.enumerated() {
    let origin = frame.origin(of: index)
    context.textPosition = CGPoint(x: frame.box.minX + origin.x, y: frame.box.minY + origin.y)
    CTLineDraw(line, context)
  }
}
