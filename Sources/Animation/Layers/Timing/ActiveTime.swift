import Foundation
import VirtualTime

/// The active time of a timed object, and its position in a pass at a given time: `CAMediaTiming`,
/// computed in nanoseconds of the parent's time. Start and end times are whole numbers, so that
/// they are reached exactly at a speed of 1.
struct ActiveTime: Sendable {
  /// A position within the active time.
  struct Place: Equatable {
    /// The fraction of the pass that is over, 0…1, before easing.
    let progress: Double
    /// The number of completed cycles, each including its reverse pass.
    let cycle: Double
  }

  /// The start, in the parent's time.
  var begin: Double
  /// The length of one pass; at least 1.
  let pass: Double
  /// The active length in local nanoseconds, including all repeats; infinite if it never ends.
  let total: Double
  let speed: Double
  let offset: Double
  let autoreverses: Bool
  /// Whether the first value shows before the start, and the last one after the end.
  private let fillsBefore, fillsAfter: Bool

  /// Creates the active time of a timing that starts at `begin` and whose passes take `duration`
  /// seconds.
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
    fillsBefore = timing.fillMode == .backwards || timing.fillMode == .both
    fillsAfter = timing.fillMode == .forwards || timing.fillMode == .both
  }

  /// Returns the length in nanoseconds of a pass of `duration` seconds, up to a maximum of 2⁶².
  ///
  /// The length isn't rounded, because an error would grow with each repeat; but a value very close
  /// to a whole number of nanoseconds, which can't be exact in seconds, is replaced by that number.
  static func nanoseconds(ofPass duration: CFTimeInterval) -> Double {
    let exact = duration * 1e9
    let whole = exact.rounded()
    return min(max(abs(exact - whole) < 1e-3 ? whole : exact, 1), 0x1p62)
  }

  /// The number of passes, not counting reverse passes.
  var passes: Double { total / (autoreverses ? 2 * pass : pass) }

  /// The end, in the parent's time; nil if there is none.
  var end: Double? {
    let length = total / abs(speed)
    guard length.isFinite, length < 0x1p62 else { return nil }
    return begin + length.rounded()
  }

  /// Returns the position at `time` of the parent; nil if nothing is shown.
  func place(at time: Double) -> Place? {
    let elapsed = (time - begin) * abs(speed)
    guard TimeRounding.reaches(0, at: elapsed) else {
      return fillsBefore ? place(after: 0) : nil
    }
    guard TimeRounding.reaches(total, at: elapsed) else { return place(after: max(elapsed, 0)) }
    return elapsed <= total || fillsAfter ? place(after: total) : nil
  }

  /// Returns the position `elapsed` local nanoseconds after the start.
  ///
  /// The offset shifts the passes without shortening them: the part skipped at the start follows
  /// after the end. At a boundary between passes, the position is the start of the next pass; at
  /// the very end, or if time stands still, it is the end of the previous one.
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
