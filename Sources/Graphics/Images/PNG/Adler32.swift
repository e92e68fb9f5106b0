/// The checksum at the end of a zlib stream (RFC 1950), combined from those of its parts.
struct Adler32 {
  private static let modulus = 65_521

  private var low = 1
  private var high = 0

  /// The checksum of everything appended so far; 1 if nothing was.
  var value: UInt32 { UInt32(high) << 16 | UInt32(low) }

  /// Appends `length` bytes whose own checksum is `part`. O(1).
  ///
  /// The low half is 1 plus the sum of the bytes. The high half is the sum of the low half after
  /// each byte, so the previous low half, less the part's own 1, is added `length` times.
  mutating func append(_ part: UInt32, length: Int) {
    let (partLow, partHigh) = (Int(part & 0xFFFF), Int(part >> 16))
    let modulus = Self.modulus
    high = (high + partHigh + (length % modulus) * (low + modulus - 1)) % modulus
    low = (low + partLow + modulus - 1) % modulus
  }
}
