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
  let text: LaidOutText
  let run: TypeRun
  /// The origin of the line in the layout.
  let origin: CGPoint
  let glyphs: UnsafeMutableBufferPointer<CGGlyph>
  let positions: UnsafeMutableBufferPointer<CGPoint>
  let advances: UnsafeMutableBufferPointer<CGSize>
  let indices: UnsafeMutableBufferPointer<CFIndex>

  init(_ run: TypeRun, of text: LaidOutText, lineAt origin: CGPoint) {
    self.run = run
    self.text = text
    self.origin = origin
    // Placeholders, such as for a tab, have no glyph index in a font.
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

  /// The attributes of the run's letters.
  var attributes: [NSAttributedString.Key: Any] {
    let all = text.styled.attributes
    return all.indices.contains(run.style.mark) ? all[run.style.mark] : [:]
  }

  /// Returns the glyph range for a Core Text range: a length of 0 extends to the end of the run.
  func part(_ range: CFRange) -> Range<Int> {
    let count = run.glyphs.count
    let first = min(max(range.location, 0), count)
    return first..<(range.length > 0 ? min(first + range.length, count) : count)
  }

  /// Draws the run's glyphs and decorations, with the line's origin at the context's text position.
  func draw(_ drawn: DrawnText, _ context: CGContext) {
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -origin.x, ty: origin.y)
      .concatenating(context.textMatrix)
    let mode = context.textDrawingMode
    if mode.fills { context.draw(drawn.items(of: run).map { $0.applying(flip) }) }
    if mode.strokes, !run.outlines.glyphs.isEmpty {
      let style = context.glyphStyle
      context.draw([
        .fill(
          .stroke(run.outlines.path.applying(flip), style.line), .affine(.identity),
          style.stroke.fill())
      ])
    }
  }
}

/// Returns the number of glyphs in the run.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }

/// Returns the attributes of the run's letters, with strings as keys.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  var attributes: [AnyHashable: Any] = ["NSFont": UIFont(run.run.font)]
  for (key, value) in run.attributes where key != .font { attributes[key.rawValue] = value }
  return attributes
}

/// The order of a run's glyphs.
public struct CTRunStatus: OptionSet, Sendable {
  /// Apple's bits.
  public let rawValue: UInt32

  /// Creates a status from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The run is read from right to left.
  public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
  /// The glyphs aren't in the order of the text.
  public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
  /// The run needs a text matrix of its own; no run here does.
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

/// Returns the order of the run's glyphs.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
  run.run.isRightToLeft ? .rightToLeft : []
}

/// Returns the run's glyphs, valid as long as the run exists.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? {
  UnsafePointer(run.glyphs.baseAddress)
}

/// Returns the glyphs' positions relative to the line's origin, y up; valid as long as the run
/// exists.
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? {
  UnsafePointer(run.positions.baseAddress)
}

/// Returns the advances of the glyphs; valid as long as the run exists.
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? {
  UnsafePointer(run.advances.baseAddress)
}

/// Returns the string index of each glyph's first letter; valid as long as the run exists.
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? {
  UnsafePointer(run.indices.baseAddress)
}

/// Stores the glyphs of a part of the run; a length of 0 extends to the end of the run.
public func CTRunGetGlyphs(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>
) {
  for (slot, index) in run.part(range).enumerated() { buffer[slot] = run.glyphs[index] }
}

/// Stores the positions of glyphs of a part of the run, relative to the line's origin, y up.
public func CTRunGetPositions(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>
) {
  for (slot, index) in run.part(range).enumerated() { buffer[slot] = run.positions[index] }
}

/// Stores the advances of glyphs of a part of the run.
public func CTRunGetAdvances(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>
) {
  for (slot, index) in run.part(range).enumerated() { buffer[slot] = run.advances[index] }
}

/// Stores the string indices of glyphs of a part of the run.
public func CTRunGetStringIndices(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>
) {
  for (slot, index) in run.part(range).enumerated() { buffer[slot] = run.indices[index] }
}

/// Returns the range of the text that the run represents.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { run.text.range(run.run.range) }

/// Returns the width of a part of the run in points, and stores the ascent, descent and line gap of
/// its font, or of its delegate.
@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let delegate = run.attributes[.runDelegate] as? CTRunDelegate
  ascent?.pointee = delegate?.ascent ?? CGFloat(run.run.font.ascender)
  descent?.pointee = delegate?.descent ?? CGFloat(-run.run.font.descender)
  leading?.pointee = run.run.font.leading
  return run.part(range).reduce(0) { $0 + run.run.glyphs[$1].advance }
}

/// Returns the bounds of the drawn run, in points from the context's text position, y up; null if
/// it draws nothing. The whole run is measured.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
  CTInk.bounds(run.run.inkBounds, from: run.origin, context)
}

/// Returns the identity: a run has no text matrix of its own.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

/// Draws the run with its line's origin at the context's text position. The whole run is drawn,
/// whatever the range.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  run.draw(run.text.drawn(context), context)
}

/// Bounds of drawn text.
enum CTInk {
  /// Returns a box of a layout relative to an origin in it, y up, offset by the context's text
  /// position.
  static func bounds(_ box: CGRect, from origin: CGPoint, _ context: CGContext?) -> CGRect {
    guard !box.isNull else { return .null }
    let position = context?.textPosition ?? .zero
    return CGRect(
      x: box.minX - origin.x + position.x, y: origin.y - box.maxY + position.y,
      width: box.width, height: box.height)
  }
}
