/// Memory that grows and is used again.
struct Scratch: ~Copyable {
  private var buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)

  deinit { buffer.deallocate() }

  /// At least `count` bytes. Their contents are lost when they grow.
  mutating func memory(atLeast count: Int) -> UnsafeMutablePointer<UInt8> {
    if buffer.count < max(count, 1) {
      buffer.deallocate()
      buffer = .allocate(capacity: max(count, 1))
    }
    return buffer.baseAddress!
  }
}
