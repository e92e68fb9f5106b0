public import Foundation
public import Views

// Members with which rewritten sources replace what Objective-C looks up at run time.

/// An object that has a location: a touch or a gesture recognizer. In rewritten sources, values of the
/// type `AnyObject` are cast to it, because Objective-C finds `location(in:)` on any object.
public protocol PortedLocating: AnyObject {
  /// Returns the location in a view's coordinates, or in the window's.
  func location(in view: UIView?) -> CGPoint
}

extension UITouch: PortedLocating {}

extension UIGestureRecognizer: PortedLocating {}

extension CGFloat {
  /// The height that a table's delegate has returned; nil if it is `UITableView.automaticDimension`.
  /// A delegate that doesn't implement the method returns that by default, where Objective-C returns
  /// nil.
  public var portedHeight: CGFloat? { self < 0 ? nil : self }
}
