/// How much time goes into making PNG files smaller. The pixels are the same.
package enum PNGCompression: String, CaseIterable, Sendable {
  /// ISA-L's level 1 over differences of rows: by far the fastest.
  case fast

  /// zlib's level 4, the filter chosen row by row: some 20 % smaller, ten times slower.
  case balanced

  /// The smaller of zlib's level 9 and of runs alone, band by band, the filter chosen row by row.
  case small
}
