import Foundation
import Raster
import Synchronization
import SystemPackage

/// A band in a video's colour space: its rows of Y', then those of Cb and of Cr.
///
/// `@unchecked Sendable`: the memory is written before the band is handed to anybody, and belongs to
/// it until nobody has the band any more.
package final class PlanarBand: @unchecked Sendable {
  /// How many bytes there are.
  let byteCount: Int

  private let memory: PlanarMemory
  private let pool: PlanarPool

  fileprivate init(_ memory: PlanarMemory, _ byteCount: Int, _ pool: PlanarPool) {
    (self.memory, self.byteCount, self.pool) = (memory, byteCount, pool)
  }

  deinit { pool.put(memory) }

  /// The bytes: two thirds are Y', a sixth is Cb, a sixth Cr.
  package func withBytes<Result>(_ body: (UnsafeMutableRawBufferPointer) throws -> Result) rethrows
    -> Result
  {
    try body(UnsafeMutableRawBufferPointer(start: memory.start, count: byteCount))
  }
}

/// Memory for bands of one size.
///
/// `@unchecked Sendable`: whoever has it alone writes to it.
private final class PlanarMemory: @unchecked Sendable {
  let start: UnsafeMutableRawPointer

  init(_ byteCount: Int) {
    start = .allocate(byteCount: max(byteCount, 1), alignment: 64)
  }

  deinit { start.deallocate() }
}

/// Converts bands, in memory of bands that are no longer needed.
final class PlanarPool: Sendable {
  private let mostBytes: Int
  private let spare = Mutex<[PlanarMemory]>([])

  /// For bands of a canvas of that size.
  init(_ bands: Bands) {
    mostBytes =
      I420Converter(width: bands.width, height: min(Bands.height, bands.height)).byteCount
  }

  /// A band in the video's colour space. What is the same as in the band before is copied from what
  /// became of that.
  func convert(_ band: Band, after previous: PlanarBand?) -> PlanarBand {
    let bitmap = band.bitmap
    let converter = I420Converter(width: bitmap.width, height: bitmap.height)
    let memory = spare.withLock { $0.popLast() } ?? PlanarMemory(mostBytes)
    let bytes = UnsafeMutableRawBufferPointer(start: memory.start, count: converter.byteCount)
    let planes = bytes.bindMemory(to: UInt8.self)
    if let previous, 2 * band.changes.reduce(0, { $0 + $1.count }) < bitmap.pixels.count {
      previous.withBytes { bytes.copyMemory(from: UnsafeRawBufferPointer($0)) }
      for area in band.changes { converter.convert(bitmap, area, into: planes) }
    } else {
      converter.convert(bitmap, into: planes)
    }
    return PlanarBand(memory, converter.byteCount, self)
  }

  fileprivate func put(_ memory: PlanarMemory) { spare.withLock { $0.append(memory) } }
}
