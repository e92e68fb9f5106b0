import Failures
import CWebP
import Raster

/// Reads WebP files with libwebp: lossy and lossless, with and without alpha, still and animated.
///
/// Colours are converted to sRGB with the file's ICC profile (through LittleCMS, perceptual), and
/// taken as sRGB without one. If a file is truncated or damaged after a frame, the frames before
/// that are used.
enum WebPDecoder {
  /// Decodes a still image, or the first frame of an animated one.
  static func decode(
    _ bytes: UnsafeRawBufferPointer, name: String
  ) throws(FlipbookError) -> DecodedImage {
    let structure = try WebPStructure(bytes, limit: 1, name: name)
    let image = try frames(bytes, structure, name: name)
    return DecodedImage(
      bitmap: image.frames[0].bitmap, orientation: structure.orientation, format: .webp)
  }

  /// Decodes the frames of a file.
  static func frames(
    _ bytes: UnsafeRawBufferPointer, name: String
  ) throws(FlipbookError) -> MovingImage {
    try frames(bytes, WebPStructure(bytes, name: name), name: name)
  }

  private static func frames(
    _ bytes: UnsafeRawBufferPointer, _ structure: WebPStructure, name: String
  ) throws(FlipbookError) -> MovingImage {
    guard let cut = structure.cut else { return try decode(bytes, structure, name: name) }
    return try cut.withImageBytes { cut throws(FlipbookError) in
      try decode(cut, structure, name: name)
    }
  }

  private static func decode(
    _ bytes: UnsafeRawBufferPointer, _ structure: WebPStructure, name: String
  ) throws(FlipbookError) -> MovingImage {
    func damage() -> FlipbookError {
      .corrupt(name, "its image data can't be read", hint: WebPStructure.hint)
    }
    guard let reader = WebPReader(bytes) else { throw damage() }
    let conversion = try structure.profile?.withImageBytes { profile throws(FlipbookError) in
      try ColourConversion(profile: profile, depth: 8, name: name)
    }
    var frames: [MovingImage.Frame] = []
    var time = 0
    for _ in 0..<structure.frameCount {
      guard let frame = reader.next(structure.width * structure.height) else { throw damage() }
      var pixels = frame.pixels
      pixels.withUnsafeMutableBufferPointer { pixels in
        conversion?.apply(to: pixels)
        Premultiplication.premultiply(pixels)
      }
      frames.append(
        MovingImage.Frame(
          bitmap: Bitmap(width: structure.width, height: structure.height, pixels: pixels),
          delay: structure.isMoving ? Double(frame.end - time) / 1000 : 0))
      time = frame.end
    }
    return MovingImage(frames: frames, playCount: structure.playCount)
  }
}

/// A libwebp decoder for one file. The file's bytes must outlive it.
private struct WebPReader: ~Copyable {
  private let decoder: OpaquePointer

  init?(_ bytes: UnsafeRawBufferPointer) {
    var data = WebPData(
      bytes: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), size: bytes.count)
    var options = WebPAnimDecoderOptions()
    guard WebPAnimDecoderOptionsInit(&options) != 0 else { return nil }
    options.color_mode = MODE_RGBA
    guard let opened = WebPAnimDecoderNew(&data, &options) else { return nil }
    decoder = opened
  }

  deinit { WebPAnimDecoderDelete(decoder) }

  /// Returns the next frame with straight alpha, and its end time in milliseconds; nil if it is
  /// damaged.
  func next(_ count: Int) -> (pixels: [UInt32], end: Int)? {
    var start: UnsafeMutablePointer<UInt8>?
    var end: CInt = 0
    guard WebPAnimDecoderGetNext(decoder, &start, &end) != 0, let start else { return nil }
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
      UnsafeMutableRawBufferPointer(buffer).copyMemory(
        from: UnsafeRawBufferPointer(start: start, count: count * 4))
      filled = count
    }
    return (pixels, Int(end))
  }
}
