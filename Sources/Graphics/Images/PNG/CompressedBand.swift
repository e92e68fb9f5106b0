/// The compressed rows of one band of a picture: a PNG chunk of its own.
package struct CompressedBand: Hashable, Sendable {
  /// A complete IDAT chunk: length, type, compressed rows, CRC.
  package let bytes: [UInt8]

  /// The Adler-32 checksum of the filtered rows.
  package let adler32: UInt32

  /// The number of bytes of the filtered rows.
  package let length: Int
}
