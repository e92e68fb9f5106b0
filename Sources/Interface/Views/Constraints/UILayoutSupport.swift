public import Foundation

/// The edge of the content of a view controller, as constraints used it before safe areas.
public protocol UILayoutSupport: NSObjectProtocol {
  /// The distance from the edge of the view: the safe area's.
  var length: CGFloat { get }
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
  /// The height of the guide.
  public var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// The area above the content: the safe area's upper part, empty on a canvas.
  public var topLayoutGuide: any UILayoutSupport {
    view.systemGuide(.top, "_UILayoutGuide top")
  }

  /// The area below the content: the safe area's lower part, empty on a canvas.
  public var bottomLayoutGuide: any UILayoutSupport {
    view.systemGuide(.bottom, "_UILayoutGuide bottom")
  }
}
