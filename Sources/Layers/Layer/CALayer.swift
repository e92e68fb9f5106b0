public import Drawing
public import Foundation
public import Geometry
package import Raster
import VirtualTime

/// A rectangle that holds a picture's geometry and look, and the animations that play on it.
///
/// Coordinates are points, y down; the position is that of the anchor point in the superlayer. A
/// property that is set changes the model at once and asks `action(forKey:)` what else shall happen;
/// a layer without a view animates it implicitly. What shows is the presentation: the model and the
/// active animations sampled at the stage's time. A layer belongs to one thread.
open class CALayer: NSObject, LifetimeOwner {
  package internal(set) var model = LayerState() { didSet { noteOwnLook() } }
  package var animations = ActiveAnimations() { didSet { noteOwnLook() } }
  /// Who hears of changes; nil while nobody does.
  var changeObservers: ChangeObservers?
  /// Tells when the layer goes.
  public private(set) lazy var ownLifetime = Lifetime()
  package internal(set) var children: [CALayer] = [] {
    didSet {
      retained.sublayers?.isReordered = true
      noteLook()
    }
  }
  /// How its time runs in its superlayer's.
  var timing = LayerTiming.standard { didSet { noteOwnLook() } }
  /// What is kept of what it drew.
  var retained = RetainedLook()
  /// Whether it was to be displayed while it had no size.
  var needsFirstDisplay = false
  /// What has to be done before the next frame.
  var updates = LayerUpdates.layout
  /// What sees to that, for the top of a tree that is drawn.
  var updatePass: LayerUpdatePass?
  /// What the records of a traced stage know it by.
  var traced: TracedLayer?
  /// What was set for keys that are no properties.
  var userValues: [String: Any] = [:]
  var maskLayer: CALayer? { didSet { noteLook() } }
  /// The commit during which it joined its superlayer; implicit animations start with the next.
  private(set) var joinedAt: UInt64?

  /// The layer that holds this one.
  open internal(set) weak var superlayer: CALayer? {
    didSet { if oldValue == nil { joinedAt = TransactionStack.current?.commitCount } }
  }

  /// Says what changes do; weak.
  open weak var delegate: (any CALayerDelegate)?

  /// A name to find it by, and for messages.
  open var name: String?

  /// Actions by key, asked after the delegate.
  open var actions: [String: any CAAction]?

  /// Values by key that stand in for properties of one's own that were not set, and under "actions"
  /// actions by key, asked after those of `actions`.
  open var style: [AnyHashable: Any]?

  /// An empty layer at the origin.
  public override init() { super.init() }

  /// There are no archives here: an empty layer at the origin.
  public required init?(coder: NSCoder) { super.init() }

  /// A copy of another layer's values, as `presentation()` makes it. Subclasses carry over theirs.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    (model, name, timing) = (other.model, other.name, other.timing)
    (userValues, style) = (other.userValues, other.style)
    (cornerCurve, shouldRasterize) = (other.cornerCurve, other.shouldRasterize)
    rasterizationScale = other.rasterizationScale
  }

  /// Takes over values as they are, with no action: how a presentation copy is filled.
  func take(_ state: LayerState) {
    model = state
    takeCustomValues(of: state)
  }

  // MARK: Geometry

  /// The visible part of its own coordinate system. Animatable.
  open var bounds: CGRect {
    get { model.bounds }
    set { set("bounds", newValue.standardized, \.bounds) }
  }

  /// Where its anchor point lies in the superlayer. Animatable.
  open var position: CGPoint {
    get { model.position }
    set { set("position", newValue, \.position) }
  }

  /// The point, in fractions of the bounds, that `position` places and the transform turns around;
  /// the centre (0.5, 0.5) by default. Animatable.
  open var anchorPoint: CGPoint {
    get { model.anchorPoint }
    set { set("anchorPoint", newValue, \.anchorPoint) }
  }

  /// The bounding box of the transformed bounds in the superlayer: derived from bounds, position,
  /// anchor point and transform. Setting it sets bounds and position.
  open var frame: CGRect {
    get { model.frame }
    set {
      guard LayerError.check(newValue, "frame", self) else { return }
      if !model.hasExactFrame, VirtualClock.current?.tracing == .full {
        LayerWarning.frameUnderTransform(newValue, of: self).report()
      }
      var changed = model
      changed.setFrame(newValue)
      changeTogether { (bounds, position) = (changed.bounds, changed.position) }
    }
  }

  /// The transform applied around the anchor point. Animatable, and so are its parts, such as
  /// "transform.rotation.y".
  open var transform: CATransform3D {
    get { model.transform }
    set { set("transform", newValue, \.transform) }
  }

  /// The transform as an affine one; what it does out of the plane is left out.
  open func affineTransform() -> CGAffineTransform { model.transform.affine }

  /// Sets the transform to an affine one. Animatable as "transform".
  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3D(transform)
  }

  /// What is done to all sublayers, around this layer's anchor point: the place for an `m34` that
  /// they share. Animatable.
  open var sublayerTransform: CATransform3D {
    get { model.sublayerTransform }
    set { set("sublayerTransform", newValue, \.sublayerTransform) }
  }

  /// How far towards the viewer the anchor point lies in the superlayer; 0 by default. What is nearer
  /// is drawn in front. Animatable.
  open var zPosition: CGFloat {
    get { model.zPosition }
    set { set("zPosition", Double(newValue), \.zPosition) }
  }

  /// The anchor point's distance, in points towards the viewer, from the layer's plane; 0 by
  /// default. Animatable.
  open var anchorPointZ: CGFloat {
    get { model.anchorPointZ }
    set { set("anchorPointZ", Double(newValue), \.anchorPointZ) }
  }

  /// Whether the layer shows when its back is turned to the viewer; true by default.
  open var isDoubleSided: Bool {
    get { model.isDoubleSided }
    set { set("doubleSided", newValue, \.isDoubleSided) }
  }

  /// Whether sublayers are placed with y up, from the bottom of the bounds; false by default.
  open var isGeometryFlipped: Bool {
    get { model.isGeometryFlipped }
    set { set("geometryFlipped", newValue, \.isGeometryFlipped) }
  }

  // MARK: Look

  /// Opacity of the layer and all in it as one picture, 0…1. Animatable.
  open var opacity: Float {
    get { Float(model.opacity) }
    set { setOpacity(Double(newValue)) }
  }

  /// Whether the layer fades as one picture; if not, what is drawn and each sublayer fade by
  /// themselves. True by default.
  open var allowsGroupOpacity: Bool {
    get { model.allowsGroupOpacity }
    set { set("allowsGroupOpacity", newValue, \.allowsGroupOpacity) }
  }

  /// Sets the opacity without rounding it to a `Float`.
  package func setOpacity(_ opacity: Double) {
    set("opacity", opacity, \.opacity)
  }

  /// What fills the bounds, behind all else: a colour, or a pattern; nil for nothing. Animatable.
  open var backgroundColor: CGColor? {
    get { model.background }
    set { set("backgroundColor", newValue, \.background) }
  }

  /// The radius of the corners of background and border, and with `masksToBounds` of what sublayers
  /// are clipped to; clamped to half of the shorter side. Animatable.
  open var cornerRadius: CGFloat {
    get { model.cornerRadius }
    set { set("cornerRadius", newValue, \.cornerRadius) }
  }

  /// Which corners `cornerRadius` rounds; all by default.
  open var maskedCorners: CACornerMask {
    get { model.maskedCorners }
    set { set("maskedCorners", newValue, \.maskedCorners) }
  }

  /// The curve of rounded corners; circular by default. `continuous` is drawn as `circular` here.
  open var cornerCurve = CALayerCornerCurve.circular

  /// The width in points of the border, which lies inside the bounds and in front of the sublayers;
  /// 0 by default. Animatable.
  open var borderWidth: CGFloat {
    get { model.borderWidth }
    set { set("borderWidth", newValue, \.borderWidth) }
  }

  /// The border's colour, or a pattern; black by default. Animatable.
  open var borderColor: CGColor? {
    get { model.border }
    set { set("borderColor", newValue, \.border) }
  }

  /// A hint to keep the layer as a picture; it changes nothing here.
  open var shouldRasterize = false

  /// The scale of that picture, 1 by default; it changes nothing here.
  open var rasterizationScale: CGFloat = 1

  /// A layer, in this one's coordinates, by whose alpha all that this layer shows is multiplied; nil
  /// for none.
  ///
  /// It becomes part of the tree: this layer is its superlayer, and it leaves the one it had. A mask
  /// that holds this layer is refused with a `LayerError`.
  open var mask: CALayer? {
    get { maskLayer }
    set { setMask(newValue) }
  }

  /// Whether sublayers are clipped to the bounds and their corners.
  open var masksToBounds: Bool {
    get { model.masksToBounds }
    set { set("masksToBounds", newValue, \.masksToBounds) }
  }

  /// Whether neither the layer nor anything in it shows.
  open var isHidden: Bool {
    get { model.isHidden }
    set {
      guard newValue != isHidden else { return }
      runAction(forKey: newValue ? kCAOnOrderOut : kCAOnOrderIn) {
        set("hidden", newValue, \.isHidden)
      }
    }
  }

  // MARK: Content

  /// What the layer itself shows between its background and its sublayers, in its own coordinates; by
  /// default nothing.
  package func ownContent(of state: LayerState) -> [DisplayItem] { [] }

  /// What it shows in front of that which changes by time alone, on the canvas; by default nothing.
  func timedContent(in place: PlacedLayer) -> [DisplayItem] { [] }

  /// Notes that its values, animations or time have changed.
  func noteOwnLook() { noteLook() }

  // MARK: Layout and display

  /// Has `layoutSublayers()` called before the next frame. Layers that are new, whose size changes
  /// and whose sublayers change need it by themselves.
  open func setNeedsLayout() { mark(.layout) }

  /// Whether `layoutSublayers()` is going to be called.
  open func needsLayout() -> Bool { updates.contains(.layout) }

  /// Lays out now what needs it: from the topmost superlayer, reached without a gap, that does. From
  /// within that one's own layout it does nothing: what is needed again follows when that is over.
  open func layoutIfNeeded() {
    var top = self
    while let next = top.superlayer, next.needsLayout() { top = next }
    if !top.updates.contains(.inLayout) { top.perform(.layout) }
  }

  /// Places what is in the layer; by default the delegate does.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// The size that the layer would like to have; by default that of its bounds.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// Whether a change of size calls for `display()`; false by default.
  open var needsDisplayOnBoundsChange = false

  /// Has `display()` called before the next frame.
  open func setNeedsDisplay() { mark(.display) }

  /// Has `display()` called before the next frame; it is for all of the layer.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Whether `display()` is going to be called.
  open func needsDisplay() -> Bool { updates.contains(.display) }

  /// Calls `display()` now if it is going to be called.
  open func displayIfNeeded() {
    if updates.remove(.display) != nil { display() }
  }

  /// Sets the layer's contents; by default the delegate does, or the layer draws them by `draw(in:)`.
  open func display() {
    if let delegate { delegate.display(self) } else { drawContents() }
  }

  /// Draws the layer's contents, in its own coordinates; by default the delegate does. What lies
  /// outside of the bounds does not show.
  ///
  /// It is recorded and drawn at the resolution of the frame.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Whether a change of `key` calls for `display()`; false by default. While a property of one's own
  /// animates, a copy with the values that show is displayed for each frame.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Whether the layer displays its contents anew with values that animations have made of its own.
  func needsDisplay(with state: LayerState) -> Bool {
    state.custom.keys.contains { type(of: self).needsDisplay(forKey: $0) }
  }

  // MARK: Sublayers in place

  /// Whether sublayers are flattened into this layer's plane, as they are everywhere but in a
  /// `CATransformLayer`.
  var flattensSublayers: Bool { true }

  /// Whether what sublayers draw can be kept: each is in one place at one instant.
  var retainsSublayers: Bool { true }

  /// Whether time alone may change what the layer itself shows, and whether it is there.
  var isTimed: Bool { !animations.isEmpty || timing != .standard }

  /// Works out where each sublayer is drawn; `around` is how this layer's own coordinates lie.
  func placeSublayers(
    of state: LayerState, in around: Surroundings, into list: inout PlacedLayers
  ) {
    for child in children { child.place(in: around, into: &list) }
  }

  /// Whether `point`, in the layer's own coordinates, lies inside of the bounds.
  open func contains(_ point: CGPoint) -> Bool { model.bounds.contains(point) }

  /// The frontmost layer, this one or any in it, that holds `point`, which is in the superlayer's
  /// coordinates; nil where none does.
  ///
  /// It goes by the model and by the order of sublayers, not by their depth; what is hidden is
  /// passed over, and so is what lies outside of a layer that masks to its bounds.
  open func hitTest(_ point: CGPoint) -> CALayer? { hit(at: point) }

  // MARK: Actions

  /// The action for a change of `event`: the delegate's, else one of `actions`, else one of the
  /// actions in `style`, else the class's default, which animates implicitly; nil for none.
  ///
  /// As in Core Animation, every change asks, in a tree or not: what an initialiser sets after
  /// `super.init()` does too, also of a subclass. That one's own properties have their values then.
  open func action(forKey event: String) -> (any CAAction)? {
    let styled = style?["actions"] as? [String: any CAAction]
    let own = delegate?.action(for: self, forKey: event) ?? actions?[event] ?? styled?[event]
    guard let action = own else {
      return animatesImplicitly ? type(of: self).defaultAction(forKey: event) : nil
    }
    return action is NSNull ? nil : action
  }

  /// An animation with the transaction's duration and easing, for what can be animated and does not
  /// jump; paths animate when told to alone.
  open class func defaultAction(forKey event: String) -> (any CAAction)? {
    guard properties[event]?.animatesImplicitly == true else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.timingFunction = CAMediaTimingFunction(name: .default)
    return animation
  }

  /// The value of a property, of those that layers of this class have of their own, until another is
  /// set; nil for none.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Whether an archive would hold the value for `key`; there are no archives here.
  open func shouldArchiveValue(forKey key: String) -> Bool { false }

  /// What can be animated, by key path.
  package class var properties: [String: LayerProperty] { LayerProperty.named }

  /// What a view's animation block animates of its own layer: what all layers have.
  package class var viewProperties: [String: LayerProperty] { LayerProperty.named }

  /// How a key that is more than an animatable property is read and written.
  func knownValue(forKey key: String) -> KeyedValue? { commonValue(forKey: key) }

  /// What key paths call by that name: a cell that the layer emits.
  func emitterCell(named name: String) -> CAEmitterCell? { nil }
}
