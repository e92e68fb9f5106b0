import Foundation
import Geometry
import Layers
import Messaging
import VirtualTime

/// A drag of a scroll view by a finger: the state for following it and for computing its velocity.
struct ScrollDrag {
  /// The point from which the finger's movement counts, as `dragPoint(_:in:)` returns it.
  private(set) var start: CGPoint
  /// The offset when the finger was there, without the resistance of an edge.
  private(set) var offset: CGPoint
  /// The finger's last position, as `dragPoint(_:in:)` returns it.
  private(set) var finger: CGPoint
  /// Whether the drag scrolls horizontally and vertically.
  let axes: (x: Bool, y: Bool)
  /// The recent positions of the finger.
  private var trail: MotionTrail

  init(
    start: CGPoint, offset: CGPoint, axes: (x: Bool, y: Bool), down: CGPoint, time: Instant
  ) {
    self.start = start
    finger = start
    self.offset = offset
    self.axes = axes
    trail = MotionTrail(from: down, at: time)
  }

  /// Records that the finger has moved to `point`.
  mutating func move(to point: CGPoint, at time: Instant) {
    finger = point
    trail.move(to: point, at: time)
  }

  /// Continues at `offset` with the movement from here on.
  mutating func restart(at offset: CGPoint) {
    start = finger
    self.offset = offset
  }

  /// Returns the velocity of the offset if the finger is lifted at `lift`, in points per second;
  /// zero if the finger has rested.
  func velocity(at lift: Instant) -> CGVector {
    let finger = trail.velocity(at: lift)
    return CGVector(dx: axes.x ? 0 - finger.dx : 0, dy: axes.y ? 0 - finger.dy : 0)
  }
}

// Dragging, as measured on iOS (O2.1 to O2.15): a drag begins when the finger has moved by 10 pt,
// which don't count; beyond the content the resistance increases; the velocity at the lift is that
// of the last 100 ms. `ScrollDeceleration` describes the motion after it. A page is reached within
// 0.3 s: our decision.
extension UIScrollView {
  /// The distance that a finger moves before a drag begins, in points.
  private static let dragThreshold = UIGestureRecognizer.threshold

  /// The factor of the resistance beyond an edge.
  private static let resistance: CGFloat = 0.55

  /// Returns where a point of the window is for a drag: its distances from others are those in the view,
  /// whose transform turns and scales the way of a finger. A view that moves doesn't change them.
  func dragPoint(_ point: CGPoint, in window: UIWindow) -> CGPoint {
    let outside = window.convert(point, to: superview)
    let turn = transform
    guard turn.a * turn.d != turn.b * turn.c else { return outside }
    let inverse = CGAffineTransform(turn.a, turn.b, turn.c, turn.d, 0, 0).inverted()
    return outside.applying(inverse)
  }

  /// Returns whether a finger that has moved from `start` to `point`, as `dragPoint(_:in:)` returns them, drags
  /// the view.
  func isDragged(from start: CGPoint, to point: CGPoint) -> Bool {
    let move = CGVector(dx: point.x - start.x, dy: point.y - start.y)
    // Coordinates are rounded, hence the tolerance of a millionth.
    guard isScrollEnabled, pan.isEnabled, move.length > Self.dragThreshold - 1e-6 else {
      return false
    }
    return abs(move.dx) > abs(move.dy) ? scrolls.x : scrolls.y
  }

  private var scrolls: (x: Bool, y: Bool) {
    let (low, high) = limits
    return (
      high.x > low.x || (springs.x && alwaysBounceHorizontal),
      high.y > low.y || (springs.y && alwaysBounceVertical)
    )
  }

  /// Whether the view can be dragged beyond the content along each axis.
  private var springs: (x: Bool, y: Bool) {
    (bounces && bouncesHorizontally, bounces && bouncesVertically)
  }

  /// Begins a drag with a finger that came down at `down`, as `dragPoint(_:in:)` returns it, at `time`, and is now
  /// at `point`.
  func beginDrag(from down: CGPoint, at time: Instant, to point: CGPoint) {
    stop()
    let move = CGVector(dx: point.x - down.x, dy: point.y - down.y)
    var axes = scrolls
    if isDirectionalLockEnabled {
      let isSideways = abs(move.dx) > abs(move.dy)
      axes = (axes.x && isSideways, axes.y && !isSideways)
    }
    let share = min(Self.dragThreshold / move.length, 1)
    drag = ScrollDrag(
      start: CGPoint(x: down.x + move.dx * share, y: down.y + move.dy * share),
      offset: unresistedOffset(axes), axes: axes, down: down, time: time)
    observer?.scrollViewBeganDrag(self)
    if [.onDrag, .onDragWithAccessory].contains(keyboardDismissMode) {
      window?.firstResponder?.resignFirstResponder()
    }
    delegate?.scrollViewWillBeginDragging(self)
    CallObservation.delegated("scrollViewWillBeginDragging:", by: self, [self])
  }

  /// Scrolls to `offset` during a drag, which goes on from there, as in Apple's sample StreetScroller
  /// or in a view that moves itself while its content stays in place.
  func redirectDrag(to offset: CGPoint) {
    stop()
    bounds.origin = offset
    guard let axes = drag?.axes else { return }
    drag?.restart(at: unresistedOffset(axes))
  }

  /// The offset, along `axes` without the resistance of an edge.
  private func unresistedOffset(_ axes: (x: Bool, y: Bool)) -> CGPoint {
    let (low, high) = limits
    return CGPoint(
      x: axes.x ? unresisted(contentOffset.x, low.x, high.x, bounds.width) : contentOffset.x,
      y: axes.y ? unresisted(contentOffset.y, low.y, high.y, bounds.height) : contentOffset.y)
  }

  /// Continues the drag with the finger at `point`, as `dragPoint(_:in:)` returns it.
  func continueDrag(to point: CGPoint) {
    guard var drag else { return }
    drag.move(to: point, at: VirtualClock.current?.now ?? .zero)
    self.drag = drag
    if keyboardDismissMode.isInteractive {
      UIApplication.shared.inputViews.follow(pan.location(in: nil).y)
    }
    let (low, high) = limits
    let target = onPixels(
      CGPoint(
        x: Self.resisted(
          drag.offset.x + drag.start.x - point.x, low.x, high.x, bounds.width, bounces: springs.x),
        y: Self.resisted(
          drag.offset.y + drag.start.y - point.y, low.y, high.y, bounds.height, bounces: springs.y))
    )
    follow(
      to: CGPoint(
        x: drag.axes.x ? target.x : drag.offset.x, y: drag.axes.y ? target.y : drag.offset.y))
  }

  /// Returns the offset with the resistance of an edge: in a view of length d, an excess of x over
  /// the edge becomes c · x · d / (c · x + d), where c is the resistance (O2.10).
  static func resisted(
    _ offset: CGFloat, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat, bounces: Bool
  ) -> CGFloat {
    let inside = min(max(offset, low), high)
    let excess = abs(offset - inside) * resistance
    guard excess > 0, bounces, length > 0 else { return inside }
    let shown = excess * length / (excess + length)
    return offset > inside ? inside + shown : inside - shown
  }

  /// Returns the offset without the resistance of an edge: the inverse of `resisted`.
  private func unresisted(
    _ offset: CGFloat, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat
  ) -> CGFloat {
    let inside = min(max(offset, low), high)
    let shown = abs(offset - inside)
    guard shown > 0, bounces, shown < length else { return offset }
    let excess = shown * length / (length - shown) / Self.resistance
    return offset > inside ? inside + excess : inside - excess
  }

  /// Ends the drag: the finger was lifted, or its touch was cancelled.
  func endDrag() {
    guard let drag else { return }
    let velocity = drag.velocity(at: VirtualClock.current?.now ?? .zero)
    self.drag = nil
    if keyboardDismissMode.isInteractive {
      UIApplication.shared.inputViews.release(velocity: -velocity.dy)
    }
    pullObserver?.scrollViewReleased(self)
    keptHeightChanged()
    let proposed =
      isPagingEnabled ? page(at: velocity, from: drag.offset) : targetOffset(at: velocity)
    let speed = CGPoint(x: velocity.dx / 1000, y: velocity.dy / 1000)
    var target = adjustTarget?(proposed, speed) ?? withWholeTitle(proposed)
    delegate?.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: &target)
    withUnsafeMutablePointer(to: &target) { target in
      CallObservation.delegated(
        "scrollViewWillEndDragging:withVelocity:targetContentOffset:", by: self,
        [self, speed, target])
    }
    let isFree = target == proposed && !isPagingEnabled
    var path = isFree ? path(at: velocity) : path(at: velocity, to: target)
    let willDecelerate = moves(along: path)
    isReleased = willDecelerate
    defer { isReleased = false }
    delegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
    CallObservation.delegated(
      "scrollViewDidEndDragging:willDecelerate:", by: self, [self, willDecelerate])
    if !willDecelerate { observer?.scrollViewRested(self) }
    // The delegate may have scrolled the view.
    guard willDecelerate, motion == nil, beginDecelerating() else { return }
    if isPagingEnabled { return glide(toPage: target) }
    // The delegate may have changed the insets or the offset.
    if isFree { path = self.path(at: velocity) }
    decelerate(along: path, within: isFree ? limits : nil)
  }

  /// Stops the motion after a drag because a finger came down; returns whether there was a motion.
  func stopDecelerating() -> Bool {
    guard isDecelerating else { return false }
    motion?.cancel()
    motion = nil
    endDecelerating()
    return true
  }

  /// Continues after the finger that stopped the motion is lifted without a drag: between pages,
  /// moves to the nearest page, and beyond the content, springs back.
  func springBack() {
    guard drag == nil, motion == nil else { return }
    if isPagingEnabled {
      let target = page(at: .zero, from: contentOffset)
      if target != contentOffset, beginDecelerating() { glide(toPage: target) }
    } else {
      let path = path(at: .zero)
      if moves(along: path), beginDecelerating() { decelerate(along: path, within: limits) }
    }
  }

  /// Scrolls to `offset` during a deceleration, which goes on from there: with the current velocity,
  /// or to the page at the same distance.
  ///
  /// Apple's sample StreetScroller, a view that scrolls endlessly, sets the offset back while it
  /// decelerates; its speed doesn't change.
  func redirectDeceleration(to offset: CGPoint) {
    guard offset != contentOffset else { return }
    guard let clock = VirtualClock.current, let motion else {
      stop()
      bounds.origin = offset
      return
    }
    let velocity = velocity(of: motion, at: clock.now)
    let move = CGVector(dx: offset.x - contentOffset.x, dy: offset.y - contentOffset.y)
    bounds.origin = offset
    // The delegate may have scrolled the view.
    guard self.motion === motion else { return }
    if isPagingEnabled {
      let target = CGPoint(x: motion.target.x + move.dx, y: motion.target.y + move.dy)
      motion.cancel()
      self.motion = motion.moved(by: move, to: clamped(target))
      self.motion?.scheduleNextFrame(on: clock)
    } else {
      decelerate(along: path(at: velocity), within: limits)
    }
    isDecelerating = self.motion != nil
  }

  /// Adapts a deceleration to changed limits: content beyond an edge returns to where the edge is now.
  /// Views that refresh their content enlarge an inset while they spring back.
  func limitsChanged() {
    guard isDecelerating, drag == nil, let clock = VirtualClock.current, let motion,
      let old = motion.limits
    else { return }
    let new = limits
    let (offset, rest) = (contentOffset, motion.target)
    func depends(_ axis: KeyPath<CGPoint, CGFloat>) -> Bool {
      let old = Double(old.low[keyPath: axis])...Double(old.high[keyPath: axis])
      let new = Double(new.low[keyPath: axis])...Double(new.high[keyPath: axis])
      let (offset, rest) = (Double(offset[keyPath: axis]), Double(rest[keyPath: axis]))
      return offset.excess(over: old) != offset.excess(over: new) || !new.contains(rest)
        || rest == old.lowerBound && rest != new.lowerBound
        || rest == old.upperBound && rest != new.upperBound
    }
    guard depends(\.x) || depends(\.y) else { return }
    decelerate(along: path(at: velocity(of: motion, at: clock.now)), within: new)
    isDecelerating = self.motion != nil
  }

  /// Returns the velocity of a deceleration, in the sense of `ScrollDeceleration`.
  private func velocity(of motion: ScrollMotion, at time: Instant) -> CGVector {
    let (low, high) = motion.limits ?? limits
    let (speed, offset) = (motion.velocity(at: time), contentOffset)
    func velocity(
      _ speed: CGFloat, _ offset: CGFloat, _ low: CGFloat, _ high: CGFloat
    ) -> CGFloat {
      ScrollDeceleration.velocity(
        ofSpeed: speed, at: offset, within: ClosedRange(uncheckedBounds: (low, high)))
    }
    return CGVector(
      dx: velocity(speed.dx, offset.x, low.x, high.x),
      dy: velocity(speed.dy, offset.y, low.y, high.y))
  }

  private func glide(toPage target: CGPoint) {
    let curve = UIView.AnimationCurve.easeOut.options.timingFunction.curve
    glide(to: target, seconds: 0.3, along: curve.progress) { $0.endDecelerating() }
  }

  private func moves(along path: ScrollPath) -> Bool {
    path.rest != contentOffset || path.duration > 0
  }

  /// Moves along a path that was planned for `limits`; nil if it doesn't depend on them.
  private func decelerate(along path: ScrollPath, within limits: (low: CGPoint, high: CGPoint)?) {
    move(
      to: path.rest, seconds: path.duration, { $0.endDecelerating() }, along: path.offset)
    motion?.limits = limits
  }

  /// Notifies the delegate; returns false if the delegate stopped the motion.
  private func beginDecelerating() -> Bool {
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    CallObservation.delegated("scrollViewWillBeginDecelerating:", by: self, [self])
    return isDecelerating
  }

  private func endDecelerating() {
    isDecelerating = false
    observer?.scrollViewRested(self)
    delegate?.scrollViewDidEndDecelerating(self)
    CallObservation.delegated("scrollViewDidEndDecelerating:", by: self, [self])
  }

  /// Returns the motion after a drag, without a target.
  private func path(at velocity: CGVector) -> ScrollPath {
    let (low, high) = limits
    let (offset, loss) = (contentOffset, ScrollDecay(decelerationRate))
    func deceleration(
      _ offset: CGFloat, _ velocity: CGFloat, _ low: CGFloat, _ high: CGFloat, _ bounces: Bool
    ) -> ScrollDeceleration {
      ScrollDeceleration(
        from: offset, velocity: velocity,
        within: ClosedRange(uncheckedBounds: (low, high)), rate: loss, bounces: bounces)
    }
    var path = ScrollPath(
      x: deceleration(offset.x, velocity.dx, low.x, high.x, springs.x),
      y: deceleration(offset.y, velocity.dy, low.y, high.y, springs.y))
    let target = clamped(onPixels(path.rest))
    if path.x.endsFreely { path.rest.x = target.x }
    if path.y.endsFreely { path.rest.y = target.y }
    return path
  }

  /// Returns the motion after a drag to a target that the delegate has chosen.
  private func path(at velocity: CGVector, to target: CGPoint) -> ScrollPath {
    let (offset, loss) = (contentOffset, ScrollDecay(decelerationRate))
    return ScrollPath(
      x: ScrollDeceleration(from: offset.x, velocity: velocity.dx, to: target.x, rate: loss),
      y: ScrollDeceleration(from: offset.y, velocity: velocity.dy, to: target.y, rate: loss))
  }

  /// Returns the final offset that the delegate is given. On iOS it is slightly further than the
  /// offset that the view reaches (O2.6, O2.8).
  private func targetOffset(at velocity: CGVector) -> CGPoint {
    let loss = ScrollDecay(decelerationRate).perSecond
    func distance(_ velocity: CGFloat) -> CGFloat {
      let speed = max(abs(velocity) - ScrollDeceleration.stoppingSpeed, 0)
      return (velocity < 0 ? -speed : speed) / loss
    }
    let target = CGPoint(
      x: contentOffset.x + distance(velocity.dx), y: contentOffset.y + distance(velocity.dy))
    return target == contentOffset ? clamped(target) : clamped(onPixels(target))
  }

  /// Returns the offset of the final page: the page after `start` in the direction of a fling,
  /// otherwise the nearest page.
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

/// The motion of a scroll view after a drag.
private struct ScrollPath {
  let x, y: ScrollDeceleration
  /// The final offset.
  var rest: CGPoint

  init(x: ScrollDeceleration, y: ScrollDeceleration) {
    self.x = x
    self.y = y
    rest = CGPoint(x: x.rest, y: y.rest)
  }

  /// The duration of the motion, in seconds.
  var duration: Double { max(x.duration, y.duration) }

  /// Returns the offset after `seconds`.
  func offset(at seconds: Double) -> CGPoint {
    CGPoint(x: x.offset(at: seconds), y: y.offset(at: seconds))
  }
}

extension CGVector {
  /// The length of the vector.
  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
