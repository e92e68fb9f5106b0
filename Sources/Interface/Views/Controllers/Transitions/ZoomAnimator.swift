import Foundation
import Geometry
import Layers

/// The animation of a zoom from a view to a controller's view, or back.
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let source: UIView
  private let controller: UIViewController
  private let options: UIViewController.Transition.ZoomOptions?
  private let isBack: Bool

  init(
    from source: UIView, of controller: UIViewController,
    options: UIViewController.Transition.ZoomOptions?, isBack: Bool
  ) {
    self.source = source
    self.controller = controller
    self.options = options
    self.isBack = isBack
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { SystemTransition.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let view = transitionContext.view(forKey: isBack ? .from : .to) else {
      return transitionContext.completeTransition(true)
    }
    let (source, isBack) = (source, isBack)
    let dimming = dimmingView(in: container)
    UIView.performWithoutAnimation {
      if isBack {
        if let behind = transitionContext.view(forKey: .to) {
          container.insertSubview(behind, at: 0)
          behind.frame = transitionContext.finalFrame(
            for: transitionContext.viewController(forKey: .to) ?? controller)
        }
        container.insertSubview(dimming, belowSubview: view)
      } else {
        container.addSubview(dimming)
        container.addSubview(view)
        view.frame = transitionContext.finalFrame(for: controller)
        view.layoutIfNeeded()
      }
      source.superview?.layoutIfNeeded()
    }
    let zoom = Zoom(
      of: view, from: source, in: container,
      aligning: options?.alignmentRectProvider?(.init(source, controller)))
    let alpha = source.alpha
    func show(_ part: CGFloat) {
      zoom.show(part)
      dimming.alpha = part
    }
    UIView.performWithoutAnimation {
      source.alpha = 0
      show(isBack ? 1 : 0)
    }
    SystemTransition.spring {
      show(isBack ? 0 : 1)
    } completion: { _ in
      UIView.performWithoutAnimation {
        zoom.end()
        dimming.removeFromSuperview()
        source.alpha = alpha
      }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  private func dimmingView(in container: UIView) -> UIView {
    let effect = options?.dimmingVisualEffect
    let view = effect.map { UIVisualEffectView(effect: $0) } ?? UIView()
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.isUserInteractionEnabled = false
    let isPlain = effect == nil
    view.backgroundColor =
      options?.dimmingColor ?? (isPlain ? UIColor(white: 0, alpha: 0.2) : nil)
    return view
  }
}

/// A view on its way between a source and its own frame: scaled and clipped to the source at the one end, with
/// the source's picture in front.
private struct Zoom {
  private let view: UIView
  private let picture: UIView
  private let clip: UIView
  private let scale: CGFloat
  private let (small, large): (CGPoint, CGPoint)
  private let (from, to): (CGRect, CGRect)
  private let (clipped, whole): (CGRect, CGRect)
  private let radius: CGFloat

  init(of view: UIView, from source: UIView, in container: UIView, aligning part: CGRect?) {
    self.view = view
    from = container.convert(source.bounds, from: source)
    whole = view.bounds
    let part = part.map { $0.isEmpty ? view.bounds : $0 } ?? view.bounds
    scale = max(
      from.width / max(part.width, 1), from.height / max(part.height, 1), 1e-3)
    large = view.center
    small = CGPoint(
      x: from.midX + (whole.midX - part.midX) * scale,
      y: from.midY + (whole.midY - part.midY) * scale)
    let size = CGSize(width: from.width / scale, height: from.height / scale)
    clipped = CGRect(
      x: part.midX - size.width / 2, y: part.midY - size.height / 2, width: size.width,
      height: size.height)
    to = CGRect(
      x: large.x + clipped.minX - whole.midX, y: large.y + clipped.minY - whole.midY,
      width: size.width, height: size.height)
    radius = source.layer.cornerRadius / scale
    picture = source.snapshotView(afterScreenUpdates: true) ?? UIView()
    picture.isUserInteractionEnabled = false
    clip = UIView()
    clip.backgroundColor = .black
    view.mask = clip
    view.superview?.insertSubview(picture, aboveSubview: view)
  }

  /// Shows the view at its source, 0, or at its place, 1.
  func show(_ part: CGFloat) {
    let isLarge = part > 0
    view.transform = isLarge ? .identity : CGAffineTransform(scaleX: scale, y: scale)
    view.center = isLarge ? large : small
    clip.frame = isLarge ? whole : clipped
    clip.layer.cornerRadius = isLarge ? 0 : radius
    picture.transform =
      isLarge ? CGAffineTransform(scaleX: 1 / scale, y: 1 / scale) : .identity
    picture.center =
      isLarge ? CGPoint(x: to.midX, y: to.midY) : CGPoint(x: from.midX, y: from.midY)
    picture.alpha = isLarge ? 0 : 1
  }

  func end() {
    view.mask = nil
    view.transform = .identity
    view.center = large
    picture.removeFromSuperview()
  }
}
