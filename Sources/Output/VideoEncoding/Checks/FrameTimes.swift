import VirtualTime

/// When frames have to be shown.
struct FrameTimes {
  private let rate: FrameRate
  private let step: Int

  /// Those of a film of that rate, of which one of `step` frames is shown.
  init(_ rate: FrameRate, step: Int = 1) { (self.rate, self.step) = (rate, step) }

  /// Seconds that pass in `count` frames of the film.
  func seconds(_ count: Int) -> Double {
    Double(count * rate.denominator) / Double(rate.numerator)
  }

  /// Which frame is not where it has to be, as nearly as the container's clock can tell, in words; nil
  /// if all are. `isSummed` if the clock adds up rounded delays.
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
