import Foundation
import Images
import Raster

/// A frame as the encoder received it, kept for comparison with the written file.
struct VideoSample: Sendable {
  /// The frame's number in the video, from 0.
  let index: Int

  /// The frame's bands.
  let bands: [VideoBand]

  /// Returns whether frame `index` replaces the previous sample. Frames 0, 1, 2, 4 and 8 do, so that
  /// the final sample is from the middle of a short video or the beginning of a long one, and only
  /// a few frames have to be decoded.
  static func isTaken(of index: Int, _ format: VideoFormat) -> Bool {
    index <= (format.codec.isReadByFFmpeg ? 8 : 0) && index & (index - 1) == 0
  }

  /// A frame that is ready to be compared.
  struct Original: Sendable {
    /// The frame's number in the video, from 0.
    let index: Int
    let picture: FrameComparison.Picture
  }

  /// Returns the frame for comparison with the written file; nil if `format` scales the film, so that
  /// no frame of the file is equal.
  func original(_ format: VideoFormat) -> Original? {
    guard format.square == nil else { return nil }
    return Original(index: index, picture: FrameComparison.Picture(bitmap(format)))
  }

  /// Returns the frame, premultiplied, without the information that `format` can't store:
  /// full-resolution chroma, or alpha between transparent and opaque.
  private func bitmap(_ format: VideoFormat) -> Bitmap {
    var pixels = straightPixels(format)
    if format.codec.hasPalette, format.hasAlpha {
      pixels = pixels.map { $0 >= 0x8000_0000 ? $0 | 0xFF00_0000 : 0 }
    }
    var bitmap = Bitmap(width: format.givenWidth, height: format.givenHeight, pixels: pixels)
    if format.layout != .i420, format.pixelFormat.halvesColumns { bitmap.halveChroma() }
    Premultiplication.premultiply(&bitmap.pixels)
    return bitmap
  }

  private func straightPixels(_ format: VideoFormat) -> [UInt32] {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(format.givenWidth * format.givenHeight)
    for band in bands {
      band.withBytes { bytes in
        if format.layout == .i420 {
          I420Picture(UnsafeRawBufferPointer(bytes), width: format.givenWidth)
            .append(to: &pixels)
        } else {
          let words = bytes.bindMemory(to: UInt32.self)
          pixels += format.hasAlpha ? Array(words) : words.map { $0 | 0xFF00_0000 }
        }
      }
    }
    return pixels
  }
}

extension Bitmap {
  /// Replaces the colours with those that result from shared chroma.
  fileprivate mutating func halveChroma() {
    let converter = I420Converter(width: width, height: height)
    var (planes, halved) = ([UInt8](), [UInt32]())
    converter.convert(self, into: &planes)
    planes.withUnsafeBytes { I420Picture($0, width: converter.codedWidth).append(to: &halved) }
    for y in 0..<height {
      for x in 0..<width {
        let pixelIndex = y * width + x
        pixels[pixelIndex] =
          pixels[pixelIndex] & 0xFF00_0000 | halved[y * converter.codedWidth + x] & 0xFF_FFFF
      }
    }
  }
}

/// A band or frame in planes of BT.709's Y', Cb and Cr, decoded as players do, except that chroma
/// isn't interpolated: each pixel uses the nearest sample.
struct I420Picture {
  let width, height: Int
  private let bytes: UnsafeRawBufferPointer

  /// Creates a picture whose planes are `bytes`; it is valid only as long as they are.
  init(_ bytes: UnsafeRawBufferPointer, width: Int) {
    self.bytes = bytes
    self.width = width
    height = bytes.count * 2 / 3 / width
  }

  /// Appends the pixels row by row: ITU-R BT.709, section 3, from limited range. The width must be
  /// even.
  func append(to pixels: inout [UInt32]) {
    let (columns, size) = (width / 2, width * height)
    let (luma, red, blue) = (factor(1, 219), factor(1.5748, 224), factor(1.8556, 224))
    let blueOfGreen = factor(0.0722 * 1.8556 / 0.7152, 224)
    let redOfGreen = factor(0.2126 * 1.5748 / 0.7152, 224)
    let start = pixels.count
    pixels += repeatElement(0, count: size)
    pixels.withUnsafeMutableBufferPointer { pixels in
      for y in 0..<height {
        for x in 0..<width {
          let chroma = size + y / 2 * columns + x / 2
          let cb = Int(bytes[chroma]) - 128
          let cr = Int(bytes[chroma + size / 4]) - 128
          let grey = (Int(bytes[y * width + x]) - 16) * luma
          pixels[start + y * width + x] =
            level(grey + cr * red) | level(grey - cb * blueOfGreen - cr * redOfGreen) << 8
            | level(grey + cb * blue) << 16 | 0xFF00_0000
        }
      }
    }
  }

  /// Returns the factor of a sample whose range is `range` levels, times 2²⁴.
  private func factor(_ value: Double, _ range: Double) -> Int {
    Int((value * 255 / range * 0x1p24).rounded())
  }

  /// Rounds half up.
  private func level(_ value: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: min(max(value &+ 1 << 23, 0), 255 << 24) >> 24)
  }
}
