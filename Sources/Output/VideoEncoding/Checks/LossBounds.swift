import Foundation

/// How far a decoded frame may be from the one that was encoded, in levels of 0…255.
///
/// The means of squares differ by at most the codec's bound, which grows with the constant rate factor as
/// the codec's description says; over all squares by a third of that. With a bit rate, or options for
/// ffmpeg that may mean anything, as for the worst factor, or by 60 where there is none. What is
/// measured of noise, stripes, letters and patches, at the fastest speed and the usual one, is a
/// third of that or less (in AV1 of one-pixel stripes, 9). Saturated colours by the matrix of BT.601
/// differ by 19 and more; black and white in the other range, by 16.
struct LossBounds: Hashable, Sendable {
  /// Bound of `FrameComparison.largest`.
  let largest: Double

  /// Bound of `FrameComparison.overall`.
  var overall: Double { largest / 3 }

  /// What `format` owes; nil if nothing may differ.
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
