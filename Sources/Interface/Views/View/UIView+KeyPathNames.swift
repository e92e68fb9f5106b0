import Foundation
package import Layers

extension UIView: KeyPathNamed {}

extension KeyPathNamed where Self: UIView {
  package static var keyPathNames: [AnyKeyPath: String] {
    [
      \Self.frame: "frame", \Self.bounds: "bounds", \Self.center: "center",
      \Self.transform: "transform", \Self.alpha: "alpha", \Self.isHidden: "hidden",
      \Self.isOpaque: "opaque", \Self.backgroundColor: "backgroundColor",
      \Self.tintColor: "tintColor", \Self.clipsToBounds: "clipsToBounds",
      \Self.contentMode: "contentMode", \Self.tag: "tag",
      \Self.isUserInteractionEnabled: "userInteractionEnabled",
      \UIScrollView.contentOffset: "contentOffset", \UIScrollView.contentSize: "contentSize",
      \UIScrollView.contentInset: "contentInset", \UIScrollView.zoomScale: "zoomScale",
    ]
  }
}
