import Foundation
import Geometry
import Layers
import VirtualTime

/// A scroll view's moving by itself: its offset is set at each frame, and told of.
final class ScrollMotion {
  private weak var view: UIScrollView?
  private let begin: Instant
  private let end: Instant
  /// The offset after so many seconds.
  private let offset: (Double) -> CGPoint
  private let target: CGPoint
  private let completion: (UIScrollView) -> Void
  private var work: VirtualClock.Work?

  /// A motion of `view` that ends at `target`.
  init(
    of view: UIScrollView, from begin: Instant, seconds: Double, to target: CGPoint,
    offset: @escaping (Double) -> CGPoint, completion: @escaping (UIScrollView) -> Void
  ) {
    (self.view, self.begin, self.target) = (view, begin, target)
    (self.offset, self.completion) = (offset, completion)
    end = begin.advanced(bySeconds: seconds)
  }

  /// Waits for the next frame, or for the end.
  func goOn(on clock: VirtualClock) {
    let next = min(UIScreen.main.nextFrame(after: clock.now), end)
    work = clock.schedule(at: next) { [weak clock] in
      guard let view = self.view, let clock else { return }
      guard next < self.end else { return self.arrive(view) }
      view.bounds.origin = self.offset(Double(next.nanoseconds(since: self.begin)) / 1e9)
      // Who hears of it may have sent the view elsewhere.
      if view.motion === self { self.goOn(on: clock) }
    }
  }

  private func arrive(_ view: UIScrollView) {
    view.motion = nil
    view.bounds.origin = target
    completion(view)
  }

  /// Stops where it is; nobody hears of its end.
  func cancel() {
    if let work { VirtualClock.current?.cancel(work) }
    view?.isDecelerating = false
  }
}

extension UIScrollView {
  /// Moves to an offset, slowly at both ends, and calls `completion` there.
  func glide(
    to target: CGPoint, seconds: Double, easing: UIView.AnimationCurve = .easeInOut,
    completion: @escaping (UIScrollView) -> Void
  ) {
    let (start, curve) = (contentOffset, easing.options.timingFunction.curve)
    move(to: target, seconds: seconds, completion) { time in
      let progress = curve.progress(at: time / seconds)
      return CGPoint(
        x: start.x + (target.x - start.x) * progress, y: start.y + (target.y - start.y) * progress)
    }
  }

  /// Moves by `offset`, a function of the seconds that have passed.
  func move(
    to target: CGPoint, seconds: Double, _ completion: @escaping (UIScrollView) -> Void,
    along offset: @escaping (Double) -> CGPoint
  ) {
    guard LayerError.check(target.x, "the content offset of \(nameInMessages)"),
      LayerError.check(target.y, "the content offset of \(nameInMessages)")
    else { return }
    motion?.cancel()
    guard let clock = VirtualClock.current, seconds > 0 else {
      bounds.origin = target
      return completion(self)
    }
    let motion = ScrollMotion(
      of: self, from: clock.now, seconds: seconds, to: target, offset: offset,
      completion: completion)
    self.motion = motion
    motion.goOn(on: clock)
  }

  /// The nearest offset that shows nothing beyond content and insets.
  func clamped(_ offset: CGPoint) -> CGPoint {
    let (low, high) = limits
    return CGPoint(
      x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }

  /// The offsets of the content's corners.
  var limits: (low: CGPoint, high: CGPoint) {
    let insets = adjustedContentInset
    let low = CGPoint(x: -insets.left, y: -insets.top)
    return (
      low,
      CGPoint(
        x: max(contentSize.width + insets.right - bounds.width, low.x),
        y: max(contentSize.height + insets.bottom - bounds.height, low.y))
    )
  }
}
