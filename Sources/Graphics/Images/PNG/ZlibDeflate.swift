import CZlib

/// zlib's deflate, and its memory.
final class ZlibDeflate: Deflating {
  /// How matches are looked for.
  enum Strategy {
    /// Anywhere in the window, for what a filter has left: short matches are left alone.
    case filtered

    /// In the byte before: good for rows in which noise stands between stretches of zeros.
    case runs
  }

  private let stream: UnsafeMutablePointer<z_stream>

  init(level: Int, strategy: Strategy) {
    let strategy = strategy == .filtered ? Z_FILTERED : Z_RLE
    guard let stream = flipbook_zlib_open(CInt(level), strategy) else {
      preconditionFailure("no memory for compressing")
    }
    self.stream = stream
  }

  deinit { flipbook_zlib_close(stream) }

  func deflate(
    _ source: UnsafePointer<UInt8>, length: Int, into target: UnsafeMutablePointer<UInt8>,
    room: Int
  ) -> Int {
    flipbook_zlib_deflate(stream, source, UInt32(length), target, UInt32(room))
  }
}
