public import Drawing
public import Foundation
public import Geometry
public import Layers

/// A rectangle that shows itself and holds other views: a layer and what UIKit puts around it.
///
/// Coordinates are points of the canvas, y down. Properties change at once; inside
/// `UIView.animate` the change is animated as well. A view belongs to one thread.
///
/// Gesture recognisers are not here: they need selectors.
open class UIView: UIResponder, LayerOwner, LifetimeOwner {
  /// The class of the layer that views of this class have.
  open class var layerClass: AnyClass { CALayer.self }

  /// What draws this view; the view is its delegate.
  public let layer: CALayer

  /// The views in this one, from back to front.
  open internal(set) var subviews: [UIView] = []

  private var maskView: UIView?

  /// The view that holds this one.
  open internal(set) weak var superview: UIView?

  /// A number to find the view by; 0 by default.
  open var tag = 0

  /// Whether it, and what is in it, takes part in scripted touches; true by default.
  open var isUserInteractionEnabled = true

  /// Tells when the view goes.
  public private(set) lazy var ownLifetime = Lifetime()

  /// The colours and the appearance that it passes on.
  var looks = Looks()
  /// What it says of itself to those who cannot see it.
  var accessibility = Accessibility()
  /// The controller whose view it is.
  weak var controller: UIViewController?

  /// A view with the given frame, in its future superview's coordinates. It has that frame at once,
  /// inside of an animation block too.
  public init(frame: CGRect) {
    layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).make()
    super.init()
    layer.delegate = self
    layer.setNeedsDisplay()
    UIView.performWithoutAnimation { self.frame = frame }
  }

  /// A view at the origin, without size.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// There are no archives here: a view at the origin, without size.
  public required init?(coder: NSCoder) {
    layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).make()
    super.init()
    layer.delegate = self
    layer.setNeedsDisplay()
  }

  // MARK: Geometry

  /// The bounding box of the transformed bounds in the superview. Animatable.
  ///
  /// Under a transform its setter keeps quarter turns exact; see `CALayer.frame`.
  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }

  /// The view's own coordinates: origin and size. Animatable.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }

  /// Where the layer's anchor point, by default the middle, lies in the superview. Animatable.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// What is applied to the view around its layer's anchor point, out of the plane too. Animatable.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// What is applied to the view around its anchor point, as far as an affine transform can tell.
  /// Animatable.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The point, in fractions of the bounds, that `center` places; (0.5, 0.5) by default. Animatable.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  // MARK: Look

  /// Opacity of the view and all in it as one picture; clamped to 0…1. Animatable.
  open var alpha: CGFloat {
    get { layer.model.opacity }
    set { layer.setOpacity(newValue.isFinite ? min(max(newValue, 0), 1) : newValue) }
  }

  /// What fills the bounds; nil for nothing. Animatable. A dynamic colour follows the appearance.
  open var backgroundColor: UIColor? {
    get { shownBackground }
    set { setBackground(newValue) }
  }

  /// Whether neither the view nor anything in it shows.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// A view, in this one's coordinates, by whose alpha all that this view shows is multiplied; nil
  /// for none. It is held, leaves the superview it had, and is no subview.
  open var mask: UIView? {
    get { maskView }
    set {
      if newValue?.layer.contains(layer) != true { newValue?.removeFromSuperview() }
      layer.mask = newValue?.layer
      if layer.mask === newValue?.layer { maskView = newValue }
    }
  }

  /// Whether subviews are clipped to the bounds and their corners.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// A hint that the view fills its bounds; it changes nothing here.
  open var isOpaque = true

  /// How its content takes its place in the bounds; `scaleToFill` by default.
  open var contentMode = ContentMode.scaleToFill {
    didSet {
      layer.contentsGravity = contentMode.gravity
      layer.needsDisplayOnBoundsChange = contentMode == .redraw
    }
  }

  /// Pixels per point of its content: 1 on a canvas.
  open var contentScaleFactor: CGFloat = 1

  /// The colour that marks what can be used: its own, else the superview's, else `systemBlue`. Nil
  /// takes over the superview's again.
  open var tintColor: UIColor! {
    get { tint }
    set { setTint(newValue) }
  }

  /// Whether the tint is dimmed, as behind an alert; `automatic` takes over the superview's.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { adjustment }
    set { setAdjustment(newValue) }
  }

  /// The tint that shows has changed; does nothing.
  open func tintColorDidChange() {}

  /// The appearance that it and what is in it have; `unspecified` takes over the superview's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { looks.style }
    set { setStyle(newValue) }
  }

  /// Where and how it shows.
  open var traitCollection: UITraitCollection { traits }

  /// The appearance has changed; does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Layout

  /// Gives subviews their places; does nothing. It runs before anything is drawn, at the end of the
  /// turn of the clock in which it was asked for; and when the size changes or subviews come or go.
  open func layoutSubviews() {}

  /// Has the view laid out before anything is drawn.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Lays out now what waits for it, in this view and all in it. Inside of an animation block what
  /// that changes is animated.
  open func layoutIfNeeded() { layer.layoutIfNeeded() }

  /// The size that suits the view within `size`; by default the one that it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that suits it; its upper left corner stays.
  open func sizeToFit() { takeSuitableSize() }

  /// The size that its content asks for; `noIntrinsicMetric` where it asks for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Tells that `intrinsicContentSize` has changed.
  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }

  /// How it follows when the superview's size changes; not at all by default.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether subviews follow by their masks when its size changes; true by default.
  open var autoresizesSubviews = true

  /// Whether the mask stands for constraints; there are none here.
  open var translatesAutoresizingMaskIntoConstraints = true

  /// How much of each side is covered by bars: nothing on a canvas.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// The default space between its edges and its content: 8 on each side.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { if layoutMargins != oldValue { layoutMarginsDidChange() } }
  }

  /// The margins have changed; has the view laid out.
  open func layoutMarginsDidChange() { setNeedsLayout() }

  /// The insets have changed; does nothing, and on a canvas they don't.
  open func safeAreaInsetsDidChange() {}

  /// Whether its content turns round in languages that are written from right to left.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified

  // MARK: Drawing

  /// Draws the view's content into the current context, in its own coordinates; does nothing. It runs
  /// before anything is drawn, once the view has a size, and again after `setNeedsDisplay()`; when the
  /// size changes, only with the content mode `redraw`. What lies outside of the bounds does not show.
  ///
  /// `rect` is always all of the bounds.
  open func draw(_ rect: CGRect) {}

  /// Has the view drawn anew before the next frame.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Has the view drawn anew before the next frame; it is for all of the view.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

  // MARK: The tree

  /// The window at the root of the tree; nil while the view is in none.
  open var window: UIWindow? { windowAbove }

  /// Puts `view` in front of all other subviews.
  open func addSubview(_ view: UIView) {
    insert(view, at: subviews.count)
  }

  /// Puts `view` at a place counted from the back; beyond the ends, at the end.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Puts `view` right behind `sibling`; in front of all if that is not in here.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: place(of: sibling, without: view) ?? subviews.count)
  }

  /// Puts `view` right in front of `sibling`; in front of all if that is not in here.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: place(of: sibling, without: view).map { $0 + 1 } ?? subviews.count)
  }

  /// Moves a subview to the front.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, at: subviews.count) }
  }

  /// Moves a subview to the back.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, at: 0) }
  }

  /// Swaps the places of two subviews; indices outside are ignored.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    exchange(first, second)
  }

  /// Takes this view out of its superview. Its animations stop, unfinished, at the next turn.
  open func removeFromSuperview() { remove() }

  /// Whether this view is `view` or lies anywhere in it.
  open func isDescendant(of view: UIView) -> Bool {
    view.layer.contains(layer)
  }

  /// The first view with that tag: this one, or in it, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// It is about to get another superview, or none; does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// It has got another superview, or none; does nothing.
  open func didMoveToSuperview() {}

  /// It is about to get into another window, or out of all; does nothing.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// It has got into another window, or out of all; does nothing.
  open func didMoveToWindow() {}

  /// A subview has been added; does nothing.
  open func didAddSubview(_ subview: UIView) {}

  /// A subview is about to be removed; does nothing.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Touches

  /// Its controller, or the superview: what it does not handle itself goes there.
  open override var next: UIResponder? { controller ?? superview }

  /// Whether other views take no touches while it has one; a canvas has one finger.
  open var isExclusiveTouch = false

  /// Whether it takes several touches at once; a canvas has one finger.
  open var isMultipleTouchEnabled = false

  /// Whether a touch at `point`, in the view's own coordinates, is on it: inside of the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The frontmost view that a touch at `point`, in this view's own coordinates, goes to: this one
  /// or one in it, nil where the point lies outside.
  ///
  /// Views that are hidden, have an opacity of 0.01 or less, take no part in touches, or are squeezed to
  /// a line are passed over with all in them. It goes by the model: what animates is hit where it is
  /// going, as in UIKit, and needs no `allowUserInteraction` for that.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() where view.layer.isReachable {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  /// Has the keys that go to something in this view go nowhere; tells whether they do.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let responder = window?.firstResponder as? UIView, responder.isDescendant(of: self)
    else { return true }
    return responder.resignFirstResponder()
  }

  // MARK: Actions

  /// The action for a change of the layer: an animation inside of an animation block, else none.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimations.current?.action(for: layer, forKey: event) ?? NSNull()
  }

  /// Lays the view out.
  open func layoutSublayers(of layer: CALayer) { layOut() }

  /// Has the layer draw its contents, by `draw(_:in:)`.
  open func display(_ layer: CALayer) { layer.drawContents() }

  /// The layer is about to be drawn; does nothing.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Draws the view, by `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    GraphicsStack.current.with(ctx) { draw(layer.bounds) }
  }

  /// The bounds have changed: what lies inside may have to follow.
  package func layerBoundsChanged(from old: CGRect) { boundsChanged(from: old) }

  /// The view as messages name it: by its identifier, its layer's name, its tag, or its frame.
  package var nameInMessages: String {
    let name = accessibilityIdentifier ?? layer.name
    if name == nil, tag != 0 { return "\(type(of: self)) with the tag \(tag)" }
    return layer.describe(type: type(of: self), name: name)
  }
}
