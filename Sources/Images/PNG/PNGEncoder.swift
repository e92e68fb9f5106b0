package import Raster

// A bitmap becomes a PNG file in three stages:
//   PNGFilter       a band's rows → differences, each row led by its filter's number
//   BandCompressor  differences → one IDAT chunk, ended by a full flush
//   PNGEncoder      header, the bands' chunks in order, check sum, end
// A band's chunk depends on the pixels of its own rows alone, so that it can be made on any
// thread and used again in later files while those pixels stay.

/// Writes bitmaps of one size as 8-bit PNG files tagged sRGB.
///
/// Opaque pictures are written as RGB, others as RGBA with straight alpha, each component rounded
/// to the nearest level; reading such a file gives back the very same bitmap. May be used from
/// several threads at once.
package struct PNGEncoder: Sendable {
  /// Rows in a band; the last band of a picture may have fewer.
  package static let bandHeight = 64

  /// Columns of the pictures.
  package let width: Int

  /// Rows of the pictures.
  package let height: Int

  /// Whether alpha is left out of the files.
  package let isOpaque: Bool

  /// How the files are made smaller.
  package let compression: PNGCompression

  private let header: [UInt8]

  /// An encoder of pictures of the given size, both sides in 1…32 768.
  package init(
    width: Int, height: Int, isOpaque: Bool, compression: PNGCompression = .fast
  ) {
    precondition((1...32_768).contains(width) && (1...32_768).contains(height))
    self.compression = compression
    (self.width, self.height, self.isOpaque) = (width, height, isOpaque)
    header = PNGContainer.header(width: width, height: height, hasAlpha: !isOpaque)
  }

  /// How many bands a picture has.
  package var bandCount: Int { (height + Self.bandHeight - 1) / Self.bandHeight }

  /// The rows of band `band`, which counts from 0 at the top.
  package func rows(ofBand band: Int) -> Range<Int> {
    let first = band * Self.bandHeight
    return first..<min(first + Self.bandHeight, height)
  }

  /// Filters and compresses the rows of one band of `bitmap`, which has this encoder's size.
  package func compress(band: Int, of bitmap: Bitmap) -> CompressedBand {
    precondition(bitmap.width == width && bitmap.height == height, "a bitmap of another size")
    let pool = CompressorPool.shared(compression)
    let compressor = pool.take()
    defer { pool.put(compressor) }
    return compressor.compress(rows: rows(ofBand: band), of: bitmap, isOpaque: isOpaque)
  }

  /// The file made of all bands of a picture, from the top down.
  package func join(_ bands: [CompressedBand]) -> [UInt8] {
    precondition(bands.count == bandCount, "all bands of a picture")
    var checksum = Adler32()
    for band in bands { checksum.append(band.adler32, length: band.length) }
    let trailer = PNGContainer.trailer(checksum: checksum.value)
    var file: [UInt8] = []
    file.reserveCapacity(
      header.count + trailer.count + bands.reduce(0) { $0 + $1.bytes.count })
    file += header
    for band in bands { file += band.bytes }
    file += trailer
    return file
  }

  /// The PNG file of `bitmap`, which has this encoder's size.
  package func encode(_ bitmap: Bitmap) -> [UInt8] {
    precondition(bitmap.width == width && bitmap.height == height, "a bitmap of another size")
    let pool = CompressorPool.shared(compression)
    let compressor = pool.take()
    defer { pool.put(compressor) }
    return join(
      (0..<bandCount).map {
        compressor.compress(rows: rows(ofBand: $0), of: bitmap, isOpaque: isOpaque)
      })
  }
}
