package import Files
import SystemPackage

/// A kind of file that a video or an animated picture can be in.
package enum VideoContainer: String, CaseIterable, Sendable {
  case mp4, mov, mkv, webm, gif, apng, webp

  /// The container that the name of the file at `path` asks for by its ending; capitals don't matter.
  package init(path: String) throws(OutputError) {
    let name = FilePath(path).lastComponent?.string ?? ""
    let ending = name.lowercased().split(separator: ".", omittingEmptySubsequences: false).last
    guard let ending, name.contains("."), let container = Self.named[String(ending)] else {
      let given = name.contains(".") ? String(ending ?? "") : ""
      let known = NearestNames.sorted(Self.allCases.flatMap(\.endings), by: given)
      throw OutputError(
        .badSetting, "The video “\(path)” is of no known kind by its name.",
        hint: "Let it end in \(known.map { "." + $0 }.alternatives).")
    }
    self = container
  }

  private static let named = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { container in
      container.endings.map { ($0, container) }
    })

  /// The endings of its files, without the dot; the first is the usual one.
  package var endings: [String] { self == .apng ? ["apng", "png"] : [rawValue] }

  /// The codecs that can be in it, the one first that is taken where none is named.
  package var codecs: [VideoCodec] {
    switch self {
    case .mp4: [.h264, .h265, .vp9, .av1]
    case .mov: [.h264, .h265, .prores422, .prores4444]
    case .mkv: [.h264, .h265, .vp9, .av1, .prores422, .prores4444]
    case .webm: [.vp9, .av1]
    case .gif: [.gif]
    case .apng: [.apng]
    case .webp: [.webp]
    }
  }

  /// Whether it is a picture that moves, in a loop without end and without sound.
  package var isPicture: Bool { [.gif, .apng, .webp].contains(self) }

  /// What ffmpeg calls it.
  var muxer: String { self == .mkv ? "matroska" : rawValue }

  /// How ffmpeg is told to write it, in bytes that depend on nothing but what goes in.
  var arguments: [String] {
    let specific =
      switch self {
      case .mp4, .mov: ["-movflags", "+faststart"]
      case .gif, .webp: ["-loop", "0"]
      case .apng: ["-plays", "0"]
      case .mkv, .webm: [String]()
      }
    return ["-map_metadata", "-1", "-fflags", "+bitexact"] + specific + ["-f", muxer]
  }

  /// The shortest time that it can tell, in seconds; nil if that is fine enough for every rate.
  var tick: Double? {
    switch self {
    case .mkv, .webm, .webp: 0.001
    case .gif: 0.01
    case .mp4, .mov, .apng: nil
    }
  }
}

extension [String] {
  /// The words as alternatives: “a, b or c”.
  var alternatives: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
