package import Failures
package import Foundation
package import Raster

// A file becomes a bitmap in four stages:
//   Format   detects the format from the first bytes and rejects files that are too large
//   PNG, JPEG, GIF, WebP: read the structure as far as needed; the library then decodes
//   Colour   converts samples with another gamma, other primaries or an ICC profile to sRGB
//   Premultiplication
// Whatever the file contains, the result is a bitmap or a `FlipbookError` with the file's name.

/// Reads image files in the supported formats: PNG, JPEG, GIF and WebP.
package enum ImageDecoder {
  /// Reads the file at `path`.
  package static func read(_ path: String) throws(FlipbookError) -> DecodedImage {
    try decode(try ImageFile.contents(of: path), name: path)
  }

  /// Decodes a file, or the first frame of an animated one. Errors refer to the file as `name`.
  package static func decode(
    _ bytes: some ContiguousBytes, name: String
  ) throws(FlipbookError) -> DecodedImage {
    try bytes.withImageBytes { bytes throws(FlipbookError) in
      switch ImageFormat(bytes) {
      case .png:
        let bitmap = try PNGDecoder.decode(bytes, name: name)
        return DecodedImage(bitmap: bitmap, orientation: .up, format: .png)
      case .jpeg: return try JPEGDecoder.decode(bytes, name: name)
      case .gif:
        let image = try GIFDecoder.frames(bytes, limit: 1, name: name)
        return DecodedImage(bitmap: image.frames[0].bitmap, orientation: .up, format: .gif)
      case .webp: return try WebPDecoder.decode(bytes, name: name)
      case nil: throw ImageFormat.error(for: bytes, name: name)
      }
    }
  }

  /// Reads all frames of a file; a still image has one.
  package static func frames(
    of bytes: some ContiguousBytes, name: String
  ) throws(FlipbookError) -> MovingImage {
    try bytes.withImageBytes { bytes throws(FlipbookError) in
      let moving: MovingImage? =
        switch ImageFormat(bytes) {
        case .png: try APNGDecoder.frames(bytes, name: name)
        case .gif: try GIFDecoder.frames(bytes, name: name)
        case .webp: try WebPDecoder.frames(bytes, name: name)
        case .jpeg, nil: nil
        }
      if let moving { return moving }
      let still = try decode(bytes, name: name)
      return MovingImage(frames: [.init(bitmap: still.bitmap, delay: 0)], playCount: 1)
    }
  }

  /// Reads the properties of an image without decoding its pixels. The image data can still turn
  /// out to be damaged.
  package static func properties(
    of bytes: some ContiguousBytes, name: String
  ) throws(FlipbookError) -> ImageProperties {
    try bytes.withImageBytes { bytes throws(FlipbookError) in
      switch ImageFormat(bytes) {
      case .png:
        let structure = try PNGStructure(bytes, name: name)
        return ImageProperties(
          format: .png, width: structure.width, height: structure.height, orientation: .up)
      case .jpeg:
        let structure = try JPEGStructure(bytes, name: name)
        return ImageProperties(
          format: .jpeg, width: structure.width, height: structure.height,
          orientation: structure.orientation)
      case .gif:
        let structure = try GIFStructure(bytes, limit: 1, name: name)
        return ImageProperties(
          format: .gif, width: structure.width, height: structure.height, orientation: .up)
      case .webp:
        let structure = try WebPStructure(bytes, limit: 1, name: name)
        return ImageProperties(
          format: .webp, width: structure.width, height: structure.height,
          orientation: structure.orientation)
      case nil: throw ImageFormat.error(for: bytes, name: name)
      }
    }
  }
}

/// A picture as stored in a file.
package struct DecodedImage: Hashable, Sendable {
  /// The pixels, in the file's order.
  package let bitmap: Bitmap

  /// The orientation that turns the bitmap upright; `up` for PNG and GIF files.
  package let orientation: EXIFOrientation

  /// The format of the file.
  package let format: ImageFormat

  /// The bitmap, turned upright.
  package var upright: Bitmap { bitmap.upright(from: orientation) }
}

/// The properties of an image file.
package struct ImageProperties: Hashable, Sendable {
  /// The format of the file.
  package let format: ImageFormat

  /// The width in pixels, as stored in the file.
  package let width: Int

  /// The height in pixels, as stored in the file.
  package let height: Int

  /// The orientation that turns the picture upright.
  package let orientation: EXIFOrientation

  package init(format: ImageFormat, width: Int, height: Int, orientation: EXIFOrientation) {
    self.format = format
    self.width = width
    self.height = height
    self.orientation = orientation
  }
}
