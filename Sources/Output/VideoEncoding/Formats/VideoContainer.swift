package import Failures
import NearestNames
import SystemPackage

/// A file format of videos or animated pictures, with all its properties.
package struct VideoContainer: Sendable {
  /// The file extensions, without the dot; the first is the usual one.
  package let endings: [String]

  /// ffmpeg's name of the muxer.
  let muxer: String

  /// ffmpeg's arguments for this container, in addition to those that all containers need.
  var options: [String] = []

  /// The format of sound; nil for animated pictures, which have none.
  package var audio: AudioFormat?

  /// The format of sound with codecs that are intended for editing, if it differs from `audio`.
  var audioForEditing: AudioFormat?

  /// The resolution of the container's clock, in seconds; nil if it is exact for every frame rate.
  var tick: Double?

  /// Whether the container is Matroska or its subset WebM: codecs have no tags, and times are
  /// rounded to the tick.
  var isMatroska = false
}

extension VideoContainer: CaseIterable {
  package static let allCases = [mp4, mov, mkv, webm, gif, apng, webp]

  package static let mp4 = VideoContainer(
    endings: ["mp4"], muxer: "mp4", options: ["-movflags", "+faststart"], audio: .aac)

  package static let mov = VideoContainer(
    endings: ["mov"], muxer: "mov", options: ["-movflags", "+faststart"], audio: .aac,
    audioForEditing: .pcm)

  // Matroska can't state the number of samples that AAC decoders have to drop: the sound would be
  // late.
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
  /// Creates the container for the extension of the file name at `path`; case is ignored.
  package init(path: String) throws(FlipbookError) {
    let name = FilePath(path).lastComponent?.string ?? ""
    let ending = name.lowercased().split(separator: ".", omittingEmptySubsequences: false).last
    guard let ending, name.contains("."),
      let container = Self.allCases.first(where: { $0.endings.contains(String(ending)) })
    else {
      let given = name.contains(".") ? String(ending ?? "") : ""
      let known = Self.allCases.flatMap(\.endings).nearestFirst(to: given)
      throw FlipbookError(
        .badSetting, "The file name of the video \"\(path)\" doesn't have a supported extension.",
        hint: "Use \(known.map { "." + $0 }.joined(by: "or")).")
    }
    self = container
  }

  /// The usual file extension.
  package var name: String { endings[0] }

  /// The codecs that the container can hold, the default one first.
  package var codecs: [VideoCodec] { VideoCodec.allCases.filter { $0.containers.contains(self) } }

  /// Returns the default codec for opaque frames or for frames with alpha.
  package func codec(isOpaque: Bool) -> VideoCodec {
    let forAlpha = isOpaque ? nil : codecs.first { $0.containersForAlpha.contains(self) }
    return forAlpha ?? codecs[0]
  }

  /// Whether the container is an animated picture, which loops forever and has no sound.
  package var isPicture: Bool { audio == nil }

  /// Returns the format of sound with `codec`.
  package func audio(with codec: VideoCodec?) -> AudioFormat? {
    codec?.isForEditing == true ? audioForEditing ?? audio : audio
  }

  /// ffmpeg's arguments for the container; its bytes depend only on the input.
  var arguments: [String] {
    ["-map_metadata", "-1", "-fflags", "+bitexact"] + options + ["-f", muxer]
  }
}

extension [VideoContainer] {
  /// Returns the usual file extensions as a list: ".mp4, .mov or .mkv".
  package func endings(joinedBy conjunction: String) -> String {
    map { "." + $0.name }.joined(by: conjunction)
  }
}

extension [String] {
  /// Returns the words as a list: "a, b and c".
  package func joined(by conjunction: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
