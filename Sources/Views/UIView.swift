public import Foundation
public import Geometry
public import Layers

/// A rectangle that shows itself and holds other views: a layer and what UIKit puts around it.
///
/// Coordinates are points of the canvas, y down. Properties change at once; inside
/// `UIView.animate` the change is animated as well. A view belongs to one thread.
open class UIView: UIResponder, LayerOwner, LifetimeOwner {
  /// The class of the layer that views of this class have.
  open class var layerClass: AnyClass { CALayer.self }

  /// What draws this view; the view is its delegate.
  public let layer: CALayer

  /// The views in this one, from back to front.
  open private(set) var subviews: [UIView] = []

  private var maskView: UIView?

  /// The view that holds this one.
  open private(set) weak var superview: UIView?

  /// A number to find the view by; 0 by default.
  open var tag = 0

  /// A name to find the view by, and for messages.
  open var accessibilityIdentifier: String?

  /// Whether it, and what is in it, takes part in scripted touches; true by default.
  open var isUserInteractionEnabled = true

  /// Tells when the view goes.
  public private(set) lazy var ownLifetime = Lifetime()

  /// A hint that the view fills its bounds; it changes nothing here.
  open var isOpaque = true

  /// A view with the given frame, in its future superview's coordinates. It has that frame at once,
  /// inside of an animation block too.
  public init(frame: CGRect) {
    layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).make()
    super.init()
    layer.delegate = self
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

  // MARK: Look

  /// Opacity of the view and all in it as one picture; clamped to 0…1. Animatable.
  open var alpha: CGFloat {
    get { layer.model.opacity }
    set { layer.setOpacity(newValue.isFinite ? min(max(newValue, 0), 1) : newValue) }
  }

  /// What fills the bounds; nil for nothing. Animatable.
  open var backgroundColor: UIColor? {
    get { layer.backgroundColor.map { UIColor(cgColor: $0) } }
    set { layer.backgroundColor = newValue?.cgColor }
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

  // MARK: The tree

  /// The window at the root of the tree; nil while the view is in none.
  open var window: UIWindow? {
    var next: UIView? = self
    while let view = next {
      if let window = view as? UIWindow { return window }
      next = view.superview
    }
    return nil
  }

  /// Puts `view` in front of all other subviews.
  open func addSubview(_ view: UIView) {
    insert(view, at: subviews.filter { $0 !== view }.count)
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
    guard first != second, subviews.indices.contains(first), subviews.indices.contains(second)
    else { return }
    layer.exchangeSublayers(subviews[first].layer, subviews[second].layer)
    subviews.swapAt(first, second)
  }

  /// Takes this view out of its superview. Its animations stop, unfinished, at the next turn.
  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    layer.removeFromSuperlayer()
  }

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

  /// Where `sibling` would stand if `view` were not among the subviews.
  private func place(of sibling: UIView, without view: UIView) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  private func insert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else {
      return layer.reportCycle(adding: view.layer)
    }
    if let old = view.superview { old.subviews.removeAll { $0 === view } }
    let index = min(max(index, 0), subviews.count)
    if index == subviews.count {
      layer.addSublayer(view.layer)
    } else {
      layer.insertSublayer(view.layer, below: subviews[index].layer)
    }
    subviews.insert(view, at: index)
    view.superview = self
  }

  // MARK: Touches

  /// The superview: what it does not handle itself goes there.
  open override var next: UIResponder? { superview }

  /// Whether a touch at `point`, in the view's own coordinates, is on it: inside of the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The frontmost view that a touch at `point`, in this view's own coordinates, goes to: this one
  /// or one in it, nil where the point lies outside.
  ///
  /// Views that are hidden, have an opacity below 0.01, take no part in touches, or are squeezed to
  /// a line are passed over with all in them. It goes by the model: what animates is hit where it is
  /// going, as in UIKit, and needs no `allowUserInteraction` for that.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() where view.layer.isReachable {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  // MARK: Actions

  /// The action for a change of the layer: an animation inside of an animation block, else none.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimations.current?.action(for: layer, forKey: event) ?? NSNull()
  }

  /// The view as messages name it: by its identifier, its layer's name, its tag, or its frame.
  package var nameInMessages: String {
    let name = accessibilityIdentifier ?? layer.name
    if name == nil, tag != 0 { return "\(type(of: self)) with the tag \(tag)" }
    return layer.describe(type: type(of: self), name: name)
  }
}
