/// BT.709's conversion from R'G'B' to limited-range Y'CbCr, in integers.
enum BT709 {
  /// 219 / 255 · (0.2126, 0.7152, 0.0722) · 2¹⁵; the sum is that of white, exactly.
  private static let lumaRed: UInt32 = 5983
  private static let lumaGreen: UInt32 = 20127
  private static let lumaBlue: UInt32 = 2032

  /// Y' of a pixel; its alpha does not count.
  @inline(__always)
  static func luma(_ pixel: UInt32) -> UInt8 {
    let sum =
      (pixel & 0xFF) &* lumaRed &+ ((pixel &>> 8) & 0xFF) &* lumaGreen
      &+ ((pixel &>> 16) & 0xFF) &* lumaBlue
    return UInt8(truncatingIfNeeded: (sum &+ (16 << 15 + 1 << 14)) &>> 15)
  }

  /// Cb of the sums of eight weighted pixels' components.
  @inline(__always)
  static func cb(_ red: Int32, _ green: Int32, _ blue: Int32) -> UInt8 {
    chroma(-3298 &* red &- 11094 &* green &+ 14392 &* blue)
  }

  /// Cr of the sums of eight weighted pixels' components.
  @inline(__always)
  static func cr(_ red: Int32, _ green: Int32, _ blue: Int32) -> UInt8 {
    chroma(14392 &* red &- 13072 &* green &- 1320 &* blue)
  }

  @inline(__always)
  private static func chroma(_ sum: Int32) -> UInt8 {
    UInt8(truncatingIfNeeded: (sum &+ (128 << 18 + 1 << 17)) &>> 18)
  }
}
