package import Failures
import NearestNames

/// The purpose of a video: a set of settings, each of which an explicit setting overrides.
package enum VideoPurpose: String, CaseIterable, Sendable {
  /// Plays everywhere: H.264, High profile, 4:2:0 with 8 bits, with the index first.
  case web

  /// Like `web`, with 1080 × 1080 pixels: the film is scaled to fit, on its canvas's background
  /// colour.
  case socialSquare = "social-square"

  /// For editing and television: 10-bit ProRes 422 HQ in a QuickTime file.
  case broadcast

  /// With alpha, for compositing over other video: VP9 in WebM, ProRes 4444 in QuickTime.
  case alpha

  /// Returns the error for a `name` that is neither a purpose nor an encoder's speed, or that
  /// repeats one of the two.
  package static func unknown(_ name: String) -> FlipbookError {
    let known = allCases.map(\.rawValue) + VideoPreset.allCases.map(\.rawValue)
    guard !known.contains(name) else {
      return FlipbookError(
        .badSetting, "The preset \"\(name)\" conflicts with another preset of the same kind.",
        hint: "Pass at most one of \(allCases.map(\.rawValue).joined(separator: ", ")), "
          + "and at most one encoder speed.")
    }
    let sorted = known.nearestFirst(to: name)
    return FlipbookError(
      .badSetting, "There is no preset \"\(name)\".",
      hint: "Supported presets: \(sorted.joined(separator: ", ")).")
  }

  /// Returns the codec for a container.
  func codec(in container: VideoContainer) -> VideoCodec? {
    switch self {
    case .web, .socialSquare: .h264
    case .broadcast: .prores422
    case .alpha:
      container.codecs.first { $0.holdsAlpha(in: container) } ?? .vp9
    }
  }

  /// The default container.
  var container: VideoContainer {
    switch self {
    case .web, .socialSquare: .mp4
    case .broadcast: .mov
    case .alpha: .webm
    }
  }

  /// The constant rate factor.
  var rateFactor: Int? {
    switch self {
    case .web, .socialSquare: 20
    case .broadcast, .alpha: nil
    }
  }

  /// The side of the square that the film is fitted into.
  var side: Int? { self == .socialSquare ? 1080 : nil }
}
