import Foundation
import VirtualTime

/// When an animation is active and where in its pass it stands: `CAMediaTiming` worked out for one
/// animation on a clock, in whole nanoseconds so that the ends are met exactly.
struct ActiveTime {
  let begin: Instant
  /// The length of one pass, in nanoseconds; at least 1.
  let pass: Double
  /// The active length in local nanoseconds, all repeats included; infinite when it never ends.
  let total: Double
  let speed: Double
  let offset: Double
  let autoreverses: Bool
  let fillMode: CAMediaTimingFillMode

  /// Works out the timing of `animation`, added at `now`.
  init(_ animation: CAAnimation, now: Instant, duration: CFTimeInterval) {
    begin = animation.beginTime == 0 ? now : Instant(seconds: animation.beginTime)
    pass = max(Double(Instant.nanoseconds(duration)), 1)
    let cycle = animation.autoreverses ? 2 * pass : pass
    if animation.repeatDuration > 0 {
      total = (animation.repeatDuration * 1e9).rounded()
    } else {
      let count = animation.repeatCount > 0 ? Double(animation.repeatCount) : 1
      total = count >= 1e9 ? .infinity : (cycle * count).rounded()
    }
    speed = Double(animation.speed)
    offset = Double(Instant.nanoseconds(animation.timeOffset))
    autoreverses = animation.autoreverses
    fillMode = animation.fillMode
  }

  /// The instant at which it has run out; nil when it never does.
  var end: Instant? {
    let length = total / abs(speed)
    guard length.isFinite, length < 0x1p62 else { return nil }
    return begin.advanced(by: Int64(length.rounded()))
  }

  /// Progress through the pass in 0…1 at `instant`, before easing; nil where nothing shows.
  func progress(at instant: Instant) -> Double? {
    let elapsed = Double(instant.nanoseconds(since: begin)) * abs(speed)
    if elapsed < 0 { return fillMode == .backwards || fillMode == .both ? phase(0) : nil }
    if elapsed >= total {
      let holds = elapsed == total || fillMode == .forwards || fillMode == .both
      return holds ? phase(total) : nil
    }
    return phase(elapsed)
  }

  /// Progress within the pass that stands `elapsed` local nanoseconds after the beginning.
  ///
  /// The offset shifts the passes, it does not shorten them: what was skipped at the start comes
  /// after the end. At a border between passes the one that begins counts, but at the very end, and
  /// where time stands still, the one that ends.
  private func phase(_ elapsed: Double) -> Double {
    let cycle = autoreverses ? 2 * pass : pass
    let local = offset + (speed < 0 ? -elapsed : elapsed)
    var rest = local.truncatingRemainder(dividingBy: cycle)
    if rest < 0 { rest += cycle }
    let ends = elapsed == total || (speed == 0 && local != 0)
    if rest == 0, ends == (speed >= 0) { rest = cycle }
    let progress = rest / pass
    return progress > 1 ? 2 - progress : progress
  }
}
