import VirtualTime

// The C random functions, backed by the stage's random numbers.
package enum RandomNumbers {
  /// Returns 32 random bits.
  package static func bits() -> UInt32 {
    UInt32(truncatingIfNeeded: StageRandom.current.next() >> 32)
  }

  /// Returns a uniformly distributed number in 0..<`bound`, or 0 if `bound` is 0.
  package static func below(_ bound: UInt32) -> UInt32 {
    bound == 0 ? 0 : UInt32.random(in: 0..<bound, using: &StageRandom.current)
  }

  /// Returns a number in 0..<1.
  package static func unit() -> Double { StageRandom.current.nextUnit() }
}
