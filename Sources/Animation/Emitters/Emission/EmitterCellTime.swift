import Layers
import VirtualTime

/// How a cell's own time, in seconds, runs in that of what emits it: from 0 on, for as long as it
/// emits.
///
/// (D) Apple's documentation gives cells `CAMediaTiming` and says no more. Here a cell is there from
/// its `beginTime` on and emits while its own time is in 0…`duration`, repeats included, or for ever
/// with a duration of 0: an offset has it begin with what would have been born by then. Its particles
/// age in that time, so that its speed is theirs too. For a cell whose particles are emitted by
/// others, time begins with the birth of each of those.
struct EmitterCellTime {
  private let begin, speed, offset, length: Double

  init(_ timing: LayerTiming) {
    (begin, speed, offset) = (timing.beginTime, Double(timing.speed), timing.timeOffset)
    let pass = timing.duration * (timing.autoreverses ? 2 : 1)
    if timing.duration <= 0 {
      length = .infinity
    } else if timing.repeatDuration > 0 {
      length = timing.repeatDuration
    } else {
      length = pass * (timing.repeatCount > 0 ? Double(timing.repeatCount) : 1)
    }
  }

  /// Whether anything of the cell shows at a time of what emits it.
  func isThere(at time: Double) -> Bool { time >= begin }

  /// The cell's time.
  func time(at time: Double) -> Double { (time - begin) * speed + offset }

  /// The cell's time while it emits: held at the ends outside.
  func emitting(at time: Double) -> Double { min(max(self.time(at: time), 0), length) }

  /// When the cell's time is `own`; nil where it stands still.
  func parentTime(of own: Double) -> Double? {
    speed > 0 ? begin + (own - offset) / speed : nil
  }

  /// Seconds of what emits the cell that pass while so many pass in it.
  func elapsed(_ own: Double) -> Double { speed > 0 ? own / speed : own }
}
