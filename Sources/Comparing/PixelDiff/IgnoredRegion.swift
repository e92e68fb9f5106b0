public import Raster

/// An area where differences are ignored. They are counted separately and shown in reports.
public enum IgnoredRegion: Hashable, Sendable {
  /// A rectangle; parts outside the pictures have no effect.
  case rectangle(PixelDifference.Region)

  /// A mask image, aligned with the pictures at the top left: differences under pixels that aren't
  /// transparent are ignored.
  case mask(Bitmap)
}
