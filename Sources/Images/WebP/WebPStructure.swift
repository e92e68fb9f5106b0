import CWebP

/// What a WebP file says of its picture, read by libwebp's demuxer.
struct WebPStructure {
  let width, height, frameCount: Int

  /// How often the frames are shown; 0 for ever.
  let playCount: Int

  private(set) var orientation = EXIFOrientation.up

  /// The ICC profile; nil without one.
  private(set) var profile: [UInt8]?

  static let hint = "Export it again, or convert it to PNG."

  /// Reads the chunks of `bytes`, and refuses what is cut off or too large.
  init(_ bytes: UnsafeRawBufferPointer, name: String) throws(ImageError) {
    guard ImageFormat(bytes) == .webp else {
      throw ImageFormat.error(for: bytes, wanted: [.webp], name: name)
    }
    guard Int(bytes.littleEndian32(at: 4)) + 8 <= bytes.count else { throw .truncated(name) }
    var data = WebPData(
      bytes: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), size: bytes.count)
    guard let demuxer = WebPDemux(&data) else {
      throw .corrupt(name, "its parts don't fit together", hint: Self.hint)
    }
    defer { WebPDemuxDelete(demuxer) }
    width = Int(WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_WIDTH))
    height = Int(WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_HEIGHT))
    frameCount = Int(WebPDemuxGetI(demuxer, WEBP_FF_FRAME_COUNT))
    playCount = frameCount > 1 ? Int(WebPDemuxGetI(demuxer, WEBP_FF_LOOP_COUNT)) : 1
    guard frameCount > 0 else { throw .corrupt(name, "it holds no picture", hint: Self.hint) }
    try ImageLimits.check(
      width: width, height: height, frames: frameCount, bytes: bytes.count, name: name)
    // Some programs write the title that is usual in JPEG files, some don't.
    orientation =
      Self.chunk("EXIF", of: demuxer) {
        EXIFSegment.orientation(in: $0) ?? EXIFSegment.orientation(inFile: $0)
      } ?? .up
    profile = Self.chunk("ICCP", of: demuxer) { $0.count <= ImageLimits.profile ? Array($0) : nil }
  }

  /// What `body` makes of the first chunk of that name; nil without one.
  private static func chunk<Value>(
    _ name: String, of demuxer: OpaquePointer, _ body: (UnsafeRawBufferPointer) -> Value?
  ) -> Value? {
    var iterator = WebPChunkIterator()
    guard WebPDemuxGetChunk(demuxer, name, 1, &iterator) != 0 else { return nil }
    defer { WebPDemuxReleaseChunkIterator(&iterator) }
    return body(UnsafeRawBufferPointer(start: iterator.chunk.bytes, count: iterator.chunk.size))
  }
}
