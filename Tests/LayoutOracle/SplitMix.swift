/// The SplitMix64 generator (Steele, Lea and Flood, 2014): the same numbers on every machine.
package struct SplitMix: Sendable {
  private var state: UInt64

  /// Creates a generator.
  package init(seed: UInt64) { state = seed }

  /// Returns the next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number in `0..<bound`.
  package mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// Returns true with a probability of `percent`.
  package mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// Returns an element of an array that isn't empty.
  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}
