package import Raster

// A bitmap becomes a PNG file in three stages:
//   PNGFilter       a band's rows → differences, each row preceded by its filter type
//   BandCompressor  differences → one IDAT chunk, ended by a full flush
//   PNGEncoder      header, the bands' chunks in order, checksum, end
// A band's chunk depends only on the pixels of its own rows, so it can be made on any thread
// and reused in later files as long as those pixels don't change.

/// Writes bitmaps of one size as 8-bit PNG files tagged sRGB.
///
/// Opaque pictures are written as RGB, others as RGBA with straight alpha, each component rounded
/// to the nearest level. Reading such a file returns exactly the same bitmap. Safe to use from
/// several threads at the same time.
package struct PNGEncoder: Sendable {
  /// The width of the pictures.
  package let width: Int

  /// The height of the pictures.
  package let height: Int

  /// Whether the files have no alpha.
  package let isOpaque: Bool

  /// The compression setting.
  package let compression: PNGCompression

  private let header: [UInt8]

  /// Creates an encoder for pictures of a given size, both sides in `Bitmap.sides`.
  package init(
    width: Int, height: Int, isOpaque: Bool, compression: PNGCompression = .fast
  ) {
    precondition(Bitmap.sides.contains(width) && Bitmap.sides.contains(height))
    self.compression = compression
    self.width = width
    self.height = height
    self.isOpaque = isOpaque
    header = PNGContainer.header(width: width, height: height, hasAlpha: !isOpaque)
  }

  /// Filters and compresses some rows of a picture, given as a bitmap of their own.
  package func compress(_ rows: Bitmap) -> CompressedBand {
    precondition(rows.width == width, "The rows' width differs from the encoder's")
    let pool = CompressorPool.shared(compression)
    let compressor = pool.take()
    defer { pool.put(compressor) }
    return compressor.compress(rows: 0..<rows.height, of: rows, isOpaque: isOpaque)
  }

  /// Returns the file of a picture with the given bands, from the top down.
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

  /// Returns the PNG file of `bitmap`, which must have the encoder's size.
  package func encode(_ bitmap: Bitmap) -> [UInt8] {
    precondition(
      bitmap.width == width && bitmap.height == height,
      "The bitmap's size differs from the encoder's")
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
