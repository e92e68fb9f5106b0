import Foundation

/// How far a decoded frame may be from the one that was encoded, in levels of 0…255.
///
/// | | means of squares differ by at most | overall |
/// | --- | --- | --- |
/// | APNG, WebP | every pixel is the same | |
/// | H.264, H.265 | 10 up to a crf of 20, twice as much for every 8 more | a third |
/// | VP9 | 10 up to a crf of 24, twice as much for every 13 more | a third |
/// | AV1 | 15 up to a crf of 23, twice as much for every 16 more | a third |
/// | ProRes | 10 | a third |
/// | GIF | 28 | a third |
///
/// With a bit rate, or options for ffmpeg that may mean anything, as for the worst crf. What is
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
    let worst = Double(format.codec.rateFactors?.upperBound ?? 0)
    let factor = isKnown ? format.rateFactor.map { Double($0) } ?? 0 : worst
    func grown(_ base: Double, from start: Double, per step: Double) -> Double {
      base * exp2(max(0, factor - start) / step)
    }
    largest =
      switch format.codec {
      case .h264, .h265: grown(10, from: 20, per: 8)
      case .vp9: grown(10, from: 24, per: 13)
      case .av1: grown(15, from: 23, per: 16)
      case .prores422, .prores4444: isKnown ? 10 : 60
      case .gif, .apng, .webp: isKnown ? 28 : 60
      }
  }
}
