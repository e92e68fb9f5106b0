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
  /// In a scroll view, the touched view gets the touch after 0.15 seconds or when the finger is lifted;
  /// see `UIScrollView.delaysContentTouches`.
  ///
  /// The finger touches `point` in the view's coordinates, by default the centre of its bounds. The
  /// frontmost view at that point receives the touch. Several fingers are side by side, 30 points of the
  /// canvas apart, with `point` in their middle.
  public func touch(
    _ view: UIView, at time: TimeInterval, point: CGPoint? = nil, duration: TimeInterval = 0.1,
    fingers: Int = 1
  ) {
    let act = ScriptedAct(name: "A touch", time: time)
    press(act, duration, curve: nil) { [window] in
      act.location(of: point ?? view.bounds.middle, in: view, window).flatMap {
        act.straight(from: $0, to: $0, fingers, window)
      }
    }
  }

  /// Taps the status bar at `time`, which scrolls the only scroll view on the screen with `scrollsToTop` to
  /// its top; nothing happens if there are several.
  public func touchStatusBar(at time: TimeInterval) {
    let act = ScriptedAct(name: "A touch of the status bar", time: time)
    guard act.check([], on: clock) else { return }
    clock.schedule(at: act.instant) { [window] in window.scrollToTop() }
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
      act.location(of: slider.thumbCenter(at: slider.value), in: slider, window).flatMap {
        act.straight(
          from: $0, to: slider.convert(slider.thumbCenter(at: value), to: window), 1, window)
      }
    }
  }

  /// Drags from the centre of `view` by `offset`, in points of the canvas, within `duration`
  /// seconds. The first 10 points don't scroll, as on iOS. Several fingers are side by side, 30 points
  /// apart.
  public func drag(
    _ view: UIView, by offset: CGVector, at time: TimeInterval, duration: TimeInterval,
    fingers: Int = 1,
    curve: CAMediaTimingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  ) {
    let act = ScriptedAct(name: "A drag", time: time)
    press(act, duration, curve: curve) { [window] in
      act.location(of: view.bounds.middle, in: view, window).flatMap {
        act.straight(
          from: $0, to: CGPoint(x: $0.x + offset.dx, y: $0.y + offset.dy), fingers, window)
      }
    }
  }

  /// Pinches a view with two fingers, which move apart or together and turn around its centre within
  /// `duration` seconds.
  ///
  /// The fingers move so that a pinch recognizer ends with `scale`, which must be positive, and a
  /// rotation recognizer with `angle`, in radians clockwise: gestures begin after 10 points, from which
  /// both count. If the fingers do both, one of the two is approximate. The fingers start side by side,
  /// `distance` points of the canvas apart, by default so that they take up 80 % of the view's shorter
  /// side where they are farthest apart.
  public func pinch(
    _ view: UIView, to scale: CGFloat = 1, rotatedBy angle: CGFloat = 0, at time: TimeInterval,
    duration: TimeInterval, distance: CGFloat? = nil,
    curve: CAMediaTimingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  ) {
    let act = ScriptedAct(name: "A pinch", time: time)
    guard scale.isFinite, scale > 0, angle.isFinite else {
      act.fail(
        "A pinch at \(time) s can't end at the scale \(scale) and the angle \(angle).",
        "Use a positive scale and a finite angle in radians.", clock)
      return
    }
    if let distance, !(distance.isFinite && distance > 20) {
      act.fail(
        "A pinch at \(time) s can't start with fingers \(distance) points apart.",
        "Use a distance of more than 20 points.", clock)
      return
    }
    press(act, duration, curve: curve) { [window] in
      guard let middle = act.location(of: view.bounds.middle, in: view, window) else { return nil }
      let frame = view.convert(view.bounds, to: window)
      let pair = PinchingFingers(
        around: middle, to: scale, by: angle, distance: distance,
        width: 0.8 * min(frame.width, frame.height))
      let starts = pair.points(at: 0)
      guard starts.allSatisfy({ act.check($0, "", window) != nil }) else { return nil }
      return pair.points
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
      act.check(start, "", window).flatMap { act.straight(from: $0, to: end, 1, window) }
    }
  }

  /// Schedules fingers that touch down, move and are lifted. `path` is called when they touch down. It
  /// returns their positions for each progress between 0 and 1, or nil if the action has failed.
  func press(
    _ act: ScriptedAct, _ duration: TimeInterval, curve: CAMediaTimingFunction?,
    along path: @escaping () -> ((Double) -> [CGPoint])?
  ) {
    guard act.check([("duration", duration)], on: clock) else { return }
    clock.schedule(at: act.instant) { [weak self] in
      guard let self, let path = path() else { return }
      let starts = path(0)
      let fingers = Fingers(
        touches: starts.map { _ in Touch(in: window, isVisible: showsTouches) }, path: path,
        begin: clock.now, lift: clock.now.advanced(bySeconds: duration), curve: curve,
        rate: format.rate)
      for (touch, point) in zip(fingers.touches, starts) { touch.begin(at: point) }
      fingers.scheduleNextMove(on: clock)
    }
  }
}

extension ScriptedAct {
  /// The path of fingers that move side by side along a line; nil if it isn't possible, in which case
  /// the stage fails.
  func straight(
    from start: CGPoint, to end: CGPoint, _ fingers: Int, _ window: UIWindow
  ) -> ((Double) -> [CGPoint])? {
    guard end.x.isFinite, end.y.isFinite else {
      fail("\(name) at \(time) s can't end at (\(end.x), \(end.y)).", "Use finite coordinates.")
      return nil
    }
    guard (1...5).contains(fingers) else {
      fail("\(name) at \(time) s can't have \(fingers) fingers.", "Use 1 to 5 fingers.")
      return nil
    }
    let offsets = (0..<fingers).map { (CGFloat($0) - CGFloat(fingers - 1) / 2) * 30 }
    for offset in offsets where fingers > 1 {
      guard check(CGPoint(x: start.x + offset, y: start.y), "", window) != nil else { return nil }
    }
    return { progress in
      let (x, y) = (
        start.x + (end.x - start.x) * progress, start.y + (end.y - start.y) * progress
      )
      return offsets.map { CGPoint(x: x + $0, y: y) }
    }
  }
}

/// Two fingers that move apart or together and turn around a point.
private struct PinchingFingers {
  let middle: CGPoint
  /// The distances of the fingers.
  let start, end: CGFloat
  let angle: CGFloat

  init(
    around middle: CGPoint, to scale: CGFloat, by angle: CGFloat, distance: CGFloat?, width: CGFloat
  ) {
    // Recognizers begin after this distance.
    let threshold = UIGestureRecognizer.threshold
    let begun = scale > 1 ? threshold : scale < 1 ? -threshold : 0
    let start = distance ?? (scale > 1 ? max(width / scale - begun, 30) : max(width, 40))
    self.middle = middle
    (self.start, end) = (start, (start + begun) * scale)
    let turned = 2 * threshold / start
    self.angle = angle == 0 ? 0 : angle > 0 ? angle + turned : angle - turned
  }

  func points(at progress: Double) -> [CGPoint] {
    let radius = (start + (end - start) * progress) / 2
    let (dx, dy) = (radius * cos(angle * progress), radius * sin(angle * progress))
    return [
      CGPoint(x: middle.x - dx, y: middle.y - dy), CGPoint(x: middle.x + dx, y: middle.y + dy),
    ]
  }
}

/// Moving fingers. They move at the times of frames, so that each frame shows their current positions.
private struct Fingers {
  let touches: [Touch]
  let path: (Double) -> [CGPoint]
  let begin, lift: Instant
  /// The timing of the movement; nil for fingers at rest.
  let curve: CAMediaTimingFunction?
  let rate: FrameRate

  /// Schedules the next movement, or the end.
  func scheduleNextMove(on clock: VirtualClock) {
    let frame = rate.instant(ofFrame: rate.firstFrame(atOrAfter: clock.now.advanced(by: 1)))
    guard let curve, frame < lift else {
      clock.schedule(at: lift) {
        move(to: 1)
        for touch in touches { touch.end() }
      }
      return
    }
    clock.schedule(at: frame) {
      let share =
        Double(frame.nanoseconds(since: begin)) / Double(lift.nanoseconds(since: begin))
      move(to: curve.curve.progress(at: share))
      if let clock = VirtualClock.current { scheduleNextMove(on: clock) }
    }
  }

  private func move(to progress: Double) { Touch.move(Array(zip(touches, path(progress)))) }
}

extension CGRect {
  /// The centre of the rectangle.
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
