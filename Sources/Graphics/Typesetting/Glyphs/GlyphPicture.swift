import CFreeType
package import Foundation

/// A glyph that is a coloured picture, such as an emoji: immutable and shared.
package final class GlyphPicture: Sendable {
  /// The size in pixels.
  package let width, height: Int

  /// The pixels, row by row from the top: premultiplied sRGB, one word per pixel with red in the
  /// lowest 8 bits and alpha in the highest.
  package let pixels: [UInt32]

  /// The picture's rectangle, in ems from the glyph's origin on the baseline, y down.
  package let box: CGRect

  /// Reads the picture of a glyph; nil if it doesn't have one.
  init?(_ glyph: UInt32, of face: FT_Face, pixelsPerEm: Double) {
    guard FT_Load_Glyph(face, glyph, flipbook_ft_picture_flags) == 0,
      let slot = face.pointee.glyph?.pointee
    else { return nil }
    var bitmap = slot.bitmap
    guard flipbook_ft_is_bgra(&bitmap) != 0, let bytes = bitmap.buffer, bitmap.pitch > 0,
      pixelsPerEm > 0
    else { return nil }
    width = Int(bitmap.width)
    height = Int(bitmap.rows)
    let (columns, pitch) = (width, Int(bitmap.pitch))
    pixels = (0..<width * height).map { index in
      let pixel = bytes + (index / columns) * pitch + (index % columns) * 4
      return UInt32(pixel[2]) | UInt32(pixel[1]) << 8 | UInt32(pixel[0]) << 16
        | UInt32(pixel[3]) << 24
    }
    box = CGRect(
      x: Double(slot.bitmap_left) / pixelsPerEm, y: -Double(slot.bitmap_top) / pixelsPerEm,
      width: Double(width) / pixelsPerEm, height: Double(height) / pixelsPerEm)
  }
}

extension GlyphPicture: Hashable {
  package static func == (first: GlyphPicture, second: GlyphPicture) -> Bool {
    first === second || (first.box == second.box && first.pixels == second.pixels)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(box)
    hasher.combine(pixels.count)
  }
}
