import CRandomness

extension StageRandom {
  /// Lets Swift's `SystemRandomNumberGenerator`, and with it `random(in:)` and `shuffled()` without a
  /// generator, take the numbers of the current stage, as `UUID()` does; code outside of a stage gets the
  /// system's.
  package static func replaceSystemGenerator() { _ = replacement }

  private static let replacement: Void = flipbook_provide_random_bytes { buffer, size in
    guard let context = VirtualClock.current?.context else { return 0 }
    context.random.fill(UnsafeMutableRawBufferPointer(start: buffer, count: size))
    return 1
  }

  private mutating func fill(_ buffer: UnsafeMutableRawBufferPointer) {
    var bits: UInt64 = 0
    for index in buffer.indices {
      if index % 8 == 0 { bits = next() }
      buffer[index] = UInt8(truncatingIfNeeded: bits)
      bits >>= 8
    }
  }
}
