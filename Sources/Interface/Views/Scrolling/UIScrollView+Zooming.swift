import Failures
import Foundation
import Geometry
import Layers
import Messaging

extension UIScrollView {
  func zoom(to newScale: CGFloat, animated: Bool) {
    let middle = CGPoint(x: bounds.midX / scale, y: bounds.midY / scale)
    zoom(to: newScale, around: middle, animated: animated)
  }

  func zoomInto(_ rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let fitting = min(bounds.width / rect.width, bounds.height / rect.height)
    zoom(to: fitting, around: CGPoint(x: rect.midX, y: rect.midY), animated: animated)
  }

  /// Scales the zoomed view and centres `point` of it, as far as the content allows.
  private func zoom(to newScale: CGFloat, around point: CGPoint, animated: Bool) {
    guard FlipbookError.check(newScale, "the zoom scale of \(nameInMessages)"),
      let view = delegate?.viewForZooming(in: self)
    else { return }
    let target = min(max(newScale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
    guard target != scale, target > 0 else { return }
    delegate?.scrollViewWillBeginZooming(self, with: view)
    CallObservation.delegated("scrollViewWillBeginZooming:with:", by: self, [self, view])
    func change() {
      scale(
        view, by: target,
        offset: CGPoint(
          x: point.x * target - bounds.width / 2, y: point.y * target - bounds.height / 2))
    }
    func end() {
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: target)
      CallObservation.delegated(
        "scrollViewDidEndZooming:with:atScale:", by: self, [self, view, target])
    }
    guard animated else {
      change()
      return end()
    }
    UIView.animate(withDuration: 0.3, animations: change) { _ in
      end()
      self.delegate?.scrollViewDidEndScrollingAnimation(self)
      CallObservation.delegated("scrollViewDidEndScrollingAnimation:", by: self, [self])
    }
  }
}
