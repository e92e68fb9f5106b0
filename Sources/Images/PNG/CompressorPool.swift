import Synchronization

/// Compressors that are not at work; there are as many as ever worked at once.
final class CompressorPool: Sendable {
  /// The pool of the process.
  static let shared = CompressorPool()

  private let idle = Mutex<[BandCompressor]>([])

  /// A compressor that nobody else has.
  func take() -> BandCompressor {
    idle.withLock { $0.popLast() } ?? BandCompressor()
  }

  /// Gives back a compressor that was taken.
  func put(_ compressor: BandCompressor) {
    idle.withLock { $0.append(compressor) }
  }
}
