public import Raster

extension Bitmap {
  /// Converts the picture to planar 4:2:0 and replaces `planes`, for benchmarks.
  @_spi(Benchmarks) public func benchmarkI420(into planes: inout [UInt8]) {
    I420Converter(width: width, height: height).convert(self, into: &planes)
  }
}
