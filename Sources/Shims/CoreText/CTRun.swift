// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CoreGraphics
public import Drawing
public import Foundation
import Geometry
import Layers
import Raster
import Typesetting
import ViewText
import Views

/// Glyphs of a line that have one font, style and direction.
public final class CTRun {
  let text: SetText
  let run: TypeRun
  /// The origin of the line in the layout.
  let origin: CGPoint
  let glyphs: UnsafeMutableBufferPointer<CGGlyph>
  let positions: UnsafeMutableBufferPointer<CGPoint>
  let advances: UnsafeMutableBufferPointer<CGSize>
  let indices: UnsafeMutableBufferPointer<CFIndex>

  init(_ run: TypeRun, of text: SetText, lineAt origin: CGPoint) {
    (self.run, self.text, self.origin) = (run, text, origin)
    // What stands for nothing, such as a tab, has no number in a font.
    glyphs = Self.memory(run.glyphs.map { $0.id > 0xFFFF ? 0xFFFF : CGGlyph($0.id) })
    positions = Self.memory(
      run.glyphs.map {
        CGPoint(x: $0.origin.x - origin.x, y: origin.y - $0.origin.y)
      })
    advances = Self.memory(run.glyphs.map { CGSize(width: $0.advance, height: 0) })
    indices = Self.memory(run.glyphs.map { text.index($0.cluster.lowerBound) })
  }

  private static func memory<Value>(_ values: [Value]) -> UnsafeMutableBufferPointer<Value> {
    let memory = UnsafeMutableBufferPointer<Value>.allocate(capacity: values.count)
    _ = memory.initialize(from: values)
    return memory
  }

  deinit {
    glyphs.deallocate()
    positions.deallocate()
    advances.deallocate()
    indices.deallocate()
  }

  /// The glyphs that a range means: a length of 0 is all from its start on.
  func part(_ range: CFRange) -> Range<Int> {
    let count = run.glyphs.count
    let first = min(max(range.location, 0), count)
    return first..<(range.length > 0 ? min(first + range.length, count) : count)
  }

  /// Draws what the run shows, with the line's origin at the context's text position.
  func draw(_ drawn: DrawnText, _ context: CGContext) {
    let place = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -origin.x, ty: origin.y)
      .concatenating(context.textMatrix)
    let mode = context.textDrawingMode
    if mode.fills { context.draw(drawn.items(of: run).map { $0.applying(place) }) }
    if mode.strokes, !run.outlines.glyphs.isEmpty {
      let style = context.glyphStyle
      context.draw([
        .fill(
          .stroke(run.outlines.path.applying(place), style.line), .affine(.identity),
          style.stroke.fill())
      ])
    }
  }
}

/// How many glyphs the run has.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }

/// The attributes of the run's letters, by their names as text.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  let all = run.text.styled.attributes
  let own = all.indices.contains(run.run.style.mark) ? all[run.run.style.mark] : [:]
  var attributes: [AnyHashable: Any] = ["NSFont": UIFont(run.run.font)]
  for (key, value) in own where key != .font { attributes[key.rawValue] = value }
  return attributes
}

/// How the run's glyphs are ordered.
public struct CTRunStatus: OptionSet, Sendable {
  /// Apple's bits.
  public let rawValue: UInt32

  /// The status of those bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It is read from right to left.
  public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
  /// Its glyphs are not in the order of the text.
  public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
  /// It needs a text matrix of its own; no run here does.
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

/// How the run's glyphs are ordered.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
  run.run.isRightToLeft ? .rightToLeft : []
}

/// The run's glyphs, valid as long as the run is kept.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? {
  UnsafePointer(run.glyphs.baseAddress)
}

/// Where the glyphs' origins stand, from the line's origin, y up; valid as long as the run is kept.
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? {
  UnsafePointer(run.positions.baseAddress)
}

/// By how much the line moves on after each glyph; valid as long as the run is kept.
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? {
  UnsafePointer(run.advances.baseAddress)
}

/// The place in the text of each glyph's first letter; valid as long as the run is kept.
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? {
  UnsafePointer(run.indices.baseAddress)
}

/// Stores glyphs of a part of the run; a length of 0 is all from its start on.
public func CTRunGetGlyphs(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>
) {
  for (place, index) in run.part(range).enumerated() { buffer[place] = run.glyphs[index] }
}

/// Stores where glyphs of a part of the run stand, from the line's origin, y up.
public func CTRunGetPositions(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>
) {
  for (place, index) in run.part(range).enumerated() { buffer[place] = run.positions[index] }
}

/// Stores by how much the line moves on after glyphs of a part of the run.
public func CTRunGetAdvances(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>
) {
  for (place, index) in run.part(range).enumerated() { buffer[place] = run.advances[index] }
}

/// Stores the places in the text of glyphs of a part of the run.
public func CTRunGetStringIndices(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>
) {
  for (place, index) in run.part(range).enumerated() { buffer[place] = run.indices[index] }
}

/// The part of the text that the run stands for.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { run.text.range(run.run.range) }

/// How long a part of the run is, in points; stores how far its font reaches above and below the
/// baseline, and the gap that it wants between lines.
@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = run.run.font.ascender
  descent?.pointee = -run.run.font.descender
  leading?.pointee = run.run.font.leading
  return run.part(range).reduce(0) { $0 + run.run.glyphs[$1].advance }
}

/// The box of what the run draws, in points from the context's text position, y up; null where it
/// draws nothing. All of the run counts.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
  CTInk.bounds(run.run.inkBounds, from: run.origin, context)
}

/// The identity: a run has no text matrix of its own.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

/// Draws the run with its line's origin at the context's text position. All of it is drawn, whatever
/// the range.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  run.draw(run.text.drawn(context), context)
}

/// Boxes of what is drawn.
enum CTInk {
  /// A box of a layout, seen from an origin in it, y up, moved by the context's text position.
  static func bounds(_ box: CGRect, from origin: CGPoint, _ context: CGContext?) -> CGRect {
    guard !box.isNull else { return .null }
    let position = context?.textPosition ?? .zero
    return CGRect(
      x: box.minX - origin.x + position.x, y: origin.y - box.maxY + position.y,
      width: box.width, height: box.height)
  }
}
