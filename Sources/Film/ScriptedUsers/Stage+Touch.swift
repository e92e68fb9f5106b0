public import Controls
public import FilmStage
public import Foundation
public import Geometry
public import Layers
import Sinks
public import Views
import VirtualTime

// Touches of a scripted user. All times are in seconds from the film's start; they must be finite
// and can't be earlier than the stage's time. A view must be in the window when it is touched, and
// the touched point must be on the canvas. Otherwise the film ends with an error that describes the
// problem.
extension Stage {
  /// Taps a view: a finger touches it at `time` and is lifted after `duration`.
  ///
  /// The finger touches `point` in the view's coordinates, by default the centre of its bounds. The
  /// frontmost view at that point receives the touch.
  public func touch(
    _ view: UIView, at time: TimeInterval, point: CGPoint? = nil, duration: TimeInterval = 0.1
  ) {
    let act = ScriptedAct(name: "A touch", time: time)
    press(act, duration, curve: nil) { [window] in
      act.location(of: point ?? view.bounds.middle, in: view, window).map { ($0, $0) }
    }
  }

  /// Drags a slider's thumb to the position of `value`. The finger moves within `duration` seconds,
  /// slowly at both ends unless another `curve` is given.
  public func drag(
    _ slider: UISlider, to value: Float, at time: TimeInterval, duration: TimeInterval,
    curve: CAMediaTimingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  ) {
    let act = ScriptedAct(name: "A drag", time: time)
    guard value.isFinite else {
      act.fail("A drag at \(time) s can't end at the value \(value).", "Use a finite value.", clock)
      return
    }
    press(act, duration, curve: curve) { [window] in
      act.location(of: slider.thumbCenter(at: slider.value), in: slider, window).map {
        ($0, slider.convert(slider.thumbCenter(at: value), to: window))
      }
    }
  }

  /// Drags from the centre of `view` by `offset`, in points of the canvas, within `duration`
  /// seconds. The first 10 points don't scroll, as on iOS.
  public func drag(
    _ view: UIView, by offset: CGVector, at time: TimeInterval, duration: TimeInterval,
    curve: CAMediaTimingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  ) {
    let act = ScriptedAct(name: "A drag", time: time)
    press(act, duration, curve: curve) { [window] in
      act.location(of: view.bounds.middle, in: view, window).map {
        ($0, CGPoint(x: $0.x + offset.dx, y: $0.y + offset.dy))
      }
    }
  }

  /// Drags from one point of the canvas to another within `duration` seconds. The frontmost view at
  /// the first point receives the touch.
  public func drag(
    from start: CGPoint, to end: CGPoint, at time: TimeInterval, duration: TimeInterval,
    curve: CAMediaTimingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  ) {
    let act = ScriptedAct(name: "A drag", time: time)
    press(act, duration, curve: curve) { [window] in
      act.check(start, "", window).map { ($0, end) }
    }
  }

  /// Schedules a finger that touches down, moves and is lifted. `path` is called when it touches
  /// down and returns the start and end points, or nil if the action has failed.
  private func press(
    _ act: ScriptedAct, _ duration: TimeInterval, curve: CAMediaTimingFunction?,
    along path: @escaping () -> (start: CGPoint, end: CGPoint)?
  ) {
    guard act.check([("duration", duration)], on: clock) else { return }
    clock.schedule(at: act.instant) { [weak self] in
      guard let self, let (start, end) = path() else { return }
      guard end.x.isFinite, end.y.isFinite else {
        act.fail(
          "\(act.name) at \(act.time) s can't end at (\(end.x), \(end.y)).",
          "Use finite coordinates.")
        return
      }
      let finger = Finger(
        touch: Touch(in: window, isVisible: showsTouches), start: start, end: end,
        begin: clock.now, lift: clock.now.advanced(bySeconds: duration), curve: curve,
        rate: format.rate)
      finger.touch.begin(at: start)
      finger.scheduleNextMove(on: clock)
    }
  }
}

/// A moving finger. It moves at the times of frames, so that each frame shows its current position.
private struct Finger {
  let touch: Touch
  let start, end: CGPoint
  let begin, lift: Instant
  /// The timing of the movement; nil for a finger at rest.
  let curve: CAMediaTimingFunction?
  let rate: FrameRate

  /// Schedules the next movement, or the end.
  func scheduleNextMove(on clock: VirtualClock) {
    let frame = rate.instant(ofFrame: rate.firstFrame(atOrAfter: clock.now.advanced(by: 1)))
    guard let curve, frame < lift else {
      clock.schedule(at: lift) {
        touch.move(to: end)
        touch.end()
      }
      return
    }
    clock.schedule(at: frame) {
      let share =
        Double(frame.nanoseconds(since: begin)) / Double(lift.nanoseconds(since: begin))
      let progress = curve.curve.progress(at: share)
      touch.move(
        to: CGPoint(
          x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress))
      if let clock = VirtualClock.current { scheduleNextMove(on: clock) }
    }
  }
}

extension CGRect {
  /// The centre of the rectangle.
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
