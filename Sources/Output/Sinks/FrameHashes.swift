import Failures
import OutputFiles
package import Images
package import RenderStore
import Synchronization

/// Collects a hash of every frame's pixels, for the manifest and for `verify`.
///
/// A hash is recorded on delivery, when all sinks have prepared the frame: its file, if there is
/// one, is in place.
package final class FrameHashes: FrameSink {
  package static let work = SinkWork(onBand: .hash)

  private let collected = Mutex<[PixelHash]>([])
  private let record: RenderRecord?

  /// Creates a sink that collects hashes and also adds them to `record`, if given.
  package init(_ record: RenderRecord? = nil) { self.record = record }

  /// The hashes of the frames delivered so far, in order.
  package var hashes: [PixelHash] { collected.withLock { $0 } }

  package var maximumBytesPerPixel: Double { 0 }

  package func byteCount(of piece: HashedPixels) -> Int { 0 }

  package func open() {}

  package func prepare(_ band: Band, after _: HashedPixels?) -> HashedPixels {
    HashedPixels(band.bitmap)
  }

  package func prepare(_ frame: Frame<HashedPixels>) -> Delivery {
    let hash = PixelHash(joining: frame.pieces)
    return Delivery { () throws(FlipbookError) in
      self.collected.withLock { $0.append(hash) }
      try self.record?.complete(frame.number, hash)
    }
  }

  package func finish() {}

  package func abandon() {}
}
