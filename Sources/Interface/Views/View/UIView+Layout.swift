public import Foundation
import Geometry
import Layers

// Views are laid out with their layers: at the end of the turn of the clock in which it was asked
// for, and before anything is drawn. Sizes and sublayers that change ask for it by themselves.
extension UIView {
  /// The size of a direction in which a view's content asks for none.
  public static let noIntrinsicMetric: CGFloat = -1

  func layOut() {
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  func takeSuitableSize() {
    let size = sizeThatFits(bounds.size)
    if transform.isIdentity {
      frame = CGRect(origin: frame.origin, size: size)
    } else {
      bounds.size = size
    }
  }

  func boundsChanged(from old: CGRect) {
    guard old.size != bounds.size, autoresizesSubviews else { return }
    for view in subviews where !view.autoresizingMask.isEmpty { view.autoresize(from: old.size) }
  }
}
