import Foundation
import Geometry
import Typesetting

/// Reads a font: its faces must have usable metrics, and its first glyphs outlines with finite
/// points.
func readFont(_ bytes: [UInt8], in folder: String) throws {
  let reader = FontReader()
  let faces = reader.faces(in: try write(bytes, to: "font.ttf", in: folder))
  try require(faces.count <= 1000, "the file has \(faces.count) faces")
  let glyphs = GlyphStore(reader)
  for face in faces.prefix(8) {
    let metrics = face.metrics
    let numbers = [
      metrics.ascent, metrics.descent, metrics.leading, metrics.capHeight, metrics.xHeight,
      metrics.underlinePosition, metrics.underlineThickness, metrics.strikethroughPosition,
      metrics.strikethroughThickness,
    ]
    try require(metrics.unitsPerEm > 0, "an em has \(metrics.unitsPerEm) units")
    try require(numbers.allSatisfy(\.isFinite), "metrics aren't finite: \(numbers)")
    try require((1...1000).contains(face.weight), "the weight is \(face.weight)")
    try require(!face.familyName.isEmpty, "a face has no family")
    for glyph in 0..<UInt32(32) {
      let points = glyphs.outline(glyph, of: face).path.points
      try require(points.allSatisfy { $0.x.isFinite && $0.y.isFinite }, "an outline isn't finite")
      guard let picture = glyphs.picture(glyph, of: face) else { continue }
      try require(picture.pixels.count == picture.width * picture.height, "pixels are missing")
    }
  }
}
