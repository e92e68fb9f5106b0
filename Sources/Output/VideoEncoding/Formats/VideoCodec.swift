package import Failures
import NearestNames

/// A codec of videos or animated pictures, with all its properties.
///
/// Each codec has a file in `Codecs/`, with its encoders, and is listed in `VideoCodec+All.swift`.
/// Options, help, errors, bounds, arguments and checks are derived from these properties. A test
/// compares docs/rendering.md with them, and others encode and check films with every codec.
package struct VideoCodec: Sendable {
  /// The name in options and manifests.
  package let name: String

  /// The name that messages show.
  package let title: String

  /// ffprobe's name of the codec.
  let probedName: String

  /// The containers that can hold the codec, the usual one first.
  package let containers: [VideoContainer]

  /// The containers whose default codec for frames with alpha is this one, although their default
  /// for opaque frames is another.
  var containersForAlpha: [VideoContainer] = []

  /// ffmpeg's encoders for the codec, the preferred one first.
  let encoders: [CodecEncoder]

  /// The constant rate factors; nil if the codec has none.
  package var rateFactor: RateFactor?

  /// The default pixel format for opaque frames and for frames on black.
  let pixelFormat: PixelFormat

  /// The default pixel format for frames with alpha; nil if there is none.
  var alphaPixelFormat: PixelFormat?

  /// The containers in which the codec can't have alpha.
  package var containersWithoutAlpha: [VideoContainer] = []

  /// Whether alpha is stored separately from the colours, which the container's metadata must
  /// state.
  var storesAlphaSeparately = false

  /// The largest difference of a square's mean colour after decoding, in levels of 0…255:
  /// `LossBounds`.
  let lossBound: Double

  /// Whether decoding restores every pixel exactly if the codec's default pixel format is used.
  package var isLossless = false

  /// Whether colours come from a palette: ffmpeg computes it in a separate pass, and pixels are
  /// either opaque or transparent.
  package var hasPalette = false

  /// Whether the codec is intended for editing: QuickTime files then have uncompressed sound.
  var isForEditing = false

  /// The highest frame rate that players reproduce, in frames per second; nil for no limit.
  var maximumFramesPerSecond: Int?

  /// The tag by which players recognise the codec in containers that have tags.
  var tag: String?

  /// Whether ffmpeg and ffprobe can read the written file. Otherwise `WebPFile` reads it, and only
  /// the first frame can be decoded by itself.
  var isReadByFFmpeg = true

  /// Whether the times that ffprobe reports are sums of rounded delays, without a duration.
  var sumsDelays = false

  /// Whether the stream states the number of bits per sample. Otherwise decoders choose 10 or 12.
  var statesBitDepth = true

  /// The constant rate factors with which users choose the quality.
  package struct RateFactor: Sendable {
    /// All factors, from the best to the worst.
    package let range: ClosedRange<Int>

    /// The default factor, at which the video looks like the original.
    package let standard: Int

    /// The largest factor for which `lossBound` holds.
    let bounded: Int

    /// The increase of the factor that doubles the bound.
    let doubling: Int
  }
}

extension VideoCodec: Hashable {
  package static func == (one: Self, other: Self) -> Bool { one.name == other.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension VideoCodec {
  /// Creates the codec with the given name. For an unknown name, throws an error that lists the
  /// known names, the nearest first.
  package init(named name: String) throws(FlipbookError) {
    guard let codec = Self.allCases.first(where: { $0.name == name.lowercased() }) else {
      let known = Self.allCases.map(\.name).nearestFirst(to: name)
      throw FlipbookError(
        .badSetting, "There is no codec \"\(name)\".",
        hint: "Supported codecs: \(known.joined(separator: ", ")).")
    }
    self = codec
  }

  /// Creates the codec with ffprobe's name for it, the first if there are several; nil if films
  /// can't be encoded in it.
  init?(probedAs name: String) {
    guard let codec = Self.allCases.first(where: { $0.probedName == name }) else { return nil }
    self = codec
  }

  /// The names of the codecs with constant rate factors: "h264, h265, vp9 and av1".
  static var namesWithRateFactors: String {
    allCases.filter { $0.rateFactor != nil }.map(\.name).joined(by: "and")
  }

  /// The worst constant rate factors, each with the codecs that it belongs to: "h264 and h265".
  package static var worstRateFactors: [(factor: Int, codecs: String)] {
    let worst = allCases.compactMap(\.rateFactor?.range.upperBound)
    return worst.indices.filter { worst.firstIndex(of: worst[$0]) == $0 }.map { index in
      let codecs = allCases.filter { $0.rateFactor?.range.upperBound == worst[index] }
      return (worst[index], codecs.map(\.name).joined(by: "and"))
    }
  }

  /// Whether the codec's encoders have a choice of speeds.
  package var hasSpeeds: Bool { rateFactor != nil }

  /// Returns the default pixel format for frames with or without alpha.
  func pixelFormat(withAlpha hasAlpha: Bool, in container: VideoContainer) -> PixelFormat {
    guard hasAlpha, let alphaPixelFormat, !containersWithoutAlpha.contains(container) else {
      return pixelFormat
    }
    return alphaPixelFormat
  }

  /// Returns whether the codec can hold alpha in `container`.
  package func holdsAlpha(in container: VideoContainer) -> Bool {
    pixelFormat(withAlpha: true, in: container).hasAlpha
  }

  /// Returns ffmpeg's arguments for the stream's metadata in the container: the tag by which
  /// players recognise the codec, and the presence of separate alpha.
  func streamTags(in container: VideoContainer, hasSeparateAlpha: Bool) -> [String] {
    let tag = container.isMatroska ? nil : tag
    return (tag.map { ["-tag:v", $0] } ?? [])
      + (hasSeparateAlpha ? ["-metadata:s:v:0", "alpha_mode=1"] : [])
  }
}
