import VirtualTime
public import Drawing
public import Foundation
public import Geometry
public import Layers
public import Messaging

/// A rectangular area of the screen that draws content and contains other views; each view is
/// backed by a layer.
///
/// Coordinates are points of the canvas, y down. Properties change immediately; inside
/// `UIView.animate` the change is also animated. A view belongs to one thread.
///
/// In Swift, only methods declared in the body of a class can be overridden. Therefore every method
/// that subclasses override on Apple's platforms is declared here and implemented in the extension
/// named after it.
open class UIView: UIResponder, NSCoding, LayerOwner, LifetimeOwner {
  /// The class of the layer that views of this class create.
  open class var layerClass: AnyClass { CALayer.self }

  private let ownLayer: CALayer

  /// The layer that draws the view; the view is its delegate.
  open var layer: CALayer { ownLayer }

  /// The subviews, from back to front.
  open internal(set) var subviews: [UIView] {
    get { children }
    set { children = newValue }
  }

  private var children: [UIView] = []

  /// The superview, which sets this to nil when it is deallocated. Not a weak reference: an object
  /// with one is retained and released several times slower.
  final private(set) var parent: Unmanaged<UIView>?

  private var maskView: UIView?

  /// The view that contains this one.
  open internal(set) var superview: UIView? {
    get { parent?.takeUnretainedValue() }
    set { parent = newValue.map(Unmanaged.passUnretained) }
  }

  /// An integer that identifies the view; 0 by default.
  open var tag = 0

  /// Whether the view and its subviews receive scripted touches; true by default.
  open var isUserInteractionEnabled = true

  /// Notifies when the view is deallocated.
  public private(set) lazy var ownLifetime = Lifetime()

  /// The colours and the appearance that the view passes on to its subviews.
  var inheritedAppearance = InheritedAppearance()
  /// What observes the traits.
  var traitRegistrations: [TraitRegistration] = []
  /// What Auto Layout knows of the view; nil if it knows nothing.
  final var layoutNodeIfMade: LayoutNode?
  /// Whether `updateConstraints()` is to be called.
  final var needsConstraints = true
  /// Whether `updateProperties()` is to be called.
  final var needsProperties = true
  /// The view controller that manages the view.
  weak var controller: UIViewController?
  private var recognizers: [UIGestureRecognizer] = []
  private var effects: [UIMotionEffect] = []

  deinit {
    for child in children { child.parent = nil }
    layoutNodeIfMade?.itemIsDeallocated()
    if ownLayer.delegate === self { ownLayer.delegate = nil }
  }

  /// Returns whether `layer` is the view's own layer, whose delegate is reset with the view.
  package func owns(_ layer: CALayer) -> Bool { layer === ownLayer }

  /// Creates a view with the given frame, in its future superview's coordinates. The frame is never
  /// animated, even inside an animation block.
  public init(frame: CGRect) {
    ownLayer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).make()
    super.init()
    layer.delegate = self
    layer.setNeedsDisplay()
    TransactionStack.current?.keep(self)
    UIView.performWithoutAnimation { self.frame = frame }
  }

  /// Creates a view of zero size at the origin.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// Creates a view from its archive. With Foundation's coders, which can't decode views, it has zero size
  /// and is at the origin.
  public required init?(coder: NSCoder) {
    ownLayer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).make()
    super.init()
    layer.delegate = self
    layer.setNeedsDisplay()
    TransactionStack.current?.keep(self)
    restore(from: coder)
  }

  // MARK: Geometry

  /// The bounding box of the transformed bounds in the superview. Animatable.
  ///
  /// Under a transform, the setter keeps quarter turns exact; see `CALayer.frame`.
  open var frame: CGRect {
    get { layer.frame }
    set {
      replaceable(.setFrame, of: self, in: UIView.self, newValue) {
        layer.frame = $0
        geometryChanged()
      }
    }
  }

  /// The view's own coordinates: origin and size. Animatable.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }

  /// The position of the layer's anchor point, by default the centre, in the superview. Animatable.
  open var center: CGPoint {
    get { layer.position }
    set {
      layer.position = newValue
      geometryChanged()
    }
  }

  /// The three-dimensional transform of the view around its layer's anchor point. Animatable.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The transform of the view around its layer's anchor point; the identity if the layer's
  /// transform moves the view out of the plane. Animatable.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The point of the bounds, in fractions of their size, whose position is `center`; (0.5, 0.5) by
  /// default. Animatable.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  // MARK: Conversion between views

  /// Converts a point from this view's coordinates to those of `view`; nil means the window or,
  /// outside a window, the root of the tree. For views being animated, the final values are used.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: view?.layer)
  }

  /// Converts a point from the coordinates of `view` to this view's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer)
  }

  /// Converts a rectangle from this view's coordinates to those of `view`; returns its bounding box
  /// there.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: view?.layer)
  }

  /// Converts a rectangle from the coordinates of `view` to this view's; returns its bounding box
  /// here.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: view?.layer)
  }

  // MARK: Appearance

  /// The opacity of the view and its subviews, composited as one picture. Animatable.
  ///
  /// Values outside 0…1 are drawn as 0 or 1, but kept, so that an animation from 1 to 1.0001 takes its
  /// time, as on iOS: sources wait in this way.
  open var alpha: CGFloat {
    get { layer.modelState.opacity }
    set {
      replaceable(.setAlpha, of: self, in: UIView.self, newValue) { layer.setOpacity($0) }
    }
  }

  /// The colour that fills the bounds; nil for none. Animatable. A dynamic colour follows the
  /// appearance.
  open var backgroundColor: UIColor? {
    get { effectiveBackground }
    set {
      replaceable(.setBackgroundColor, of: self, in: UIView.self, newValue) { setBackground($0) }
    }
  }

  /// Whether the view and its subviews are hidden.
  open var isHidden: Bool {
    get { layoutNodeIfMade?.isHiddenInStack ?? layer.isHidden }
    set {
      replaceable(.setHidden, of: self, in: UIView.self, newValue) { isHidden in
        if let stack = superview as? UIStackView, stack.arranges(self) {
          stack.setHidden(isHidden, self)
        } else {
          layoutNodeIfMade?.isHiddenInStack = nil
          layer.isHidden = isHidden
        }
      }
    }
  }

  /// A view, in this view's coordinates, whose alpha masks everything that this view shows; nil for
  /// none. The mask is retained and removed from its superview, and isn't a subview.
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

  /// A hint that the view fills its bounds; it has no effect.
  open var isOpaque = true

  /// The placement of the content in the bounds; `scaleToFill` by default.
  open var contentMode = ContentMode.scaleToFill {
    didSet {
      layer.contentsGravity = contentMode.gravity
      layer.needsDisplayOnBoundsChange = contentMode == .redraw
    }
  }

  /// Pixels per point of the content: 1 on a canvas.
  open var contentScaleFactor: CGFloat = 1

  /// The colour of interactive elements: the view's own, or else the superview's, or else
  /// `systemBlue`. Set nil to inherit the superview's colour again.
  open var tintColor: UIColor! {
    get { replaceable(.tintColor, of: self, in: UIView.self) { tint } }
    set { replaceable(.setTintColor, of: self, in: UIView.self, newValue) { setTint($0) } }
  }

  /// Whether the tint is dimmed, as behind an alert; `automatic` inherits the superview's mode.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { adjustment }
    set { setAdjustment(newValue) }
  }

  /// Called when the effective tint has changed; does nothing by default.
  open func tintColorDidChange() { replaceable(.tintColorDidChange, of: self, in: UIView.self) {} }

  /// The appearance of the view and its subviews; `unspecified` inherits the superview's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { inheritedAppearance.style }
    set { setStyle(newValue) }
  }

  /// The traits of the view's environment.
  open var traitCollection: UITraitCollection { traits }

  /// Called when the appearance has changed; does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    replaceable(.traitCollectionDidChange, of: self, in: UIView.self, previousTraitCollection) {
      _ in
    }
  }

  // MARK: Layout

  /// Lays out the subviews; by default those that constraints place. Called before drawing, at the end
  /// of the turn of the clock in which layout was requested, and when the size changes or subviews are
  /// added or removed.
  open func layoutSubviews() {
    replaceable(.layoutSubviews, of: self, in: UIView.self) { applyConstraints() }
  }

  /// The corners (iOS 26); nil, the default, for those of the layer.
  open var cornerConfiguration: UICornerConfiguration? {
    get { ownCorners }
    set {
      ownCorners = newValue
      applyCorners()
    }
  }

  private final var ownCorners: UICornerConfiguration?

  /// Requests a layout pass before the next drawing.
  open func setNeedsLayout() {
    replaceable(.setNeedsLayout, of: self, in: UIView.self) { layer.setNeedsLayout() }
  }

  /// Updates properties of the view and its content, before layout; does nothing by default. Called
  /// before the first layout and after `setNeedsUpdateProperties()`, which happens automatically when
  /// a property of an `@Observable` model that it has read changes.
  open func updateProperties() {}

  /// Requests a call of `updateProperties()` before the next drawing. Unlike in UIKit, the view is
  /// also laid out.
  open func setNeedsUpdateProperties() { requestProperties() }

  /// Calls `updateProperties()` now if it was requested.
  open func updatePropertiesIfNeeded() { updateOwnProperties() }

  /// Performs pending layout of the view and its subviews now. Inside an animation block, the
  /// resulting changes are animated.
  open func layoutIfNeeded() {
    geometryChanged()
    updateLayoutEngine()
    layer.layoutIfNeeded()
  }

  /// Returns the size that fits the view best within `size`; by default its current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    replaceable(.sizeThatFits, of: self, in: UIView.self, size) { _ in bounds.size }
  }

  /// Resizes the view to the size that fits it; its upper left corner stays in place.
  open func sizeToFit() {
    replaceable(.sizeToFit, of: self, in: UIView.self) { resizeToFit() }
  }

  /// The natural size of the content; `noIntrinsicMetric` in a dimension that has none.
  open var intrinsicContentSize: CGSize {
    replaceable(.intrinsicContentSize, of: self, in: UIView.self) {
      CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
  }

  /// Notifies the view that `intrinsicContentSize` has changed. The superview is laid out if
  /// constraints place the view, or if it is one of UIKit's containers; an app's view that places its
  /// subviews by frames isn't.
  open func invalidateIntrinsicContentSize() {
    contentSizeChanged()
    if let superview, !superview.layer.isInLayout, superview.isSystemContainer {
      superview.setNeedsLayout()
    }
  }

  /// The parts of the layout that change with the superview's size; empty by default, so that the
  /// view isn't resized.
  open var autoresizingMask: AutoresizingMask = [] { didSet { geometryChanged() } }

  /// Whether subviews are resized according to their masks when the view's size changes; true by
  /// default.
  open var autoresizesSubviews = true

  /// Whether the frame and the autoresizing mask place the view; true by default. Otherwise
  /// constraints do, and a frame that code sets lasts until the next layout.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { maskTranslationChanged() }
    }
  }

  // MARK: Constraints

  /// Whether layout of the class needs constraints; false by default. If true, `updateConstraints()`
  /// is called though no constraint exists yet.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The constraints that belong to the view, in the order of their activation.
  open var constraints: [NSLayoutConstraint] { layoutNodeIfMade?.heldInOrder ?? [] }

  /// Activates a constraint, which then belongs to this view. Its items must be in the view's subtree.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.nodes.allSatisfy({ $0.nearestView?.isDescendant(of: self) ?? false }) else {
      return ConstraintErrors.reportUnrelated(constraint)
    }
    constraint.hold(by: self)
  }

  /// Activates constraints, which then belong to this view.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint of this view.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === layoutNodeIfMade { constraint.deactivate() }
  }

  /// Deactivates constraints of this view.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Called before layout if `setNeedsUpdateConstraints()` was called, and once after the view was
  /// created; does nothing by default.
  open func updateConstraints() {
    replaceable(.updateConstraints, of: self, in: UIView.self) {}
  }

  /// Calls `updateConstraints()` of this view and its subviews now, where it was requested.
  open func updateConstraintsIfNeeded() { updateConstraintsOfTree() }

  /// Returns whether `updateConstraints()` will be called.
  open func needsUpdateConstraints() -> Bool { needsConstraints }

  /// Requests a call of `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { requestConstraints() }

  /// Returns the rectangle that constraints place for a frame: without `alignmentRectInsets`.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame for the rectangle that constraints place.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The parts of the frame, such as a shadow, that constraints disregard; zero by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view whose first baseline constraints use; this one by default.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last baseline constraints use; this one by default.
  open var forLastBaselineLayout: UIView { self }

  /// The former name of `forLastBaselineLayout`.
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }

  /// Returns the priority with which the view resists being larger than its content; 250 by default.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let priorities = layoutNodeIfMade?.contentPriorities ?? ContentPriorities(of: self)
    return axis == .horizontal ? priorities.horizontalHugging : priorities.verticalHugging
  }

  /// Sets the priority with which the view resists being larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      layoutNode.contentPriorities.horizontalHugging = priority
    } else {
      layoutNode.contentPriorities.verticalHugging = priority
    }
    contentPrioritiesChanged()
  }

  /// Returns the priority with which the view resists being smaller than its content; 750 by default.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    let priorities = layoutNodeIfMade?.contentPriorities ?? ContentPriorities(of: self)
    return axis == .horizontal ? priorities.horizontalResistance : priorities.verticalResistance
  }

  /// Sets the priority with which the view resists being smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      layoutNode.contentPriorities.horizontalResistance = priority
    } else {
      layoutNode.contentPriorities.verticalResistance = priority
    }
    contentPrioritiesChanged()
  }

  /// The part of the view that bars don't cover; the whole view on a canvas.
  open var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide")
  }

  /// The view without its margins.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins, "UIViewLayoutMarginsGuide") }

  /// The column in which text is easy to read: the view without its margins, at most 672 points wide.
  open var readableContentGuide: UILayoutGuide {
    systemGuide(.readable, "UIViewReadableContentGuide")
  }

  /// The place of the keyboard: the part of the view behind it or, if there is none, below the safe area.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    systemGuide(.keyboard, "UIKeyboardLayoutGuide", UIKeyboardLayoutGuide.init(_:of:))
  }

  /// Returns the size that constraints give the view, as near to `targetSize` as possible:
  /// `UIView.layoutFittingCompressedSize` for the smallest one.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that constraints give the view, with priorities for the target's sides: required
  /// for a fixed width, for example.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// The part of each edge that bars cover: what controllers add with `additionalSafeAreaInsets`,
  /// because there are no bars on a canvas.
  open var safeAreaInsets: UIEdgeInsets { insetsOfSafeArea }

  /// The default spacing between the edges of the view and its content, from the safe area unless
  /// `insetsLayoutMarginsFromSafeArea` is false: 8 on each side; for the view of a controller, at the sides
  /// at least the controller's `systemMinimumLayoutMargins`, and 0 above and below.
  open var layoutMargins: UIEdgeInsets {
    get {
      let margins = controller?.margins(from: ownMargins, of: self) ?? ownMargins ?? Self.margins
      guard insetsLayoutMarginsFromSafeArea else { return margins }
      let safe = safeAreaInsets
      return UIEdgeInsets(
        top: margins.top + safe.top, left: margins.left + safe.left,
        bottom: margins.bottom + safe.bottom, right: margins.right + safe.right)
    }
    set {
      guard ownMargins != newValue else { return }
      ownMargins = newValue
      layoutMarginsDidChange()
    }
  }

  /// The margins that were set, without the safe area; nil for the default ones.
  final var ownMargins: UIEdgeInsets?
  private static let margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// `layoutMargins` by layout direction: leading and trailing instead of left and right.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { marginsByDirection }
    set { marginsByDirection = newValue }
  }

  /// Whether the margins also include the superview's margins where they overlap the view; stored,
  /// without effect. False by default.
  open var preservesSuperviewLayoutMargins = false

  /// Whether the margins start at the safe area; true by default.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { layoutMarginsDidChange() } }
  }

  /// Called when the margins have changed; requests a layout pass.
  open func layoutMarginsDidChange() {
    geometryChanged()
    controller?.viewLayoutMarginsDidChange()
    setNeedsLayout()
  }

  /// Called when the insets have changed; does nothing by default.
  open func safeAreaInsetsDidChange() {}

  /// Whether the content is mirrored in right-to-left languages.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified

  /// The layout direction of the content: left to right, as on a device set to English, unless it
  /// is forced to right to left.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// Returns the layout direction for an attribute.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// Returns the layout direction for an attribute, in an environment with the direction
  /// `layoutDirection`.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  // MARK: Drawing

  /// Draws the view's content into the current context, in its own coordinates; does nothing by
  /// default. Called before the next frame once the view has a size, and again after
  /// `setNeedsDisplay()`; when the size changes, only with the content mode `redraw`. Drawing
  /// outside the bounds isn't visible.
  ///
  /// `rect` is always equal to the bounds.
  open func draw(_ rect: CGRect) {}

  /// Redraws the view before the next frame.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Redraws the whole view before the next frame, whatever `rect` is.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  /// Whether the bounds are cleared before the view draws; true by default. It has no effect: each
  /// drawing is a new recording.
  open var clearsContextBeforeDrawing = true

  /// Returns a view of the same size, at the origin, that shows the current appearance of this view
  /// and its subviews and keeps showing it.
  ///
  /// The snapshot includes animations in progress but not this view's own transform and opacity,
  /// which can be set on the snapshot; this is our decision. With `afterScreenUpdates`, pending
  /// layout and drawing are performed first. UIKit returns nil if nothing is visible; this method never does.
  open func snapshotView(afterScreenUpdates: Bool) -> UIView? {
    makeSnapshot(of: bounds, afterScreenUpdates: afterScreenUpdates, .zero)
  }

  /// Returns a view that shows the current appearance of `rect`, in this view's coordinates; see
  /// `snapshotView(afterScreenUpdates:)`. When the snapshot is resized, the areas within
  /// `capInsets` of its edges keep their size.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    makeSnapshot(of: rect, afterScreenUpdates: afterScreenUpdates, capInsets)
  }

  /// Draws the current appearance of the view and its subviews into a rectangle of the current
  /// context; with `afterUpdates`, pending layout is performed first. Returns true.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect, afterScreenUpdates: afterUpdates)
  }

  // MARK: View hierarchy

  /// The window that contains the view; nil if there is none.
  open var window: UIWindow? { enclosingWindow }

  /// Adds `view` in front of all other subviews.
  open func addSubview(_ view: UIView) {
    replaceable(.addSubview, of: self, in: UIView.self, view) { insert($0, at: subviews.count) }
  }

  /// Inserts `view` at an index counted from the back, clamped to the valid range.
  open func insertSubview(_ view: UIView, at index: Int) {
    replaceable(.insertSubviewAtIndex, of: self, in: UIView.self, view, index) {
      insert($0, at: $1)
    }
  }

  /// Inserts `view` directly behind `sibling`, or in front of all subviews if `sibling` isn't one.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    replaceable(.insertSubviewBelow, of: self, in: UIView.self, view, sibling) {
      insert($0, at: index(of: $1, without: $0) ?? subviews.count)
    }
  }

  /// Inserts `view` directly in front of `sibling`, or in front of all subviews if `sibling` isn't
  /// one.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    replaceable(.insertSubviewAbove, of: self, in: UIView.self, view, sibling) {
      insert($0, at: index(of: $1, without: $0).map { $0 + 1 } ?? subviews.count)
    }
  }

  /// Moves a subview to the front.
  open func bringSubviewToFront(_ view: UIView) {
    replaceable(.bringSubviewToFront, of: self, in: UIView.self, view) {
      if $0.superview === self { insert($0, at: subviews.count) }
    }
  }

  /// Moves a subview to the back.
  open func sendSubviewToBack(_ view: UIView) {
    replaceable(.sendSubviewToBack, of: self, in: UIView.self, view) {
      if $0.superview === self { insert($0, at: 0) }
    }
  }

  /// Exchanges two subviews; indices out of range are ignored.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    exchange(first, second)
  }

  /// Removes the view from its superview. Its animations end, unfinished, at the next turn.
  open func removeFromSuperview() {
    replaceable(.removeFromSuperview, of: self, in: UIView.self) { remove() }
  }

  /// Returns whether this view is `view` or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool {
    view.layer.contains(layer)
  }

  /// Returns the first view with the tag, depth first, beginning with this one.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Called before the superview changes; does nothing by default.
  open func willMove(toSuperview newSuperview: UIView?) {
    replaceable(.willMoveToSuperview, of: self, in: UIView.self, newSuperview) { _ in }
  }

  /// Called after the superview has changed; does nothing by default.
  open func didMoveToSuperview() { replaceable(.didMoveToSuperview, of: self, in: UIView.self) {} }

  /// Called before the window changes; does nothing by default.
  open func willMove(toWindow newWindow: UIWindow?) {
    replaceable(.willMoveToWindow, of: self, in: UIView.self, newWindow) { _ in }
  }

  /// Called after the window has changed; does nothing by default.
  open func didMoveToWindow() { replaceable(.didMoveToWindow, of: self, in: UIView.self) {} }

  /// Called after a subview was added; does nothing by default.
  open func didAddSubview(_ subview: UIView) {
    replaceable(.didAddSubview, of: self, in: UIView.self, subview) { _ in }
  }

  /// Called before a subview is removed; does nothing by default.
  open func willRemoveSubview(_ subview: UIView) {
    replaceable(.willRemoveSubview, of: self, in: UIView.self, subview) { _ in }
  }

  // MARK: Touches

  /// The view's controller or else its superview, which receives the events that the view doesn't
  /// handle.
  open override var next: UIResponder? { controller ?? superview }

  /// Whether the view blocks touches of other views while it is being touched; a canvas has only
  /// one touch at a time.
  open var isExclusiveTouch = false

  /// Whether the view receives several touches; a canvas has only one touch at a time.
  open var isMultipleTouchEnabled = false

  /// Returns whether a touch at `point`, in the view's own coordinates, hits it: inside the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    replaceable(.pointInside, of: self, in: UIView.self, point, event) { point, _ in
      bounds.contains(point)
    }
  }

  /// Returns the frontmost view that receives a touch at `point`, in this view's own coordinates:
  /// this view or a descendant, or nil if the point is outside.
  ///
  /// Views are skipped with their subviews if they are hidden, have an opacity of 0.01 or less,
  /// don't receive touches, or are collapsed to a line. Hit testing uses the model values: as in
  /// UIKit, an animating view is hit at its final position, which doesn't require
  /// `allowUserInteraction`.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    replaceable(.hitTest, of: self, in: UIView.self, point, event, native: hit)
  }

  /// The gesture recognizers that observe touches of the view and its subviews; nil if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Adds a gesture recognizer, and removes it from its former view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.recognizers.removeAll { $0 === gestureRecognizer }
    recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Removes a gesture recognizer; a gesture that is being recognized is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.cancelGesture()
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// Returns whether a recognizer of the view may recognize its gesture; true by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    replaceable(.gestureShouldBegin, of: self, in: UIView.self, gestureRecognizer) { _ in true }
  }

  /// The shape of the view in collisions of a `UIDynamicAnimator`; the rectangle of the bounds by
  /// default.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The convex shape of the view in collisions, around its middle at (0, 0), if
  /// `collisionBoundsType` is `path`; the rectangle of the bounds by default.
  open var collisionBoundingPath: UIBezierPath {
    UIBezierPath(
      rect: CGRect(
        x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
  }

  /// The interactions of the view; none by default.
  open var interactions: [any UIInteraction] = []

  /// Adds an interaction, and removes it from its former view.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.remove(at: index)
    interaction.didMove(to: nil)
  }

  /// Encodes the view with its subviews and constraints, but without values that only its layer has.
  /// Foundation's coders, which can't encode views, get nothing.
  open func encode(with coder: NSCoder) { archive(in: coder) }

  /// The effects that change the view when the device is tilted; none by default. A canvas isn't
  /// tilted: they are stored.
  open var motionEffects: [UIMotionEffect] {
    get { effects }
    set { effects = newValue }
  }

  /// Adds an effect, once.
  open func addMotionEffect(_ effect: UIMotionEffect) {
    if !effects.contains(where: { $0 === effect }) { effects.append(effect) }
  }

  /// Removes an effect.
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    effects.removeAll { $0 === effect }
  }

  /// Makes the first responder resign if it is in this view; returns whether editing has ended.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let responder = window?.firstResponder as? UIView, responder.isDescendant(of: self)
    else { return true }
    return responder.resignFirstResponder()
  }

  /// The name under which the state of the view would be restored; stored, without effect.
  open var restorationIdentifier: String?

  /// Encodes the state of the view; does nothing by default. Never called here.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Restores the state of the view; does nothing by default. Never called here.
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Focus

  // Focus moves with a remote control or a keyboard, which a stage doesn't have.

  /// Whether the view can be focused; false by default.
  open var canBecomeFocused: Bool { false }

  /// Whether the view is focused: it isn't.
  open var isFocused: Bool { false }

  /// The group in which focus moves; stored, without effect.
  open var focusGroupIdentifier: String?

  /// The look with the focus; nil by default. Stored, without effect.
  open var focusEffect: UIFocusEffect? {
    get { rareLooks?.focus }
    set { changeRareLooks { $0.focus = newValue } }
  }

  /// The look under a pointer; nil by default. Stored, without effect.
  open var hoverStyle: UIHoverStyle? {
    get { rareLooks?.hover }
    set { changeRareLooks { $0.hover = newValue } }
  }

  /// What few views have: one reference in each view instead of all of it.
  private final class RareLooks {
    var focus: UIFocusEffect?
    var hover: UIHoverStyle?
  }

  private var rareLooks: RareLooks?

  private func changeRareLooks(_ body: (RareLooks) -> Void) {
    let looks = rareLooks ?? RareLooks()
    rareLooks = looks
    body(looks)
  }

  /// The views and controllers that focus prefers; none by default.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// Returns whether focus may change; true by default. Never called here.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called when the focus has changed; does nothing by default. Never called here.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Does nothing: nothing has the focus.
  open func setNeedsFocusUpdate() {}

  /// Does nothing: nothing has the focus.
  open func updateFocusIfNeeded() {}

  // MARK: Large content viewer

  /// Whether the view is shown enlarged with large text; stored, without effect.
  open var showsLargeContentViewer = false

  /// The title that is shown enlarged; stored, without effect.
  open var largeContentTitle: String?

  /// The image that is shown enlarged; stored, without effect.
  open var largeContentImage: UIImage?

  /// Whether the enlarged image is scaled; stored, without effect.
  open var scalesLargeContentImage = false

  /// The least size of text in the view; stored, without effect: the size is always the default.
  open var minimumContentSizeCategory: UIContentSizeCategory?

  /// The largest size of text in the view; stored, without effect: the size is always the default.
  open var maximumContentSizeCategory: UIContentSizeCategory?

  // MARK: Accessibility

  /// A name that identifies the view in scripts and messages.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  /// The frame of the element on the screen; by default that of the view.
  open override var accessibilityFrame: CGRect {
    get { accessibility.rare?.frame ?? convert(bounds, to: nil) }
    set { accessibility.change { $0.frame = newValue } }
  }

  // MARK: Animations

  /// Animates the changes made in `animations`, with ease-in-out.
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    replaceable(.animate, of: self, in: UIView.self, duration, animations) { duration, animations in
      run("UIView.animate", duration, 0, [], animations, nil)
    }
  }

  /// Animates the changes made in `animations`, then calls `completion`: with true if all
  /// animations ran to their end, and false if one was removed or replaced.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    replaceable(
      .animateAndComplete, of: self, in: UIView.self, duration, animations, completion
    ) { duration, animations, completion in
      run("UIView.animate", duration, 0, [], animations, completion)
    }
  }

  /// Animates the changes made in `animations` after `delay`; during the delay the old values are
  /// shown.
  ///
  /// With a duration of zero or less, changes appear at once when the delay has passed, and then
  /// `completion` is called; without a delay, or if nothing was animated, it is called at the next
  /// turn of the clock. A nested block starts with the outer one and inherits its duration, curve and
  /// repetition unless its options override them. A time that is NaN or infinite counts as 0, with a
  /// warning.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    replaceable(
      .animateWithOptions, of: self, in: UIView.self, duration, delay, options, animations,
      completion
    ) { run("UIView.animate", $0, $1, $2, $3, $4) }
  }

  /// Animates the changes made in `animations` with a spring that comes to rest after `duration`
  /// seconds.
  ///
  /// A `dampingRatio` of 1 doesn't overshoot; lower values oscillate more. The ratio is clamped to
  /// 0.05…1. `velocity` is the initial speed towards the target, in total distances per second.
  /// Curves among `options` have no effect. If a spring parameter is NaN or infinite, a warning is
  /// reported and the change uses the curve.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    replaceable(
      .animateSpring, of: self, in: UIView.self, duration, delay, dampingRatio, velocity, options,
      animations, completion
    ) { duration, delay, dampingRatio, velocity, options, animations, completion in
      run(
        duration, delay, options, dampingRatio: dampingRatio, velocity: velocity, animations,
        completion)
    }
  }

  /// Animates the changes made in `animations` with a spring described by its perceptual duration
  /// and bounce.
  ///
  /// `duration` is the spring's period in seconds, 0.5 by default: approximately the time at which
  /// it first reaches the target. The spring comes to rest later, and then `completion` is called.
  /// `bounce` is the amount of overshoot, at most 1: 0, the default, is no overshoot; values below
  /// 0, down to −1, are overdamped. The spring's constants follow
  /// `SpringCurve.init(duration:bounce:)`. `initialSpringVelocity` is in total distances per
  /// second. With a duration of zero or less, changes apply immediately. They also do if a
  /// parameter is NaN or infinite, with a warning.
  open class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(
      springDuration: duration, bounce: bounce, velocity: initialSpringVelocity, delay, options,
      animations, completion)
  }

  /// Animates with keyframes, which `animations` adds with `addKeyframe`; changes made directly in
  /// the block take the whole duration.
  ///
  /// The curve applies to the whole timeline. It is ease-in-out unless `options` include the raw
  /// value of another curve.
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      "UIView.animateKeyframes", duration, delay, AnimationOptions(rawValue: options.rawValue),
      keyframes: KeyframeRecorder(mode: options.calculationMode), animations, completion)
  }

  /// Adds a keyframe to the enclosing keyframe animation. Its changes start at `frameStartTime` and
  /// take `frameDuration`; both are fractions of the whole duration, clamped to 0…1. With a
  /// duration of 0, the values are set at the start time. Outside a keyframe animation, the changes
  /// apply without one.
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    recordKeyframe(start: frameStartTime, duration: frameDuration, animations)
  }

  /// Makes the changes in `actionsWithoutAnimation` without animation, even inside an animation
  /// block.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(before)
  }

  /// Sets whether changes in animation blocks are animated on the current stage.
  open class func setAnimationsEnabled(_ enabled: Bool) {
    ViewAnimations.current?.areEnabled = enabled
  }

  /// Whether changes in animation blocks are animated; true by default.
  open class var areAnimationsEnabled: Bool { ViewAnimations.current?.areEnabled ?? true }

  /// The duration of the enclosing animation block, in seconds; 0 outside a block.
  open class var inheritedAnimationDuration: TimeInterval {
    ViewAnimations.current?.innermost?.timing.duration ?? 0
  }

  /// Repeats the changes made in `animations`, within the enclosing animation block: `count` times
  /// (fractions are allowed), each pass forwards and backwards if `autoreverses`. Outside a block,
  /// the changes apply without repetition.
  open class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    repeatAnimations(count, autoreverses: autoreverses, animations)
  }

  /// Performs a system animation on `views`, together with `parallelAnimations`.
  ///
  /// `delete` fades the views out and shrinks them to a tenth within 0.35 s, then removes them from
  /// their superviews. Apple documents neither the look nor the duration; both are our decision.
  open class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    delete(views, options, parallelAnimations, completion)
  }

  /// Shows a transition from the current appearance of `view` and its subviews to the appearance
  /// after `animations`, which can add, remove, show, hide and change any views.
  ///
  /// The options select the transition. Without one (`transitionNone`), the block animates its changes,
  /// as that of `animate(withDuration:)` does (D): Apple doesn't document it, and libraries rely on it.
  /// During a transition, changes made in the block aren't animated unless the options include
  /// `allowAnimatedContent`; the new appearance is live in both cases. Curve, `repeat` and `autoreverse` apply to the
  /// transition. Inside an animation block, the transition inherits the block's timing, as a nested
  /// block does. A view shows one transition at a time: a second one continues from the appearance
  /// of the first, whose `completion` is called with false. Flips are drawn in perspective; curls
  /// are drawn as a cross-dissolve, with a warning.
  ///
  /// With a duration of zero or less, or if animations are disabled, changes apply immediately, and
  /// `completion` is called at the next turn. A duration that is NaN or infinite counts as 0, with
  /// a warning.
  open class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    transition(
      duration, options, on: { _ in options.transition.map { ($0, view) } }, animations, completion)
  }

  /// Replaces `fromView` with `toView`, with a transition of their common superview: other subviews
  /// take part in it, as in UIKit.
  ///
  /// If the options include `showHideTransitionViews`, both views stay in the hierarchy; `fromView`
  /// is hidden and `toView` is shown. If `fromView` has no superview, nothing happens, and
  /// `completion` is called at the next turn. In other respects this is the same as
  /// `transition(with:…)`.
  open class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    exchange(fromView, toView, duration, options, completion)
  }

  // MARK: Begin/commit animations

  /// Begins a block of animated changes: 0.2 s, with ease-in-out. `animationID` and `context` are
  /// passed to the delegate's methods.
  open class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    beginBlock(animationID, context)
  }

  /// Ends the most recently begun block.
  open class func commitAnimations() { ViewAnimations.current?.commit() }

  /// Sets the object that gets messages about the block, which retains it until it has ended.
  open class func setAnimationDelegate(_ delegate: Any?) {
    changeMessages { $0.receiver = delegate.map { $0 as AnyObject } }
  }

  /// Sets the message that the delegate gets when the delay has passed. Its arguments are the block's
  /// identifier and context.
  open class func setAnimationWillStart(_ selector: Selector?) {
    changeMessages { $0.willStart = selector }
  }

  /// Sets the message that the delegate gets when all animations have stopped. Its arguments are the
  /// block's identifier, a Boolean `NSNumber` that is false if an animation was removed or replaced,
  /// and the block's context.
  open class func setAnimationDidStop(_ selector: Selector?) {
    changeMessages { $0.didStop = selector }
  }

  /// Sets the duration of the changes, in seconds; 0.2 by default.
  open class func setAnimationDuration(_ duration: TimeInterval) {
    setBlockDuration(duration)
  }

  /// Sets the delay before the changes, in seconds; 0 by default.
  open class func setAnimationDelay(_ delay: TimeInterval) {
    setBlockDelay(delay)
  }

  /// Sets the easing of the changes; ease-in-out by default.
  open class func setAnimationCurve(_ curve: AnimationCurve) {
    setBlockCurve(curve)
  }

  /// Sets the number of repetitions, fractions allowed; 0, the default, counts as 1.
  open class func setAnimationRepeatCount(_ repeatCount: Float) {
    setBlockRepeatCount(repeatCount)
  }

  /// Sets whether each repetition also runs backwards; false by default.
  open class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    setBlockAutoreverses(repeatAutoreverses)
  }

  /// Sets whether animations start from the presented values; additive animations always do.
  open class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    setBlockBeginsFromCurrentState(fromCurrentState)
  }

  /// Begins a transition of a view and its subviews: the changes after this call, until the end of the
  /// block, replace the old appearance. `cache` has no effect: the appearances never change.
  open class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {
    beginTransition(transition, of: view)
  }

  // MARK: Actions

  /// Returns the action for a change of the layer: an animation inside an animation block, no
  /// action otherwise.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    replaceable(.actionForLayer, of: self, in: UIView.self, layer, event) { layer, event in
      ViewAnimations.current?.action(for: layer, forKey: event) ?? NSNull()
    }
  }

  /// Lays the view out.
  open func layoutSublayers(of layer: CALayer) { layOut() }

  /// Makes the layer draw its contents, with `draw(_:in:)`.
  open func display(_ layer: CALayer) { layer.drawContents() }

  /// Called before the layer is drawn; does nothing by default.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Draws the view, with `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    GraphicsStack.current.with(ctx) {
      let area = layer is CATiledLayer ? ctx.boundingBoxOfClipPath : layer.bounds
      trackingModels({ draw(area) }, whenChanged: { $0.setNeedsDisplay() })
    }
  }

  /// The layer in front of which no subview is added; nil by default.
  package var frontLayer: CALayer? { nil }

  /// Called after the bounds have changed; resizes the subviews if necessary.
  package func layerBoundsChanged(from old: CGRect) { boundsChanged(from: old) }

  /// The name of the view in messages: its identifier, its layer's name, its tag, or its frame.
  package var nameInMessages: String {
    let name = accessibilityIdentifier ?? layer.name
    if name == nil, tag != 0 { return "\(type(of: self)) with the tag \(tag)" }
    return layer.describe(type: type(of: self), name: name)
  }
}
