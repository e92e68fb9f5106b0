import Raster
import Synchronization
import Typesetting

/// A cache of the images of bitmap glyphs, so that the reduced levels of each are computed once.
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
