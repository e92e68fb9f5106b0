/// The effort spent on making PNG files smaller. The pixels are the same.
package enum PNGCompression: String, CaseIterable, Sendable {
  /// ISA-L's level 1 with the Up filter: by far the fastest.
  case fast

  /// zlib's level 4 with the best filter for each row: about 20 % smaller, ten times slower.
  case balanced

  /// The smaller result of zlib's level 9 and its run-length strategy for each band, with the best
  /// filter for each row.
  case small
}
