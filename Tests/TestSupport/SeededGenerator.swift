import Foundation

/// The SplitMix64 generator (Steele, Lea, Flood 2014): the same numbers for the same seed.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}

extension SeededGenerator {
  /// Returns the seed of a random test. The default is `standard`, so that every run tests the same
  /// cases. The variable FLIPBOOK_SEED overrides it, with a number or with "random" for a different
  /// seed in every run. Failures print the seed.
  package static func seed(_ standard: UInt64) -> UInt64 {
    switch ProcessInfo.processInfo.environment["FLIPBOOK_SEED"] {
    case "random": UInt64.random(in: 0 ... .max)
    case let text?: UInt64(text) ?? standard
    case nil: standard
    }
  }
}
