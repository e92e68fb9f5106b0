public import Raster

extension Bitmap {
  /// Encodes an opaque picture as PNG on the current thread and returns the file's size, for
  /// benchmarks.
  @_spi(Benchmarks) public func benchmarkPNG() -> Int {
    PNGEncoder(width: width, height: height, isOpaque: true).encode(self).count
  }

  /// Returns the checksum of the pixels as used in manifests, for benchmarks.
  @_spi(Benchmarks) public func benchmarkHash() -> UInt64 { PixelHash(self).value }
}
