import VirtualTime
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
///
/// Swift overrides only what is declared in the body of a class. So all that subclasses override on
/// Apple's platforms is declared here, and done in the extensions named after it.
open class UIView: UIResponder, LayerOwner, LifetimeOwner {
  /// The class of the layer that views of this class have.
  open class var layerClass: AnyClass { CALayer.self }

  private let ownLayer: CALayer

  /// What draws this view; the view is its delegate.
  open var layer: CALayer { ownLayer }

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
    ownLayer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).make()
    super.init()
    layer.delegate = self
    layer.setNeedsDisplay()
    TransactionStack.current?.keep(self)
    UIView.performWithoutAnimation { self.frame = frame }
  }

  /// A view at the origin, without size.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// There are no archives here: a view at the origin, without size.
  public required init?(coder: NSCoder) {
    ownLayer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).make()
    super.init()
    layer.delegate = self
    layer.setNeedsDisplay()
    TransactionStack.current?.keep(self)
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

  // MARK: Coordinates of other views

  /// A point of this view's coordinates in those of `view`; nil stands for the window, or the root of
  /// a tree that is in none. Views that are animating count where they are going.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: view?.layer)
  }

  /// A point of the coordinates of `view` in this view's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer)
  }

  /// A rectangle of this view's coordinates in those of `view`: the upright box around it.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: view?.layer)
  }

  /// A rectangle of the coordinates of `view` in this view's: the upright box around it.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: view?.layer)
  }

  // MARK: Look

  /// Opacity of the view and all in it as one picture; clamped to 0…1. Animatable.
  open var alpha: CGFloat {
    get { layer.modelState.opacity }
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
  open func invalidateIntrinsicContentSize() {
    if superview?.layer.isInLayout == false { superview?.setNeedsLayout() }
  }

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

  /// `layoutMargins` by the direction in which what is in it follows one another.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { marginsByDirection }
    set { marginsByDirection = newValue }
  }

  /// Whether its margins are at least as wide as what its superview's margins cover of it; kept, and
  /// changes nothing here. False by default.
  open var preservesSuperviewLayoutMargins = false

  /// Whether its margins begin at the safe area, which is all of the canvas; true by default.
  open var insetsLayoutMarginsFromSafeArea = true

  /// The margins have changed; has the view laid out.
  open func layoutMarginsDidChange() {
    controller?.viewLayoutMarginsDidChange()
    setNeedsLayout()
  }

  /// The insets have changed; does nothing, and on a canvas they don't.
  open func safeAreaInsetsDidChange() {}

  /// Whether its content turns round in languages that are written from right to left.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified

  /// The direction in which what is in it follows one another: from left to right, as on a device set
  /// to English, unless it is forced to the other.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// The direction for an attribute.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// The direction for an attribute among what has the direction `layoutDirection`.
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

  /// Draws the view's content into the current context, in its own coordinates; does nothing. It runs
  /// before anything is drawn, once the view has a size, and again after `setNeedsDisplay()`; when the
  /// size changes, only with the content mode `redraw`. What lies outside of the bounds does not show.
  ///
  /// `rect` is always all of the bounds.
  open func draw(_ rect: CGRect) {}

  /// Has the view drawn anew before the next frame.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Has the view drawn anew before the next frame; it is for all of the view.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  /// Whether the bounds are cleared before the view draws. It changes nothing here: they always are,
  /// as a drawing is recorded afresh. True by default.
  open var clearsContextBeforeDrawing = true

  /// A view of the same size and at the origin that shows what this one and all in it show now, and
  /// keeps showing it.
  ///
  /// It takes what stands there, animations included, but for this view's own transform and opacity,
  /// which apply to the snapshot if it is given them: our decision. With `afterScreenUpdates`, layout
  /// that waits is done before. UIKit returns nil where there is nothing to see; here it never does.
  open func snapshotView(afterScreenUpdates: Bool) -> UIView? {
    makeSnapshot(of: bounds, afterScreenUpdates: afterScreenUpdates, .zero)
  }

  /// A view that shows what `rect` of this one's coordinates shows now; see
  /// `snapshotView(afterScreenUpdates:)`. When it is resized, `capInsets` at its edges keep their
  /// size.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    makeSnapshot(of: rect, afterScreenUpdates: afterScreenUpdates, capInsets)
  }

  /// Draws the view and all in it, as they show now, into a rectangle of the current context; with
  /// `afterUpdates`, layout that waits is done before. Always true.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect, afterScreenUpdates: afterUpdates)
  }

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

  // MARK: Accessibility

  /// A name to find the view by, and for messages.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  /// What it is, in a word.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  /// What using it does.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// What it holds.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// Whether it is one thing to those who cannot see it; false by default.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }

  /// How it behaves.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }

  /// Whether what is in it is left out; false by default.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { accessibility.hidesElements = newValue }
  }

  /// Whether what is beside it is left out; false by default.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }

  // MARK: Animations

  /// Animates the changes made in `animations`, slow at both ends.
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    run("UIView.animate", duration, 0, [], animations, nil)
  }

  /// Animates the changes made in `animations`, then calls `completion`, with true if all of them
  /// ran out and false if one was removed or replaced.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run("UIView.animate", duration, 0, [], animations, completion)
  }

  /// Animates the changes made in `animations` after `delay`, during which the old values show.
  ///
  /// With a duration of zero or less changes apply at once, and `completion` is called at the next
  /// turn of the clock, as it is when nothing was animated. A block inside of another starts with it
  /// and takes over its duration, curve and repetition unless its options say otherwise. A time that
  /// is NaN or infinite counts as 0, with a warning.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run("UIView.animate", duration, delay, options, animations, completion)
  }

  /// Animates the changes made in `animations` as if a spring pulled them, which comes to rest after
  /// `duration` seconds.
  ///
  /// `dampingRatio` 1 arrives without swinging over, less swings more; it is taken into 0.05…1.
  /// `velocity` is the speed at the start, in whole ways a second towards the end. Curves among
  /// `options` say nothing here. NaN and infinity are a warning, and
  /// the change takes the curve.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      duration, delay, options, dampingRatio: dampingRatio, velocity: velocity, animations,
      completion)
  }

  /// Animates the changes made in `animations` as if a spring pulled them, told by how it looks.
  ///
  /// `duration` is the spring's own period in seconds, 0.5 by default: about when it first arrives;
  /// it comes to rest later, and `completion` is called then. `bounce` says how far it swings over:
  /// 0, the default, not at all, up to 1; below 0, down to −1, it creeps. The spring's constants
  /// follow `SpringCurve.init(duration:bounce:)`. `initialSpringVelocity` is in whole ways a
  /// second. A duration of zero or less applies the changes at once. NaN and infinity are a
  /// warning, and apply them at once too.
  open class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(
      springDuration: duration, bounce: bounce, velocity: initialSpringVelocity, delay, options,
      animations, completion)
  }

  /// Animates through keyframes, which `animations` adds with `addKeyframe`; changes made straight
  /// in it run the whole duration.
  ///
  /// The curve, ease-in-out unless the raw value of another is mixed into `options`, warps the whole
  /// timeline.
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      "UIView.animateKeyframes", duration, delay, AnimationOptions(rawValue: options.rawValue),
      keyframes: KeyframeRecorder(mode: options.calculationMode), animations, completion)
  }

  /// Adds a keyframe to the keyframe animation around it: its changes begin at `frameStartTime` and
  /// are done `frameDuration` later, both fractions of the whole, clamped to 0…1. With a duration of
  /// 0 they are set at its start. Outside of a keyframe animation the changes are just made.
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    recordKeyframe(start: frameStartTime, duration: frameDuration, animations)
  }

  /// Makes the changes in `actionsWithoutAnimation` at once, inside of an animation block too.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(before)
  }

  /// Whether changes in animation blocks animate on the stage that is current.
  open class func setAnimationsEnabled(_ enabled: Bool) {
    ViewAnimations.current?.areEnabled = enabled
  }

  /// Whether changes in animation blocks animate; true by default.
  open class var areAnimationsEnabled: Bool { ViewAnimations.current?.areEnabled ?? true }

  /// The duration in seconds of the animation block around the call; 0 outside.
  open class var inheritedAnimationDuration: TimeInterval {
    ViewAnimations.current?.innermost?.pace.duration ?? 0
  }

  /// Has what `animations` changes repeat, within the animation block around the call: `count` passes
  /// (fractions allowed), each there and back if `autoreverses`. Outside of a block the changes are
  /// just made.
  open class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    repeatAnimations(count, autoreverses: autoreverses, animations)
  }

  /// Performs a system animation on `views`, with `parallelAnimations` beside it.
  ///
  /// `delete` fades the views out and shrinks them to a tenth within 0.35 s, then removes them from
  /// their superviews. Apple documents neither look nor length; these are our decision.
  open class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    delete(views, options, parallelAnimations, completion)
  }

  /// Shows a transition from what `view`, with all in it, looks like now to what it looks like after
  /// `animations`, which may add, remove, show, hide and change whatever it likes.
  ///
  /// Which one the options say; with none of them, `transitionNone`, changes apply at once. Changes
  /// made in the block do not animate unless `allowAnimatedContent` is among the options; the new
  /// look is live all the same. Curve, `repeat` and `autoreverse` hold for the transition, and inside
  /// of an animation block it takes over the block's times as a nested block does. A view shows one
  /// transition at a time: another one goes on from what the first shows, and the first's
  /// `completion` is told false. Flips are drawn in perspective; curls are drawn as a cross-dissolve,
  /// with a warning. With a duration of zero or less, and where animations are switched off, changes
  /// apply at once, and `completion` is called at the next turn. A duration that is NaN or infinite
  /// counts as 0, with a warning.
  open class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    transition(
      duration, options, on: { _ in options.transition.map { ($0, view) } }, animations, completion)
  }

  /// Puts `toView` in the place of `fromView`, with a transition of the view that both are in: what
  /// else is in it flips along, as in UIKit.
  ///
  /// With `showHideTransitionViews` among the options both stay where they are, and `fromView` is
  /// hidden and `toView` shown. A view that is in no superview has no place to give: then nothing
  /// happens, and `completion` is called at the next turn. Else as `transition(with:…)`.
  open class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    exchange(fromView, toView, duration, options, completion)
  }

  // MARK: Animations between two calls

  /// Begins a block of animated changes: 0.2 s, slow at both ends. `animationID` and `context` were
  /// for a delegate, and are not used.
  open class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    beginBlock()
  }

  /// Ends the block that was begun last.
  open class func commitAnimations() { ViewAnimations.current?.commit() }

  /// How long changes take, in seconds; 0.2 by default.
  open class func setAnimationDuration(_ duration: TimeInterval) {
    setBlockDuration(duration)
  }

  /// How many seconds after now changes begin; 0 by default.
  open class func setAnimationDelay(_ delay: TimeInterval) {
    setBlockDelay(delay)
  }

  /// The easing of changes; ease-in-out by default.
  open class func setAnimationCurve(_ curve: AnimationCurve) {
    setBlockCurve(curve)
  }

  /// How many passes changes make, fractions allowed; 0, the default, counts as 1.
  open class func setAnimationRepeatCount(_ repeatCount: Float) {
    setBlockRepeatCount(repeatCount)
  }

  /// Whether each pass runs back as well; false by default.
  open class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    setBlockAutoreverses(repeatAutoreverses)
  }

  /// Starts from what shows; additive animations do so by themselves.
  open class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    setBlockBeginsFromCurrentState(fromCurrentState)
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
