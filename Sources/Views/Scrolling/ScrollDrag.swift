import Foundation
import Geometry
import Layers
import VirtualTime

/// A finger that drags a scroll view: what it needs to follow, and to know how fast it was at last.
struct ScrollDrag {
  /// Where the finger was when the drag began, in the superview.
  let start: CGPoint
  /// The offset then.
  let offset: CGPoint
  /// Whether it moves sideways, and up and down.
  let axes: (x: Bool, y: Bool)
  /// Where the finger was of late, and when.
  var trail: [(time: Instant, point: CGPoint)]
}

// Dragging. What Apple documents is followed: the rate of deceleration, and where it leads to. The
// rest is our decision: the speed of the finger is that of its last 50 ms; beyond the content a drag
// gets ever heavier, so that it never goes further than the view is large; it springs back within
// 0.3 s, and to a page it goes within 0.3 s.
extension UIScrollView {
  /// Whether a move of the finger by that much drags it.
  func isDragged(by move: CGVector) -> Bool {
    guard isScrollEnabled else { return false }
    return abs(move.dx) > abs(move.dy) ? scrolls.x : scrolls.y
  }

  private var scrolls: (x: Bool, y: Bool) {
    let (low, high) = limits
    return (
      high.x > low.x || (bounces && alwaysBounceHorizontal),
      high.y > low.y || (bounces && alwaysBounceVertical)
    )
  }

  /// A finger that came down at `point` of the superview, at `time`, has begun to move by `move`.
  func beginDrag(at point: CGPoint, time: Instant, move: CGVector) {
    motion?.cancel()
    motion = nil
    isDecelerating = false
    var axes = scrolls
    if isDirectionalLockEnabled {
      let isSideways = abs(move.dx) > abs(move.dy)
      axes = (axes.x && isSideways, axes.y && !isSideways)
    }
    drag = ScrollDrag(
      start: point, offset: contentOffset, axes: axes,
      trail: [(time, point)])
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// The finger has moved to `point` of the superview.
  func continueDrag(to point: CGPoint) {
    guard var drag else { return }
    let now = VirtualClock.current?.now ?? .zero
    drag.trail.append((now, point))
    drag.trail.removeAll { now.nanoseconds(since: $0.time) > 50_000_000 }
    self.drag = drag
    let (low, high) = limits
    bounds.origin = CGPoint(
      x: drag.axes.x
        ? resisted(drag.offset.x + drag.start.x - point.x, low.x, high.x, bounds.width)
        : drag.offset.x,
      y: drag.axes.y
        ? resisted(drag.offset.y + drag.start.y - point.y, low.y, high.y, bounds.height)
        : drag.offset.y)
  }

  /// An offset as a drag reaches it: beyond the limits, 1 − 1 / (x · 0.55 / length + 1) of the length.
  private func resisted(
    _ offset: CGFloat, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat
  ) -> CGFloat {
    let inside = min(max(offset, low), high)
    let beyond = abs(offset - inside)
    guard beyond > 0, bounces, length > 0 else { return inside }
    let way = (1 - 1 / (beyond * 0.55 / length + 1)) * length
    return offset > inside ? inside + way : inside - way
  }

  /// The finger has been lifted, or has lost its touch.
  func endDrag() {
    guard let drag else { return }
    let velocity = velocity(of: drag)
    self.drag = nil
    var target = restingPlace(at: velocity, of: drag)
    let proposed = target
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.dx / 1000, y: velocity.dy / 1000),
      targetContentOffset: &target)
    let goesOn = target != contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    guard goesOn else { return }
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    let isOutside = clamped(contentOffset) != contentOffset
    if isPagingEnabled || isOutside || target != proposed {
      glide(to: target, seconds: 0.3, easing: .easeOut) { $0.endDecelerating() }
    } else {
      decelerate(to: target, from: velocity)
    }
  }

  private func endDecelerating() {
    isDecelerating = false
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// How fast the offset moved at last, in points a second.
  private func velocity(of drag: ScrollDrag) -> CGVector {
    guard let first = drag.trail.first, let last = drag.trail.last, first.time < last.time else {
      return .zero
    }
    let seconds = Double(last.time.nanoseconds(since: first.time)) / 1e9
    return CGVector(
      dx: drag.axes.x ? (first.point.x - last.point.x) / seconds : 0,
      dy: drag.axes.y ? (first.point.y - last.point.y) / seconds : 0)
  }

  /// Where it comes to rest: v / 1000 · d / (1 − d) further, as Apple has it; within the content; at a
  /// page, the next one in the direction of a fling.
  private func restingPlace(at velocity: CGVector, of drag: ScrollDrag) -> CGPoint {
    let offset = contentOffset
    if isPagingEnabled {
      return clamped(
        CGPoint(
          x: page(offset.x, drag.offset.x, velocity.dx, bounds.width),
          y: page(offset.y, drag.offset.y, velocity.dy, bounds.height)))
    }
    // Slower than this it counts as at rest.
    let speed = (velocity.dx * velocity.dx + velocity.dy * velocity.dy).squareRoot()
    guard speed > 25 else { return clamped(offset) }
    let reach = decelerationRate.rawValue / (1 - decelerationRate.rawValue) / 1000
    return clamped(
      CGPoint(x: offset.x + velocity.dx * reach, y: offset.y + velocity.dy * reach))
  }

  private func page(
    _ offset: CGFloat, _ start: CGFloat, _ velocity: CGFloat, _ length: CGFloat
  ) -> CGFloat {
    guard length > 0 else { return offset }
    let from = (start / length).rounded()
    if abs(velocity) > 300 { return (from + (velocity > 0 ? 1 : -1)) * length }
    return (offset / length).rounded() * length
  }

  /// Slows down by the rate until it is within half a point of `target`. An axis that meets the
  /// content's end on the way stops there.
  private func decelerate(to target: CGPoint, from velocity: CGVector) {
    let start = contentOffset
    let loss = -1000 * Maths.logarithm(decelerationRate.rawValue)
    let reach = decelerationRate.rawValue / (1 - decelerationRate.rawValue) / 1000
    let way = CGVector(dx: velocity.dx * reach, dy: velocity.dy * reach)
    let length = max(abs(way.dx), abs(way.dy))
    guard loss > 0, loss.isFinite, length > 0.5 else {
      bounds.origin = target
      return endDecelerating()
    }
    func seconds(_ way: CGFloat, _ rest: CGFloat) -> Double {
      abs(way) > rest ? Maths.logarithm(abs(way) / rest) / loss : 0
    }
    // At an end it stops dead: the rest of the way would lie beyond.
    func arrival(_ way: CGFloat, _ goal: CGFloat) -> Double {
      seconds(way, max(abs(way) - abs(goal), 0.5))
    }
    let time = max(arrival(way.dx, target.x - start.x), arrival(way.dy, target.y - start.y))
    move(to: target, seconds: time, { $0.endDecelerating() }) { [weak self] passed in
      let part = 1 - Maths.exponential(-loss * passed)
      let place = CGPoint(x: start.x + way.dx * part, y: start.y + way.dy * part)
      return self?.clamped(place) ?? place
    }
  }
}
