public import Foundation

/// Recognizes two fingers that turn around each other.
///
/// The gesture begins when each finger has moved by 10 pt around the centre, from where the angle
/// counts (D), and ends when both are lifted (Apple's documentation).
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle by which the fingers have turned clockwise since the start, or since it was set, in
  /// radians; 0 by default. Full turns count.
  open var rotation: CGFloat {
    get { turn }
    set {
      let change = newValue - turn
      turn = newValue
      trail.adjust { $0 + change }
    }
  }

  /// The change of the angle per second, during the last 100 ms.
  open var velocity: CGFloat { trail.velocity }

  private var turn: CGFloat = 0
  /// The last direction of the fingers.
  private var angle: CGFloat?
  private var trail = ValueTrail()

  /// Begins to observe the fingers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count <= 2 else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    angle = FingerPair(self.touches)?.angle
  }

  /// Begins or continues the gesture.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = FingerPair(self.touches), let before = angle else { return }
    let change = remainder(pair.angle - before, 2 * .pi)
    // Both fingers have moved, and the other one was told first.
    guard change != 0 else { return }
    if state == .possible {
      let threshold = 2 * FingerPair.threshold / max(pair.distance, 1)
      guard abs(change) > threshold - 1e-9 else { return }
      turn = change - (change > 0 ? threshold : -threshold)
      trail.record(0)
    } else {
      turn += change
    }
    angle = pair.angle
    trail.record(turn)
    state = state == .possible ? .began : .changed
  }

  /// Ends the gesture with the last finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    angle = nil
    guard self.touches.count <= 1 else { return }
    state = state == .possible ? .failed : .ended
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  /// Forgets the fingers.
  open override func reset() {
    super.reset()
    (turn, angle, trail) = (0, nil, ValueTrail())
  }
}
