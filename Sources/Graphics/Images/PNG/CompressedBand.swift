/// The compressed rows of one band of a picture: a PNG chunk of its own.
package struct CompressedBand: Hashable, Sendable {
  /// A whole IDAT chunk: length, type, compressed rows, check sum.
  package let bytes: [UInt8]

  /// Adler-32 of the filtered rows.
  package let adler32: UInt32

  /// Bytes of the filtered rows.
  package let length: Int
}
