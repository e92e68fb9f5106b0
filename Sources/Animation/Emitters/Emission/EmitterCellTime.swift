import Layers
import VirtualTime

/// The mapping from the time of the emitting layer or particle to a cell's own time, in seconds,
/// which starts at 0 and limits the emission.
///
/// (D) Apple's documentation gives cells `CAMediaTiming` without further explanation. Here a cell
/// exists from its `beginTime` on and emits while its own time is in 0…`duration`, including
/// repeats, or without end if the duration is 0; with an offset, it begins with the particles that
/// would have been born by then. Its particles age in the same time, so that its speed is also
/// theirs. For a cell that particles emit, time begins with the birth of each emitting particle.
struct EmitterCellTime {
  private let begin, speed, offset, length: Double

  init(_ timing: LayerTiming) {
    begin = timing.beginTime
    speed = Double(timing.speed)
    offset = timing.timeOffset
    let pass = timing.duration * (timing.autoreverses ? 2 : 1)
    if timing.duration <= 0 {
      length = .infinity
    } else if timing.repeatDuration > 0 {
      length = timing.repeatDuration
    } else {
      length = pass * (timing.repeatCount > 0 ? Double(timing.repeatCount) : 1)
    }
  }

  /// Returns whether the cell exists at a time of the emitting layer or particle.
  func hasBegun(at time: Double) -> Bool { time >= begin }

  /// Returns the cell's time.
  func time(at time: Double) -> Double { (time - begin) * speed + offset }

  /// Returns the cell's time, clamped to its active time.
  func emitting(at time: Double) -> Double { min(max(self.time(at: time), 0), length) }

  /// Returns the parent's time at which the cell's time is `cellTime`; nil if the cell's time
  /// stands still.
  func parentTime(of cellTime: Double) -> Double? {
    speed > 0 ? begin + (cellTime - offset) / speed : nil
  }

  /// Converts a duration in the cell's time to the parent's time.
  func elapsed(_ cellTime: Double) -> Double { speed > 0 ? cellTime / speed : cellTime }
}
