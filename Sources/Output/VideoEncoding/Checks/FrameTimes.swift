import VirtualTime

/// The expected times of frames.
struct FrameTimes {
  private let rate: FrameRate
  private let step: Int

  /// Creates the times for a film at `rate`, of which one in `step` frames is shown.
  init(_ rate: FrameRate, step: Int = 1) {
    self.rate = rate
    self.step = step
  }

  /// Returns the duration of `count` frames of the film, in seconds.
  func seconds(_ count: Int) -> Double {
    Double(count * rate.denominator) / Double(rate.numerator)
  }

  /// Describes the first frame whose time differs from the expected one by more than the precision
  /// of the container's clock; nil if there is none. Set `isSummed` if the clock adds up rounded
  /// delays.
  func fault(of probe: VideoProbe, isSummed: Bool = false) -> String? {
    guard let tick = probe.video.tick?.value else { return "no time base" }
    for (number, time) in probe.times.enumerated() {
      let expected = seconds(number * step)
      let slack = tick * ((isSummed ? 0.5 * Double(number + 1) : 0.5) + 1e-6)
      guard let time, abs(Double(time) * tick - expected) <= slack else {
        let found = time.map { "at \(Double($0) * tick) s" } ?? "without a time"
        return "frame \(number) \(found), not at \(expected) s"
      }
    }
    return nil
  }
}
