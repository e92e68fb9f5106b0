package import Failures
import NearestNames

/// A compressed format of videos or animated pictures: all that is known of it.
///
/// Each codec is a file in `Codecs/`, with its encoders, and is listed in `VideoCodec+All.swift`: options,
/// help, errors, bounds, arguments and checks read it from here. A test compares docs/rendering.md with the
/// descriptions, and others encode and check films of every codec.
package struct VideoCodec: Sendable {
  /// The name by which options and manifests know it.
  package let name: String

  /// The name that people know it by.
  package let title: String

  /// What ffprobe calls it.
  let probedName: String

  /// The containers that can hold it, the usual one first.
  package let containers: [VideoContainer]

  /// The containers in which it is taken for frames with alpha where no codec is named, though another
  /// one is for opaque frames.
  var containersForAlpha: [VideoContainer] = []

  /// ffmpeg's encoders of it, the one to be preferred first.
  let encoders: [CodecEncoder]

  /// The constant rate factors; nil if it has none.
  package var rateFactor: RateFactor?

  /// The pixel format that holds frames on black, unless one is asked for.
  let pixelFormat: PixelFormat

  /// The pixel format that holds frames with their alpha; nil if none does.
  var alphaPixelFormat: PixelFormat?

  /// The containers in which it can't have alpha.
  package var containersWithoutAlpha: [VideoContainer] = []

  /// Whether alpha is a stream beside the colours, which the container has to be told.
  var keepsAlphaBeside = false

  /// How much the mean colour of a square may be off after decoding, in levels of 0…255: `LossBounds`.
  let lossBound: Double

  /// Whether every pixel comes out as it was, if it is stored in a format of the codec's own.
  package var isLossless = false

  /// Whether colours come from a palette: ffmpeg makes it in a pass of its own, and alpha is all or
  /// nothing.
  package var hasPalette = false

  /// Whether it is meant to be edited: QuickTime files have uncompressed sound beside it.
  var isForEditing = false

  /// The frames a second beyond which players don't show them at their times; nil for no such bound.
  var mostFramesPerSecond: Int?

  /// The tag by which players know it in containers that have tags.
  var tag: String?

  /// Whether ffmpeg and ffprobe read what they have written. Else `WebPFile` does, and of the frames
  /// only the first can be decoded by itself.
  var isReadByFFmpeg = true

  /// Whether its container's clock, as ffprobe has it, adds up rounded delays, and tells no duration.
  var sumsDelays = false

  /// Whether the stream tells how many bits its samples have. Else decoders choose 10 or 12.
  var tellsDepth = true

  /// Constant rate factors: what quality a user can ask for.
  package struct RateFactor: Sendable {
    /// All of them, from the best to the worst.
    package let range: ClosedRange<Int>

    /// The one unless another is asked for: it looks like the original.
    package let usual: Int

    /// The largest one for which `lossBound` holds.
    let bounded: Int

    /// How many more make the bound twice as large.
    let doubling: Int
  }
}

extension VideoCodec: Hashable {
  package static func == (one: Self, other: Self) -> Bool { one.name == other.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension VideoCodec {
  /// The codec of that name. An unknown name is an error that lists the known ones, the nearest
  /// first.
  package init(named name: String) throws(FlipbookError) {
    guard let codec = Self.allCases.first(where: { $0.name == name.lowercased() }) else {
      let known = Self.allCases.map(\.name).nearestFirst(to: name)
      throw FlipbookError(
        .badSetting, "There is no codec \"\(name)\".",
        hint: "Known are: \(known.joined(separator: ", ")).")
    }
    self = codec
  }

  /// The codec of a stream of which ffprobe says that name; the first of several. Nil for one that no
  /// film is encoded in.
  init?(probedAs name: String) {
    guard let codec = Self.allCases.first(where: { $0.probedName == name }) else { return nil }
    self = codec
  }

  /// The codecs with constant rate factors, by name: "h264, h265, vp9 and av1".
  static var namesWithRateFactors: String {
    allCases.filter { $0.rateFactor != nil }.map(\.name).joined(by: "and")
  }

  /// The worst constant rate factors, and the codecs that each is the worst of: "h264 and h265".
  package static var worstRateFactors: [(factor: Int, codecs: String)] {
    let worst = allCases.compactMap(\.rateFactor?.range.upperBound)
    return worst.indices.filter { worst.firstIndex(of: worst[$0]) == $0 }.map { index in
      let codecs = allCases.filter { $0.rateFactor?.range.upperBound == worst[index] }
      return (worst[index], codecs.map(\.name).joined(by: "and"))
    }
  }

  /// Whether its encoders can be told to take their time.
  package var hasSpeeds: Bool { rateFactor != nil }

  /// The pixel format that holds frames, with their alpha or on black, unless one is asked for.
  func pixelFormat(withAlpha hasAlpha: Bool, in container: VideoContainer) -> PixelFormat {
    guard hasAlpha, let alphaPixelFormat, !containersWithoutAlpha.contains(container) else {
      return pixelFormat
    }
    return alphaPixelFormat
  }

  /// Whether it can hold alpha in `container`.
  package func holdsAlpha(in container: VideoContainer) -> Bool {
    pixelFormat(withAlpha: true, in: container).hasAlpha
  }

  /// What the container is told of the stream: the name by which players know it, and that there is alpha
  /// beside it.
  func streamTags(in container: VideoContainer, hasAlphaBeside: Bool) -> [String] {
    let tag = container.isMatroska ? nil : tag
    return (tag.map { ["-tag:v", $0] } ?? [])
      + (hasAlphaBeside ? ["-metadata:s:v:0", "alpha_mode=1"] : [])
  }
}
