// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CoreGraphics
public import Drawing
public import Foundation
import Geometry
import Layers
import Typesetting

/// A laid-out line of text.
public final class CTLine {
  let text: LaidOutText
  /// The laid-out line; nil for a line without text.
  let line: TypeLine?
  /// The runs from left to right.
  let runs: [CTRun]

  init(_ text: LaidOutText, _ line: TypeLine?) {
    let origin = CGPoint(x: line?.frame.minX ?? 0, y: line?.baseline ?? 0)
    self.text = text
    self.line = line
    runs = (line?.runs ?? []).map { CTRun($0, of: text, lineAt: origin) }
  }

  /// The start of the line's baseline in the layout.
  var origin: CGPoint { CGPoint(x: line?.frame.minX ?? 0, y: line?.baseline ?? 0) }

  /// The width of the line, including its trailing white space.
  var width: Double { runs.reduce(0) { $0 + $1.run.width } }

  func draw(_ context: CGContext) {
    let drawn = text.drawn(context)
    for run in runs { run.draw(drawn, context) }
  }

  /// Letters that one or more glyphs represent, from left to right.
  struct Cluster {
    var letters: Range<Int>
    var x: Double
    var width: Double
    var isRightToLeft: Bool
  }

  /// The letters of the line with their positions relative to the line's origin.
  var clusters: [Cluster] {
    var clusters: [Cluster] = []
    for run in runs {
      for glyph in run.run.glyphs {
        let x = glyph.x - origin.x
        if let last = clusters.last, last.letters == glyph.cluster {
          clusters[clusters.count - 1].width += glyph.advance
        } else {
          clusters.append(
            Cluster(
              letters: glyph.cluster, x: x, width: glyph.advance,
              isRightToLeft: run.run.isRightToLeft))
        }
      }
    }
    return clusters
  }
}

/// Returns a single line of a text of any length; line breaks become spaces.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  let whole = NSRange(location: 0, length: attrString.length)
  let text = LaidOutText(attrString, whole, in: TextFrame(lineLimit: 1), asOneLine: true)
  return CTLine(text, text.layout.lines.first)
}

/// The position where a line is truncated; the raw values are Apple's.
public enum CTLineTruncationType: UInt32, Sendable {
  /// At the start.
  case start
  /// At the end.
  case end
  /// In the middle.
  case middle
}

/// Returns the line truncated to a width in points, with an ellipsis; nil if not even the ellipsis
/// fits; the same line if it is short enough. A token other than an ellipsis causes a warning.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType,
  _ truncationToken: CTLine?
) -> CTLine? {
  guard line.width > width else { return line }
  let mode: ParagraphStyle.LineBreak =
    switch truncationType {
    case .start: .truncateHead
    case .end: .truncateTail
    case .middle: .truncateMiddle
    }
  if let token = truncationToken?.text.string.string, token != "\u{2026}" {
    LayerWarning(
      .undrawnProperty,
      "CTLineCreateTruncatedLine shows an ellipsis instead of \"\(token)\".",
      hint: "Pass nil or a line of \"\u{2026}\".", subject: token
    ).report()
  }
  let range = CTLineGetStringRange(line)
  let text = LaidOutText(
    line.text.string,
    NSRange(location: range.location - line.text.start, length: range.length),
    offset: line.text.start, in: TextFrame(width: width, lineLimit: 1)
  ) { $0.lineBreak = mode }
  let cut = CTLine(text, text.layout.lines.first)
  return cut.width > width + 1e-6 ? nil : cut
}

/// Returns the number of glyphs in the line.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  line.runs.reduce(0) { $0 + $1.run.glyphs.count }
}

/// Returns the runs of the line, from left to right: each is a `CTRun`.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs }

/// Returns the runs of the line as an `NSArray`, to which Swift converts Core Foundation's arrays on
/// Apple's systems.
@_disfavoredOverload
public func CTLineGetGlyphRuns(_ line: CTLine) -> NSArray { NSArray(array: line.runs) }

/// Returns the range of the text in the line, including its trailing white space.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  line.line.map { line.text.range($0.range) } ?? CFRange(location: line.text.start, length: 0)
}

/// Returns the width of the line in points, including its trailing white space, and stores its
/// ascent, its descent and the gap of its fonts to the next line.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.line?.ascent ?? 0
  descent?.pointee = -(line.line?.descent ?? 0)
  leading?.pointee = line.runs.map(\.run.font.leading).max() ?? 0
  return line.width
}

/// Returns the width of the line's trailing white space, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  max(line.width - (line.line?.frame.width ?? 0), 0)
}

/// Options for the bounds of a line.
public struct CTLineBoundsOptions: OptionSet, Sendable {
  /// Apple's bits.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Excludes the gap between lines.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  /// Excludes shifts of letters; it has no effect here.
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
  /// Includes hanging punctuation, which isn't supported here.
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
  /// Uses the glyphs' outlines.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  /// Uses the fonts' metrics.
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
}

/// Returns the bounds of the line, in points from its origin, y up.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  if options.contains(.useGlyphPathBounds) { return CTLineGetImageBounds(line, nil) }
  var (ascent, descent, leading) = (CGFloat(0), CGFloat(0), CGFloat(0))
  let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
  if options.contains(.excludeTypographicLeading) { leading = 0 }
  return CGRect(
    x: 0, y: -descent - leading, width: width, height: ascent + descent + leading)
}

/// Returns the bounds of the drawn line, in points from the context's text position, y up; null if
/// it draws nothing.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  CTInk.bounds(line.line?.inkBounds ?? .null, from: line.origin, context)
}

/// Returns the offset that aligns the line within `flushWidth` points: a factor of 0 aligns it
/// left, 0.5 centres it, and 1 aligns it right.
public func CTLineGetPenOffsetForFlush(
  _ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double
) -> Double {
  let rest = flushWidth - (line.width - CTLineGetTrailingWhitespaceWidth(line))
  return max(rest, 0) * Double(min(max(flushFactor, 0), 1))
}

/// Returns the position of the caret before a letter of the text, in points from the line's origin,
/// or the end of the line for later letters. The secondary position is the same: lines have one
/// caret here.
@discardableResult
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let offset = line.offset(of: charIndex)
  secondaryOffset?.pointee = offset
  return offset
}

/// Returns the string index of the caret nearest to a point relative to the line's origin; −1 for a
/// line without text.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  let range = CTLineGetStringRange(line)
  guard range.length > 0 else { return kCFNotFound }
  let indices = range.location...(range.location + range.length)
  let nearest = indices.lazy.filter(line.startsCharacter).min {
    abs(line.offset(of: $0) - position.x) < abs(line.offset(of: $1) - position.x)
  }
  return nearest ?? kCFNotFound
}

/// Draws the line with its origin at the context's text position.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) { line.draw(context) }

/// Calls `block` with the position of each caret relative to the line's origin, the string index of
/// its letter, whether it is at the letter's leading edge, and a flag that stops the calls.
public func CTLineEnumerateCaretOffsets(
  _ line: CTLine,
  _ block: (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void
) {
  var stop = false
  for cluster in line.clusters.sorted(by: { $0.x < $1.x }) {
    let sides = [cluster.x, cluster.x + cluster.width]
    let index = line.text.index(cluster.letters.lowerBound)
    for (side, isLeading) in zip(sides, cluster.isRightToLeft ? [false, true] : [true, false]) {
      block(side, index, isLeading, &stop)
      if stop { return }
    }
  }
}

extension CTLine {
  /// Returns whether a caret can be placed before that string index.
  fileprivate func startsCharacter(_ index: CFIndex) -> Bool {
    let string = text.string.string as NSString
    let unit = index - text.start
    guard unit > 0, unit < string.length else { return true }
    return string.rangeOfComposedCharacterSequence(at: unit).location == unit
  }

  /// Returns the position of the caret before that string index.
  fileprivate func offset(of index: CFIndex) -> CGFloat {
    let byteOffset = text.byteOffset(index)
    guard let cluster = clusters.first(where: { $0.letters.contains(byteOffset) }) else {
      let isBefore = byteOffset < line?.range.lowerBound ?? 0
      return isBefore ? 0 : width
    }
    // Letters that are joined in one glyph share its width.
    let letters = text.range(cluster.letters)
    let part = Double(index - letters.location) / Double(max(letters.length, 1))
    let share = min(max(part, 0), 1)
    return cluster.x + cluster.width * (cluster.isRightToLeft ? 1 - share : share)
  }
}
