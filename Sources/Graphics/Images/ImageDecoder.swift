package import Failures
package import Foundation
package import Raster

// A file becomes a bitmap in four stages:
//   Format   its kind, by its first bytes; what is too large is refused
//   PNG, JPEG, GIF, WebP: the structure is walked as far as it is needed, then the library decodes
//   Colour   samples of another gamma, other primaries or an ICC profile become sRGB
//   Premultiplication
// Whatever the file holds, the outcome is a bitmap or an `FlipbookError` with the file's name.

/// Reads image files of the kinds there are: PNG, JPEG, GIF and WebP.
package enum ImageDecoder {
  /// Reads the file at `path`.
  package static func read(_ path: String) throws(FlipbookError) -> DecodedImage {
    try decode(try ImageFile.contents(of: path), name: path)
  }

  /// Decodes a file, or the first frame of one that has several; errors call it `name`.
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

  /// Reads all pictures of a file, as they follow one another; one of a file that stands still.
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

  /// What a file says of its picture, without its pixels being decoded; its image data may still
  /// turn out to be damaged.
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

/// A picture as it stands in a file.
package struct DecodedImage: Hashable, Sendable {
  /// The pixels, in the order in which the file has them.
  package let bitmap: Bitmap

  /// How the bitmap is to be turned; `up` for PNG and GIF files.
  package let orientation: EXIFOrientation

  /// What kind of file it was.
  package let format: ImageFormat

  /// The bitmap, turned as it is to be seen.
  package var upright: Bitmap { bitmap.upright(from: orientation) }
}

/// What a file says of its picture.
package struct ImageProperties: Hashable, Sendable {
  /// What kind of file it is.
  package let format: ImageFormat

  /// Columns, as the file has them.
  package let width: Int

  /// Rows, as the file has them.
  package let height: Int

  /// How the picture is to be turned.
  package let orientation: EXIFOrientation

  package init(format: ImageFormat, width: Int, height: Int, orientation: EXIFOrientation) {
    (self.format, self.width, self.height) = (format, width, height)
    self.orientation = orientation
  }
}
