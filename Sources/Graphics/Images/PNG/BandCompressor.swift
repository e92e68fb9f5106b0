import Raster

/// Filters and compresses bands, and reuses its memory for the next band.
///
/// `@unchecked Sendable`: it is mutable and has no lock, but `CompressorPool`, which creates all
/// instances, lends each one to one call at a time.
final class BandCompressor: @unchecked Sendable {
  /// The compressors for each band; the shortest result is used.
  private let deflates: [any Deflating]
  private let filtersByRow: Bool
  private var filter = PNGFilter()
  private var filtered = Scratch()
  private var chunk = Scratch()
  private var nextChunk = Scratch()

  init(_ compression: PNGCompression) {
    filtersByRow = compression != .fast
    deflates =
      switch compression {
      case .fast: [FastDeflate()]
      case .balanced: [ZlibDeflate(level: 4, strategy: .filtered)]
      case .small:
        [ZlibDeflate(level: 9, strategy: .filtered), ZlibDeflate(level: 9, strategy: .runs)]
      }
  }

  /// Compresses the rows `rows` of `bitmap` to one chunk.
  func compress(rows: Range<Int>, of bitmap: Bitmap, isOpaque: Bool) -> CompressedBand {
    let length = rows.count * PNGFilter.rowLength(width: bitmap.width, isOpaque: isOpaque)
    let source = filtered.memory(atLeast: length)
    let checksum =
      filtersByRow
      ? filter.applyBest(to: rows, of: bitmap, isOpaque: isOpaque, into: source)
      : filter.applyUp(to: rows, of: bitmap, isOpaque: isOpaque, into: source)
    var count = Int.max
    for deflate in deflates {
      let next = run(deflate, source, length: length)
      if next < count {
        count = next
        swap(&chunk, &nextChunk)
      }
    }
    let target = chunk.memory(atLeast: 0)
    PNGContainer.frame("IDAT", at: target, length: count)
    let bytes = UnsafeBufferPointer(start: target, count: count + PNGContainer.chunkOverhead)
    return CompressedBand(bytes: Array(bytes), adler32: checksum, length: length)
  }

  /// Compresses to the next chunk, after the space for its length and type. Returns the number of
  /// compressed bytes.
  private func run(
    _ deflate: any Deflating, _ source: UnsafePointer<UInt8>, length: Int
  ) -> Int {
    // Deflate stores incompressible data, with five extra bytes for each 64 KB.
    var capacity = length + length / 64 + 4096
    while true {
      let target = nextChunk.memory(atLeast: capacity + PNGContainer.chunkOverhead)
      let count = deflate.deflate(source, length: length, into: target + 8, capacity: capacity)
      if count > 0 { return count }
      capacity *= 2
    }
  }
}
