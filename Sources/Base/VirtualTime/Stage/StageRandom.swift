import Foundation

/// A stage's random number generator: seeded, so that it produces the same numbers on every run.
///
/// The algorithm is SplitMix64 (Steele, Lea and Flood, 2014): 64 bits of state, equidistributed,
/// not cryptographically secure. Swift's `random(in:)` without a generator uses it, too, in code that
/// runs on a stage; elsewhere, the system's numbers differ from run to run.
public struct StageRandom: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Creates a generator from `seed`; stages start with 0.
  public init(seed: UInt64 = 0) { state = seed }

  /// Returns the next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Returns a number in 0..<1 with 53 random bits.
  public mutating func nextUnit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// The generator of the current stage; outside a stage, that of the thread, with seed 0.
  public static var current: StageRandom {
    get { VirtualClock.current?.context.random ?? ofThread }
    set {
      if let clock = VirtualClock.current {
        clock.context.random = newValue
      } else {
        ofThread = newValue
      }
    }
  }

  private static var ofThread: StageRandom {
    get { Thread.current.threadDictionary[threadKey] as? StageRandom ?? StageRandom() }
    set { Thread.current.threadDictionary[threadKey] = newValue }
  }

  private static let threadKey = "flipbook.StageRandom"
}
