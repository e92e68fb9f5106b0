import Foundation
import VirtualTime

/// When something timed is active and where in its pass it stands: `CAMediaTiming` worked out in
/// nanoseconds of its parent's time. Beginnings and ends are whole ones, so that they are met exactly
/// where speeds are 1.
struct ActiveTime: Sendable {
  /// A place within the active time.
  struct Place: Equatable {
    /// How much of the pass is over, in 0…1, before easing.
    let progress: Double
    /// How many cycles, each with its way back, are over.
    let cycle: Double
  }

  /// When it begins, in the parent's time.
  let begin: Double
  /// The length of one pass; at least 1.
  let pass: Double
  /// The active length in local nanoseconds, all repeats included; infinite when it never ends.
  let total: Double
  let speed: Double
  let offset: Double
  let autoreverses: Bool
  let fillMode: CAMediaTimingFillMode

  /// Works out a timing that begins at `begin` and whose passes take `duration` seconds.
  init(_ timing: any CAMediaTiming, begin: Double, duration: CFTimeInterval) {
    self.begin = begin
    pass = Self.nanoseconds(ofPass: duration)
    let cycle = timing.autoreverses ? 2 * pass : pass
    if timing.repeatDuration > 0 {
      total = (timing.repeatDuration * 1e9).rounded()
    } else {
      let count = timing.repeatCount > 0 ? Double(timing.repeatCount) : 1
      total = count >= 1e9 ? .infinity : (cycle * count).rounded()
    }
    speed = Double(timing.speed)
    offset = Double(Instant.nanoseconds(timing.timeOffset))
    autoreverses = timing.autoreverses
    fillMode = timing.fillMode
  }

  /// The length of a pass of so many seconds, for ever at most.
  ///
  /// It is not rounded, else an error would grow with each repeat; but what is a whole number of
  /// nanoseconds, and not a Double as a number of seconds, is that number.
  static func nanoseconds(ofPass duration: CFTimeInterval) -> Double {
    let exact = duration * 1e9
    let whole = exact.rounded()
    return min(max(abs(exact - whole) < 1e-3 ? whole : exact, 1), 0x1p62)
  }

  /// How many passes it makes, ways back not counted.
  var passes: Double { total / (autoreverses ? 2 * pass : pass) }

  /// When it has run out, in the parent's time; nil when it never does.
  var end: Double? {
    let length = total / abs(speed)
    guard length.isFinite, length < 0x1p62 else { return nil }
    return begin + length.rounded()
  }

  /// Where it stands at `time` of its parent; nil where nothing shows.
  func place(at time: Double) -> Place? {
    let elapsed = (time - begin) * abs(speed)
    guard TimeRounding.reaches(0, at: elapsed) else {
      return fillMode == .backwards || fillMode == .both ? place(after: 0) : nil
    }
    guard TimeRounding.reaches(total, at: elapsed) else { return place(after: max(elapsed, 0)) }
    let holds = elapsed <= total || fillMode == .forwards || fillMode == .both
    return holds ? place(after: total) : nil
  }

  /// The place `elapsed` local nanoseconds after the beginning.
  ///
  /// The offset shifts the passes, it does not shorten them: what was skipped at the start comes
  /// after the end. At a border between passes the one that begins counts, but at the very end, and
  /// where time stands still, the one that ends.
  private func place(after elapsed: Double) -> Place {
    let cycle = autoreverses ? 2 * pass : pass
    var local = offset + (speed < 0 ? -elapsed : elapsed)
    var rest = local.truncatingRemainder(dividingBy: cycle)
    if rest < 0 { rest += cycle }
    let border = rest < cycle / 2 ? 0 : cycle
    if abs(border - rest) < min(TimeRounding.nanoseconds, cycle * TimeRounding.fraction) {
      local += border - rest
      rest = 0
    }
    let ends = elapsed == total || (speed == 0 && local != 0)
    if rest == 0, ends == (speed >= 0) { rest = cycle }
    let progress = rest / pass
    let before = ((local - rest) / cycle).rounded()
    return Place(
      progress: progress > 1 ? 2 - progress : progress,
      cycle: max(speed < 0 ? -before - 1 : before, 0))
  }
}
