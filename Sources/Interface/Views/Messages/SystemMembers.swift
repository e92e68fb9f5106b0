import Foundation
import Layers
import Messaging

/// The members of UIKit's and Core Animation's classes that messages and keys can name.
enum SystemMembers {
  static var layer: [PortedMember] {
    [
      .method("setNeedsDisplay", CALayer.setNeedsDisplay as (CALayer) -> () -> Void),
      .method("setNeedsLayout", CALayer.setNeedsLayout),
      .method("layoutIfNeeded", CALayer.layoutIfNeeded),
      .method("displayIfNeeded", CALayer.displayIfNeeded),
      .method("removeFromSuperlayer", CALayer.removeFromSuperlayer),
      .method("removeAllAnimations", CALayer.removeAllAnimations),
      .method("removeAnimationForKey:", CALayer.removeAnimation),
      .method("addSublayer:", CALayer.addSublayer),
    ]
  }

  static var progress: [PortedMember] {
    [
      .property("completedUnitCount", \Progress.completedUnitCount),
      .property("totalUnitCount", \Progress.totalUnitCount),
      .getter("fractionCompleted", \Progress.fractionCompleted),
      .getter("finished", \Progress.isFinished), .getter("cancelled", \Progress.isCancelled),
      .getter("paused", \Progress.isPaused),
      .getter("indeterminate", \Progress.isIndeterminate),
      .getter("localizedDescription", \Progress.localizedDescription),
    ]
  }

  static var view: [PortedMember] {
    [
      .method("setNeedsDisplay", UIView.setNeedsDisplay as (UIView) -> () -> Void),
      .method("setNeedsLayout", UIView.setNeedsLayout),
      .method("layoutIfNeeded", UIView.layoutIfNeeded),
      .method("layoutSubviews", UIView.layoutSubviews),
      .method("removeFromSuperview", UIView.removeFromSuperview),
      .method("addSubview:", UIView.addSubview),
      .method("bringSubviewToFront:", UIView.bringSubviewToFront),
      .method("sendSubviewToBack:", UIView.sendSubviewToBack),
      .method("sizeToFit", UIView.sizeToFit),
      .method("invalidateIntrinsicContentSize", UIView.invalidateIntrinsicContentSize),
      .method("endEditing:", UIView.endEditing),
      .method("addGestureRecognizer:", UIView.addGestureRecognizer),
      .method("removeGestureRecognizer:", UIView.removeGestureRecognizer),
      .property("frame", \UIView.frame), .property("bounds", \UIView.bounds),
      .property("center", \UIView.center), .property("transform", \UIView.transform),
      .property("transform3D", \UIView.transform3D),
      .property("alpha", \UIView.alpha), .property("hidden", \UIView.isHidden),
      .property("opaque", \UIView.isOpaque), .property("tag", \UIView.tag),
      .property("backgroundColor", \UIView.backgroundColor),
      .property("tintColor", \UIView.tintColor),
      // The view's own tint, as proxies set it.
      .property("_ownTintColor", get: \UIView.ownTint, set: { $0.tintColor = $1 }),
      .property("tintAdjustmentMode", \UIView.tintAdjustmentMode),
      .property("layoutMargins", \UIView.layoutMargins),
      .property("overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle),
      .property("clipsToBounds", \UIView.clipsToBounds),
      .property("contentMode", \UIView.contentMode),
      .property("userInteractionEnabled", \UIView.isUserInteractionEnabled),
      .property("accessibilityIdentifier", \UIView.accessibilityIdentifier),
      .getter("layer", \UIView.layer), .getter("superview", \UIView.superview),
      .getter("subviews", \UIView.subviews), .getter("window", \UIView.window),
    ]
  }

  static var imageView: [PortedMember] {
    [
      .method("startAnimating", UIImageView.startAnimating),
      .method("stopAnimating", UIImageView.stopAnimating),
      .property("image", \UIImageView.image),
      .property("highlightedImage", \UIImageView.highlightedImage),
      .property("highlighted", \UIImageView.isHighlighted),
    ]
  }

  static var responder: [PortedMember] {
    [
      .method("becomeFirstResponder", UIResponder.becomeFirstResponder),
      .method("resignFirstResponder", UIResponder.resignFirstResponder),
      .method("reloadInputViews", UIResponder.reloadInputViews),
    ]
  }

  static var controller: [PortedMember] {
    [
      .method("loadViewIfNeeded", UIViewController.loadViewIfNeeded),
      .method("viewDidLoad", UIViewController.viewDidLoad),
      .method(
        "setNeedsStatusBarAppearanceUpdate", UIViewController.setNeedsStatusBarAppearanceUpdate),
      .method("removeFromParentViewController", UIViewController.removeFromParent),
      .property("view", \UIViewController.view), .property("title", \UIViewController.title),
      .getter("parentViewController", \UIViewController.parent),
      .getter("presentedViewController", \UIViewController.presentedViewController),
      .getter("presentingViewController", \UIViewController.presentingViewController),
    ]
  }

  static var recognizer: [PortedMember] {
    [
      .getter("state", \UIGestureRecognizer.rawState), .getter("view", \UIGestureRecognizer.view),
      .property("enabled", \UIGestureRecognizer.isEnabled),
      .property("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView),
      .property("targets", \UIGestureRecognizer.targetObjects),
      .property("_targets", \UIGestureRecognizer.targetObjects),
    ]
  }

  static var recognizerTarget: [PortedMember] {
    [
      .getter("target", \RecognizerTarget.target), .getter("_target", \RecognizerTarget.target),
    ]
  }

  static var scrollView: [PortedMember] {
    [
      .property("contentOffset", \UIScrollView.contentOffset),
      .property("contentSize", \UIScrollView.contentSize),
      .property("contentInset", \UIScrollView.contentInset),
      .property("delegate", \UIScrollView.delegate),
      .property("bounces", \UIScrollView.bounces),
      .property(
        "showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
      .property("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
      .property("indicatorStyle", \UIScrollView.indicatorStyle),
      .property("keyboardDismissMode", \UIScrollView.keyboardDismissMode),
      .property("zoomScale", \UIScrollView.zoomScale),
      .property("scrollEnabled", \UIScrollView.isScrollEnabled),
      .property("pagingEnabled", \UIScrollView.isPagingEnabled),
      .getter("panGestureRecognizer", \UIScrollView.panGestureRecognizer),
    ]
  }
}

#if os(Linux)
  @section(".init_array") @used
  private let registration: @convention(c) () -> Void = { registerMembers() }

  private func registerMembers() {
    registerSystemMembers(CALayer.self) { SystemMembers.layer }
    registerSystemMembers(UIView.self) { SystemMembers.view }
    registerSystemMembers(UIImageView.self) { SystemMembers.imageView }
    registerSystemMembers(UIResponder.self) { SystemMembers.responder }
    registerSystemMembers(UIViewController.self) { SystemMembers.controller }
    registerSystemMembers(UIScrollView.self) { SystemMembers.scrollView }
    registerSystemMembers(UIGestureRecognizer.self) { SystemMembers.recognizer }
    registerSystemMembers(RecognizerTarget.self) { SystemMembers.recognizerTarget }
    registerSystemMembers(Progress.self) { SystemMembers.progress }
    registerSystemMembers(_UICustomBlurEffect.self) { _UICustomBlurEffect.members }
  }
#endif
