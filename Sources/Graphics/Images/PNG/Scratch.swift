/// Reusable memory that grows as needed.
struct Scratch: ~Copyable {
  private var buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)

  deinit { buffer.deallocate() }

  /// Returns memory for at least `count` bytes. The contents are lost when it grows.
  mutating func memory(atLeast count: Int) -> UnsafeMutablePointer<UInt8> {
    if buffer.count < max(count, 1) {
      buffer.deallocate()
      buffer = .allocate(capacity: max(count, 1))
    }
    return buffer.baseAddress!
  }
}
