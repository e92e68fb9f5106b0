import CZlib

/// zlib's deflate, with its working memory.
final class ZlibDeflate: Deflating {
  /// The method of finding matches.
  enum Strategy {
    /// Anywhere in the window, for filtered data: short matches are ignored.
    case filtered

    /// Only in the previous byte: good for rows with noise between runs of zeros.
    case runs
  }

  private let stream: UnsafeMutablePointer<z_stream>

  init(level: Int, strategy: Strategy) {
    let strategy = strategy == .filtered ? Z_FILTERED : Z_RLE
    guard let stream = flipbook_zlib_open(CInt(level), strategy) else {
      preconditionFailure("Out of memory for compression")
    }
    self.stream = stream
  }

  deinit { flipbook_zlib_close(stream) }

  func deflate(
    _ source: UnsafePointer<UInt8>, length: Int, into target: UnsafeMutablePointer<UInt8>,
    capacity: Int
  ) -> Int {
    flipbook_zlib_deflate(stream, source, UInt32(length), target, UInt32(capacity))
  }
}
