import CPNG
import Foundation
package import Raster

/// Reads PNG files of every colour type, depth and interlacing into bitmaps.
///
/// Samples of other gamma than sRGB's are converted, 16-bit ones rounded to 8; palettes,
/// transparent colours and straight alpha become premultiplied RGBA.
package enum PNGDecoder {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Reads the file at `path`.
  package static func read(_ path: String) throws(ImageError) -> Bitmap {
    try decode(try contents(of: path), name: path)
  }

  /// Reads the bytes of a file; `name` stands for it in errors.
  package static func decode(_ bytes: [UInt8], name: String) throws(ImageError) -> Bitmap {
    try checkStructure(of: bytes, name: name)
    var image = png_image()
    defer { png_image_free(&image) }
    let outcome = bytes.withUnsafeBytes { buffer -> Result<Bitmap, ImageError> in
      guard flipbook_png_begin(&image, buffer.baseAddress, buffer.count) != 0 else {
        return .failure(corrupt(name, image))
      }
      let (width, height) = (Int(image.width), Int(image.height))
      // Deflate shrinks nothing to less than a 1032nd; a picture has at least a bit per pixel.
      guard width * height / 8 / 1032 <= bytes.count else {
        return .failure(
          ImageError(.truncated, "“\(name)” is too short for \(width) × \(height) pixels."))
      }
      guard (1...32_768).contains(width), (1...32_768).contains(height) else {
        return .failure(
          ImageError(
            .tooLarge, "“\(name)” has \(width) × \(height) pixels.",
            hint: "At most 32768 × 32768 can be read."))
      }
      var isComplete = false
      let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
        isComplete = png_image_finish_read(&image, nil, buffer.baseAddress, 0, nil) != 0
        guard isComplete else { return }
        for index in 0..<width * height {
          buffer[index] = Premultiplication.premultiplied(UInt32(littleEndian: buffer[index]))
        }
        count = width * height
      }
      guard isComplete else { return .failure(corrupt(name, image)) }
      return .success(Bitmap(width: width, height: height, pixels: pixels))
    }
    return try outcome.get()
  }

  private static func corrupt(_ name: String, _ image: png_image) -> ImageError {
    let message = withUnsafePointer(to: image) { String(cString: flipbook_png_message($0)) }
    return ImageError(.corrupt, "“\(name)” is damaged: \(message).")
  }

  /// Walks the chunks up to the end of the picture, which libpng itself does not read so far.
  private static func checkStructure(of bytes: [UInt8], name: String) throws(ImageError) {
    guard !bytes.isEmpty else { throw ImageError(.empty, "“\(name)” is empty.") }
    guard bytes.starts(with: signature) else {
      guard !signature.starts(with: bytes) else { throw truncated(name) }
      throw ImageError(.notAPNG, "“\(name)” is not a PNG file.")
    }
    var position = signature.count
    while true {
      guard position + PNGContainer.chunkOverhead <= bytes.count else { throw truncated(name) }
      let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      let isEnd = bytes[position + 4..<position + 8].elementsEqual("IEND".utf8)
      position += PNGContainer.chunkOverhead + length
      guard position <= bytes.count else { throw truncated(name) }
      if isEnd { return }
    }
  }

  private static func truncated(_ name: String) -> ImageError {
    ImageError(.truncated, "“\(name)” ends before the picture does.")
  }

  private static func contents(of path: String) throws(ImageError) -> [UInt8] {
    func unreadable() -> ImageError {
      ImageError(.unreadable, "“\(path)” can't be read: \(String(cString: strerror(errno))).")
    }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw unreadable() }
    defer { close(file) }
    var bytes: [UInt8] = []
    var status = stat()
    if fstat(file, &status) == 0 { bytes.reserveCapacity(max(Int(status.st_size) + 1, 0)) }
    let step = 1 << 20
    while true {
      var failure: ImageError?
      let chunk = [UInt8](unsafeUninitializedCapacity: step) { buffer, count in
        var result = Foundation.read(file, buffer.baseAddress, step)
        while result < 0, errno == EINTR {
          result = Foundation.read(file, buffer.baseAddress, step)
        }
        if result < 0 { failure = unreadable() }
        count = max(result, 0)
      }
      if let failure { throw failure }
      guard !chunk.isEmpty else { return bytes }
      bytes += chunk
    }
  }
}
