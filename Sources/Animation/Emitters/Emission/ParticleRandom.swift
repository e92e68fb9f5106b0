/// The random numbers of one particle: a function of its key and number, independent of when they
/// are drawn.
///
/// The generator is SplitMix64: a counter with a mixing function.
struct ParticleRandom {
  private var state: UInt64

  /// Creates the generator of the particle with `number` in the sequence that `key` identifies.
  init(_ key: UInt64, _ number: UInt64) { state = Self.mixed(key, number) }

  /// Returns a key that combines a key and a number.
  static func mixed(_ key: UInt64, _ number: UInt64) -> UInt64 {
    mix(mix(key &+ 0x9E37_79B9_7F4A_7C15) &+ number &* 0xD1B5_4A32_D192_ED03)
  }

  private static func mix(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mix(state)
  }

  /// Returns a number from 0 up to, but not including, 1.
  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// Returns a number from −1 up to, but not including, 1.
  mutating func sign() -> Double { 2 * unit() - 1 }
}
