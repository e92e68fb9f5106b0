package import Failures
import Foundation

/// The requested settings of a video. `VideoFormat` derives the values that are nil from the file's
/// name and the frames.
package struct VideoSettings: Hashable, Sendable {
  /// The codec; nil for the default of the file's extension.
  package let codec: VideoCodec?

  /// The purpose, which sets several values together.
  package let purpose: VideoPurpose?

  /// The encoder's speed; nil for `medium` if the codec has speeds.
  package let preset: VideoPreset?

  /// The constant rate factor, in the range of `VideoCodec.rateFactor`; 0 is the best quality.
  package let crf: Int?

  /// The average bit rate, in bits per second, 1 000…1 000 000 000; an alternative to `crf`.
  package let bitrate: Int?

  /// The pixel format; nil for the codec's default.
  package let pixelFormat: PixelFormat?

  /// Further options for ffmpeg, placed after all others and before the file's name.
  package let arguments: [String]

  /// The number of encoder threads, 1…128. The encoded bytes depend on it, so it is fixed instead
  /// of following the number of processors: the same film gives the same file on every machine.
  package let threads: Int

  /// The treatment of frames with an odd number of columns or rows.
  package let oddSize: OddSize

  /// The sound; nil for none.
  package let audio: AudioTrack?

  /// Whether the written file is checked, and one of its frames is compared with the original.
  package let isChecked: Bool

  /// The part of the film that the video holds, stored in the file's comment if the container has
  /// one; nil for a whole film, whose file has no comment.
  package var part: VideoPart?

  /// Creates settings. Throws if a value is out of range, or if two values contradict each other.
  package init(
    codec: VideoCodec? = nil, preset: VideoPreset? = nil, crf: Int? = nil, threads: Int = 4,
    oddSize: OddSize = .refuse, purpose: VideoPurpose? = nil, bitrate: Int? = nil,
    pixelFormat: String? = nil, arguments: [String] = [], audio: AudioTrack? = nil,
    isChecked: Bool = true
  ) throws(FlipbookError) {
    guard (1...128).contains(threads) else {
      throw FlipbookError(
        .badSetting, "\(threads) encoder threads are out of range.", hint: "Use 1 to 128.")
    }
    if crf != nil, bitrate != nil {
      throw FlipbookError(
        .badSetting, "A constant rate factor and a bit rate contradict each other.",
        hint: "Pass either --crf or --bitrate.")
    }
    guard bitrate.map((1_000...1_000_000_000).contains) ?? true else {
      throw FlipbookError(
        .badSetting, "A bit rate of \(bitrate ?? 0) bits per second is out of range.",
        hint: "--bitrate takes 1k to 1000M, such as 4M.")
    }
    try Self.check(crf, codec)
    self.codec = codec
    self.purpose = purpose
    self.preset = preset
    self.crf = crf
    self.bitrate = bitrate
    self.pixelFormat = pixelFormat.map { PixelFormat($0) }
    self.arguments = arguments
    self.audio = audio
    self.isChecked = isChecked
    self.threads = threads
    self.oddSize = oddSize
  }

  /// Throws if the constant rate factor is out of range for `codec`, or for all codecs if that is
  /// nil.
  static func check(_ crf: Int?, _ codec: VideoCodec?) throws(FlipbookError) {
    guard let crf else { return }
    if let codec, codec.rateFactor == nil {
      throw FlipbookError(
        .badSetting, "\(codec.name) has no constant rate factor.",
        hint: "Leave out --crf: only \(VideoCodec.namesWithRateFactors) support it.")
    }
    let factors = codec.map { [$0] } ?? VideoCodec.allCases
    guard !factors.contains(where: { $0.rateFactor?.range.contains(crf) ?? false }) else { return }
    let hint =
      codec?.rateFactor.map {
        "\($0.range.upperBound) (the worst); \($0.standard) looks like the original."
      }
      ?? "\(VideoCodec.worstRateFactors.map { "\($0.factor) for \($0.codecs)" }.joined(separator: ", to "))."
    throw FlipbookError(
      .badSetting, "A constant rate factor of \(crf) is out of range.",
      hint: "--crf takes 0 (the best) to \(hint)")
  }

  /// Parses a bit rate such as 4M, 800k or 2500000; returns bits per second.
  package static func bitrate(_ text: String) throws(FlipbookError) -> Int {
    let units: [Character: Double] = ["k": 1e3, "K": 1e3, "M": 1e6, "m": 1e6]
    let unit = text.last.flatMap { units[$0] }
    let value = Double(unit == nil ? text[...] : text.dropLast()).map { $0 * (unit ?? 1) }
    guard let value, value.isFinite, (1e3...1e9).contains(value) else {
      throw FlipbookError(
        .badSetting, "\"\(text)\" is not a valid bit rate.",
        hint: "--bitrate takes 1k to 1000M, such as 800k or 4M.")
    }
    return Int(value)
  }

  /// Throws unless the extension of `path` names a container that can hold the codec.
  package func checkContainer(of path: String) throws(FlipbookError) {
    _ = try VideoFormat.codec(self, try VideoContainer(path: path), isOpaque: true)
  }

  /// Returns the default path of the video of a film whose frames are in `folder`: next to the
  /// folder, with the folder's name. If the folder has no name of its own (such as "."), the video
  /// is in the folder and has the film's name. The extension is that of `other`, if given.
  package func path(beside folder: String, film: String, like other: String? = nil) -> String {
    let ending = other.map { ($0 as NSString).pathExtension } ?? ending
    let isNameless = ["", ".", ".."].contains(folder.split(separator: "/").last ?? "")
    return isNameless ? "\(folder)/\(film).\(ending)" : "\(folder).\(ending)"
  }

  /// The default file extension of the video, without the dot.
  package var ending: String {
    (codec?.containers.first ?? purpose?.container ?? .mp4).endings[0]
  }
}

/// The treatment of frames with an odd number of columns or rows if colour is stored for pairs of
/// pixels or squares of 2 × 2. Frames are never cropped.
package enum OddSize: String, CaseIterable, Sendable {
  /// Encoding such frames is an error.
  case refuse

  /// The last column, row or both are repeated.
  case pad
}
