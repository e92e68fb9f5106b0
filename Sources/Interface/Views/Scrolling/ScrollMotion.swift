import Failures
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
      self.show(self.offset(Double(next.nanoseconds(since: self.begin)) / 1e9), in: view)
      // Who hears of it may have sent the view elsewhere.
      if view.motion === self { self.goOn(on: clock) }
    }
  }

  /// Scrolls `view` to `offset`, on whole pixels where an axis is on its way.
  private func show(_ offset: CGPoint, in view: UIScrollView) {
    let place = view.onPixels(offset)
    view.follow(
      to: CGPoint(
        x: offset.x == target.x ? offset.x : place.x, y: offset.y == target.y ? offset.y : place.y))
  }

  private func arrive(_ view: UIScrollView) {
    view.motion = nil
    view.follow(to: target)
    completion(view)
  }

  /// Stops where it is; nobody hears of its end.
  func cancel() {
    if let work { VirtualClock.current?.cancel(work) }
    view?.isDecelerating = false
  }
}

extension UIScrollView {
  /// Goes to an offset in the course of what moves it, by the property that subclasses override.
  func follow(to offset: CGPoint) {
    movesItself = true
    contentOffset = offset
    movesItself = false
  }

  /// Ends what moves it; nobody hears of that.
  func stop() {
    motion?.cancel()
    motion = nil
    isDecelerating = false
  }

  /// Moves to an offset within `seconds`, and calls `completion` there. `progress` is the part of the
  /// way that is done after a part of the time.
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

  /// Moves by `offset`, a function of the seconds that have passed, from pixel to pixel.
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
    motion.goOn(on: clock)
  }

  /// The offset nearest to `offset` at which the content lies on whole pixels of the canvas (O2.5).
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
