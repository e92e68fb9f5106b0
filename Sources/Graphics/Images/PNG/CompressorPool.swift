import Synchronization

/// A pool of idle compressors. It grows to the number of compressors in use at the same time.
final class CompressorPool: Sendable {
  private static let fast = CompressorPool(.fast)
  private static let balanced = CompressorPool(.balanced)
  private static let small = CompressorPool(.small)

  /// Returns the process-wide pool for a setting.
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

  /// Returns a compressor for exclusive use.
  func take() -> BandCompressor {
    idle.withLock { $0.popLast() } ?? BandCompressor(compression)
  }

  /// Returns a compressor to the pool.
  func put(_ compressor: BandCompressor) {
    idle.withLock { $0.append(compressor) }
  }
}
