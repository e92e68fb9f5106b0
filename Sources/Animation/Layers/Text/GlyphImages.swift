import Raster
import Synchronization
import Typesetting

/// The images of glyphs that are pictures: one for each, so that its smaller levels are made once.
enum GlyphImages {
  private static let made = Mutex<[ObjectIdentifier: (glyph: GlyphPicture, image: CGImage)]>([:])

  static func image(of glyph: GlyphPicture) -> CGImage {
    made.withLock { made in
      if let known = made[ObjectIdentifier(glyph)] { return known.image }
      let image = CGImage(
        bitmap: Bitmap(width: glyph.width, height: glyph.height, pixels: glyph.pixels))
      made[ObjectIdentifier(glyph)] = (glyph, image)
      return image
    }
  }
}
