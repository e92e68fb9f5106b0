/// A compressor for the filtered rows of a band.
protocol Deflating: AnyObject {
  /// Deflates `length` bytes and ends with a full flush, so that the output is byte-aligned, and no
  /// matches cross its start or end. Returns the length of the output; 0 if `capacity` is too
  /// small for it.
  func deflate(
    _ source: UnsafePointer<UInt8>, length: Int, into target: UnsafeMutablePointer<UInt8>,
    capacity: Int
  ) -> Int
}
