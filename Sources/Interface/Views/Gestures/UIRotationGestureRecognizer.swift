public import Foundation
import Geometry
import VirtualTime

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
      trail?.adjust { CGPoint(x: $0.x + change, y: 0) }
    }
  }

  /// The change of the angle per second, during the last 100 ms.
  open var velocity: CGFloat { trail?.velocity(at: VirtualClock.current?.now ?? .zero).dx ?? 0 }

  private var turn: CGFloat = 0
  /// The last direction of the fingers.
  private var angle: CGFloat?
  /// The recent angles.
  private var trail: MotionTrail?

  /// Begins to observe the fingers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if ignores(touches, beyond: 2, event) { return }
    angle = FingerPair(self.touches)?.angle
  }

  /// Begins or continues the gesture.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = FingerPair(self.touches), let before = angle else { return }
    let change = remainder(pair.angle - before, 2 * .pi)
    // Both fingers have moved, and the other one was told first.
    guard change != 0 else { return }
    if state == .possible {
      let threshold = 2 * Self.threshold / max(pair.distance, 1)
      guard abs(change) > threshold - 1e-9 else { return }
      turn = change - (change > 0 ? threshold : -threshold)
    } else {
      turn += change
    }
    angle = pair.angle
    let now = VirtualClock.current?.now ?? .zero
    trail = trail ?? MotionTrail(from: .zero, at: now)
    trail?.move(to: CGPoint(x: turn, y: 0), at: now)
    state = state == .possible ? .began : .changed
  }

  /// Ends the gesture with the last finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    angle = nil
    if self.touches.count <= 1 { finish(as: .ended) }
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(as: .cancelled)
  }

  /// Forgets the fingers.
  open override func reset() {
    super.reset()
    (turn, angle, trail) = (0, nil, nil)
  }
}
