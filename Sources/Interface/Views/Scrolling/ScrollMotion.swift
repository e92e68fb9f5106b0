import Failures
package import Foundation
import Geometry
import Layers
import VirtualTime

/// A motion of a scroll view without a finger: sets the offset at each frame and notifies the
/// delegate.
final class ScrollMotion {
  private weak var view: UIScrollView?
  private let begin: Instant
  private let end: Instant
  /// Returns the offset after a time in seconds.
  private let offset: (Double) -> CGPoint
  let target: CGPoint
  /// The limits for which a deceleration was planned; nil if the motion doesn't depend on them.
  var limits: (low: CGPoint, high: CGPoint)?
  private let completion: (UIScrollView) -> Void
  private var work: VirtualClock.Work?

  /// Creates a motion of `view` that ends at `target`.
  init(
    of view: UIScrollView, from begin: Instant, seconds: Double, to target: CGPoint,
    offset: @escaping (Double) -> CGPoint, completion: @escaping (UIScrollView) -> Void
  ) {
    self.view = view
    self.begin = begin
    self.target = target
    self.offset = offset
    self.completion = completion
    end = begin.advanced(bySeconds: seconds)
  }

  /// Schedules the next frame, or the end.
  func scheduleNextFrame(on clock: VirtualClock) {
    let next = min(UIScreen.main.nextFrame(after: clock.now), end)
    work = clock.schedule(at: next) { [weak clock] in
      guard let view = self.view, let clock else { return }
      guard next < self.end else { return self.arrive(view) }
      self.show(self.offset(Double(next.nanoseconds(since: self.begin)) / 1e9), in: view)
      // The delegate may have scrolled the view.
      if view.motion === self { self.scheduleNextFrame(on: clock) }
    }
  }

  /// Scrolls `view` to `offset`, on whole pixels along axes that haven't reached the target.
  private func show(_ offset: CGPoint, in view: UIScrollView) {
    let position = view.onPixels(offset)
    view.follow(
      to: CGPoint(
        x: offset.x == target.x ? offset.x : position.x,
        y: offset.y == target.y ? offset.y : position.y))
  }

  private func arrive(_ view: UIScrollView) {
    view.motion = nil
    view.follow(to: target)
    completion(view)
  }

  /// The speed of the offset at `time`, in points per second.
  func velocity(at time: Instant) -> CGVector {
    let step = 0.001
    let seconds = max(Double(min(time, end).nanoseconds(since: begin)) / 1e9, step)
    let (before, after) = (offset(seconds - step), offset(seconds))
    return CGVector(dx: (after.x - before.x) / step, dy: (after.y - before.y) / step)
  }

  /// Returns the same motion with all offsets moved.
  func moved(by move: CGVector, to target: CGPoint) -> ScrollMotion? {
    guard let view else { return nil }
    let seconds = Double(end.nanoseconds(since: begin)) / 1e9
    return ScrollMotion(
      of: view, from: begin, seconds: seconds, to: target,
      offset: { [offset] in CGPoint(x: offset($0).x + move.dx, y: offset($0).y + move.dy) },
      completion: completion)
  }

  /// Stops at the current offset, without a notification.
  func cancel() {
    if let work { VirtualClock.current?.cancel(work) }
    view?.isDecelerating = false
  }
}

extension UIScrollView {
  /// Sets the offset during a motion, through the property that subclasses can override.
  func follow(to offset: CGPoint) {
    movesItself = true
    contentOffset = offset
    movesItself = false
  }

  /// Ends the motion, without a notification.
  func stop() {
    motion?.cancel()
    motion = nil
    isDecelerating = false
  }

  /// Moves to an offset within `seconds`, then calls `completion`. `progress` maps the elapsed
  /// fraction of the time to the fraction of the distance.
  func glide(
    to target: CGPoint, seconds: Double, along progress: @escaping (Double) -> Double,
    completion: @escaping (UIScrollView) -> Void
  ) {
    let start = contentOffset
    move(to: target, seconds: seconds, completion) { time in
      let part = progress(time / seconds)
      return CGPoint(
        x: start.x + (target.x - start.x) * part, y: start.y + (target.y - start.y) * part)
    }
  }

  /// Moves along `offset`, a function of the elapsed seconds, from pixel to pixel.
  func move(
    to target: CGPoint, seconds: Double, _ completion: @escaping (UIScrollView) -> Void,
    along offset: @escaping (Double) -> CGPoint
  ) {
    guard FlipbookError.check(target.x, "the content offset of \(nameInMessages)"),
      FlipbookError.check(target.y, "the content offset of \(nameInMessages)")
    else { return }
    motion?.cancel()
    guard let clock = VirtualClock.current, seconds > 0 else {
      motion = nil
      follow(to: target)
      return completion(self)
    }
    let motion = ScrollMotion(
      of: self, from: clock.now, seconds: seconds, to: target, offset: offset,
      completion: completion)
    self.motion = motion
    motion.scheduleNextFrame(on: clock)
  }

  /// Returns the offset nearest to `offset` at which the content is aligned with the canvas's
  /// pixels (O2.5).
  func onPixels(_ offset: CGPoint) -> CGPoint {
    let origin = convert(bounds.origin, to: nil)
    func rounded(_ value: CGFloat, _ unit: CGVector) -> CGFloat {
      let point = convert(
        CGPoint(x: bounds.minX + unit.dx, y: bounds.minY + unit.dy), to: nil)
      let length = CGVector(dx: point.x - origin.x, dy: point.y - origin.y).length
      // Coordinates are rounded: the scale is exact to a millionth.
      let pixels = (length * UIScreen.main.scale * 1e6).rounded() / 1e6
      return pixels > 0 && pixels.isFinite ? (value * pixels).rounded() / pixels : value
    }
    return CGPoint(
      x: rounded(offset.x, CGVector(dx: 1, dy: 0)), y: rounded(offset.y, CGVector(dx: 0, dy: 1)))
  }
  /// Returns the nearest offset that shows only content and insets.
  package func clamped(_ offset: CGPoint) -> CGPoint {
    let (low, high) = limits
    return CGPoint(
      x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }

  /// The lowest and highest offsets that show only content and insets.
  var limits: (low: CGPoint, high: CGPoint) {
    let insets = adjustedContentInset
    let low = CGPoint(x: -insets.left, y: -insets.top - collapse.hidden)
    return (
      low,
      CGPoint(
        x: max(contentSize.width + insets.right - bounds.width, low.x),
        y: max(contentSize.height + insets.bottom - bounds.height, low.y))
    )
  }
}
