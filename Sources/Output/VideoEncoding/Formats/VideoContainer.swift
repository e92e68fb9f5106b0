package import Failures
import NearestNames
import SystemPackage

/// A kind of file that a video or an animated picture can be in: all that is known of it.
package struct VideoContainer: Sendable {
  /// The endings of its files, without the dot; the first is the usual one.
  package let endings: [String]

  /// What ffmpeg calls it.
  let muxer: String

  /// What ffmpeg is told to write it, beside what all containers need.
  var options: [String] = []

  /// How sound is stored in it; nil for a picture that moves, which has none.
  package var audio: AudioFormat?

  /// How sound is stored beside codecs that are meant for editing, where that is another way.
  var audioForEditing: AudioFormat?

  /// The shortest time that it can tell, in seconds; nil if that is fine enough for every rate.
  var tick: Double?

  /// Whether it is Matroska, or WebM, which is some of that: it has no tags of codecs, and times that are
  /// rounded to its tick.
  var isMatroska = false
}

extension VideoContainer: CaseIterable {
  package static let allCases = [mp4, mov, mkv, webm, gif, apng, webp]

  package static let mp4 = VideoContainer(
    endings: ["mp4"], muxer: "mp4", options: ["-movflags", "+faststart"], audio: .aac)

  package static let mov = VideoContainer(
    endings: ["mov"], muxer: "mov", options: ["-movflags", "+faststart"], audio: .aac,
    audioForEditing: .pcm)

  // Matroska can't tell the samples that AAC's decoders have to drop: the sound would be late.
  package static let mkv = VideoContainer(
    endings: ["mkv"], muxer: "matroska", audio: .opus, tick: 0.001, isMatroska: true)

  package static let webm = VideoContainer(
    endings: ["webm"], muxer: "webm", audio: .opus, tick: 0.001, isMatroska: true)

  package static let gif = VideoContainer(
    endings: ["gif"], muxer: "gif", options: ["-loop", "0"], tick: 0.01)

  package static let apng = VideoContainer(
    endings: ["apng", "png"], muxer: "apng", options: ["-plays", "0"])

  package static let webp = VideoContainer(
    endings: ["webp"], muxer: "webp", options: ["-loop", "0"], tick: 0.001)
}

extension VideoContainer: Hashable {
  package static func == (one: Self, other: Self) -> Bool { one.name == other.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension VideoContainer {
  /// The container that the name of the file at `path` asks for by its ending; capitals don't matter.
  package init(path: String) throws(FlipbookError) {
    let name = FilePath(path).lastComponent?.string ?? ""
    let ending = name.lowercased().split(separator: ".", omittingEmptySubsequences: false).last
    guard let ending, name.contains("."),
      let container = Self.allCases.first(where: { $0.endings.contains(String(ending)) })
    else {
      let given = name.contains(".") ? String(ending ?? "") : ""
      let known = Self.allCases.flatMap(\.endings).nearestFirst(to: given)
      throw FlipbookError(
        .badSetting, "The video \"\(path)\" is of no known kind by its name.",
        hint: "Let it end in \(known.map { "." + $0 }.joined(by: "or")).")
    }
    self = container
  }

  /// Its usual ending.
  package var name: String { endings[0] }

  /// The codecs that can be in it, the one first that is taken where none is named.
  package var codecs: [VideoCodec] { VideoCodec.allCases.filter { $0.containers.contains(self) } }

  /// The codec that is taken where none is named.
  package func codec(isOpaque: Bool) -> VideoCodec {
    let forAlpha = isOpaque ? nil : codecs.first { $0.containersForAlpha.contains(self) }
    return forAlpha ?? codecs[0]
  }

  /// Whether it is a picture that moves, in a loop without end and without sound.
  package var isPicture: Bool { audio == nil }

  /// How sound is stored beside `codec`.
  package func audio(beside codec: VideoCodec?) -> AudioFormat? {
    codec?.isForEditing == true ? audioForEditing ?? audio : audio
  }

  /// How ffmpeg is told to write it, in bytes that depend on nothing but what goes in.
  var arguments: [String] {
    ["-map_metadata", "-1", "-fflags", "+bitexact"] + options + ["-f", muxer]
  }
}

extension [VideoContainer] {
  /// Their usual endings, with dots: ".mp4, .mov or .mkv".
  package func endings(joinedBy conjunction: String) -> String {
    map { "." + $0.name }.joined(by: conjunction)
  }
}

extension [String] {
  /// The words as a list: "a, b and c".
  package func joined(by conjunction: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
