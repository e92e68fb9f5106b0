/// The numbers that place the parts of a scene; `Peers/scenes.c` computes the same ones.
struct Lottery {
  private var state: UInt64 = 0x2545_F491_4F6C_DD1D

  /// Returns a number in 0..<1: the upper 24 bits of a linear congruential generator (Knuth's
  /// MMIX).
  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 40) / Double(1 << 24)
  }
}
