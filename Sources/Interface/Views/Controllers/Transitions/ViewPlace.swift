import Foundation
import Geometry
import Layers

/// The position of a view in its superview, and its appearance, to which it returns.
struct ViewPlace {
  private let view: UIView
  private weak var superview: UIView?
  private let index: Int
  private let center: CGPoint
  private let bounds: CGRect
  private let transform: CATransform3D
  private let alpha: CGFloat
  private let isHidden: Bool

  init(of view: UIView) {
    self.view = view
    superview = view.superview
    index = view.superview?.subviews.firstIndex { $0 === view } ?? 0
    center = view.center
    bounds = view.bounds
    transform = view.transform3D
    alpha = view.alpha
    isHidden = view.isHidden
  }

  /// Moves the view back into its superview, or into `other` if that has been deallocated.
  func restoreSuperview(or other: UIView?) {
    guard let target = superview ?? other, view.superview !== target else { return }
    target.insertSubview(view, at: index)
  }

  /// Restores the geometry and the visibility.
  func restoreAppearance() {
    UIView.performWithoutAnimation {
      view.transform3D = transform
      view.bounds = bounds
      view.center = center
      view.alpha = alpha
      view.isHidden = isHidden
    }
  }
}
