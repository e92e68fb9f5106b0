/// An encoder's speed, by x264's names, from the fastest to the one that gives the smallest files.
package enum VideoPreset: String, CaseIterable, Sendable {
  case ultrafast, superfast, veryfast, faster, fast, medium, slow, slower, veryslow, placebo

  /// Returns the corresponding element of `numbers`: an encoder's ten numeric speeds, from
  /// `ultrafast` to `placebo`.
  func among(_ numbers: [Int]) -> Int { numbers[Self.allCases.firstIndex(of: self) ?? 0] }
}
