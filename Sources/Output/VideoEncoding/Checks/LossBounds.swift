import Foundation

/// The permitted differences between a decoded frame and its original, in levels of 0…255.
///
/// The means of squares differ by at most the codec's bound, which grows with the constant rate
/// factor as `VideoCodec` specifies; the root mean square over all squares is at most a third of
/// that. With a bit rate, or with options for ffmpeg, whose effect isn't known, the bound is that
/// of the worst factor, or 60 if the codec has no factors.
///
/// The differences measured for noise, stripes, letters and patches, at the fastest and the usual
/// speed, are a third of the bound or less (for one-pixel stripes in AV1, 9). Saturated colours
/// converted with the matrix of BT.601 differ by 19 and more; black and white in the wrong range
/// differ by 16.
struct LossBounds: Hashable, Sendable {
  /// The bound of `FrameComparison.largest`.
  let largest: Double

  /// The bound of `FrameComparison.overall`.
  var overall: Double { largest / 3 }

  /// Creates the bounds of `format`; nil if it is lossless.
  init?(_ format: VideoFormat) {
    if format.isLossless { return nil }
    let isKnown = format.settings.bitrate == nil && format.settings.arguments.isEmpty
    let bound = format.codec.lossBound
    if let factors = format.codec.rateFactor {
      let factor = isKnown ? format.rateFactor ?? 0 : factors.range.upperBound
      let doublings = Double(max(0, factor - factors.bounded)) / Double(factors.doubling)
      largest = bound * exp2(doublings)
    } else {
      largest = isKnown ? bound : 60
    }
  }
}
