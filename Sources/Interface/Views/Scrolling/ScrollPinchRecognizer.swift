import Foundation
import Geometry
import Messaging

/// The recognizer of pinches that zoom a scroll view.
final class ScrollPinchRecognizer: UIPinchGestureRecognizer {
  weak var scrollView: UIScrollView?

  /// The delegate; by default the scroll view, if its class conforms to the protocol.
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { super.delegate ?? scrollView as? any UIGestureRecognizerDelegate }
    set { super.delegate = newValue }
  }

  override func stateEntered() {
    guard let scrollView else { return }
    switch state {
    case .began: scrollView.beginPinch(self)
    case .changed: scrollView.continuePinch(self)
    case .ended, .cancelled: scrollView.endPinch()
    default: break
    }
  }
}

/// A pinch that is zooming a scroll view.
struct ScrollPinch {
  /// The zoomed view.
  let view: UIView
  /// The scale when the pinch began.
  let scale: CGFloat
  /// The point of the zoomed view, at the scale 1, that stays between the fingers.
  let anchor: CGPoint
}

extension UIScrollView {
  func beginPinch(_ pinch: ScrollPinchRecognizer) {
    guard let view = delegate?.viewForZooming(in: self), scale > 0 else { return }
    let point = pinch.location(in: self)
    zoomingPinch = ScrollPinch(
      view: view, scale: scale, anchor: CGPoint(x: point.x / scale, y: point.y / scale))
    delegate?.scrollViewWillBeginZooming(self, with: view)
    CallObservation.delegated("scrollViewWillBeginZooming:with:", by: self, [self, view])
    continuePinch(pinch)
  }

  func continuePinch(_ pinch: ScrollPinchRecognizer) {
    // A finger alone doesn't zoom.
    guard let zoom = zoomingPinch, pinch.numberOfTouches > 1 else { return }
    // Beyond a limit, the logarithm of the scale is resisted as a drag is in a view of length 1 (D).
    let target = exp(
      Self.resisted(
        log(zoom.scale * pinch.scale), log(minimumZoomScale),
        log(max(maximumZoomScale, minimumZoomScale)), 1, bounces: bouncesZoom))
    let finger = pinch.location(in: self)
    // The fingers' point in the scroll view, which doesn't depend on its offset.
    let place = CGPoint(x: finger.x - bounds.minX, y: finger.y - bounds.minY)
    scale(
      zoom.view, by: target,
      offset: CGPoint(x: zoom.anchor.x * target - place.x, y: zoom.anchor.y * target - place.y),
      clamps: !bouncesZoom)
  }

  func endPinch() {
    guard let zoom = zoomingPinch else { return }
    zoomingPinch = nil
    let limit = min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
    guard limit != scale || clamped(contentOffset) != contentOffset, scale > 0 else {
      delegate?.scrollViewDidEndZooming(self, with: zoom.view, atScale: scale)
      CallObservation.delegated(
        "scrollViewDidEndZooming:with:atScale:", by: self, [self, zoom.view, scale])
      return
    }
    isZoomBouncing = true
    // The middle of what is visible stays in the middle.
    let middle = CGPoint(x: bounds.midX / scale * limit, y: bounds.midY / scale * limit)
    let corner = CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2)
    UIView.animate(withDuration: 0.3) {
      self.scale(zoom.view, by: limit, offset: corner)
    } completion: { _ in
      self.isZoomBouncing = false
      self.delegate?.scrollViewDidEndZooming(self, with: zoom.view, atScale: limit)
      CallObservation.delegated(
        "scrollViewDidEndZooming:with:atScale:", by: self, [self, zoom.view, limit])
    }
  }

  /// Scales the zoomed view, and scrolls to an offset, as far as the content allows if `clamps`.
  func scale(_ view: UIView, by newScale: CGFloat, offset: CGPoint, clamps: Bool = true) {
    scale = newScale
    view.transform = CGAffineTransform(scaleX: newScale, y: newScale)
    view.frame.origin = .zero
    contentSize = view.frame.size
    setContentOffset(clamps ? clamped(offset) : offset, animated: false)
    delegate?.scrollViewDidZoom(self)
    CallObservation.delegated("scrollViewDidZoom:", by: self, [self])
  }
}
