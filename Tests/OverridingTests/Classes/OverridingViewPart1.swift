import UIKit

/// Overrides the members of `UIView` in the table, part 1.
class OverridingViewPart1: OverridingViewPart2 {
  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var layerClass: AnyClass { super.layerClass }

  override var layer: CALayer { calls.record(super.layer) }

  override var isUserInteractionEnabled: Bool {
    get { calls.record(super.isUserInteractionEnabled) }
    set { calls.recordSet(super.isUserInteractionEnabled = newValue) }
  }

  override var tag: Int {
    get { calls.record(super.tag) }
    set { calls.recordSet(super.tag = newValue) }
  }

  override var isMultipleTouchEnabled: Bool {
    get { calls.record(super.isMultipleTouchEnabled) }
    set { calls.recordSet(super.isMultipleTouchEnabled = newValue) }
  }

  override var isExclusiveTouch: Bool {
    get { calls.record(super.isExclusiveTouch) }
    set { calls.recordSet(super.isExclusiveTouch = newValue) }
  }

  override var semanticContentAttribute: UISemanticContentAttribute {
    get { calls.record(super.semanticContentAttribute) }
    set { calls.recordSet(super.semanticContentAttribute = newValue) }
  }

  override class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    super.userInterfaceLayoutDirection(for: attribute)
  }

  override class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    super.userInterfaceLayoutDirection(for: attribute, relativeTo: layoutDirection)
  }

  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    calls.record(super.effectiveUserInterfaceLayoutDirection)
  }

  override var frame: CGRect {
    get { calls.record(super.frame) }
    set { calls.recordSet(super.frame = newValue) }
  }

  override var bounds: CGRect {
    get { calls.record(super.bounds) }
    set { calls.recordSet(super.bounds = newValue) }
  }

  override var center: CGPoint {
    get { calls.record(super.center) }
    set { calls.recordSet(super.center = newValue) }
  }

  override var transform: CGAffineTransform {
    get { calls.record(super.transform) }
    set { calls.recordSet(super.transform = newValue) }
  }

  override var transform3D: CATransform3D {
    get { calls.record(super.transform3D) }
    set { calls.recordSet(super.transform3D = newValue) }
  }

  override var anchorPoint: CGPoint {
    get { calls.record(super.anchorPoint) }
    set { calls.recordSet(super.anchorPoint = newValue) }
  }

  override var contentScaleFactor: CGFloat {
    get { calls.record(super.contentScaleFactor) }
    set { calls.recordSet(super.contentScaleFactor = newValue) }
  }

  override var gestureRecognizers: [UIGestureRecognizer]? {
    get { calls.record(super.gestureRecognizers) }
    set { calls.recordSet(super.gestureRecognizers = newValue) }
  }

  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    calls.record(super.addGestureRecognizer(gestureRecognizer))
  }

  override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    calls.record(super.removeGestureRecognizer(gestureRecognizer))
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    calls.record(super.gestureRecognizerShouldBegin(gestureRecognizer))
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    calls.record(super.hitTest(point, with: event))
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    calls.record(super.point(inside: point, with: event))
  }

  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    calls.record(super.convert(point, from: view))
  }

  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    calls.record(super.convert(rect, from: view))
  }

  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    calls.record(super.convert(point, to: view))
  }

  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    calls.record(super.convert(rect, to: view))
  }

  override var autoresizesSubviews: Bool {
    get { calls.record(super.autoresizesSubviews) }
    set { calls.recordSet(super.autoresizesSubviews = newValue) }
  }

  override var autoresizingMask: UIView.AutoresizingMask {
    get { calls.record(super.autoresizingMask) }
    set { calls.recordSet(super.autoresizingMask = newValue) }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    calls.record(super.sizeThatFits(size))
  }

  override func sizeToFit() {
    calls.record(super.sizeToFit())
  }

  override var superview: UIView? { calls.record(super.superview) }

  override var subviews: [UIView] { calls.record(super.subviews) }

  override var window: UIWindow? { calls.record(super.window) }

  override func removeFromSuperview() {
    calls.record(super.removeFromSuperview())
  }

  override func insertSubview(_ view: UIView, at index: Int) {
    calls.record(super.insertSubview(view, at: index))
  }

  override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    calls.record(super.insertSubview(view, belowSubview: sibling))
  }

  override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    calls.record(super.insertSubview(view, aboveSubview: sibling))
  }

  override func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    calls.record(super.exchangeSubview(at: first, withSubviewAt: second))
  }

  override func addSubview(_ view: UIView) {
    calls.record(super.addSubview(view))
  }

  override func bringSubviewToFront(_ view: UIView) {
    calls.record(super.bringSubviewToFront(view))
  }

  override func sendSubviewToBack(_ view: UIView) {
    calls.record(super.sendSubviewToBack(view))
  }

  override func didAddSubview(_ subview: UIView) {
    calls.record(super.didAddSubview(subview))
  }

  override func willRemoveSubview(_ subview: UIView) {
    calls.record(super.willRemoveSubview(subview))
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    calls.record(super.willMove(toSuperview: newSuperview))
  }

  override func didMoveToSuperview() {
    calls.record(super.didMoveToSuperview())
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    calls.record(super.willMove(toWindow: newWindow))
  }

  override func didMoveToWindow() {
    calls.record(super.didMoveToWindow())
  }

  override func isDescendant(of view: UIView) -> Bool {
    calls.record(super.isDescendant(of: view))
  }

  override func viewWithTag(_ tag: Int) -> UIView? {
    calls.record(super.viewWithTag(tag))
  }

  override var cornerConfiguration: UICornerConfiguration? {
    get { calls.record(super.cornerConfiguration) }
    set { calls.recordSet(super.cornerConfiguration = newValue) }
  }

  override func setNeedsLayout() {
    calls.record(super.setNeedsLayout())
  }

  override func layoutIfNeeded() {
    calls.record(super.layoutIfNeeded())
  }

  override func updateProperties() {
    calls.record(super.updateProperties())
  }

  override func setNeedsUpdateProperties() {
    calls.record(super.setNeedsUpdateProperties())
  }

  override func updatePropertiesIfNeeded() {
    calls.record(super.updatePropertiesIfNeeded())
  }

  override func layoutSubviews() {
    calls.record(super.layoutSubviews())
  }

  override var layoutMargins: UIEdgeInsets {
    get { calls.record(super.layoutMargins) }
    set { calls.recordSet(super.layoutMargins = newValue) }
  }

  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { calls.record(super.directionalLayoutMargins) }
    set { calls.recordSet(super.directionalLayoutMargins = newValue) }
  }

  override var preservesSuperviewLayoutMargins: Bool {
    get { calls.record(super.preservesSuperviewLayoutMargins) }
    set { calls.recordSet(super.preservesSuperviewLayoutMargins = newValue) }
  }

  override var insetsLayoutMarginsFromSafeArea: Bool {
    get { calls.record(super.insetsLayoutMarginsFromSafeArea) }
    set { calls.recordSet(super.insetsLayoutMarginsFromSafeArea = newValue) }
  }

  override func layoutMarginsDidChange() {
    calls.record(super.layoutMarginsDidChange())
  }

  override var safeAreaInsets: UIEdgeInsets { calls.record(super.safeAreaInsets) }

  override func safeAreaInsetsDidChange() {
    calls.record(super.safeAreaInsetsDidChange())
  }

  override func draw(_ rect: CGRect) {
    calls.record(super.draw(rect))
  }

  override func setNeedsDisplay() {
    calls.record(super.setNeedsDisplay())
  }

  override func setNeedsDisplay(_ rect: CGRect) {
    calls.record(super.setNeedsDisplay(rect))
  }

  override var clipsToBounds: Bool {
    get { calls.record(super.clipsToBounds) }
    set { calls.recordSet(super.clipsToBounds = newValue) }
  }

  override var backgroundColor: UIColor? {
    get { calls.record(super.backgroundColor) }
    set { calls.recordSet(super.backgroundColor = newValue) }
  }

  override var alpha: CGFloat {
    get { calls.record(super.alpha) }
    set { calls.recordSet(super.alpha = newValue) }
  }

  override var isOpaque: Bool {
    get { calls.record(super.isOpaque) }
    set { calls.recordSet(super.isOpaque = newValue) }
  }

  override var clearsContextBeforeDrawing: Bool {
    get { calls.record(super.clearsContextBeforeDrawing) }
    set { calls.recordSet(super.clearsContextBeforeDrawing = newValue) }
  }

  override var isHidden: Bool {
    get { calls.record(super.isHidden) }
    set { calls.recordSet(super.isHidden = newValue) }
  }

  override var contentMode: UIView.ContentMode {
    get { calls.record(super.contentMode) }
    set { calls.recordSet(super.contentMode = newValue) }
  }

  override var mask: UIView? {
    get { calls.record(super.mask) }
    set { calls.recordSet(super.mask = newValue) }
  }

  override var tintColor: UIColor! {
    get { calls.record(super.tintColor) }
    set { calls.recordSet(super.tintColor = newValue) }
  }

  override var restorationIdentifier: String? {
    get { calls.record(super.restorationIdentifier) }
    set { calls.recordSet(super.restorationIdentifier = newValue) }
  }

  override var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { calls.record(super.tintAdjustmentMode) }
    set { calls.recordSet(super.tintAdjustmentMode = newValue) }
  }

  override func tintColorDidChange() {
    calls.record(super.tintColorDidChange())
  }

  override class func setAnimationsEnabled(_ enabled: Bool) {
    super.setAnimationsEnabled(enabled)
  }

  override class var areAnimationsEnabled: Bool { super.areAnimationsEnabled }

  override class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    super.performWithoutAnimation(actionsWithoutAnimation)
  }

  override class var inheritedAnimationDuration: TimeInterval { super.inheritedAnimationDuration }

  override class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
    animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    super.animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  override class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    super.animate(withDuration: duration, animations: animations, completion: completion)
  }

  override class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void)
  {
    super.animate(withDuration: duration, animations: animations)
  }

  override class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    super.animate(
      withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
      initialSpringVelocity: velocity, options: options, animations: animations,
      completion: completion)
  }

  override class func animate(
    springDuration duration: TimeInterval, bounce: CGFloat, initialSpringVelocity: CGFloat,
    delay: TimeInterval, options: UIView.AnimationOptions, animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    super.animate(
      springDuration: duration, bounce: bounce, initialSpringVelocity: initialSpringVelocity,
      delay: delay, options: options, animations: animations, completion: completion)
  }

  override class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    super.transition(
      with: view, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  override class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions, completion: ((Bool) -> Void)?
  ) {
    super.transition(
      from: fromView, to: toView, duration: duration, options: options, completion: completion)
  }

  override class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions,
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    super.perform(
      animation, on: views, options: options, animations: parallelAnimations, completion: completion
    )
  }

  override class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    super.modifyAnimations(
      withRepeatCount: count, autoreverses: autoreverses, animations: animations)
  }
}
