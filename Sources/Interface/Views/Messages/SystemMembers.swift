import Foundation
import Layers
import Messaging

/// The members of views and layers that messages and keys can name.
enum SystemMembers {
  static var layer: [PortedMember] {
    [
      .method("setNeedsDisplay") { (layer: CALayer, _) in layer.setNeedsDisplay() },
      .method("setNeedsLayout") { (layer: CALayer, _) in layer.setNeedsLayout() },
      .method("layoutIfNeeded") { (layer: CALayer, _) in layer.layoutIfNeeded() },
      .method("displayIfNeeded") { (layer: CALayer, _) in layer.displayIfNeeded() },
      .method("removeFromSuperlayer") { (layer: CALayer, _) in layer.removeFromSuperlayer() },
      .method("removeAllAnimations") { (layer: CALayer, _) in layer.removeAllAnimations() },
      .method("removeAnimationForKey:") { (layer: CALayer, arguments) in
        try layer.removeAnimation(forKey: arguments.next())
      },
      .method("addSublayer:") { (layer: CALayer, arguments) in
        try layer.addSublayer(arguments.next())
      },
    ]
  }

  static var view: [PortedMember] {
    [
      .method("setNeedsDisplay") { (view: UIView, _) in view.setNeedsDisplay() },
      .method("setNeedsLayout") { (view: UIView, _) in view.setNeedsLayout() },
      .method("layoutIfNeeded") { (view: UIView, _) in view.layoutIfNeeded() },
      .method("layoutSubviews") { (view: UIView, _) in view.layoutSubviews() },
      .method("removeFromSuperview") { (view: UIView, _) in view.removeFromSuperview() },
      .method("addSubview:") { (view: UIView, arguments) in try view.addSubview(arguments.next()) },
      .method("bringSubviewToFront:") { (view: UIView, arguments) in
        try view.bringSubviewToFront(arguments.next())
      },
      .method("sendSubviewToBack:") { (view: UIView, arguments) in
        try view.sendSubviewToBack(arguments.next())
      },
      .method("sizeToFit") { (view: UIView, _) in view.sizeToFit() },
      .method("invalidateIntrinsicContentSize") { (view: UIView, _) in
        view.invalidateIntrinsicContentSize()
      },
      .method("endEditing:") { (view: UIView, arguments) in try view.endEditing(arguments.next()) },
      .property("frame", \UIView.frame), .property("bounds", \UIView.bounds),
      .property("center", \UIView.center), .property("transform", \UIView.transform),
      .property("alpha", \UIView.alpha), .property("hidden", \UIView.isHidden),
      .property("opaque", \UIView.isOpaque), .property("tag", \UIView.tag),
      .property("backgroundColor", \UIView.backgroundColor),
      .property("tintColor", \UIView.tintColor),
      .property("clipsToBounds", \UIView.clipsToBounds),
      .property("contentMode", \UIView.contentMode),
      .property("userInteractionEnabled", \UIView.isUserInteractionEnabled),
      .getter("layer", \UIView.layer), .getter("superview", \UIView.superview),
      .getter("subviews", \UIView.subviews), .getter("window", \UIView.window),
    ]
  }

  static var responder: [PortedMember] {
    [
      .method("becomeFirstResponder") { (responder: UIResponder, _) in
        responder.becomeFirstResponder()
      },
      .method("resignFirstResponder") { (responder: UIResponder, _) in
        responder.resignFirstResponder()
      },
      .method("reloadInputViews") { (responder: UIResponder, _) in responder.reloadInputViews() },
    ]
  }

  static var scrollView: [PortedMember] {
    [
      .property("contentOffset", \UIScrollView.contentOffset),
      .property("contentSize", \UIScrollView.contentSize),
      .property("contentInset", \UIScrollView.contentInset),
      .property("zoomScale", \UIScrollView.zoomScale),
      .property("scrollEnabled", \UIScrollView.isScrollEnabled),
      .property("pagingEnabled", \UIScrollView.isPagingEnabled),
    ]
  }
}

#if os(Linux)
  @section(".init_array") @used
  private let registration: @convention(c) () -> Void = { registerSystemMembers() }

  private func registerSystemMembers() {
    portedRegister(CALayer.self) { SystemMembers.layer }
    portedRegister(UIView.self) { SystemMembers.view }
    portedRegister(UIResponder.self) { SystemMembers.responder }
    portedRegister(UIScrollView.self) { SystemMembers.scrollView }
  }
#endif
