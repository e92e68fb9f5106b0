public import Foundation
import Geometry
import VirtualTime

/// Recognizes two fingers that move apart or together.
///
/// The gesture begins when their distance has changed by 10 pt, from where the scale counts (D), and
/// ends when both are lifted (Apple's documentation).
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers relative to that at the start, or since the scale was set; 1 by default.
  open var scale: CGFloat {
    get { ratio }
    set {
      let old = ratio
      ratio = newValue
      if let pair = FingerPair(touches), newValue != 0 { unit = pair.distance / newValue }
      trail?.adjust { CGPoint(x: $0.x * newValue / old, y: 0) }
    }
  }

  /// The change of the scale per second, during the last 100 ms.
  open var velocity: CGFloat { trail?.velocity(at: VirtualClock.current?.now ?? .zero).dx ?? 0 }

  private var ratio: CGFloat = 1
  /// The distance at which the scale is 1.
  private var unit: CGFloat = 1
  /// The distance when the second finger came down.
  private var start: CGFloat = 0
  /// The recent scales.
  private var trail: MotionTrail?

  /// Begins to observe the fingers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !ignores(touches, beyond: 2, event), let pair = FingerPair(self.touches) else { return }
    // A finger was lifted and is back.
    if state != .possible { unit = pair.distance / ratio } else { start = pair.distance }
  }

  /// Begins or continues the gesture.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = FingerPair(self.touches), pair.distance > 0 else { return }
    if state == .possible {
      let change = pair.distance - start
      guard abs(change) > Self.threshold - 1e-6 else { return }
      unit = start + (change > 0 ? Self.threshold : -Self.threshold)
      ratio = 1
    }
    let new = unit > 0 ? pair.distance / unit : 1
    // Both fingers have moved, and the other one was told first.
    if state != .possible, new == ratio { return }
    ratio = new
    let now = VirtualClock.current?.now ?? .zero
    trail = trail ?? MotionTrail(from: CGPoint(x: 1, y: 0), at: now)
    trail?.move(to: CGPoint(x: new, y: 0), at: now)
    state = state == .possible ? .began : .changed
  }

  /// Ends the gesture with the last finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count <= 1 { finish(as: .ended) }
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(as: .cancelled)
  }

  /// Forgets the fingers.
  open override func reset() {
    super.reset()
    (ratio, trail) = (1, nil)
  }
}
