import Synchronization

/// Compressors that are not at work; there are as many as ever worked at once.
final class CompressorPool: Sendable {
  private static let fast = CompressorPool(.fast)
  private static let balanced = CompressorPool(.balanced)
  private static let small = CompressorPool(.small)

  /// The pool of the process for a setting.
  static func shared(_ compression: PNGCompression) -> CompressorPool {
    switch compression {
    case .fast: fast
    case .balanced: balanced
    case .small: small
    }
  }

  private let compression: PNGCompression
  private let idle = Mutex<[BandCompressor]>([])

  private init(_ compression: PNGCompression) { self.compression = compression }

  /// A compressor that nobody else has.
  func take() -> BandCompressor {
    idle.withLock { $0.popLast() } ?? BandCompressor(compression)
  }

  /// Gives back a compressor that was taken.
  func put(_ compressor: BandCompressor) {
    idle.withLock { $0.append(compressor) }
  }
}
