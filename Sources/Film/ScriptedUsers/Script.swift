import Failures
import FilmStage
import Foundation
import VirtualTime
import Views

// A scripted user: the actions of a person, written down in advance.
//
// `Stage`'s methods schedule them on the clock, where they run like all other work. A touch is
// hit-tested from the window when it begins, so that covered, hidden or disabled views
// don't receive it. Scheduled work doesn't retain the stage, so that an unused stage is
// deallocated.

/// An action of a scripted user at a time.
struct ScriptedAct {
  /// The name of the action in messages: "A touch".
  let name: String
  let time: TimeInterval

  var instant: Instant { Instant(seconds: time) }

  /// Returns whether the times are valid; if not, the stage of `clock` fails.
  func check(_ lengths: [(name: String, seconds: TimeInterval)], on clock: VirtualClock) -> Bool {
    guard time.isFinite, time >= 0 else {
      return fail(
        "\(name) can't be scripted for \(time) s.",
        "Use a time of 0 s or more, counted from the film's start.", clock)
    }
    guard instant >= clock.now else {
      return fail(
        "\(name) was scripted for \(time) s, but the stage is already at \(clock.now.seconds) s.",
        "Times count from the film's start. For a time from now on, use stage.time + seconds.",
        clock)
    }
    for length in lengths where !(length.seconds.isFinite && length.seconds >= 0) {
      return fail(
        "\(name) at \(time) s has an invalid \(length.name): \(length.seconds) s.",
        "Use a finite number of seconds, 0 or more.", clock)
    }
    return true
  }

  /// Returns `point` of `view` in `window`; nil if it can't be touched, in which case the stage
  /// fails.
  func location(of point: CGPoint, in view: UIView, _ window: UIWindow) -> CGPoint? {
    guard view.isDescendant(of: window) else {
      fail(
        "\(name) at \(time) s targets \(view.nameInMessages), which isn't in the window.",
        "Add the view to stage.window, or to a view in it, before that time.")
      return nil
    }
    return check(view.convert(point, to: window), "on \(view.nameInMessages)", window)
  }

  /// Returns `point` if it is in `window`; otherwise nil, and the stage fails.
  func check(_ point: CGPoint, _ target: String, _ window: UIWindow) -> CGPoint? {
    if window.bounds.contains(point) { return point }
    let target = target.isEmpty ? "" : " \(target)"
    fail(
      "\(name)\(target) at \(time) s starts at (\(point.x), \(point.y)), outside the canvas.",
      "The canvas extends from (0, 0) to (\(window.bounds.width), \(window.bounds.height)).")
    return nil
  }

  @discardableResult
  func fail(
    _ message: String, _ hint: String, _ clock: VirtualClock? = .current
  ) -> Bool {
    clock?.fail(FlipbookError(.badScript, message, hint: hint), notesCalls: true)
    return false
  }
}
