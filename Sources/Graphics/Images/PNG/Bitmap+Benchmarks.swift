public import Raster

extension Bitmap {
  /// Makes a PNG file of an opaque picture on this thread and tells its bytes: what benchmarks time.
  @_spi(Benchmarks) public func benchmarkPNG() -> Int {
    PNGEncoder(width: width, height: height, isOpaque: true).encode(self).count
  }

  /// The checksum of the pixels that a manifest holds: what benchmarks time.
  @_spi(Benchmarks) public func benchmarkHash() -> UInt64 { PixelHash(self).value }
}
