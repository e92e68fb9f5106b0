import CISAL

/// ISA-L's deflate at level 1, with its working memory.
final class FastDeflate: Deflating {
  private let stream: UnsafeMutableRawPointer
  private let level: UnsafeMutablePointer<UInt8>

  init() {
    stream = .allocate(byteCount: flipbook_deflate_stream_size(), alignment: 64)
    level = .allocate(capacity: flipbook_deflate_level_size())
  }

  deinit {
    stream.deallocate()
    level.deallocate()
  }

  func deflate(
    _ source: UnsafePointer<UInt8>, length: Int, into target: UnsafeMutablePointer<UInt8>,
    capacity: Int
  ) -> Int {
    flipbook_deflate(stream, level, source, UInt32(length), target, UInt32(capacity))
  }
}
