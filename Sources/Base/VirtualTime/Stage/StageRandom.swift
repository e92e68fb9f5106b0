import Foundation

/// The random numbers of a stage: from a seed, and so the same on every run.
///
/// SplitMix64 (Steele, Lea and Flood, 2014): 64 bits of state, equidistributed, not for secrets.
/// Swift's `random(in:)` without a generator asks the system instead and differs from run to run:
/// write `random(in: 0...1, using: &StageRandom.current)`.
public struct StageRandom: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// The numbers that follow from `seed`; stages begin with 0.
  public init(seed: UInt64 = 0) { state = seed }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number in 0..<1, of 53 random bits.
  public mutating func nextUnit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// The numbers of the stage that is current; outside of one, those of the thread, from seed 0.
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
