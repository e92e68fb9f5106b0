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
  /// Columns of the pictures.
  package let width: Int

  /// Rows of the pictures.
  package let height: Int

  /// Whether alpha is left out of the files.
  package let isOpaque: Bool

  /// How the files are made smaller.
  package let compression: PNGCompression

  private let header: [UInt8]

  /// An encoder of pictures of the given size, both sides in `Bitmap.sides`.
  package init(
    width: Int, height: Int, isOpaque: Bool, compression: PNGCompression = .fast
  ) {
    precondition(Bitmap.sides.contains(width) && Bitmap.sides.contains(height))
    self.compression = compression
    (self.width, self.height, self.isOpaque) = (width, height, isOpaque)
    header = PNGContainer.header(width: width, height: height, hasAlpha: !isOpaque)
  }

  /// Filters and compresses some rows of a picture, which are a bitmap of their own.
  package func compress(_ rows: Bitmap) -> CompressedBand {
    precondition(rows.width == width, "rows of another width")
    let pool = CompressorPool.shared(compression)
    let compressor = pool.take()
    defer { pool.put(compressor) }
    return compressor.compress(rows: 0..<rows.height, of: rows, isOpaque: isOpaque)
  }

  /// The file of a picture whose bands, from the top down, are these.
  package func join(_ bands: [CompressedBand]) -> [UInt8] {
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
    let bands = Bands(width: width, height: height)
    return join(
      (0..<bands.count).map {
        compressor.compress(rows: bands.rows(of: $0), of: bitmap, isOpaque: isOpaque)
      })
  }
}
