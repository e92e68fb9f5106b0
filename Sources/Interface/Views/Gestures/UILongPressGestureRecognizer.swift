public import Foundation
import Geometry

/// Recognizes a finger that rests for a while, and then follows it.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time that a finger has to rest, in seconds; 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5

  /// The distance that the finger can move in that time, in points; 10 by default.
  open var allowableMovement: CGFloat = 10

  /// The number of taps before the press; 0 by default.
  open var numberOfTapsRequired = 0

  /// The number of fingers; 1 by default.
  open var numberOfTouchesRequired = 1

  private var start = CGPoint.zero
  private var tapCount = 0
  private let timer = GestureTimer()

  override var awaitsTouches: Bool { tapCount > 0 }

  /// Begins to measure the time.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    start = location(in: nil)
    timer.stop()
    guard self.touches.count <= numberOfTouchesRequired else { return state = .failed }
    guard self.touches.count == numberOfTouchesRequired, tapCount >= numberOfTapsRequired else {
      return
    }
    if minimumPressDuration <= 0 { return state = .began }
    timer.start(after: minimumPressDuration) { [weak self] in self?.state = .began }
  }

  /// Follows a recognized press, and fails if the finger moves too far before.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible { return state = .changed }
    let point = location(in: nil)
    if hypot(point.x - start.x, point.y - start.y) > allowableMovement { state = .failed }
  }

  /// Ends a recognized press.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    timer.stop()
    if state != .possible {
      if self.touches.count <= 1 { state = .ended }
      return
    }
    guard self.touches.count <= 1 else { return }
    guard tapCount < numberOfTapsRequired else { return state = .failed }
    tapCount += 1
    timer.start(after: GestureTimer.longestPause) { [weak self] in self?.cancelGesture() }
  }

  override func fingersChanged(by offset: CGVector) {
    start = CGPoint(x: start.x + offset.dx, y: start.y + offset.dy)
  }

  /// Cancels a recognized press.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(as: .cancelled)
  }

  /// Forgets the touch.
  open override func reset() {
    super.reset()
    tapCount = 0
    timer.stop()
  }
}
