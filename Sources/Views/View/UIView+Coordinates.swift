public import Foundation
import Geometry
import Layers

// From one view's coordinates to another's. nil stands for the window, or the root of a tree that is
// in none. Views that are animating count where they are going.
extension UIView {
  /// A point of this view's coordinates in those of `view`.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: view?.layer)
  }

  /// A point of the coordinates of `view` in this view's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer)
  }

  /// A rectangle of this view's coordinates in those of `view`: the upright box around it.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: view?.layer)
  }

  /// A rectangle of the coordinates of `view` in this view's: the upright box around it.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: view?.layer)
  }
}
