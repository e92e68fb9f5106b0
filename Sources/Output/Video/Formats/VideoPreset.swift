/// How long an encoder searches for a smaller file, by x264's names: from the fastest to the one with
/// the smallest files.
package enum VideoPreset: String, CaseIterable, Sendable {
  case ultrafast, superfast, veryfast, faster, fast, medium, slow, slower, veryslow, placebo

  /// What `encoder` is told. x264 and x265 know the names; the others number their speeds:
  ///
  /// | | ultrafast | superfast | veryfast | faster | fast | medium | slow | slower | veryslow | placebo |
  /// | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
  /// | libvpx-vp9, cpu-used | 5 | 5 | 5 | 4 | 3 | 2 | 1 | 1 | 0 | 0, best |
  /// | SVT-AV1, preset | 12 | 11 | 10 | 9 | 8 | 7 | 5 | 4 | 3 | 1 |
  /// | libaom-av1, cpu-used | 8 | 8 | 7 | 6 | 5 | 4 | 3 | 2 | 1 | 0 |
  func arguments(for encoder: String) -> [String] {
    let place = Self.allCases.firstIndex(of: self) ?? 0
    switch encoder {
    case "libvpx-vp9":
      let speed = [5, 5, 5, 4, 3, 2, 1, 1, 0, 0][place]
      return ["-deadline", self == .placebo ? "best" : "good", "-cpu-used", "\(speed)"]
    case "libsvtav1": return ["-preset", "\([12, 11, 10, 9, 8, 7, 5, 4, 3, 1][place])"]
    case "libaom-av1": return ["-cpu-used", "\([8, 8, 7, 6, 5, 4, 3, 2, 1, 0][place])"]
    default: return ["-preset", rawValue]
    }
  }
}
