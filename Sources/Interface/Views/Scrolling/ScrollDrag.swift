import Foundation
import Geometry
import Layers
import VirtualTime

/// A finger that drags a scroll view: what it needs to follow, and to know how fast it was at last.
struct ScrollDrag {
  /// From where on the finger's moves count, in the superview.
  let start: CGPoint
  /// The offset when the drag began, as it would be without an edge.
  let offset: CGPoint
  /// Whether it moves sideways, and up and down.
  let axes: (x: Bool, y: Bool)
  /// Where the finger was of late, and when.
  private(set) var trail: [(time: Instant, point: CGPoint)]

  /// How long before the lift the finger's moves count for its velocity, in seconds.
  private static let memory = 0.1

  init(
    start: CGPoint, offset: CGPoint, axes: (x: Bool, y: Bool), down: CGPoint, time: Instant
  ) {
    (self.start, self.offset, self.axes) = (start, offset, axes)
    trail = [(time, down)]
  }

  /// The finger has moved to `point`.
  mutating func move(to point: CGPoint, at time: Instant) {
    // One place from before the time that counts stays, for fingers that move rarely.
    while trail.count > 1, seconds(from: trail[1].time, to: time) > Self.memory {
      trail.removeFirst()
    }
    trail.append((time, point))
  }

  /// How fast the offset moved when the finger was lifted at `lift`, in points a second: nothing if
  /// the finger had rested.
  func velocity(at lift: Instant) -> CGVector {
    guard trail.count > 1, let last = trail.last,
      seconds(from: last.time, to: lift) <= Self.memory
    else { return .zero }
    let counting = trail.dropLast().first { seconds(from: $0.time, to: last.time) <= Self.memory }
    let first = counting ?? trail[trail.count - 2]
    let time = seconds(from: first.time, to: last.time)
    guard time > 0 else { return .zero }
    return CGVector(
      dx: axes.x ? (first.point.x - last.point.x) / time : 0,
      dy: axes.y ? (first.point.y - last.point.y) / time : 0)
  }

  private func seconds(from first: Instant, to last: Instant) -> Double {
    Double(last.nanoseconds(since: first)) / 1e9
  }
}

// Dragging, by what was measured on iOS (O2.1 to O2.15): a drag begins when the finger has moved by
// 10 pt, which do not count; beyond the content it gets ever heavier; the velocity at the lift is
// that of the last 100 ms. `ScrollCoast` has what follows. To a page it goes within 0.3 s: our
// decision.
extension UIScrollView {
  /// How far a finger moves before it drags, in points.
  private static let slop: CGFloat = 10

  /// How much a drag loses beyond an edge.
  private static let resistance: CGFloat = 0.55

  /// Whether a finger that has moved from `start` to `point`, in the superview, drags it.
  func isDragged(from start: CGPoint, to point: CGPoint) -> Bool {
    let move = CGVector(dx: point.x - start.x, dy: point.y - start.y)
    // A millionth makes up for the rounding of coordinates.
    guard isScrollEnabled, move.length > Self.slop - 1e-6 else { return false }
    return abs(move.dx) > abs(move.dy) ? scrolls.x : scrolls.y
  }

  private var scrolls: (x: Bool, y: Bool) {
    let (low, high) = limits
    return (
      high.x > low.x || (bounces && alwaysBounceHorizontal),
      high.y > low.y || (bounces && alwaysBounceVertical)
    )
  }

  /// A finger that came down at `down` of the superview, at `time`, has begun to drag, and is at
  /// `point`.
  func beginDrag(from down: CGPoint, at time: Instant, to point: CGPoint) {
    stop()
    let move = CGVector(dx: point.x - down.x, dy: point.y - down.y)
    var axes = scrolls
    if isDirectionalLockEnabled {
      let isSideways = abs(move.dx) > abs(move.dy)
      axes = (axes.x && isSideways, axes.y && !isSideways)
    }
    let share = min(Self.slop / move.length, 1)
    let (low, high) = limits
    drag = ScrollDrag(
      start: CGPoint(x: down.x + move.dx * share, y: down.y + move.dy * share),
      offset: CGPoint(
        x: axes.x ? unresisted(contentOffset.x, low.x, high.x, bounds.width) : contentOffset.x,
        y: axes.y ? unresisted(contentOffset.y, low.y, high.y, bounds.height) : contentOffset.y),
      axes: axes, down: down, time: time)
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// The finger has moved to `point` of the superview.
  func continueDrag(to point: CGPoint) {
    guard var drag else { return }
    drag.move(to: point, at: VirtualClock.current?.now ?? .zero)
    self.drag = drag
    let (low, high) = limits
    let place = onPixels(
      CGPoint(
        x: resisted(drag.offset.x + drag.start.x - point.x, low.x, high.x, bounds.width),
        y: resisted(drag.offset.y + drag.start.y - point.y, low.y, high.y, bounds.height)))
    follow(
      to: CGPoint(
        x: drag.axes.x ? place.x : drag.offset.x, y: drag.axes.y ? place.y : drag.offset.y))
  }

  /// An offset as a drag reaches it: an excess of x over an edge of a view of length d shows as
  /// c · x · d / (c · x + d), where c is the resistance (O2.10).
  private func resisted(
    _ offset: CGFloat, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat
  ) -> CGFloat {
    let inside = min(max(offset, low), high)
    let excess = abs(offset - inside) * Self.resistance
    guard excess > 0, bounces, length > 0 else { return inside }
    let shown = excess * length / (excess + length)
    return offset > inside ? inside + shown : inside - shown
  }

  /// The offset that a drag shows as `offset`.
  private func unresisted(
    _ offset: CGFloat, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat
  ) -> CGFloat {
    let inside = min(max(offset, low), high)
    let shown = abs(offset - inside)
    guard shown > 0, bounces, shown < length else { return offset }
    let excess = shown * length / (length - shown) / Self.resistance
    return offset > inside ? inside + excess : inside - excess
  }

  /// The finger has been lifted, or has lost its touch.
  func endDrag() {
    guard let drag else { return }
    let velocity = drag.velocity(at: VirtualClock.current?.now ?? .zero)
    self.drag = nil
    let proposed =
      isPagingEnabled ? page(at: velocity, from: drag.offset) : announcedRest(at: velocity)
    var target = proposed
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.dx / 1000, y: velocity.dy / 1000),
      targetContentOffset: &target)
    let course =
      target == proposed && !isPagingEnabled
      ? course(at: velocity) : course(at: velocity, to: target)
    let goesOn = moves(along: course)
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    // The delegate may have sent the view elsewhere.
    guard goesOn, motion == nil, beginDecelerating() else { return }
    if isPagingEnabled { glide(toPage: target) } else { decelerate(along: course) }
  }

  /// A finger comes down on it: if it moves on after a drag, it stops. Tells whether it did.
  func stopDecelerating() -> Bool {
    guard isDecelerating else { return false }
    motion?.cancel()
    motion = nil
    endDecelerating()
    return true
  }

  /// The finger that has stopped it is lifted and has not dragged: between pages it goes on to the
  /// nearest, and beyond the content it springs back.
  func springBack() {
    guard drag == nil, motion == nil else { return }
    if isPagingEnabled {
      let target = page(at: .zero, from: contentOffset)
      if target != contentOffset, beginDecelerating() { glide(toPage: target) }
    } else {
      let course = course(at: .zero)
      if moves(along: course), beginDecelerating() { decelerate(along: course) }
    }
  }

  private func glide(toPage target: CGPoint) {
    let curve = UIView.AnimationCurve.easeOut.options.timingFunction.curve
    glide(to: target, seconds: 0.3, along: curve.progress) { $0.endDecelerating() }
  }

  private func moves(along course: ScrollCourse) -> Bool {
    course.rest != contentOffset || course.duration > 0
  }

  private func decelerate(along course: ScrollCourse) {
    move(
      to: course.rest, seconds: course.duration, { $0.endDecelerating() }, along: course.offset)
  }

  /// Tells the delegate; false if that has stopped it.
  private func beginDecelerating() -> Bool {
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    return isDecelerating
  }

  private func endDecelerating() {
    isDecelerating = false
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// How it moves on after a drag, by itself.
  private func course(at velocity: CGVector) -> ScrollCourse {
    let (low, high) = limits
    let (offset, loss) = (contentOffset, ScrollLoss(decelerationRate))
    func coast(
      _ offset: CGFloat, _ velocity: CGFloat, _ low: CGFloat, _ high: CGFloat
    ) -> ScrollCoast {
      ScrollCoast(
        from: offset, velocity: velocity,
        within: ClosedRange(uncheckedBounds: (low, high)), rate: loss, bounces: bounces)
    }
    var course = ScrollCourse(
      x: coast(offset.x, velocity.dx, low.x, high.x),
      y: coast(offset.y, velocity.dy, low.y, high.y))
    let place = clamped(onPixels(course.rest))
    if course.x.endsFreely { course.rest.x = place.x }
    if course.y.endsFreely { course.rest.y = place.y }
    return course
  }

  /// How it moves on after a drag to a target that the delegate has chosen.
  private func course(at velocity: CGVector, to target: CGPoint) -> ScrollCourse {
    let (offset, loss) = (contentOffset, ScrollLoss(decelerationRate))
    return ScrollCourse(
      x: ScrollCoast(from: offset.x, velocity: velocity.dx, to: target.x, rate: loss),
      y: ScrollCoast(from: offset.y, velocity: velocity.dy, to: target.y, rate: loss))
  }

  /// Where the delegate is told that it will rest. iOS tells a place that is slightly further than
  /// the one that it reaches (O2.6, O2.8).
  private func announcedRest(at velocity: CGVector) -> CGPoint {
    let loss = ScrollLoss(decelerationRate).perSecond
    func way(_ velocity: CGFloat) -> CGFloat {
      let speed = max(abs(velocity) - ScrollCoast.stoppingSpeed, 0)
      return (velocity < 0 ? -speed : speed) / loss
    }
    let place = CGPoint(
      x: contentOffset.x + way(velocity.dx), y: contentOffset.y + way(velocity.dy))
    return place == contentOffset ? clamped(place) : clamped(onPixels(place))
  }

  /// The page at which it comes to rest: the one after `start` in the direction of a fling, else the
  /// nearest.
  private func page(at velocity: CGVector, from start: CGPoint) -> CGPoint {
    func page(
      _ offset: CGFloat, _ start: CGFloat, _ velocity: CGFloat, _ length: CGFloat
    ) -> CGFloat {
      guard length > 0 else { return offset }
      let from = (start / length).rounded()
      if abs(velocity) > 300 { return (from + (velocity > 0 ? 1 : -1)) * length }
      return (offset / length).rounded() * length
    }
    let start = clamped(start)
    return clamped(
      CGPoint(
        x: page(contentOffset.x, start.x, velocity.dx, bounds.width),
        y: page(contentOffset.y, start.y, velocity.dy, bounds.height)))
  }
}

/// How a scroll view moves on after a drag.
private struct ScrollCourse {
  let x, y: ScrollCoast
  /// Where it ends.
  var rest: CGPoint

  init(x: ScrollCoast, y: ScrollCoast) {
    (self.x, self.y) = (x, y)
    rest = CGPoint(x: x.rest, y: y.rest)
  }

  /// How long it moves, in seconds.
  var duration: Double { max(x.duration, y.duration) }

  /// The offset after `seconds`.
  func offset(at seconds: Double) -> CGPoint {
    CGPoint(x: x.offset(at: seconds), y: y.offset(at: seconds))
  }
}

extension CGVector {
  /// How long it is.
  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
