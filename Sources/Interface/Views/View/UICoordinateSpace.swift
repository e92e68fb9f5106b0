public import Foundation

/// The coordinates of a view or of the screen, which can be converted to those of others.
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The area of the space, in its own coordinates.
  var bounds: CGRect { get }

  /// The view with these coordinates; nil for those of the screen. Apple's protocol doesn't have it.
  var viewOfCoordinates: UIView? { get }
}

extension UICoordinateSpace {
  /// Converts a point to another space.
  public func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    let screen: UIView? = UIApplication.shared.stageWindow
    let (view, target) = (viewOfCoordinates ?? screen, space.viewOfCoordinates ?? screen)
    return view?.convert(point, to: target) ?? point
  }

  /// Converts a point from another space.
  public func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    space.convert(point, to: self)
  }

  /// Converts a rectangle to another space; returns its bounding box there.
  public func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    let screen: UIView? = UIApplication.shared.stageWindow
    let (view, target) = (viewOfCoordinates ?? screen, space.viewOfCoordinates ?? screen)
    return view?.convert(rect, to: target) ?? rect
  }

  /// Converts a rectangle from another space; returns its bounding box here.
  public func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    space.convert(rect, to: self)
  }
}

extension UIView: UICoordinateSpace {}

extension UICoordinateSpace where Self: UIView {
  /// The view itself.
  public var viewOfCoordinates: UIView? { self }
}

extension UIScreen: UICoordinateSpace {
  /// Nil: the coordinates are those of the screen.
  public var viewOfCoordinates: UIView? { nil }

  /// The coordinates of the screen.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// The coordinates of the screen; a canvas doesn't rotate.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// Returns a view that shows the present contents of the screen.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIApplication.shared.stageWindow?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView()
  }
}

extension UIWindowScene {
  /// The coordinates of the screen.
  public var coordinateSpace: any UICoordinateSpace { screen }
}
