import Foundation
import Images
import Raster
import Sinks
import Synchronization
import SystemPackage

/// The layout of a band's bytes as ffmpeg receives them.
enum VideoBandLayout: Hashable, Sendable {
  /// Planes of BT.709's Y', Cb and Cr; chroma has half the columns and rows.
  case i420

  /// Rows of red, green, blue and alpha, with straight or premultiplied colours. Premultiplied
  /// colours without their alpha are the frame on black. `columns` and `rows` are the numbers of
  /// times that the last column and row are repeated: 0 or 1.
  case rgba(isStraight: Bool, columns: Int, rows: Int)

  /// Returns the number of bytes for `height` rows of `width` pixels.
  func byteCount(width: Int, height: Int) -> Int {
    switch self {
    case .i420: I420Converter(width: width, height: height).byteCount
    case .rgba(_, let columns, let rows): 4 * (width + columns) * (height + rows)
    }
  }

  /// Returns the range of each plane in a band of `byteCount` bytes.
  func planes(of byteCount: Int) -> [Range<Int>] {
    switch self {
    case .i420:
      let sixth = byteCount / 6
      return [0..<4 * sixth, 4 * sixth..<5 * sixth, 5 * sixth..<6 * sixth]
    case .rgba: return [0..<byteCount]
    }
  }
}

/// A band in the encoder's layout.
///
/// `@unchecked Sendable`: the memory is written before the band is shared, and belongs to the band
/// until the band is deallocated.
package final class VideoBand: @unchecked Sendable {
  /// The number of bytes.
  let byteCount: Int

  private let memory: VideoBandMemory
  private let pool: VideoBandPool

  fileprivate init(_ memory: VideoBandMemory, _ byteCount: Int, _ pool: VideoBandPool) {
    self.memory = memory
    self.byteCount = byteCount
    self.pool = pool
  }

  deinit { pool.put(memory) }

  /// The range of each plane in the bytes.
  var planes: [Range<Int>] { pool.layout.planes(of: byteCount) }

  /// Calls `body` with the bytes, plane after plane.
  package func withBytes<Result>(_ body: (UnsafeMutableRawBufferPointer) throws -> Result) rethrows
    -> Result
  {
    try body(UnsafeMutableRawBufferPointer(start: memory.start, count: byteCount))
  }
}

/// Memory for one band, a part of a block.
///
/// `@unchecked Sendable`: it is written only while it has a single owner.
private final class VideoBandMemory: @unchecked Sendable {
  let start: UnsafeMutableRawPointer
  private let block: MemoryBlock

  private init(_ start: UnsafeMutableRawPointer, _ block: MemoryBlock) {
    self.start = start
    self.block = block
  }

  /// Returns the parts of a new block, each of `byteCount` bytes.
  static func parts(_ byteCount: Int) -> [VideoBandMemory] {
    let stride = (max(byteCount, 1) + 63) & ~63
    let block = MemoryBlock(stride)
    return (0..<block.byteCount / stride).map {
      VideoBandMemory(block.start + $0 * stride, block)
    }
  }
}

/// Memory in huge pages, if the system has them. Lending a frame to ffmpeg counts references to pages,
/// which takes longer the more pages there are.
///
/// `@unchecked Sendable`: only the address is read; its parts have their own owners.
private final class MemoryBlock: @unchecked Sendable {
  let start: UnsafeMutableRawPointer
  let byteCount: Int

  /// Allocates at least `least` bytes, in whole huge pages.
  init(_ least: Int) {
    let page = 2 << 20
    byteCount = (least + page - 1) / page * page
    start = .allocate(byteCount: byteCount, alignment: page)
    #if os(Linux)
      madvise(start, byteCount, MADV_HUGEPAGE)
    #endif
  }

  deinit { start.deallocate() }
}

/// Converts bands and reuses the memory of bands that are no longer needed.
final class VideoBandPool: Sendable {
  let layout: VideoBandLayout
  private let canvas: Bands
  private let byteLimit: Int
  private let spare = Mutex<[VideoBandMemory]>([])

  /// Creates a pool for the bands of a canvas.
  init(_ canvas: Bands, _ layout: VideoBandLayout) {
    self.canvas = canvas
    self.layout = layout
    byteLimit = layout.byteCount(width: canvas.width, height: min(Bands.height, canvas.height))
  }

  /// Returns the band in the encoder's layout. If less than half of its pixels changed, the rest is
  /// copied from `previous`, the same band of the frame before.
  func convert(_ band: Band, after previous: VideoBand?) -> VideoBand {
    let bitmap = band.bitmap
    let layout = layout(ofBand: band.number)
    let byteCount = layout.byteCount(width: bitmap.width, height: bitmap.height)
    let memory = takeMemory()
    let bytes = UnsafeMutableRawBufferPointer(start: memory.start, count: byteCount)
    if let previous, 2 * band.changes.reduce(0, { $0 + $1.count }) < bitmap.pixels.count {
      previous.withBytes { bytes.copyMemory(from: UnsafeRawBufferPointer($0)) }
      for area in band.changes { Self.convert(bitmap, area, into: bytes, layout) }
    } else {
      let all = PixelArea(columns: 0..<bitmap.width, rows: 0..<bitmap.height)
      Self.convert(bitmap, all, into: bytes, layout)
    }
    return VideoBand(memory, byteCount, self)
  }

  /// Returns the layout of a band: only the last one repeats the last row.
  private func layout(ofBand number: Int) -> VideoBandLayout {
    guard case .rgba(let isStraight, let columns, _) = layout, number < canvas.count - 1 else {
      return layout
    }
    return .rgba(isStraight: isStraight, columns: columns, rows: 0)
  }

  private static func convert(
    _ bitmap: Bitmap, _ area: PixelArea, into bytes: UnsafeMutableRawBufferPointer,
    _ layout: VideoBandLayout
  ) {
    switch layout {
    case .i420:
      I420Converter(width: bitmap.width, height: bitmap.height)
        .convert(bitmap, area, into: bytes.bindMemory(to: UInt8.self))
    case .rgba(let isStraight, let columns, let rows):
      let pixels = bytes.bindMemory(to: UInt32.self)
      copy(bitmap, area, into: pixels, isStraight: isStraight, columns: columns, rows: rows)
    }
  }

  private static func copy(
    _ bitmap: Bitmap, _ area: PixelArea, into pixels: UnsafeMutableBufferPointer<UInt32>,
    isStraight: Bool, columns: Int, rows: Int
  ) {
    let (width, stride) = (bitmap.width, bitmap.width + columns)
    guard !area.columns.isEmpty else { return }
    bitmap.pixels.withUnsafeBufferPointer { source in
      for y in area.rows {
        let start = y * stride + area.columns.lowerBound
        let row = UnsafeMutableBufferPointer(
          rebasing: pixels[start..<start + area.columns.count])
        let from = y * width + area.columns.lowerBound
        _ = row.update(fromContentsOf: source[from..<from + area.columns.count])
        if isStraight { Premultiplication.straighten(row) }
        if columns > 0 { pixels[y * stride + width] = pixels[y * stride + width - 1] }
      }
    }
    guard rows > 0, area.rows.upperBound == bitmap.height else { return }
    let last = (bitmap.height - 1) * stride
    for x in 0..<stride { pixels[last + stride + x] = pixels[last + x] }
  }

  private func takeMemory() -> VideoBandMemory {
    spare.withLock { spare in
      if spare.isEmpty { spare = VideoBandMemory.parts(byteLimit) }
      return spare.removeLast()
    }
  }

  fileprivate func put(_ memory: VideoBandMemory) { spare.withLock { $0.append(memory) } }
}
