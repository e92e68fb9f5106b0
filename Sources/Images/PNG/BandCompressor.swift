import CISAL
import Raster

/// Filters and compresses bands, and keeps the memory that this takes for the next one.
///
/// `@unchecked Sendable`: it is mutable and has no lock; `CompressorPool` hands each one to one
/// call at a time, and nothing else makes any.
final class BandCompressor: @unchecked Sendable {
  private let stream: UnsafeMutableRawPointer
  private let level: UnsafeMutablePointer<UInt8>
  private var filter = PNGFilter()
  private var filtered = Scratch()
  private var chunk = Scratch()

  init() {
    stream = .allocate(byteCount: flipbook_deflate_stream_size(), alignment: 64)
    level = .allocate(capacity: flipbook_deflate_level_size())
  }

  deinit {
    stream.deallocate()
    level.deallocate()
  }

  /// The rows `rows` of `bitmap` as one chunk.
  func compress(rows: Range<Int>, of bitmap: Bitmap, isOpaque: Bool) -> CompressedBand {
    let length = rows.count * PNGFilter.rowLength(width: bitmap.width, isOpaque: isOpaque)
    let source = filtered.memory(atLeast: length)
    filter.apply(to: rows, of: bitmap, isOpaque: isOpaque, into: source)
    let count = deflate(source, length: length)
    let target = chunk.memory(atLeast: 0)
    PNGContainer.frame("IDAT", at: target, length: count)
    let bytes = UnsafeBufferPointer(start: target, count: count + PNGContainer.chunkOverhead)
    return CompressedBand(
      bytes: Array(bytes), adler32: isal_adler32(1, source, UInt64(length)), length: length)
  }

  /// Compresses into `chunk`, behind the room for a chunk's length and type; returns how many
  /// bytes came of it.
  private func deflate(_ source: UnsafePointer<UInt8>, length: Int) -> Int {
    // Deflate stores what it can't shrink, at five bytes for each 64 KB.
    var room = length + length / 64 + 4096
    while true {
      let target = chunk.memory(atLeast: room + PNGContainer.chunkOverhead)
      let count = flipbook_deflate(
        stream, level, source, UInt32(length), target + 8, UInt32(room))
      if count > 0 { return count }
      room *= 2
    }
  }
}

/// Memory that grows and is used again.
private struct Scratch: ~Copyable {
  private var buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)

  deinit { buffer.deallocate() }

  /// At least `count` bytes. Their contents are lost when they grow.
  mutating func memory(atLeast count: Int) -> UnsafeMutablePointer<UInt8> {
    if buffer.count < max(count, 1) {
      buffer.deallocate()
      buffer = .allocate(capacity: max(count, 1))
    }
    return buffer.baseAddress!
  }
}
