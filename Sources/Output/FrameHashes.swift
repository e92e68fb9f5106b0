package import Images
import Synchronization

/// Collects a hash of every frame's pixels, for the manifest and for `verify`.
package final class FrameHashes: FrameSink {
  package static let work = SinkWork(onBand: .hash)

  private let collected = Mutex<[PixelHash]>([])

  package init() {}

  /// The hashes of the frames delivered so far, in order.
  package var hashes: [PixelHash] { collected.withLock { $0 } }

  package var mostBytesPerPixel: Double { 0 }

  package func byteCount(of piece: HashedPixels) -> Int { 0 }

  package func open() {}

  package func prepare(_ band: Band, after _: HashedPixels?) -> HashedPixels {
    HashedPixels(band.bitmap)
  }

  package func prepare(_ frame: Frame<HashedPixels>) -> Delivery {
    let hash = PixelHash(joining: frame.pieces)
    return Delivery { self.collected.withLock { $0.append(hash) } }
  }

  package func finish() {}

  package func abandon() {}
}
