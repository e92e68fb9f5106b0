import Raster

/// Small pictures for the film strip.
enum Thumbnail {
  /// The most that one measures: twice what the page shows it at, for screens of two pixels a point.
  static let largest = (width: 256, height: 112)

  /// `picture`, made smaller to fit; as it is if it does.
  static func of(_ picture: Bitmap) -> Bitmap {
    let (width, height) = (picture.width, picture.height)
    guard width > largest.width || height > largest.height else { return picture }
    // The tighter side is met exactly, the other rounded.
    let isWide = width * largest.height > largest.width * height
    return isWide
      ? picture.shrunk(
        toWidth: largest.width, height: max(1, (height * largest.width + width / 2) / width))
      : picture.shrunk(
        toWidth: max(1, (width * largest.height + height / 2) / height), height: largest.height)
  }
}
