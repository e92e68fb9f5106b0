import VirtualTime

// The random functions of C, on the stage's numbers.
package enum Chance {
  /// 32 random bits.
  package static func bits() -> UInt32 {
    UInt32(truncatingIfNeeded: StageRandom.current.next() >> 32)
  }

  /// A number in 0..<`bound`, each as likely; 0 for a bound of 0.
  package static func below(_ bound: UInt32) -> UInt32 {
    bound == 0 ? 0 : UInt32.random(in: 0..<bound, using: &StageRandom.current)
  }

  /// A number in 0..<1.
  package static func unit() -> Double { StageRandom.current.nextUnit() }
}
