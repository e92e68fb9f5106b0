import Raster

/// Scales pictures down for the film strip.
enum Thumbnail {
  /// The maximum size in pixels: twice the size on the page, for screens with two pixels per point.
  static let largest = (width: 256, height: 112)

  /// Returns `picture` scaled down to the maximum size; unchanged if it already fits.
  static func of(_ picture: Bitmap) -> Bitmap {
    let (width, height) = (picture.width, picture.height)
    guard width > largest.width || height > largest.height else { return picture }
    // The limiting side has its maximum exactly; the other side is rounded.
    let isWide = width * largest.height > largest.width * height
    return isWide
      ? picture.shrunk(
        toWidth: largest.width, height: max(1, (height * largest.width + width / 2) / width))
      : picture.shrunk(
        toWidth: max(1, (width * largest.height + height / 2) / height), height: largest.height)
  }
}
