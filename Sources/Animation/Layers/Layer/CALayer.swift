import Failures
public import Drawing
public import Foundation
public import Geometry
package import Raster
import VirtualTime

/// A rectangular layer: its geometry, its appearance and the animations that play on it.
///
/// Coordinates are in points with y pointing down; `position` locates the anchor point in the
/// superlayer. Setting a property changes the model value immediately and then runs the action that
/// `action(forKey:)` returns; a layer without a view animates the change implicitly. A frame shows
/// the presentation: the model with the active animations sampled at the stage's time. A layer
/// belongs to one thread.
///
/// Swift can override only members that are declared in a class body. Everything that subclasses
/// override on Apple's platforms is therefore declared here and implemented in the extensions named
/// after it.
open class CALayer: NSObject, NSCoding, LifetimeOwner {
  private final var identityHash = IdentityHash()

  /// A number that is the same on every run, in contrast to the address that other objects hash.
  open override var hash: Int { identityHash.value() }

  package internal(set) var modelState = LayerState() { didSet { markOwnValuesChanged() } }
  package var animations = ActiveAnimations() { didSet { markOwnValuesChanged() } }
  /// The observers of this layer's changes; nil if there are none.
  var changeObservers: ChangeObservers?
  /// Notifies when the layer is deallocated.
  public private(set) lazy var ownLifetime = Lifetime()
  package internal(set) var children: [CALayer] = [] {
    didSet {
      retained.sublayers?.isReordered = true
      markChanged()
    }
  }
  /// The additions of a layer class that is defined in a module above this one.
  package final var externalKind: (any ExternalLayerKind)?
  /// The mapping from the superlayer's time to this layer's.
  var timing = LayerTiming.standard {
    didSet {
      hasOwnTime = timing != .standard
      markOwnValuesChanged()
    }
  }
  /// Whether the layer's time differs from its superlayer's.
  private(set) final var hasOwnTime = false
  /// The drawing that is kept from earlier frames.
  var retained = RetainedDrawing()
  /// Whether a display was requested while the layer had no size.
  var needsFirstDisplay = false
  /// The display of animated values; nil if there are none.
  var animatedDisplay: AnimatedDisplay?
  /// The updates that are due before the next frame.
  var updates: LayerUpdates = [.layout, .new]
  /// The pass that performs those updates; set on the root of a tree that is drawn.
  var updatePass: LayerUpdatePass?
  /// The layer's identity in the records of a traced stage.
  var traced: TracedLayer?
  /// Values set for keys that aren't properties.
  var userValues: [String: Any] = [:]
  var maskLayer: CALayer? { didSet { markChanged() } }
  /// Whether the layer was created as a copy of another one, and hasn't been added to a layer since.
  private var isLooseCopy = false
  /// The values at which animations were stopped in a transaction.
  final var stopValues: (commit: UInt64, values: [String: AnimatableValue])?
  /// The opacity that is being set, before rounding to a `Float`.
  var exactOpacity: Double?
  /// The largest number of levels that layers have been nested in this layer so far.
  final var height = 0
  private final var presentedReference: LayerReference?
  private final var ownReference: LayerReference?
  /// The commit during which the layer was added to its superlayer; implicit animations start with
  /// the next.
  private(set) var joinedAt: UInt64?

  /// The superlayer, which sets this to nil when it is deallocated. Not a weak reference: an object
  /// with one is retained and released several times slower.
  private var parent: Unmanaged<CALayer>?

  /// The superlayer; nil if the layer has none.
  open internal(set) var superlayer: CALayer? {
    get { parent?.takeUnretainedValue() }
    set {
      // A layer from a tree that isn't drawn hasn't been committed yet either.
      if superlayer?.isPresented != true { joinedAt = TransactionStack.current?.commitCount }
      parent = newValue.map(Unmanaged.passUnretained)
      isLooseCopy = false
    }
  }

  /// The number of this layer and its superlayers; nil if `layer` is one of them.
  final func depth(below layer: CALayer) -> Int? {
    // Not retained on the way up, so that nested trees are built quickly.
    var depth = 0
    var next = Unmanaged.passUnretained(self)
    while next.toOpaque() != Unmanaged.passUnretained(layer).toOpaque() {
      depth += 1
      guard let above = next._withUnsafeGuaranteedRef(\.parent) else { return depth }
      next = above
    }
    return nil
  }

  /// Notes that layers are nested at least `height` levels deep in this layer.
  final func raiseHeights(_ height: Int) {
    var height = height
    var next = Unmanaged.passUnretained(self)
    while true {
      guard
        let above = next._withUnsafeGuaranteedRef({ layer -> Unmanaged<CALayer>? in
          guard layer.height < height else { return nil }
          layer.height = height
          return layer.parent
        })
      else { return }
      height += 1
      next = above
    }
  }

  /// The delegate, unless that is the layer's owner.
  private weak var otherDelegate: (any CALayerDelegate)?
  /// The view whose layer this is, while it is the delegate. It resets this when it is deallocated;
  /// see `superlayer` for the reason.
  private unowned(unsafe) var owner: (any LayerOwner)?

  /// The delegate, which provides actions, layout and contents; held weakly.
  open var delegate: (any CALayerDelegate)? {
    get { owner ?? otherDelegate }
    set {
      owner = (newValue as? any LayerOwner).flatMap { $0.owns(self) ? $0 : nil }
      otherDelegate = owner == nil ? newValue : nil
    }
  }

  /// A name for finding the layer and for messages.
  open var name: String?

  /// Actions by key, looked up after the delegate.
  open var actions: [String: any CAAction]?

  /// Default values by key for custom properties that haven't been set. The entry "actions" holds
  /// actions by key, looked up after `actions`.
  open var style: [AnyHashable: Any]?

  /// The model layer of a presentation layer.
  final var presented: CALayer? {
    get { presentedReference?.layer }
    set { presentedReference = newValue?.reference }
  }

  /// A reference for objects that can outlive the layer.
  final var reference: LayerReference {
    if let ownReference { return ownReference }
    let reference = LayerReference(self)
    ownReference = reference
    return reference
  }

  deinit {
    ownReference?.clear()
    for child in children { child.parent = nil }
    maskLayer?.parent = nil
  }

  /// Creates an empty layer at the origin.
  public override init() {
    super.init()
    TransactionStack.current?.keep(self)
  }

  /// Creates a layer from its archive. With Foundation's coders, which can't decode layers, it is empty and
  /// at the origin.
  public required init?(coder: NSCoder) {
    super.init()
    TransactionStack.current?.keep(self)
    restore(from: coder)
  }

  /// Encodes the layer with its sublayers and its mask, without animations. Foundation's coders, which can't
  /// encode layers, get nothing.
  open func encode(with coder: NSCoder) { archive(in: coder) }

  /// Creates a copy of the values of a layer of the same class, as `presentation()` does. Subclasses
  /// copy their own values.
  ///
  /// Apple doesn't define other uses. A layer of another class isn't copied (D): views add
  /// `CAShapeLayer(layer: self.layer)` to their layer and draw in its coordinates.
  public init(layer: Any) {
    super.init()
    if let other = layer as? CALayer, type(of: other) == type(of: self) {
      isLooseCopy = true
      takeValues(of: other)
    } else {
      TransactionStack.current?.keep(self)
    }
  }

  /// Whether changes look for no actions: these are turned off, or the layer is a copy, such as the
  /// presentation layer, into which a subclass copies its own values.
  final var ignoresActions: Bool {
    isLooseCopy || TransactionStack.current?.disablesActions == true
  }

  /// Takes the values of another layer, but not its sublayers.
  final func takeValues(of other: CALayer) {
    modelState = other.modelState
    name = other.name
    timing = other.timing
    userValues = other.userValues
    style = other.style
    shouldRasterize = other.shouldRasterize
    rasterizationScale = other.rasterizationScale
    isOpaque = other.isOpaque
    contentsFormat = other.contentsFormat
    filters = other.filters
    backgroundFilters = other.backgroundFilters
  }

  /// Replaces all values without running actions; used to fill a presentation copy.
  func take(_ state: LayerState) {
    modelState = state
    takeCustomValues(of: state)
  }

  // MARK: Geometry

  /// The visible part of the layer's own coordinate system. Animatable.
  open var bounds: CGRect {
    get { modelState.bounds }
    set { set("bounds", newValue.standardized, \.bounds) }
  }

  /// The position of the anchor point in the superlayer's coordinates. Animatable.
  open var position: CGPoint {
    get { modelState.position }
    set { set("position", newValue, \.position) }
  }

  /// The point that `position` locates and that transforms rotate around, in fractions of the
  /// bounds; the centre (0.5, 0.5) by default. Animatable.
  open var anchorPoint: CGPoint {
    get { modelState.anchorPoint }
    set { set("anchorPoint", newValue, \.anchorPoint) }
  }

  /// The bounding box of the transformed bounds in the superlayer's coordinates, derived from
  /// bounds, position, anchor point and transform. Setting it sets bounds and position.
  ///
  /// The null rectangle, with which views are also created, counts as zero. Apple's layers keep its
  /// infinite position and show nothing (D). Rectangles with an infinite origin and a size, which
  /// `CGRect` also calls null, are errors.
  open var frame: CGRect {
    get { modelState.frame }
    set {
      let frame = newValue.isNull && newValue.size == .zero ? .zero : newValue
      guard FlipbookError.check(frame, "frame", self) else { return }
      if !modelState.hasExactFrame, VirtualClock.current?.context.tracing == .full {
        LayerWarning.frameUnderTransform(frame, of: self).report()
      }
      var changed = modelState
      changed.setFrame(frame)
      changeTogether { (bounds, position) = (changed.bounds, changed.position) }
    }
  }

  /// The transform applied around the anchor point. Animatable, as are its parts, such as
  /// "transform.rotation.y".
  open var transform: CATransform3D {
    get { modelState.transform }
    set { set("transform", newValue, \.transform) }
  }

  /// Returns the transform as an affine one; the identity if it moves the layer out of the plane.
  open func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(modelState.transform)
  }

  /// Sets the transform to an affine one. Animatable as "transform".
  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3D(transform)
  }

  /// The transform applied to all sublayers around this layer's anchor point; a shared `m34`
  /// belongs here. Animatable.
  open var sublayerTransform: CATransform3D {
    get { modelState.sublayerTransform }
    set { set("sublayerTransform", newValue, \.sublayerTransform) }
  }

  /// The position of the anchor point on the superlayer's z axis; 0 by default. Layers with greater
  /// values are drawn in front. Animatable.
  open var zPosition: CGFloat {
    get { modelState.zPosition }
    set { set("zPosition", Double(newValue), \.zPosition) }
  }

  /// The distance of the anchor point from the layer's plane, in points towards the viewer; 0 by
  /// default. Animatable.
  open var anchorPointZ: CGFloat {
    get { modelState.anchorPointZ }
    set { set("anchorPointZ", Double(newValue), \.anchorPointZ) }
  }

  /// A Boolean value that indicates whether the layer is visible when its back faces the viewer;
  /// true by default.
  open var isDoubleSided: Bool {
    get { modelState.isDoubleSided }
    set { set("doubleSided", newValue, \.isDoubleSided) }
  }

  /// A Boolean value that indicates whether sublayers are placed with y pointing up from the bottom
  /// of the bounds; false by default.
  open var isGeometryFlipped: Bool {
    get { modelState.isGeometryFlipped }
    set { set("geometryFlipped", newValue, \.isGeometryFlipped) }
  }

  // MARK: Appearance

  /// The opacity of the layer and its sublayers, composited as one group, 0…1. Animatable.
  open var opacity: Float {
    get { Float(modelState.opacity) }
    set { set("opacity", exactOpacity(for: newValue), \.opacity) }
  }

  /// A Boolean value that indicates whether the layer and its sublayers fade as one group;
  /// otherwise the layer's own content and each sublayer fade separately. True by default.
  open var allowsGroupOpacity: Bool {
    get { modelState.allowsGroupOpacity }
    set { set("allowsGroupOpacity", newValue, \.allowsGroupOpacity) }
  }

  /// The colour or pattern that fills the bounds behind everything else; nil for none. Animatable.
  open var backgroundColor: CGColor? {
    get { modelState.background }
    set { set("backgroundColor", newValue, \.background) }
  }

  /// The corner radius of the background and the border, and, with `masksToBounds`, of the clip for
  /// sublayers. Circular corners of more than half a side meet in a point, as on iOS. Animatable.
  open var cornerRadius: CGFloat {
    get { modelState.cornerRadius }
    set { set("cornerRadius", newValue, \.cornerRadius) }
  }

  /// The corners that `cornerRadius` rounds; all by default.
  open var maskedCorners: CACornerMask {
    get { modelState.maskedCorners }
    set { set("maskedCorners", newValue, \.maskedCorners) }
  }

  /// The curve of the rounded corners; circular by default.
  open var cornerCurve: CALayerCornerCurve {
    get { modelState.cornerCurve }
    set { set("cornerCurve", newValue, \.cornerCurve) }
  }

  /// The border's width in points, inside the bounds and in front of the sublayers; 0 by default.
  /// Animatable.
  open var borderWidth: CGFloat {
    get { modelState.borderWidth }
    set { set("borderWidth", newValue, \.borderWidth) }
  }

  /// The border's colour or pattern; black by default. Animatable.
  open var borderColor: CGColor? {
    get { modelState.border }
    set { set("borderColor", newValue, \.border) }
  }

  /// A hint that the layer fills its bounds with opaque pixels; it has no effect here. False by
  /// default.
  open var isOpaque = false

  /// A hint to cache the layer as a bitmap; it has no effect here.
  open var shouldRasterize = false

  /// The scale of the cached bitmap, 1 by default; it has no effect here.
  open var rasterizationScale: CGFloat = 1

  /// A Boolean value that indicates whether drawing may happen on another thread; false by default.
  /// It has no effect: a film waits for the drawing.
  open var drawsAsynchronously = false

  /// A layer, in this layer's coordinates, whose alpha channel masks everything that this layer
  /// shows; nil for none.
  ///
  /// The mask becomes part of the tree: this layer becomes its superlayer, and it is removed from
  /// its previous one. A mask that contains this layer is rejected with a `FlipbookError`.
  open var mask: CALayer? {
    get { maskLayer }
    set { setMask(newValue) }
  }

  /// A Boolean value that indicates whether sublayers are clipped to the bounds and their corners.
  open var masksToBounds: Bool {
    get { modelState.masksToBounds }
    set { set("masksToBounds", newValue, \.masksToBounds) }
  }

  /// A Boolean value that indicates whether the layer and its sublayers are hidden.
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

  /// The opacity of the shadow, 0…1; 0 (no shadow) by default. Animatable.
  open var shadowOpacity: Float {
    get { Float(modelState.shadow.opacity) }
    set { set("shadowOpacity", Double(newValue), \.shadow.opacity) }
  }

  /// The blur radius of the shadow, in points; 3 by default. Animatable.
  open var shadowRadius: CGFloat {
    get { modelState.shadow.radius }
    set { set("shadowRadius", newValue, \.shadow.radius) }
  }

  /// The offset of the shadow from the shape that casts it, in points; (0, -3) by default.
  /// Animatable.
  open var shadowOffset: CGSize {
    get { modelState.shadow.offset }
    set { set("shadowOffset", newValue, \.shadow.offset) }
  }

  /// The colour of the shadow; opaque black by default. Animatable.
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

  /// A Boolean value that indicates whether the layer's edges may be antialiased; false by default,
  /// as on a device. (D) It has no effect here: edges are always antialiased. Otherwise a rotating
  /// edge would show steps, and a slowly moving one would jump from pixel to pixel.
  open var allowsEdgeAntialiasing: Bool {
    get { modelState.edgeAntialiasing.isAllowed }
    set { set("allowsEdgeAntialiasing", newValue, \.edgeAntialiasing.isAllowed) }
  }

  /// The edges to antialias where that is allowed; all by default. It has no effect here: all edges
  /// are antialiased.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { modelState.edgeAntialiasing.edges }
    set { set("edgeAntialiasingMask", newValue, \.edgeAntialiasing.edges) }
  }

  /// The name of the blend mode that composites the layer and its sublayers with the content
  /// beneath: one of "multiplyBlendMode", "screenBlendMode" and so on, for each mode from `normal`
  /// to `luminosity` of `CGBlendMode`, or "clear", "copy", "sourceIn", "sourceOut", "sourceAtop",
  /// "destOver", "destIn", "destOut", "destAtop", "xor", "plusD", "plusL". Nil by default, which
  /// equals `normal`.
  ///
  /// (D) Modes that change the content beneath even where the layer is transparent apply within its
  /// bounds. Any other value is stored but not drawn, with a warning: `CIFilter` isn't supported.
  open var compositingFilter: Any? {
    get { modelState.compositingFilter.object }
    set { setCompositingFilter(newValue) }
  }

  /// Filters for the layer and its sublayers. They are stored but not drawn, as on iOS.
  open var filters: [Any]?

  /// Filters for the content behind the layer. They are stored but not drawn, as on iOS.
  open var backgroundFilters: [Any]?

  /// Returns the factor by which a corner of the curve extends beyond its radius: 1 for `circular`,
  /// 1.528665 for `continuous`, as in Core Animation.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? ContinuousCorner.expansion : 1
  }

  // MARK: Contents

  /// The picture in the bounds, between the background and the sublayers: a `CGImage`, or the
  /// result of `draw(in:)`; nil (none) by default. Any other value is stored but not drawn, with a
  /// warning.
  ///
  /// Animatable: one picture cross-fades into the other, each placed at its own size, as a mean of
  /// their pixels. A standalone layer animates the change implicitly, including a redraw by
  /// `display()`; a view's layer needs an explicit animation or `UIView.transition(with:)`. (D)
  /// During a fade, a presentation layer returns the picture with the larger share (the old one up
  /// to the middle) and draws the mixture.
  open var contents: Any? {
    get { modelState.contents.picture.object }
    set { setContents(newValue) }
  }

  /// The visible part of the picture, in fractions of its size; all of it by default. Animatable.
  open var contentsRect: CGRect {
    get { modelState.contents.rect }
    set { set("contentsRect", newValue, \.contents.rect) }
  }

  /// The stretchable part of the picture, in fractions of its size; all of it by default.
  /// Animatable.
  open var contentsCenter: CGRect {
    get { modelState.contents.center }
    set { set("contentsCenter", newValue, \.contents.center) }
  }

  /// The number of the picture's pixels per point; 1 by default. Animatable.
  open var contentsScale: CGFloat {
    get { modelState.contents.scale }
    set { set("contentsScale", newValue, \.contents.scale) }
  }

  /// The placement of the picture in the bounds; `resize` by default.
  open var contentsGravity: CALayerContentsGravity {
    get { modelState.contents.gravity }
    set { set("contentsGravity", newValue, \.contents.gravity) }
  }

  /// The filter for enlarging the picture; `linear` by default.
  open var magnificationFilter: CALayerContentsFilter {
    get { modelState.contents.magnificationFilter }
    set { set("magnificationFilter", newValue, \.contents.magnificationFilter) }
  }

  /// The filter for reducing the picture; `linear` by default.
  open var minificationFilter: CALayerContentsFilter {
    get { modelState.contents.minificationFilter }
    set { set("minificationFilter", newValue, \.contents.minificationFilter) }
  }

  /// The storage format of the layer's own drawing; `RGBA8Uint` by default. It has no effect here:
  /// drawings are stored as display items.
  open var contentsFormat = CALayerContentsFormat.RGBA8Uint

  /// The offset added to the level of detail when a `trilinear` picture is reduced: 1 selects a
  /// picture of half the size (softer), −1 one of twice the size. 0 by default. Animatable.
  open var minificationFilterBias: Float {
    get { Float(modelState.contents.minificationFilterBias) }
    set {
      set("minificationFilterBias", Double(newValue), \.contents.minificationFilterBias)
    }
  }

  /// Returns whether the first row of the contents is drawn at the smallest y: always true, as on a
  /// device.
  open func contentsAreFlipped() -> Bool { true }

  /// Draws the layer and its sublayers, as they currently appear, into a context, in the layer's
  /// own coordinates and without its transform and opacity. Layers whose display is pending, such as
  /// those of new views that draw themselves, display themselves before.
  open func render(in ctx: CGContext) {
    perform(.display)
    ctx.draw(content(at: VirtualClock.current?.now ?? .zero))
  }

  // MARK: Content of layer kinds

  /// Returns the display items between the layer's background and its sublayers, in its own
  /// coordinates; none by default.
  package func ownContent(of state: LayerState) -> [DisplayItem] { [] }

  // MARK: Layout and display

  /// Requests a call of `layoutSublayers()` before the next frame. New layers, and layers whose
  /// size or sublayers change, request it automatically.
  ///
  /// A request made during the layer's own layout or display applies to the next frame.
  open func setNeedsLayout() {
    mark(updates.isDisjoint(with: [.inLayout, .inDisplay]) ? .layout : .nextLayout)
  }

  /// Returns whether a call of `layoutSublayers()` is pending.
  open func needsLayout() -> Bool { !updates.isDisjoint(with: [.layout, .nextLayout]) }

  /// Performs pending layout now, starting at the topmost layer of the unbroken chain of
  /// superlayers that need it. Does nothing during that layer's own layout: further requests are
  /// handled after it. Nor is a layer laid out as long as it is new: without a size, sublayers, a
  /// superlayer and a request.
  open func layoutIfNeeded() {
    var first = self
    while let next = first.superlayer, !next.isInLayout, next.needsLayout() { first = next }
    guard !first.isInLayout, !first.updates.contains(.new) else { return }
    if !lineage.contains(where: \.isInLayout) { first.bringForward(.nextLayout) }
    first.perform(.layout)
  }

  /// Lays out the sublayers; by default the delegate does.
  open func layoutSublayers() {
    replaceable(.layoutSublayers, of: self, in: CALayer.self) {
      delegate?.layoutSublayers(of: self)
    }
  }

  /// Returns the layer's preferred size; by default the size of its bounds.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// A Boolean value that indicates whether a change of size triggers `display()`; false by
  /// default.
  open var needsDisplayOnBoundsChange = false

  /// Requests a call of `display()` before the next frame; during the layer's own display, before
  /// the frame after that.
  open func setNeedsDisplay() { mark(updates.contains(.inDisplay) ? .nextDisplay : .display) }

  /// Requests a call of `display()` before the next frame; the whole layer is displayed, regardless
  /// of `r`.
  open func setNeedsDisplay(_ r: CGRect) {
    mark(updates.contains(.inDisplay) ? .nextDisplay : .display)
  }

  /// Returns whether a call of `display()` is pending.
  open func needsDisplay() -> Bool { !updates.isDisjoint(with: [.display, .nextDisplay]) }

  /// Calls `display()` now if a call is pending.
  open func displayIfNeeded() {
    if updates.contains(.display) { displayOnce() }
  }

  /// Sets the layer's contents; by default the delegate does, or the layer draws them with
  /// `draw(in:)`. While displayed values are animated, `presentation()` has them, and `draw(in:)` is
  /// called on such a copy.
  open func display() {
    if let delegate { delegate.display(self) } else { drawContents() }
  }

  /// Draws the layer's contents in its own coordinates; by default the delegate does. Drawing
  /// outside the bounds isn't visible.
  ///
  /// The drawing is recorded and rendered at the resolution of the frame.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Draws everything that the layer's contents show; calls `draw(in:)` by default.
  func drawAll(in ctx: CGContext) { draw(in: ctx) }

  /// Returns whether a change of `key` triggers `display()`; false by default. While an animation
  /// changes the property, the layer displays itself for each frame.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Time

  /// The start of the layer's time, in its superlayer's time; 0 by default. The layer is hidden
  /// before that unless its fill mode keeps it visible (our decision; see `fillMode`).
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { setTiming("beginTime", newValue, \.beginTime) }
  }

  /// The duration of the layer in its own time; 0 (the default) and infinity mean forever.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { setTiming("duration", newValue == .infinity ? 0 : newValue, \.duration) }
  }

  /// The speed of time in the layer and its sublayers; 1 by default. At 0, time stops at
  /// `timeOffset`, and animations never end.
  open var speed: Float {
    get { timing.speed }
    set { setSpeed(newValue) }
  }

  /// The offset added to the layer's time; 0 by default.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { setTiming("timeOffset", newValue, \.timeOffset) }
  }

  /// The number of times that the layer's time repeats `duration`; 0 counts as 1.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { setRepeats("repeatCount", newValue, \.repeatCount) }
  }

  /// The length of time for which the layer's time repeats `duration`; takes precedence over
  /// `repeatCount` if positive.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { setRepeats("repeatDuration", newValue, \.repeatDuration) }
  }

  /// A Boolean value that indicates whether the layer's time runs backwards after each `duration`.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set {
      timing.autoreverses = newValue
      retime()
    }
  }

  /// Whether the layer is visible before its `beginTime` and after its `duration`; `removed`
  /// (neither) by default. Apple documents this for timed objects in general but not for layers in
  /// particular, so the behaviour for layers is our decision.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Returns a time of `layer`, in seconds, converted to this layer's time; nil means
  /// `CACurrentMediaTime()`.
  ///
  /// A layer with speed 0 has no inverse mapping of time: its `beginTime` is used for all of its
  /// times.
  open func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    Self.convert(t, from: layer, to: self)
  }

  /// Returns a time of this layer, in seconds, converted to the time of `layer`; nil means
  /// `CACurrentMediaTime()`.
  open func convertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    Self.convert(t, from: self, to: layer)
  }

  // MARK: The tree

  /// The sublayers, from back to front; nil if there are none.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set { setSublayers(newValue ?? []) }
  }

  /// Adds `layer` in front of all other sublayers.
  open func addSublayer(_ layer: CALayer) {
    insert(layer) { children.count }
  }

  /// Inserts `layer` at an index counted from the back; an index beyond the end appends it.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer) { min(Int(index), children.count) }
  }

  /// Inserts `layer` directly behind `sibling`, or behind all sublayers if `sibling` is nil or not
  /// a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { children.firstIndex { $0 === sibling } ?? 0 }
  }

  /// Inserts `layer` directly in front of `sibling`, or in front of all sublayers if `sibling` is
  /// nil or not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count }
  }

  /// Replaces `oldLayer` with `newLayer`; does nothing if `oldLayer` isn't a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  /// Removes this layer from its superlayer. Its animations, and those of its sublayers, stop at
  /// the next turn unless it has been added to another layer by then.
  open func removeFromSuperlayer() { leaveSuperlayer() }

  // MARK: Coordinates

  /// Converts a point from this layer's coordinates to those of `layer`; nil means the root of
  /// the tree.
  ///
  /// The transform of a layer that is scaled to a line or a point can't be inverted and is skipped.
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(transform(to: layer))
  }

  /// Converts a point from the coordinates of `layer`, or of the root of the tree, to this layer's.
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying((layer ?? root).transform(to: self))
  }

  /// Converts a rectangle from this layer's coordinates to those of `layer`: returns its bounding
  /// box there.
  open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(transform(to: layer))
  }

  /// Converts a rectangle from the coordinates of `layer` to this layer's: returns its bounding box
  /// there.
  open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying((layer ?? root).transform(to: self))
  }

  /// Scrolls the nearest enclosing scroll layer, or this layer if it is one, so that `point`, in
  /// this layer's coordinates, becomes the origin of the visible part.
  open func scroll(_ point: CGPoint) { scrollAncestor(to: point) }

  /// Scrolls the nearest enclosing scroll layer, or this layer if it is one, by the smallest
  /// distance that makes `rect`, in this layer's coordinates, visible.
  open func scrollRectToVisible(_ rect: CGRect) { scrollAncestor(to: rect) }

  /// The part of the bounds that is visible in the nearest enclosing scroll layer; all of the
  /// bounds without one.
  open var visibleRect: CGRect { partInScroller }

  // MARK: Placement of sublayers

  /// Whether sublayers are flattened into this layer's plane; true except for a `CATransformLayer`.
  var flattensSublayers: Bool { true }

  /// Whether the drawing of sublayers can be kept: each is drawn in one place at one instant.
  var retainsSublayers: Bool { true }

  /// Whether time alone can change the layer's own appearance or visibility.
  var isTimed: Bool {
    !animations.isEmpty || hasOwnTime || externalKind?.isTimed == true
  }

  /// Computes where each sublayer is drawn; `around` describes the placement of this layer's own
  /// coordinates.
  func placeSublayers(
    of state: LayerState, in around: Surroundings, into list: inout PlacedLayers
  ) {
    for child in children { child.place(in: around, into: &list) }
  }

  /// Returns whether the bounds contain `point`, in the layer's own coordinates.
  open func contains(_ point: CGPoint) -> Bool { modelState.bounds.contains(point) }

  /// Returns the frontmost layer, this layer or a descendant, that contains `point`, in the
  /// superlayer's coordinates; nil if there is none.
  ///
  /// It uses the model values and the order of the sublayers, not their depth. Hidden layers are
  /// skipped, and so is everything outside a layer that masks to its bounds.
  open func hitTest(_ point: CGPoint) -> CALayer? { hit(at: point) }

  // MARK: Animations

  /// Plays a copy of `animation` and replaces an animation with the same key; a nil key never
  /// replaces, and a transition always has the key `kCATransition`.
  ///
  /// The animation begins now, or at its `beginTime` in this layer's time. An unknown key path
  /// causes a warning, and so does an animation that can't be played, such as one with a value of
  /// the wrong type or NaN: it runs for its duration without effect. Without a stage nothing plays.
  open func add(_ animation: CAAnimation, forKey key: String?) {
    replaceable(.addAnimation, of: self, in: CALayer.self, animation, key) { play($0, forKey: $1) }
  }

  /// Returns the animation for the key, as it was added; nil if none is playing. From the next turn
  /// of the clock, its `beginTime` is the time at which it began, in this layer's time: adding it
  /// again continues it instead of restarting it.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.find(key)?.committed
  }

  /// Returns the keys of the playing animations in the order in which they were added; nil if there
  /// are none.
  open func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.list.map(\.key)
  }

  /// Removes the animation for the key; its delegate receives `finished: false` at the next turn.
  open func removeAnimation(forKey key: String) {
    replaceable(.removeAnimation, of: self, in: CALayer.self, key, native: stopAnimation)
  }

  /// Removes all animations of this layer.
  open func removeAllAnimations() {
    replaceable(.removeAllAnimations, of: self, in: CALayer.self) { stopAnimations() }
  }

  /// Returns a copy of this layer with the values that are currently shown; nil if the layer can't
  /// be shown yet (see `isPresented`). Changes to the copy affect nothing else. The presentation of
  /// such a copy is the copy itself.
  open func presentation() -> Self? {
    if presented != nil { return self }
    if let state = animatedDisplay?.state { return makePresentation(of: state) }
    return isPresented ? makePresentation(of: shown) : nil
  }

  /// Returns the model layer of a presentation layer; for any other layer, the layer itself.
  open func model() -> Self { presented as? Self ?? self }

  // MARK: Actions

  /// Returns the action for a change of `event`: the delegate's, otherwise one of `actions`,
  /// otherwise one of the actions in `style`, otherwise the class's default, which animates
  /// implicitly; nil for none.
  ///
  /// As in Core Animation, every change looks up its action, whether or not the layer is in a tree.
  /// This includes properties that an initialiser, even a subclass's, sets after `super.init()`; by
  /// then the subclass's own properties are initialised.
  open func action(forKey event: String) -> (any CAAction)? {
    replaceable(.actionForKey, of: self, in: CALayer.self, event, native: findAction)
  }

  /// Returns an animation with the transaction's duration and timing function for properties that
  /// are animatable and don't change discretely; paths animate only explicitly.
  open class func defaultAction(forKey event: String) -> (any CAAction)? {
    defaultAction(forKey: event, of: properties)
  }

  // MARK: Values by key

  /// Returns the value of a property, the value previously set for `key`, or the value that `style`
  /// or the class's `defaultValue(forKey:)` provides.
  ///
  /// Numbers are returned as `NSNumber`, points and similar types as `NSValue`; casts such as `as?
  /// CGFloat` and `as? CGPoint` work too.
  open func value(forKey key: String) -> Any? { readValue(forKey: key) }

  /// Sets a property and runs the action of its setter, or stores `value` for a custom key: a
  /// custom value runs the action for its key, can be animated and appears in `presentation()`. A
  /// value of a type that the property can't hold stops the stage with an error.
  open func setValue(_ value: Any?, forKey key: String) {
    writeValue(value, forKey: key)
  }

  /// Returns the value at a key path, such as "transform.rotation.z", "bounds.size.width" or
  /// "emitterCells.name.birthRate"; any other path is treated as a custom key. See
  /// `value(forKey:)`.
  open func value(forKeyPath keyPath: String) -> Any? { readValue(forKeyPath: keyPath) }

  /// Sets the value at a key path; see `setValue(_:forKey:)`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    writeValue(value, forKeyPath: keyPath)
  }

  /// Returns the default value of a custom property of this class; nil for none.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Returns whether an archive would include the value for `key`; always false, since archives
  /// aren't supported.
  open func shouldArchiveValue(forKey key: String) -> Bool { false }

  /// The animatable properties by key path.
  package class var properties: [String: LayerProperty] { LayerProperty.named }

  /// The properties that a view's animation block animates on the view's own layer: those of all
  /// layers.
  package class var viewProperties: [String: LayerProperty] { LayerProperty.named }

  /// Returns access to a key that isn't only an animatable property.
  func knownValue(forKey key: String) -> KeyedValue? { commonValue(forKey: key) }
}
