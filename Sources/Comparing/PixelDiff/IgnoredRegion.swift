public import Raster

/// Where differences don't count. They are counted apart, and reports show where they are.
public enum IgnoredRegion: Hashable, Sendable {
  /// A rectangle; what of it lies outside of the pictures means nothing.
  case rectangle(PixelDifference.Region)

  /// The pixels that are not transparent in this picture, which lies on the others at the top left.
  case mask(Bitmap)
}
