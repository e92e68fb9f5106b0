package import Failures
import NearestNames

/// What a video is for: settings that belong together. What is set beside them wins.
package enum VideoPurpose: String, CaseIterable, Sendable {
  /// Plays everywhere: H.264, High profile, 4:2:0 of 8 bits, with the index first.
  case web

  /// As `web`, 1080 × 1080: the film scaled to fit, on the colour of its canvas.
  case socialSquare = "social-square"

  /// For editing and television: ProRes 422 HQ of 10 bits in a QuickTime file.
  case broadcast

  /// With alpha, to be laid over something: VP9 in WebM, ProRes 4444 in QuickTime.
  case alpha

  /// That `name` is neither a purpose nor an encoder's speed, or one too many.
  package static func unknown(_ name: String) -> FlipbookError {
    let known = allCases.map(\.rawValue) + VideoPreset.allCases.map(\.rawValue)
    guard !known.contains(name) else {
      return FlipbookError(
        .badSetting, "The preset \"\(name)\" is one too many.",
        hint: "--preset takes one of \(allCases.map(\.rawValue).joined(separator: ", ")), "
          + "and one speed of the encoder.")
    }
    let sorted = known.nearestFirst(to: name)
    return FlipbookError(
      .badSetting, "There is no preset \"\(name)\".",
      hint: "Known are: \(sorted.joined(separator: ", ")).")
  }

  /// The codec in a file of that kind.
  func codec(in container: VideoContainer) -> VideoCodec? {
    switch self {
    case .web, .socialSquare: .h264
    case .broadcast: .prores422
    case .alpha:
      container.codecs.first { $0.holdsAlpha(in: container) } ?? .vp9
    }
  }

  /// The kind of file, if none is named.
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
