/// How long an encoder searches for a smaller file, by x264's names: from the fastest to the one with
/// the smallest files.
package enum VideoPreset: String, CaseIterable, Sendable {
  case ultrafast, superfast, veryfast, faster, fast, medium, slow, slower, veryslow, placebo

  /// The one of `numbers` that stands for it where an encoder numbers its speeds: of ten, from
  /// `ultrafast` to `placebo`.
  func among(_ numbers: [Int]) -> Int { numbers[Self.allCases.firstIndex(of: self) ?? 0] }
}
