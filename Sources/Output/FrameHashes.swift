package import Images
import Synchronization

/// Collects a hash of every frame's pixels, for the manifest and for `verify`.
package final class FrameHashes: FrameSink {
  private let collected = Mutex<[PixelHash]>([])

  package init() {}

  /// The hashes of the frames delivered so far, in order.
  package var hashes: [PixelHash] { collected.withLock { $0 } }

  package func open() {}

  package func prepare(_ frame: Frame) -> Delivery {
    let hash = PixelHash(frame.bitmap)
    return Delivery { self.collected.withLock { $0.append(hash) } }
  }

  package func finish() {}

  package func abandon() {}
}
