/// What compresses the filtered rows of a band.
protocol Deflating: AnyObject {
  /// Deflates `length` bytes and ends in a full flush, so that what comes of them stands on a byte
  /// boundary and neither looks back nor is looked back into. Returns its length, 0 if there is too
  /// little `room` for it.
  func deflate(
    _ source: UnsafePointer<UInt8>, length: Int, into target: UnsafeMutablePointer<UInt8>,
    room: Int
  ) -> Int
}
