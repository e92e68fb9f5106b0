import Foundation
import Geometry
import Messaging

/// The recognizer of a scroll view's drag. It observes touches, but the scroll view decides when the
/// drag begins, because it has to know its content and the other scroll views around the touch.
final class ScrollPanRecognizer: UIPanGestureRecognizer {
  /// The scroll view, which can be another view than the one whose touches are observed.
  weak var scrollView: UIScrollView?
  /// Whether the scroll view is being dragged.
  private var isDriven = false

  /// The delegate; by default the scroll view, if its class conforms to the protocol.
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { super.delegate ?? scrollView as? any UIGestureRecognizerDelegate }
    set { super.delegate = newValue }
  }

  /// 1 during a drag, whose touch is taken from all views.
  override var numberOfTouches: Int { isDragging ? 1 : super.numberOfTouches }

  /// Whether a drag is in progress.
  var isDragging: Bool { state == .began || state == .changed }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { record() }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count <= 1 { giveUp() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { giveUp() }

  /// Ends the gesture if there is no drag.
  private func giveUp() {
    if !isDriven { state = isDragging ? .cancelled : .failed }
  }

  /// Begins the drag; returns false if the view, a delegate or another recognizer forbids it, or if
  /// others have to fail first.
  func beginDrag() -> Bool {
    // Another finger drags already.
    if isDriven { return false }
    if state == .possible { begin() }
    isDriven = isDragging
    return isDriven
  }

  /// Continues the drag with the finger at a point of the stage's window.
  func continueDrag(to point: CGPoint) {
    guard isDragging else { return }
    // A touch that is still observed was recorded.
    if super.numberOfTouches == 0 {
      move(to: point)
      record()
    }
    state = .changed
  }

  /// Ends the drag.
  func endDrag() {
    isDriven = false
    if isDragging { state = .ended }
  }
}
