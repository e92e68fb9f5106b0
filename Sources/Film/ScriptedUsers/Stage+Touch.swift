public import Controls
public import FilmStage
public import Foundation
public import Geometry
public import Layers
import Sinks
public import Views
import VirtualTime

// Touches of a scripted user. All times are seconds from the film's start, finite and not before the
// time that the stage has reached; a view must be in the window when it is touched, and where it is
// touched must be on the canvas: else the film ends with an error that says so.
extension Stage {
  /// Taps: a finger comes down on `view` at `time` and is lifted `duration` later.
  ///
  /// It comes down on `point` of the view's coordinates, by default the middle of its bounds, and
  /// meets whatever lies in front there.
  public func touch(
    _ view: UIView, at time: TimeInterval, point: CGPoint? = nil, duration: TimeInterval = 0.1
  ) {
    let act = ScriptedAct(name: "A touch", time: time)
    press(act, duration, curve: nil) { [window] in
      act.place(of: point ?? view.bounds.middle, in: view, window).map { ($0, $0) }
    }
  }

  /// Drags a slider's thumb to where `value` is. The finger moves within `duration` seconds, slowly
  /// at both ends unless another `curve` is given.
  public func drag(
    _ slider: UISlider, to value: Float, at time: TimeInterval, duration: TimeInterval,
    curve: CAMediaTimingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  ) {
    let act = ScriptedAct(name: "A drag", time: time)
    guard value.isFinite else {
      act.fail("A drag at \(time) s cannot end at the value \(value).", "Give a number.", clock)
      return
    }
    press(act, duration, curve: curve) { [window] in
      act.place(of: slider.thumbCenter(at: slider.value), in: slider, window).map {
        ($0, slider.convert(slider.thumbCenter(at: value), to: window))
      }
    }
  }

  /// Drags from the middle of `view` by `offset`, in points of the canvas, within `duration` seconds.
  /// The first 10 points do not scroll, as on iOS.
  public func drag(
    _ view: UIView, by offset: CGVector, at time: TimeInterval, duration: TimeInterval,
    curve: CAMediaTimingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  ) {
    let act = ScriptedAct(name: "A drag", time: time)
    press(act, duration, curve: curve) { [window] in
      act.place(of: view.bounds.middle, in: view, window).map {
        ($0, CGPoint(x: $0.x + offset.dx, y: $0.y + offset.dy))
      }
    }
  }

  /// Drags from one point of the canvas to another within `duration` seconds; where the finger comes
  /// down tells whom the drag is for.
  public func drag(
    from start: CGPoint, to end: CGPoint, at time: TimeInterval, duration: TimeInterval,
    curve: CAMediaTimingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  ) {
    let act = ScriptedAct(name: "A drag", time: time)
    press(act, duration, curve: curve) { [window] in
      act.check(start, "", window).map { ($0, end) }
    }
  }

  /// A finger that comes down, moves and is lifted. `way` tells, when it comes down, from where to
  /// where; nil when that is nowhere.
  private func press(
    _ act: ScriptedAct, _ duration: TimeInterval, curve: CAMediaTimingFunction?,
    along way: @escaping () -> (start: CGPoint, end: CGPoint)?
  ) {
    guard act.check([("duration", duration)], on: clock) else { return }
    clock.schedule(at: act.instant) { [weak self] in
      guard let self, let (start, end) = way() else { return }
      guard end.x.isFinite, end.y.isFinite else {
        act.fail(
          "\(act.name) at \(act.time) s cannot end at (\(end.x), \(end.y)).", "Give numbers.")
        return
      }
      let finger = Finger(
        touch: Touch(in: window, isVisible: showsTouches), start: start, end: end,
        begin: clock.now, lift: clock.now.advanced(bySeconds: duration), curve: curve,
        rate: format.rate)
      finger.touch.begin(at: start)
      finger.goOn(on: clock)
    }
  }
}

/// A finger on its way. It moves at the instants of frames, so that each shows it where it is.
private struct Finger {
  let touch: Touch
  let start, end: CGPoint
  let begin, lift: Instant
  /// How it moves; nil where it rests.
  let curve: CAMediaTimingFunction?
  let rate: FrameRate

  /// Waits for the next frame, or the end.
  func goOn(on clock: VirtualClock) {
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
      if let clock = VirtualClock.current { goOn(on: clock) }
    }
  }
}

extension CGRect {
  /// The point in its middle.
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
