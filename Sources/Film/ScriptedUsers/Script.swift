import Failures
import FilmStage
import Foundation
import VirtualTime
import Views

// A scripted user: what a person would do to the film, written down beforehand.
//
// `Stage`'s calls put it on the clock, where it runs like all else. A touch goes through hit testing
// from the window at the instant at which it comes down, so that what is covered, hidden or disabled
// gets nothing. Work on the clock holds no stage, so that a stage that is dropped goes.

/// Something that a scripted user does at one time.
struct ScriptedAct {
  /// What it is, as messages name it: "A touch".
  let name: String
  let time: TimeInterval

  var instant: Instant { Instant(seconds: time) }

  /// Whether times make sense; if not, the stage that `clock` belongs to fails.
  func check(_ lengths: [(name: String, seconds: TimeInterval)], on clock: VirtualClock) -> Bool {
    guard time.isFinite, time >= 0 else {
      return fail(
        "\(name) cannot happen at \(time) s.", "Times are seconds from the film's start.", clock)
    }
    guard instant >= clock.now else {
      return fail(
        "\(name) was scripted for \(time) s, when the stage had reached \(clock.now.seconds) s.",
        "Times count from the film's start; from now on, that is stage.time + seconds.", clock)
    }
    for length in lengths where !(length.seconds.isFinite && length.seconds >= 0) {
      return fail(
        "\(name) at \(time) s cannot have the \(length.name) \(length.seconds) s.",
        "It takes a finite number of seconds, 0 or more.", clock)
    }
    return true
  }

  /// Where `point` of `view` is in `window`; nil, and the stage fails, where nobody can touch it.
  func place(of point: CGPoint, in view: UIView, _ window: UIWindow) -> CGPoint? {
    guard view.isDescendant(of: window) else {
      fail(
        "\(name) at \(time) s is meant for \(view.nameInMessages), which is not in the window.",
        "Add the view to stage.window, or to a view in there, before that.")
      return nil
    }
    return check(view.convert(point, to: window), "on \(view.nameInMessages)", window)
  }

  /// `point` if it lies in `window`; else nil, and the stage fails.
  func check(_ point: CGPoint, _ target: String, _ window: UIWindow) -> CGPoint? {
    if window.bounds.contains(point) { return point }
    let target = target.isEmpty ? "" : " \(target)"
    fail(
      "\(name)\(target) at \(time) s comes down at (\(point.x), \(point.y)), off the canvas.",
      "The canvas reaches from (0, 0) to (\(window.bounds.width), \(window.bounds.height)).")
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
