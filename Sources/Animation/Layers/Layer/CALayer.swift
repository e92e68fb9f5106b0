import Failures
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
///
/// Swift overrides only what is declared in the body of a class. So all that subclasses override on
/// Apple's platforms is declared here, and done in the extensions named after it.
open class CALayer: NSObject, LifetimeOwner {
  package internal(set) var modelState = LayerState() { didSet { noteOwnLook() } }
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
  /// What its class adds, if that is defined in a module above this one.
  package final var externalKind: (any ExternalLayerKind)?
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
  /// The opacity that is being set, before it is rounded to a `Float`.
  var exactOpacity: Double?
  /// The layer that a presentation shows.
  weak var presented: CALayer?
  /// The commit during which it joined its superlayer; implicit animations start with the next.
  private(set) var joinedAt: UInt64?

  /// The layer that holds this one.
  open internal(set) weak var superlayer: CALayer? {
    didSet {
      // What comes from a tree that is not drawn has not been committed either.
      if oldValue?.isPresented != true { joinedAt = TransactionStack.current?.commitCount }
    }
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
  public override init() {
    super.init()
    TransactionStack.current?.keep(self)
  }

  /// There are no archives here: an empty layer at the origin.
  public required init?(coder: NSCoder) {
    super.init()
    TransactionStack.current?.keep(self)
  }

  /// A copy of another layer's values, as `presentation()` makes it. Subclasses carry over theirs.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    (modelState, name, timing) = (other.modelState, other.name, other.timing)
    (userValues, style) = (other.userValues, other.style)
    shouldRasterize = other.shouldRasterize
    rasterizationScale = other.rasterizationScale
    isOpaque = other.isOpaque
    contentsFormat = other.contentsFormat
    filters = other.filters
    backgroundFilters = other.backgroundFilters
  }

  /// Takes over values as they are, with no action: how a presentation copy is filled.
  func take(_ state: LayerState) {
    modelState = state
    takeCustomValues(of: state)
  }

  // MARK: Geometry

  /// The visible part of its own coordinate system. Animatable.
  open var bounds: CGRect {
    get { modelState.bounds }
    set { set("bounds", newValue.standardized, \.bounds) }
  }

  /// Where its anchor point lies in the superlayer. Animatable.
  open var position: CGPoint {
    get { modelState.position }
    set { set("position", newValue, \.position) }
  }

  /// The point, in fractions of the bounds, that `position` places and the transform turns around;
  /// the centre (0.5, 0.5) by default. Animatable.
  open var anchorPoint: CGPoint {
    get { modelState.anchorPoint }
    set { set("anchorPoint", newValue, \.anchorPoint) }
  }

  /// The bounding box of the transformed bounds in the superlayer: derived from bounds, position,
  /// anchor point and transform. Setting it sets bounds and position.
  open var frame: CGRect {
    get { modelState.frame }
    set {
      guard FlipbookError.check(newValue, "frame", self) else { return }
      if !modelState.hasExactFrame, VirtualClock.current?.context.tracing == .full {
        LayerWarning.frameUnderTransform(newValue, of: self).report()
      }
      var changed = modelState
      changed.setFrame(newValue)
      changeTogether { (bounds, position) = (changed.bounds, changed.position) }
    }
  }

  /// The transform applied around the anchor point. Animatable, and so are its parts, such as
  /// "transform.rotation.y".
  open var transform: CATransform3D {
    get { modelState.transform }
    set { set("transform", newValue, \.transform) }
  }

  /// The transform as an affine one; what it does out of the plane is left out.
  open func affineTransform() -> CGAffineTransform { modelState.transform.affine }

  /// Sets the transform to an affine one. Animatable as "transform".
  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3D(transform)
  }

  /// What is done to all sublayers, around this layer's anchor point: the place for an `m34` that
  /// they share. Animatable.
  open var sublayerTransform: CATransform3D {
    get { modelState.sublayerTransform }
    set { set("sublayerTransform", newValue, \.sublayerTransform) }
  }

  /// How far towards the viewer the anchor point lies in the superlayer; 0 by default. What is nearer
  /// is drawn in front. Animatable.
  open var zPosition: CGFloat {
    get { modelState.zPosition }
    set { set("zPosition", Double(newValue), \.zPosition) }
  }

  /// The anchor point's distance, in points towards the viewer, from the layer's plane; 0 by
  /// default. Animatable.
  open var anchorPointZ: CGFloat {
    get { modelState.anchorPointZ }
    set { set("anchorPointZ", Double(newValue), \.anchorPointZ) }
  }

  /// Whether the layer shows when its back is turned to the viewer; true by default.
  open var isDoubleSided: Bool {
    get { modelState.isDoubleSided }
    set { set("doubleSided", newValue, \.isDoubleSided) }
  }

  /// Whether sublayers are placed with y up, from the bottom of the bounds; false by default.
  open var isGeometryFlipped: Bool {
    get { modelState.isGeometryFlipped }
    set { set("geometryFlipped", newValue, \.isGeometryFlipped) }
  }

  // MARK: Look

  /// Opacity of the layer and all in it as one picture, 0…1. Animatable.
  open var opacity: Float {
    get { Float(modelState.opacity) }
    set { set("opacity", exactOpacity(for: newValue), \.opacity) }
  }

  /// Whether the layer fades as one picture; if not, what is drawn and each sublayer fade by
  /// themselves. True by default.
  open var allowsGroupOpacity: Bool {
    get { modelState.allowsGroupOpacity }
    set { set("allowsGroupOpacity", newValue, \.allowsGroupOpacity) }
  }

  /// What fills the bounds, behind all else: a colour, or a pattern; nil for nothing. Animatable.
  open var backgroundColor: CGColor? {
    get { modelState.background }
    set { set("backgroundColor", newValue, \.background) }
  }

  /// The radius of the corners of background and border, and with `masksToBounds` of what sublayers
  /// are clipped to. Circular corners of more than half of a side meet in a point, as on iOS.
  /// Animatable.
  open var cornerRadius: CGFloat {
    get { modelState.cornerRadius }
    set { set("cornerRadius", newValue, \.cornerRadius) }
  }

  /// Which corners `cornerRadius` rounds; all by default.
  open var maskedCorners: CACornerMask {
    get { modelState.maskedCorners }
    set { set("maskedCorners", newValue, \.maskedCorners) }
  }

  /// The curve of rounded corners; circular by default.
  open var cornerCurve: CALayerCornerCurve {
    get { modelState.cornerCurve }
    set { set("cornerCurve", newValue, \.cornerCurve) }
  }

  /// The width in points of the border, which lies inside the bounds and in front of the sublayers;
  /// 0 by default. Animatable.
  open var borderWidth: CGFloat {
    get { modelState.borderWidth }
    set { set("borderWidth", newValue, \.borderWidth) }
  }

  /// The border's colour, or a pattern; black by default. Animatable.
  open var borderColor: CGColor? {
    get { modelState.border }
    set { set("borderColor", newValue, \.border) }
  }

  /// A hint that the layer fills its bounds with opaque pixels; it changes nothing here. False by
  /// default.
  open var isOpaque = false

  /// A hint to keep the layer as a picture; it changes nothing here.
  open var shouldRasterize = false

  /// The scale of that picture, 1 by default; it changes nothing here.
  open var rasterizationScale: CGFloat = 1

  /// Whether it may be drawn by another thread; false by default. It changes nothing: a film waits for
  /// its drawing.
  open var drawsAsynchronously = false

  /// A layer, in this one's coordinates, by whose alpha all that this layer shows is multiplied; nil
  /// for none.
  ///
  /// It becomes part of the tree: this layer is its superlayer, and it leaves the one it had. A mask
  /// that holds this layer is refused with a `FlipbookError`.
  open var mask: CALayer? {
    get { maskLayer }
    set { setMask(newValue) }
  }

  /// Whether sublayers are clipped to the bounds and their corners.
  open var masksToBounds: Bool {
    get { modelState.masksToBounds }
    set { set("masksToBounds", newValue, \.masksToBounds) }
  }

  /// Whether neither the layer nor anything in it shows.
  open var isHidden: Bool {
    get { modelState.isHidden }
    set {
      guard newValue != isHidden else { return }
      runAction(forKey: newValue ? kCAOnOrderOut : kCAOnOrderIn) {
        set("hidden", newValue, \.isHidden)
      }
    }
  }

  // MARK: Shadow

  /// The opacity of the shadow, 0…1; 0, none, by default. Animatable.
  open var shadowOpacity: Float {
    get { Float(modelState.shadow.opacity) }
    set { set("shadowOpacity", Double(newValue), \.shadow.opacity) }
  }

  /// How far the shadow's edge is blurred, in points; 3 by default. Animatable.
  open var shadowRadius: CGFloat {
    get { modelState.shadow.radius }
    set { set("shadowRadius", newValue, \.shadow.radius) }
  }

  /// How far the shadow lies from what casts it, in points; (0, -3) by default. Animatable.
  open var shadowOffset: CGSize {
    get { modelState.shadow.offset }
    set { set("shadowOffset", newValue, \.shadow.offset) }
  }

  /// The shadow's colour; opaque black by default. Animatable.
  open var shadowColor: CGColor? {
    get { modelState.shadow.color.map { CGColor($0) } }
    set { set("shadowColor", newValue?.color, \.shadow.color) }
  }

  /// The outline that casts the shadow; nil for the layer's own. Animatable, but not implicitly.
  open var shadowPath: CGPath? {
    get { modelState.shadow.path.map { CGPath($0) } }
    set { set("shadowPath", newValue?.path, \.shadow.path) }
  }

  // MARK: Edges and compositing

  /// Whether the layer's edges may be smooth; false by default, as on a device. (D) It changes
  /// nothing here: they always are. Hard steps would show along a turning edge, and a jump from pixel
  /// to pixel along a slow one.
  open var allowsEdgeAntialiasing: Bool {
    get { modelState.edgeAntialiasing.isAllowed }
    set { set("allowsEdgeAntialiasing", newValue, \.edgeAntialiasing.isAllowed) }
  }

  /// Which edges are smooth where that is allowed; all by default. It changes nothing here: they all
  /// are.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { modelState.edgeAntialiasing.edges }
    set { set("edgeAntialiasingMask", newValue, \.edgeAntialiasing.edges) }
  }

  /// The name of a blend mode by which the layer, with all in it, meets what lies beneath: one of
  /// "multiplyBlendMode", "screenBlendMode" and so on, for each mode from `normal` to `luminosity`
  /// of `CGBlendMode`, or "clear", "copy", "sourceIn", "sourceOut", "sourceAtop", "destOver",
  /// "destIn", "destOut", "destAtop", "xor", "plusD", "plusL". Nil, as `normal`, by default.
  ///
  /// (D) Names that change what is beneath even where the layer shows nothing do so within its
  /// bounds. Any other value is stored, and a warning says that it is not drawn: there are no
  /// `CIFilter`s.
  open var compositingFilter: Any? {
    get { modelState.compositingFilter.object }
    set { setCompositingFilter(newValue) }
  }

  /// Filters of the layer with all in it. They are kept and not drawn, as on iOS.
  open var filters: [Any]?

  /// Filters of what lies beneath the layer. They are kept and not drawn, as on iOS.
  open var backgroundFilters: [Any]?

  /// How much farther than its radius a corner of that curve reaches: 1 for `circular`, 1.528665
  /// for `continuous`, as in Core Animation.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? ContinuousCorner.expansion : 1
  }

  // MARK: Contents

  /// The picture in the bounds, between background and sublayers: a `CGImage`, or what was drawn by
  /// `draw(in:)`; nil, none, by default. Anything else is stored, and a warning says that it is not
  /// drawn.
  ///
  /// Animatable: one picture fades into the other, each placed by its own size, as a mean of their
  /// pixels. In a standalone layer it does so by itself, also where `display()` draws anew; a view's
  /// layer needs an animation that is added, or `UIView.transition(with:)`. (D) In a presentation amid
  /// a fade this is the picture that shows most, the old one up to the middle; it is drawn as the
  /// mixture.
  open var contents: Any? {
    get { modelState.contents.picture.object }
    set { setContents(newValue) }
  }

  /// The part of the picture that shows, in fractions of it; all by default. Animatable.
  open var contentsRect: CGRect {
    get { modelState.contents.rect }
    set { set("contentsRect", newValue, \.contents.rect) }
  }

  /// The part of the picture that stretches, in fractions of it; all by default. Animatable.
  open var contentsCenter: CGRect {
    get { modelState.contents.center }
    set { set("contentsCenter", newValue, \.contents.center) }
  }

  /// How many pixels of the picture make a point; 1 by default. Animatable.
  open var contentsScale: CGFloat {
    get { modelState.contents.scale }
    set { set("contentsScale", newValue, \.contents.scale) }
  }

  /// How the picture fits the bounds; `resize` by default.
  open var contentsGravity: CALayerContentsGravity {
    get { modelState.contents.gravity }
    set { set("contentsGravity", newValue, \.contents.gravity) }
  }

  /// How the picture is drawn larger than it is; `linear` by default.
  open var magnificationFilter: CALayerContentsFilter {
    get { modelState.contents.magnificationFilter }
    set { set("magnificationFilter", newValue, \.contents.magnificationFilter) }
  }

  /// How the picture is drawn smaller than it is; `linear` by default.
  open var minificationFilter: CALayerContentsFilter {
    get { modelState.contents.minificationFilter }
    set { set("minificationFilter", newValue, \.contents.minificationFilter) }
  }

  /// How the layer's own drawing is stored; `RGBA8Uint` by default. It changes nothing here: drawings
  /// are stored as what they consist of.
  open var contentsFormat = CALayerContentsFormat.RGBA8Uint

  /// What is added to the level of detail where a `trilinear` picture is drawn smaller than it is: by 1
  /// it is drawn from a picture half as large, softer, by −1 from one twice as large. 0 by default.
  /// Animatable.
  open var minificationFilterBias: Float {
    get { Float(modelState.contents.minificationFilterBias) }
    set {
      set("minificationFilterBias", Double(newValue), \.contents.minificationFilterBias)
    }
  }

  /// Whether contents are drawn with their first row where y is least: true, as on a device.
  open func contentsAreFlipped() -> Bool { true }

  /// Draws the layer and all in it, as they show now, into a context: in the layer's own coordinates,
  /// without its transform and its opacity.
  open func render(in ctx: CGContext) {
    ctx.draw(content(at: VirtualClock.current?.now ?? .zero))
  }

  // MARK: What kinds of layers show

  /// What the layer itself shows between its background and its sublayers, in its own coordinates; by
  /// default nothing.
  package func ownContent(of state: LayerState) -> [DisplayItem] { [] }

  // MARK: Layout and display

  /// Has `layoutSublayers()` called before the next frame. Layers that are new, whose size changes
  /// and whose sublayers change need it by themselves.
  ///
  /// From within the layer's own layout or display it is for the next frame.
  open func setNeedsLayout() {
    mark(updates.isDisjoint(with: [.inLayout, .inDisplay]) ? .layout : .nextLayout)
  }

  /// Whether `layoutSublayers()` is going to be called.
  open func needsLayout() -> Bool { !updates.isDisjoint(with: [.layout, .nextLayout]) }

  /// Lays out now what needs it: from the topmost superlayer, reached without a gap, that does. From
  /// within that one's own layout it does nothing: what is needed again follows when that is over.
  open func layoutIfNeeded() {
    var first = self
    while let next = first.superlayer, !next.isInLayout, next.needsLayout() { first = next }
    guard !first.isInLayout else { return }
    if !lineage.contains(where: \.isInLayout) { first.bringForward(.nextLayout) }
    first.perform(.layout)
  }

  /// Places what is in the layer; by default the delegate does.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// The size that the layer would like to have; by default that of its bounds.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// Whether a change of size calls for `display()`; false by default.
  open var needsDisplayOnBoundsChange = false

  /// Has `display()` called before the next frame; from within the layer's own display, before the one
  /// after that.
  open func setNeedsDisplay() { mark(updates.contains(.inDisplay) ? .nextDisplay : .display) }

  /// Has `display()` called before the next frame; it is for all of the layer.
  open func setNeedsDisplay(_ r: CGRect) {
    mark(updates.contains(.inDisplay) ? .nextDisplay : .display)
  }

  /// Whether `display()` is going to be called.
  open func needsDisplay() -> Bool { !updates.isDisjoint(with: [.display, .nextDisplay]) }

  /// Calls `display()` now if it is going to be called.
  open func displayIfNeeded() {
    if updates.contains(.display) { displayOnce() }
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

  // MARK: Time

  /// When the layer's time begins in its superlayer's; 0 by default. Before that it does not show,
  /// unless its fill mode says so (our decision; see `fillMode`).
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { setTiming("beginTime", newValue, \.beginTime) }
  }

  /// How long the layer is there, in its own time; 0, the default, and infinity stand for ever.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { setTiming("duration", newValue == .infinity ? 0 : newValue, \.duration) }
  }

  /// How fast time runs in the layer and all in it; 1 by default. At 0 it stands at `timeOffset`, and
  /// animations never end.
  open var speed: Float {
    get { timing.speed }
    set { setSpeed(newValue) }
  }

  /// What is added to the layer's time; 0 by default.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { setTiming("timeOffset", newValue, \.timeOffset) }
  }

  /// How often the layer's time runs through `duration`; 0 counts as 1.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { setRepeats("repeatCount", newValue, \.repeatCount) }
  }

  /// How long the layer's time runs through `duration` again and again; wins over `repeatCount` when
  /// positive.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { setRepeats("repeatDuration", newValue, \.repeatDuration) }
  }

  /// Whether the layer's time runs back after each `duration`.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set {
      timing.autoreverses = newValue
      retime()
    }
  }

  /// Whether the layer shows before its `beginTime` and after its `duration`; `removed`, neither, by
  /// default. Apple's documentation says this of all that is timed and of layers no more, so that it
  /// is our decision for them.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// A time of `layer`, in seconds, in this layer's time; nil stands for `CACurrentMediaTime()`.
  ///
  /// Where a layer on the way stands still, with speed 0, there is no way back out of its time: its
  /// `beginTime` stands for all.
  open func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    Self.convert(t, from: layer, to: self)
  }

  /// A time of this layer, in seconds, in that of `layer`; nil stands for `CACurrentMediaTime()`.
  open func convertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    Self.convert(t, from: self, to: layer)
  }

  // MARK: The tree

  /// The layers in this one, from back to front.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set { setSublayers(newValue ?? []) }
  }

  /// Puts `layer` in front of all others.
  open func addSublayer(_ layer: CALayer) {
    insert(layer) { children.count }
  }

  /// Puts `layer` at a place counted from the back; beyond the ends, at the end.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer) { min(Int(index), children.count) }
  }

  /// Puts `layer` right behind `sibling`, or behind all if that is nil or not in here.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { children.firstIndex { $0 === sibling } ?? 0 }
  }

  /// Puts `layer` right in front of `sibling`, or in front of all if that is nil or not in here.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count }
  }

  /// Puts `newLayer` in the place of `oldLayer`; does nothing if that is not in here.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  /// Takes this layer out of its superlayer. Its animations, and those of all in it, stop at the
  /// next turn if by then it has not been put into another.
  open func removeFromSuperlayer() { leaveSuperlayer() }

  // MARK: Coordinates

  /// A point of this layer's coordinates in those of `layer`; nil stands for the root of the tree.
  ///
  /// Where a layer on the way is squeezed to a line or a point there is no way back into it, and
  /// its transform is passed over.
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(transform(to: layer))
  }

  /// A point of the coordinates of `layer`, or of the root of the tree, in this layer's.
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying((layer ?? root).transform(to: self))
  }

  /// A rectangle of this layer's coordinates in those of `layer`: the upright box around it.
  open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(transform(to: layer))
  }

  /// A rectangle of the coordinates of `layer` in this layer's: the upright box around it.
  open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying((layer ?? root).transform(to: self))
  }

  /// Has the nearest scroll layer that holds this one, or is it, scroll so that `point`, in this
  /// layer's coordinates, is the origin of what shows.
  open func scroll(_ point: CGPoint) { scrollAncestor(to: point) }

  /// Has the nearest scroll layer that holds this one, or is it, scroll by as little as brings
  /// `rect`, in this layer's coordinates, into view.
  open func scrollRectToVisible(_ rect: CGRect) { scrollAncestor(to: rect) }

  /// The part of the bounds that shows in the nearest scroll layer; all of them where there is none.
  open var visibleRect: CGRect { partInScroller }

  // MARK: Sublayers in place

  /// Whether sublayers are flattened into this layer's plane, as they are everywhere but in a
  /// `CATransformLayer`.
  var flattensSublayers: Bool { true }

  /// Whether what sublayers draw can be kept: each is in one place at one instant.
  var retainsSublayers: Bool { true }

  /// Whether time alone may change what the layer itself shows, and whether it is there.
  var isTimed: Bool {
    !animations.isEmpty || timing != .standard || externalKind?.isTimed == true
  }

  /// Works out where each sublayer is drawn; `around` is how this layer's own coordinates lie.
  func placeSublayers(
    of state: LayerState, in around: Surroundings, into list: inout PlacedLayers
  ) {
    for child in children { child.place(in: around, into: &list) }
  }

  /// Whether `point`, in the layer's own coordinates, lies inside of the bounds.
  open func contains(_ point: CGPoint) -> Bool { modelState.bounds.contains(point) }

  /// The frontmost layer, this one or any in it, that holds `point`, which is in the superlayer's
  /// coordinates; nil where none does.
  ///
  /// It goes by the model and by the order of sublayers, not by their depth; what is hidden is
  /// passed over, and so is what lies outside of a layer that masks to its bounds.
  open func hitTest(_ point: CGPoint) -> CALayer? { hit(at: point) }

  // MARK: Animations

  /// Plays a copy of `animation`, in the place of one that has the same key; nil never replaces, and
  /// a transition always has the key `kCATransition`.
  ///
  /// It begins now, or at its `beginTime` in this layer's time. A key path that the layer does not
  /// have is a warning, and so is an animation that cannot be played, such as with a value of the wrong
  /// type or NaN: it takes its time and has no effect. Without a stage nothing plays.
  open func add(_ animation: CAAnimation, forKey key: String?) { play(animation, forKey: key) }

  /// The animation of that key, as it was added; nil if none plays.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.find(key)?.animation
  }

  /// The keys of the animations that play, in the order in which they were added; nil for none.
  open func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.list.map(\.key)
  }

  /// Stops the animation of that key; its delegate hears `finished: false` at the next turn.
  open func removeAnimation(forKey key: String) { stopAnimation(forKey: key) }

  /// Stops all animations of this layer.
  open func removeAllAnimations() { stopAnimations() }

  /// A copy of this layer that holds the values showing now; nil while nothing of it can show yet (see
  /// `isPresented`). Changing it changes nothing else.
  open func presentation() -> Self? {
    isPresented ? makePresentation(of: shown) : nil
  }

  /// The layer whose values a presentation shows; for any other layer, the layer itself.
  open func model() -> Self { presented as? Self ?? self }

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
    defaultAction(forKey: event, of: properties)
  }

  // MARK: Values by key

  /// The value of a property, what was set for `key` before, or what `style` or the class's
  /// `defaultValue(forKey:)` has for it.
  ///
  /// Numbers come as `NSNumber`, points and the like as `NSValue`: `as? CGFloat`, `as? CGPoint` take
  /// them as well.
  open func value(forKey key: String) -> Any? { readValue(forKey: key) }

  /// Sets a property, with the action that its setter runs, or keeps `value` for `key`: then it runs
  /// the action for that key, can be animated, and shows in `presentation()`. A value of a type that
  /// the property cannot hold stops the stage with an error.
  open func setValue(_ value: Any?, forKey key: String) {
    writeValue(value, forKey: key)
  }

  /// The value at a path of keys, such as "transform.rotation.z", "bounds.size.width" or
  /// "emitterCells.name.birthRate"; a path that is none is a key of one's own. See `value(forKey:)`.
  open func value(forKeyPath keyPath: String) -> Any? { readValue(forKeyPath: keyPath) }

  /// Sets the value at a path of keys; see `setValue(_:forKey:)`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    writeValue(value, forKeyPath: keyPath)
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
}
