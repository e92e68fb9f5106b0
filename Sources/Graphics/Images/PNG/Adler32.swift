/// The check sum that ends a zlib stream (RFC 1950), put together from those of its parts.
struct Adler32 {
  private static let modulus = 65_521

  private var low = 1
  private var high = 0

  /// The check sum of all that was appended; 1 for nothing.
  var value: UInt32 { UInt32(high) << 16 | UInt32(low) }

  /// Appends `length` bytes whose own check sum is `part`. O(1).
  ///
  /// The low half is 1 plus the sum of the bytes; the high half is the sum of the low half after
  /// every byte, so that what stood before adds itself, less the part's own 1, `length` times.
  mutating func append(_ part: UInt32, length: Int) {
    let (partLow, partHigh) = (Int(part & 0xFFFF), Int(part >> 16))
    let modulus = Self.modulus
    high = (high + partHigh + (length % modulus) * (low + modulus - 1)) % modulus
    low = (low + partLow + modulus - 1) % modulus
  }
}
