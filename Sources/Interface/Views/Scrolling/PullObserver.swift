package import Foundation
import Geometry
import Layers

/// A view above the content of a scroll view that reacts to pulls beyond the top, and can keep space for
/// itself there: a refresh control.
package protocol PullObserver: AnyObject {
  /// The height of the space above the content, in points.
  var keptHeight: CGFloat { get }
  /// Called when the scroll view has scrolled or has another size.
  func scrollViewMoved(_ scrollView: UIScrollView)
  /// Called when the finger that drags is lifted, before the scroll view springs back.
  func scrollViewReleased(_ scrollView: UIScrollView)
}

extension UIScrollView {
  /// The distance by which the content is below the top, in points; the observer's space counts as part
  /// of it.
  package var pulledDistance: CGFloat {
    max(-contentOffset.y - insetWithoutPull.top - collapse.hidden, 0)
  }

  /// Notifies of the observer's space, without moving the content.
  package func keptHeightChanged() {
    guard knownInset != adjustedContentInset else { return }
    knownInset = adjustedContentInset
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Moves the content back to the top after the observer has given up its space: within 0.3 s.
  package func returnFromPull() {
    keptHeightChanged()
    let top = limits.low.y
    guard drag == nil, contentOffset.y < top else { return }
    stop()
    let curve = UIView.AnimationCurve.easeInOut.options.timingFunction.curve
    glide(
      to: CGPoint(x: contentOffset.x, y: top), seconds: 0.3, along: curve.progress,
      completion: { _ in })
  }
}
