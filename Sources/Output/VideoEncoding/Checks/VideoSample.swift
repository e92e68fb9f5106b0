import Foundation
import Images
import Raster

/// A frame as the encoder was given it, kept to be held against what was written.
struct VideoSample: Sendable {
  /// Which frame of the video it is, from 0.
  let index: Int

  /// Its bands.
  let bands: [VideoBand]

  /// Whether frame `index` takes the place of the sample before: 0, 1, 2, 4 … 32 do, so that one
  /// from the middle of the first is left at the end and only few have to be decoded.
  static func isTaken(of index: Int, _ format: VideoFormat) -> Bool {
    index <= (format.codec.isReadByFFmpeg ? 32 : 0) && index & (index - 1) == 0
  }

  /// What a player has to show of the frame if nothing is lost but what `format` can't hold: chroma of
  /// half the pixels, alpha between nothing and all. Premultiplied.
  func bitmap(_ format: VideoFormat) -> Bitmap {
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
  /// Replaces colours by those that are left when pixels share their chroma.
  fileprivate mutating func halveChroma() {
    let converter = I420Converter(width: width, height: height)
    var (planes, halved) = ([UInt8](), [UInt32]())
    converter.convert(self, into: &planes)
    planes.withUnsafeBytes { I420Picture($0, width: converter.codedWidth).append(to: &halved) }
    for y in 0..<height {
      for x in 0..<width {
        let place = y * width + x
        pixels[place] =
          pixels[place] & 0xFF00_0000 | halved[y * converter.codedWidth + x] & 0xFF_FFFF
      }
    }
  }
}

/// A band or frame in planes of BT.709's Y', Cb and Cr, read as a player reads it, but for chroma between
/// its samples, of which the nearest is taken.
struct I420Picture {
  let width, height: Int
  private let bytes: UnsafeRawBufferPointer

  /// A picture whose planes are `bytes`, valid as long as these are.
  init(_ bytes: UnsafeRawBufferPointer, width: Int) {
    (self.bytes, self.width) = (bytes, width)
    height = bytes.count * 2 / 3 / width
  }

  /// Appends the pixels, row after row: ITU-R BT.709, section 3, from limited range.
  func append(to pixels: inout [UInt32]) {
    let (columns, size) = (width / 2, width * height)
    // Halves up: a call of `rounded()` for each would take longer than all else.
    func level(_ value: Double) -> UInt32 { UInt32(min(max(value * 255, 0), 255) + 0.5) }
    for y in 0..<height {
      for x in 0..<width {
        let chroma = size + y / 2 * columns + x / 2
        let luma = (Double(bytes[y * width + x]) - 16) / 219
        let blue = (Double(bytes[chroma]) - 128) / 224
        let red = (Double(bytes[chroma + size / 4]) - 128) / 224
        let green = luma - (0.0722 * 1.8556 * blue + 0.2126 * 1.5748 * red) / 0.7152
        pixels.append(
          level(luma + 1.5748 * red) | level(green) << 8 | level(luma + 1.8556 * blue) << 16
            | 0xFF00_0000)
      }
    }
  }
}
