package import Failures
import Foundation

/// How a video is asked to be encoded. What is nil follows from the file's name and the frames:
/// `VideoFormat` tells.
package struct VideoSettings: Hashable, Sendable {
  /// The compressed format; nil for what goes with the file's ending.
  package let codec: VideoCodec?

  /// Settings that belong together.
  package let purpose: VideoPurpose?

  /// How long the encoder searches for a smaller file; nil for `medium` where there is a choice.
  package let preset: VideoPreset?

  /// The constant rate factor: in `VideoCodec.rateFactor`, 0 being the best.
  package let crf: Int?

  /// Bits a second, on average; in 1 000…1 000 000 000. It takes the place of `crf`.
  package let bitrate: Int?

  /// How samples are stored, as ffmpeg calls it; nil for the codec's own.
  package let pixelFormat: PixelFormat?

  /// More options for ffmpeg, which stand after all others before the file's name.
  package let arguments: [String]

  /// Threads of the encoder, 1…128. The encoded bytes depend on it, so it is a fixed number and not
  /// that of the processors: the same film gives the same file on every machine.
  package let threads: Int

  /// What happens to frames with an odd number of columns or rows.
  package let oddSize: OddSize

  /// The sound; nil for none.
  package let audio: AudioTrack?

  /// Whether the file is looked at, and a frame of it held against what was drawn, when it is written.
  package let isChecked: Bool

  /// What part of a film the video is, told in the file's comment where the container has one; nil for a
  /// whole film, in whose file no word stands that its frames don't ask for.
  package var part: VideoPart?

  /// Checked settings. An error if a value is out of its range, or two contradict each other.
  package init(
    codec: VideoCodec? = nil, preset: VideoPreset? = nil, crf: Int? = nil, threads: Int = 4,
    oddSize: OddSize = .refuse, purpose: VideoPurpose? = nil, bitrate: Int? = nil,
    pixelFormat: String? = nil, arguments: [String] = [], audio: AudioTrack? = nil,
    isChecked: Bool = true
  ) throws(FlipbookError) {
    guard (1...128).contains(threads) else {
      throw FlipbookError(
        .badSetting, "\(threads) encoder threads are out of range.", hint: "Choose 1 to 128.")
    }
    if crf != nil, bitrate != nil {
      throw FlipbookError(
        .badSetting, "A constant rate factor and a bit rate contradict each other.",
        hint: "Give either --crf or --bitrate.")
    }
    guard bitrate.map((1_000...1_000_000_000).contains) ?? true else {
      throw FlipbookError(
        .badSetting, "A bit rate of \(bitrate ?? 0) bits a second is out of range.",
        hint: "--bitrate takes 1k to 1000M, such as 4M.")
    }
    try Self.check(crf, codec)
    (self.codec, self.purpose, self.preset) = (codec, purpose, preset)
    (self.crf, self.bitrate) = (crf, bitrate)
    self.pixelFormat = pixelFormat.map { PixelFormat($0) }
    (self.arguments, self.audio, self.isChecked) = (arguments, audio, isChecked)
    (self.threads, self.oddSize) = (threads, oddSize)
  }

  /// Throws if `codec`, or any codec if it is not known yet, has no such constant rate factor.
  static func check(_ crf: Int?, _ codec: VideoCodec?) throws(FlipbookError) {
    guard let crf else { return }
    if let codec, codec.rateFactor == nil {
      throw FlipbookError(
        .badSetting, "\(codec.name) has no constant rate factor.",
        hint: "Leave out --crf: \(VideoCodec.namesWithRateFactors) have one.")
    }
    let factors = codec.map { [$0] } ?? VideoCodec.allCases
    guard !factors.contains(where: { $0.rateFactor?.range.contains(crf) ?? false }) else { return }
    let hint =
      codec?.rateFactor.map {
        "\($0.range.upperBound) (the worst); \($0.usual) looks like the original."
      }
      ?? "\(VideoCodec.worstRateFactors.map { "\($0.factor) for \($0.codecs)" }.joined(separator: ", to "))."
    throw FlipbookError(
      .badSetting, "A constant rate factor of \(crf) is out of range.",
      hint: "--crf takes 0 (the best) to \(hint)")
  }

  /// The bits a second that `text` names: 4M, 800k, 2500000.
  package static func bitrate(_ text: String) throws(FlipbookError) -> Int {
    let units: [Character: Double] = ["k": 1e3, "K": 1e3, "M": 1e6, "m": 1e6]
    let unit = text.last.flatMap { units[$0] }
    let value = Double(unit == nil ? text[...] : text.dropLast()).map { $0 * (unit ?? 1) }
    guard let value, value.isFinite, (1e3...1e9).contains(value) else {
      throw FlipbookError(
        .badSetting, "\"\(text)\" is no bit rate.",
        hint: "--bitrate takes 1k to 1000M, such as 800k or 4M.")
    }
    return Int(value)
  }

  /// Throws unless the name of the file at `path` tells a container that can hold the codec.
  package func check(goesInto path: String) throws(FlipbookError) {
    _ = try VideoFormat.codec(self, try VideoContainer(path: path), isOpaque: true)
  }

  /// Where the video of a film goes whose frames are in `folder`, if nothing else is said: beside it, under
  /// its name; into it, under the film's, where it has no name of its own. With the ending of `other`, if
  /// it has to be of its kind.
  package func path(beside folder: String, film: String, like other: String? = nil) -> String {
    let ending = other.map { ($0 as NSString).pathExtension } ?? ending
    let isNameless = ["", ".", ".."].contains(folder.split(separator: "/").last ?? "")
    return isNameless ? "\(folder)/\(film).\(ending)" : "\(folder).\(ending)"
  }

  /// The ending of the video's file if none is named, without the dot.
  package var ending: String {
    (codec?.containers.first ?? purpose?.container ?? .mp4).endings[0]
  }
}

/// What happens to frames that have an odd number of columns or rows, when colour is stored for
/// pairs of pixels or squares of 2 × 2. They are never cropped.
package enum OddSize: String, CaseIterable, Sendable {
  /// Encoding them is an error.
  case refuse

  /// The last column, row or both stand twice.
  case pad
}
