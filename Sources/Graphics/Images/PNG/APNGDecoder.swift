import Failures
import CZlib
import Raster

/// Reads the frames of animated PNG files.
///
/// libpng doesn't support them, so each frame is converted to a PNG file of its own, from the
/// chunks before the image data and the frame's own data, and decoded by `PNGDecoder`.
enum APNGDecoder {
  /// Decodes the frames of a file; nil for a plain PNG file.
  static func frames(
    _ bytes: UnsafeRawBufferPointer, name: String
  ) throws(FlipbookError) -> MovingImage? {
    let structure = try PNGStructure(bytes, name: name)
    guard let animation = try APNGStructure(bytes, name: name) else { return nil }
    try ImageLimits.check(
      width: structure.width, height: structure.height, frames: animation.frames.count,
      bytes: bytes.count, name: name)
    var canvas = FrameCanvas(width: structure.width, height: structure.height)
    var frames: [MovingImage.Frame] = []
    for (index, frame) in animation.frames.enumerated() {
      let isWithin =
        frame.area.left + frame.area.width <= structure.width
        && frame.area.top + frame.area.height <= structure.height
      guard isWithin, frame.area.width > 0, frame.area.height > 0 else {
        throw .corrupt(name, "frame \(index) is empty or extends beyond the canvas")
      }
      let picture = try PNGDecoder.decode(animation.file(of: frame), name: name)
      // The canvas is empty before the first frame.
      let disposal: FrameCanvas.Disposal =
        index == 0 && frame.disposal == .restore ? .clear : frame.disposal
      let shown = canvas.draw(frame.area, disposal) { backdrop, pixelIndex in
        let pixel = picture.pixels[pixelIndex]
        return frame.isBlended ? over(backdrop, pixel) : pixel
      }
      frames.append(MovingImage.Frame(bitmap: shown, delay: frame.delay))
    }
    return MovingImage(frames: frames, playCount: animation.playCount)
  }

  /// Returns a premultiplied pixel composited over another.
  private static func over(_ backdrop: UInt32, _ pixel: UInt32) -> UInt32 {
    let rest = 255 - pixel >> 24
    if rest == 0 { return pixel }
    var sum: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      let product = (backdrop >> shift & 0xFF) * rest + 128
      sum |= min((pixel >> shift & 0xFF) + (product + product >> 8) >> 8, 255) << shift
    }
    return sum
  }
}

/// The chunks of an animated PNG file.
private struct APNGStructure {
  struct Frame {
    var area = FrameCanvas.Area(left: 0, top: 0, width: 0, height: 0)
    var delay = 0.0
    var disposal = FrameCanvas.Disposal.keep
    /// Whether the frame is composited over the canvas instead of replacing it.
    var isBlended = false
    /// The chunks of image data.
    var data: [Range<Int>] = []
  }

  private(set) var frames: [Frame] = []
  private(set) var playCount = 0

  private let bytes: UnsafeRawBufferPointer
  /// The header's data, and the chunks that apply to all frames.
  private var header = 0..<0
  private var shared: [Range<Int>] = []

  /// Reads the chunks of a file whose structure has been checked; nil if it isn't animated.
  init?(_ bytes: UnsafeRawBufferPointer, name: String) throws(FlipbookError) {
    self.bytes = bytes
    var (position, isAnimated, hasData) = (8, false, false)
    while position + PNGContainer.chunkOverhead <= bytes.count {
      let length = Int(bytes.bigEndian32(at: position))
      let type = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
      let data = position + 8..<position + 8 + length
      let chunk = position..<position + PNGContainer.chunkOverhead + length
      position = chunk.upperBound
      switch type {
      case "IHDR": header = data
      case "acTL":
        guard length >= 8 else { throw .corrupt(name, "its animation has no header") }
        isAnimated = !hasData
        playCount = Int(bytes.bigEndian32(at: data.lowerBound + 4))
      case "fcTL": frames.append(try frame(at: data, name: name))
      case "IDAT":
        hasData = true
        // Image data before the first frame is the still image for decoders without animation.
        if let last = frames.indices.last { frames[last].data.append(data) }
      case "fdAT":
        guard length >= 4, let last = frames.indices.last else {
          throw .corrupt(name, "a frame's fcTL chunk is missing or too short")
        }
        frames[last].data.append(data.lowerBound + 4..<data.upperBound)
      case "IEND": break
      default: if !hasData { shared.append(chunk) }
      }
      if type == "IEND" { break }
    }
    guard isAnimated, !frames.isEmpty else { return nil }
  }

  private func frame(at data: Range<Int>, name: String) throws(FlipbookError) -> Frame {
    guard data.count >= 26 else {
      throw .corrupt(name, "a frame's fcTL chunk is missing or too short")
    }
    func long(_ offset: Int) -> Int { Int(bytes.bigEndian32(at: data.lowerBound + offset)) }
    var frame = Frame()
    frame.area = FrameCanvas.Area(
      left: long(12), top: long(16), width: long(4), height: long(8))
    let part = Double(bytes.bigEndian16(at: data.lowerBound + 20))
    let whole = Double(bytes.bigEndian16(at: data.lowerBound + 22))
    frame.delay = part / (whole == 0 ? 100 : whole)
    frame.disposal =
      switch bytes[data.lowerBound + 24] {
      case 1: .clear
      case 2: .restore
      default: .keep
      }
    frame.isBlended = bytes[data.lowerBound + 25] == 1
    return frame
  }

  /// Returns a PNG file with a single frame.
  func file(of frame: Frame) -> [UInt8] {
    var file = Array(bytes[..<8])
    var size = Array(bytes[header])
    for (index, side) in [frame.area.width, frame.area.height].enumerated() {
      for byte in 0..<4 {
        size[index * 4 + byte] = UInt8(truncatingIfNeeded: side >> (24 - 8 * byte))
      }
    }
    file += Self.chunk("IHDR", size)
    for chunk in shared { file += bytes[chunk] }
    file += Self.chunk("IDAT", frame.data.flatMap { Array(bytes[$0]) })
    return file + Self.chunk("IEND", [])
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    let checksum = UInt32(truncatingIfNeeded: crc32(0, body, UInt32(body.count)))
    return bigEndian(UInt32(data.count)) + body + bigEndian(checksum)
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
