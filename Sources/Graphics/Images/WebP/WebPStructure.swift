import Failures
import CWebP

/// The properties of the image in a WebP file, read by libwebp's demuxer.
struct WebPStructure {
  let width, height: Int

  /// The number of frames to read.
  let frameCount: Int

  /// Whether the file has several frames.
  let isMoving: Bool

  /// The number of times the animation is played; 0 to repeat forever.
  let playCount: Int

  private(set) var orientation = EXIFOrientation.up

  /// The ICC profile; nil if there is none.
  private(set) var profile: [UInt8]?

  /// The file up to its last whole frame, if the rest is truncated or damaged; otherwise nil.
  private(set) var cut: [UInt8]?

  static let hint = "Export the image again, or convert it to PNG."

  /// Reads the chunks of `bytes`, of which the first `limit` frames are needed.
  ///
  /// Throws if the image is too large. If a chunk is damaged or truncated, the frames before it are
  /// used; throws if there are none.
  init(
    _ bytes: UnsafeRawBufferPointer, limit: Int = .max, name: String
  ) throws(FlipbookError) {
    guard ImageFormat(bytes) == .webp else {
      throw ImageFormat.error(for: bytes, wanted: [.webp], name: name)
    }
    do throws(FlipbookError) {
      try self.init(whole: bytes, limit: limit, name: name)
    } catch {
      guard error.code != .tooLarge, let cut = Self.wholeFrames(of: bytes, limit: limit) else {
        throw error
      }
      self = try cut.withImageBytes { cut throws(FlipbookError) in
        try WebPStructure(whole: cut, limit: limit, name: name)
      }
      self.cut = cut
    }
  }

  /// Returns a file that ends after the last whole frame or after frame number `limit`; nil if
  /// there are no frames.
  private static func wholeFrames(of bytes: UnsafeRawBufferPointer, limit: Int) -> [UInt8]? {
    var (position, end, count) = (12, 0, 0)
    while count < limit, position + 8 <= bytes.count {
      let length = Int(bytes.littleEndian32(at: position + 4))
      let next = position + 8 + length + length & 1
      guard next <= bytes.count else { break }
      if ["ANMF", "VP8 ", "VP8L"].contains(
        String(decoding: bytes[position..<position + 4], as: UTF8.self))
      {
        end = next
        count += 1
      }
      position = next
    }
    guard count > 0 else { return nil }
    var cut = Array(bytes[..<end])
    for byte in 0..<4 { cut[4 + byte] = UInt8(truncatingIfNeeded: (end - 8) >> (8 * byte)) }
    return cut
  }

  private init(
    whole bytes: UnsafeRawBufferPointer, limit: Int, name: String
  ) throws(FlipbookError) {
    guard Int(bytes.littleEndian32(at: 4)) + 8 <= bytes.count else { throw .truncated(name) }
    var data = WebPData(
      bytes: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), size: bytes.count)
    guard let demuxer = WebPDemux(&data) else {
      throw .corrupt(name, "its chunks can't be parsed", hint: Self.hint)
    }
    defer { WebPDemuxDelete(demuxer) }
    width = Int(WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_WIDTH))
    height = Int(WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_HEIGHT))
    let count = Int(WebPDemuxGetI(demuxer, WEBP_FF_FRAME_COUNT))
    frameCount = min(count, limit)
    isMoving = count > 1
    playCount = isMoving ? Int(WebPDemuxGetI(demuxer, WEBP_FF_LOOP_COUNT)) : 1
    guard frameCount > 0 else { throw .corrupt(name, "it contains no image", hint: Self.hint) }
    try ImageLimits.check(
      width: width, height: height, frames: frameCount, bytes: bytes.count, name: name)
    // Some programs write the identifier that is usual in JPEG files, others don't.
    orientation =
      Self.chunk("EXIF", of: demuxer) {
        EXIFSegment.orientation(in: $0) ?? EXIFSegment.orientation(inFile: $0)
      } ?? .up
    profile = Self.chunk("ICCP", of: demuxer) { $0.count <= ImageLimits.profile ? Array($0) : nil }
  }

  /// Returns the result of `body` for the first chunk with a name; nil if there is none.
  private static func chunk<Value>(
    _ name: String, of demuxer: OpaquePointer, _ body: (UnsafeRawBufferPointer) -> Value?
  ) -> Value? {
    var iterator = WebPChunkIterator()
    guard WebPDemuxGetChunk(demuxer, name, 1, &iterator) != 0 else { return nil }
    defer { WebPDemuxReleaseChunkIterator(&iterator) }
    return body(UnsafeRawBufferPointer(start: iterator.chunk.bytes, count: iterator.chunk.size))
  }
}
