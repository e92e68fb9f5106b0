// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CoreGraphics
public import Drawing
public import Foundation
public import Geometry
import Raster
import Typesetting
public import ViewText
import Views

/// Stores the glyphs for `count` UTF-16 units, 0 for characters that the font lacks, and returns
/// whether the font has all of them. For a surrogate pair, the first unit gets the glyph and the
/// second 0.
@discardableResult
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: CFIndex
) -> Bool {
  var hasAll = true
  var position = 0
  let units = UnsafeBufferPointer(start: characters, count: max(count, 0))
  for scalar in String(decoding: units, as: UTF16.self).unicodeScalars {
    let width = UTF16.width(scalar)
    let glyph = CGGlyph(truncatingIfNeeded: font.font.glyph(for: scalar))
    if glyph == 0 { hasAll = false }
    glyphs[position] = glyph
    if width == 2 { glyphs[position + 1] = 0 }
    position += width
  }
  return hasAll
}

/// Stores the advance of each glyph in points, and returns their sum. Vertical advances are those
/// of horizontal lines.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
  var sum = 0.0
  for index in 0..<max(count, 0) {
    let advance = font.font.advance(of: UInt32(glyphs[index]))
    advances?[index] = CGSize(width: advance, height: 0)
    sum += advance
  }
  return sum
}

/// Stores the bounding box of each glyph's outline, in points from its origin, y up, and returns
/// the union. Glyphs without an outline have an empty box at 0.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
  var all = CGRect.null
  for index in 0..<max(count, 0) {
    let path = CTFontCreatePathForGlyph(font, glyphs[index], nil)
    let box = path?.boundingBoxOfPath ?? .zero
    boundingRects?[index] = box
    if path != nil { all = all.union(box) }
  }
  return all.isNull ? .zero : all
}

/// Returns the outline of a glyph, in points from its origin, y up, transformed by `matrix`; nil
/// for a glyph without one, such as a space.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  let outline = font.font.outline(of: UInt32(glyph))
  guard !outline.isEmpty else { return nil }
  let upright = CGAffineTransform(scaleX: 1, y: -1)
  return CGPath(outline.applying(upright.concatenating(matrix?.pointee ?? .identity)))
}

/// Draws glyphs with their origins at positions in the context's text space, in its fill colour.
public func CTFontDrawGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>,
  _ count: Int, _ context: CGContext
) {
  let placed = (0..<max(count, 0)).map { (glyph: glyphs[$0], position: positions[$0]) }
  context.draw(placed, of: font.font)
}
