import Foundation
import Geometry

/// The box for a character that no font has: upright, as high as a capital letter, and the same in
/// all fonts, because some leave their glyph 0 empty.
enum MissingGlyph {
  /// Returns the width including the gaps at both sides, in font units.
  static func advance(of face: FontFace) -> Double { face.metrics.capHeight * 0.8 }

  /// Returns two nested rectangles with opposite winding.
  static func path(of face: FontFace) -> Path {
    let (width, height) = (advance(of: face), face.metrics.capHeight)
    let (gap, stroke) = (width * 0.1, height * 0.08)
    var path = Path()
    path.addRect(CGRect(x: gap, y: -height, width: width - 2 * gap, height: height))
    let inner = CGRect(
      x: gap + stroke, y: -height + stroke, width: width - 2 * (gap + stroke),
      height: height - 2 * stroke)
    path.move(to: CGPoint(x: inner.minX, y: inner.minY))
    path.addLine(to: CGPoint(x: inner.minX, y: inner.maxY))
    path.addLine(to: CGPoint(x: inner.maxX, y: inner.maxY))
    path.addLine(to: CGPoint(x: inner.maxX, y: inner.minY))
    path.closeSubpath()
    return path
  }
}
