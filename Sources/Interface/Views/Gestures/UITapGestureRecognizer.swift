import Foundation
import Geometry

/// Recognizes one or more taps: touches that end without having moved.
///
/// A tap moves by at most 45 pt and takes at most 0.75 s, and the next one follows within 0.35 s. These
/// figures are reported of UIKit; Apple doesn't document them.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps; 1 by default.
  open var numberOfTapsRequired = 1

  /// The number of fingers; 1 by default.
  open var numberOfTouchesRequired = 1

  /// The buttons of a pointer that tap; the first one by default. A film's touches are fingers, to
  /// which it doesn't apply.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  private var start = CGPoint.zero
  private var tapCount = 0
  /// The largest number of fingers of this tap.
  private var fingerCount = 0
  private let timer = GestureTimer()

  private static let allowableMovement: CGFloat = 45
  private static let longestTap = 0.75

  override var awaitsTouches: Bool { tapCount > 0 }

  /// Begins a tap.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let point = location(in: nil)
    fingerCount = max(fingerCount, self.touches.count)
    let isFirst = fingerCount == 1
    guard fingerCount <= numberOfTouchesRequired, tapCount == 0 || !isFirst || isNear(point) else {
      state = .failed
      return
    }
    // The next fingers move the centre, which isn't a movement of the fingers.
    guard isFirst else { return }
    if tapCount == 0 { start = point }
    timer.start(after: Self.longestTap) { [weak self] in self?.state = .failed }
  }

  /// Fails if the finger has moved too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isNear(location(in: nil)) { state = .failed }
  }

  override func fingersChanged(by offset: CGVector) {
    start = CGPoint(x: start.x + offset.dx, y: start.y + offset.dy)
  }

  /// Counts a tap when its last finger is lifted, and recognizes the last tap.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count <= 1 else { return }
    guard fingerCount == numberOfTouchesRequired else { return state = .failed }
    fingerCount = 0
    tapCount += 1
    timer.stop()
    if tapCount >= numberOfTapsRequired {
      state = .ended
    } else {
      timer.start(after: GestureTimer.longestPause) { [weak self] in self?.cancelGesture() }
    }
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Forgets the taps so far.
  open override func reset() {
    super.reset()
    tapCount = 0
    fingerCount = 0
    timer.stop()
  }

  private func isNear(_ point: CGPoint) -> Bool {
    hypot(point.x - start.x, point.y - start.y) <= Self.allowableMovement
  }
}
