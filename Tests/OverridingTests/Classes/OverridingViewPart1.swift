import UIKit

/// Overrides the members of `UIView` in the table, part 1 of 2.
class OverridingViewPart1: UIView {
  let calls = Calls()

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var layerClass: AnyClass { super.layerClass }

  override var layer: CALayer { calls.noting(super.layer) }

  override var isUserInteractionEnabled: Bool {
    get { calls.noting(super.isUserInteractionEnabled) }
    set { calls.setting(super.isUserInteractionEnabled = newValue) }
  }

  override var tag: Int {
    get { calls.noting(super.tag) }
    set { calls.setting(super.tag = newValue) }
  }

  override var isMultipleTouchEnabled: Bool {
    get { calls.noting(super.isMultipleTouchEnabled) }
    set { calls.setting(super.isMultipleTouchEnabled = newValue) }
  }

  override var isExclusiveTouch: Bool {
    get { calls.noting(super.isExclusiveTouch) }
    set { calls.setting(super.isExclusiveTouch = newValue) }
  }

  override var semanticContentAttribute: UISemanticContentAttribute {
    get { calls.noting(super.semanticContentAttribute) }
    set { calls.setting(super.semanticContentAttribute = newValue) }
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
    calls.noting(super.effectiveUserInterfaceLayoutDirection)
  }

  override var frame: CGRect {
    get { calls.noting(super.frame) }
    set { calls.setting(super.frame = newValue) }
  }

  override var bounds: CGRect {
    get { calls.noting(super.bounds) }
    set { calls.setting(super.bounds = newValue) }
  }

  override var center: CGPoint {
    get { calls.noting(super.center) }
    set { calls.setting(super.center = newValue) }
  }

  override var transform: CGAffineTransform {
    get { calls.noting(super.transform) }
    set { calls.setting(super.transform = newValue) }
  }

  override var transform3D: CATransform3D {
    get { calls.noting(super.transform3D) }
    set { calls.setting(super.transform3D = newValue) }
  }

  override var anchorPoint: CGPoint {
    get { calls.noting(super.anchorPoint) }
    set { calls.setting(super.anchorPoint = newValue) }
  }

  override var contentScaleFactor: CGFloat {
    get { calls.noting(super.contentScaleFactor) }
    set { calls.setting(super.contentScaleFactor = newValue) }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    calls.noting(super.hitTest(point, with: event))
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    calls.noting(super.point(inside: point, with: event))
  }

  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    calls.noting(super.convert(point, from: view))
  }

  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    calls.noting(super.convert(rect, from: view))
  }

  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    calls.noting(super.convert(point, to: view))
  }

  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    calls.noting(super.convert(rect, to: view))
  }

  override var autoresizesSubviews: Bool {
    get { calls.noting(super.autoresizesSubviews) }
    set { calls.setting(super.autoresizesSubviews = newValue) }
  }

  override var autoresizingMask: UIView.AutoresizingMask {
    get { calls.noting(super.autoresizingMask) }
    set { calls.setting(super.autoresizingMask = newValue) }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    calls.noting(super.sizeThatFits(size))
  }

  override func sizeToFit() {
    calls.noting(super.sizeToFit())
  }

  override var superview: UIView? { calls.noting(super.superview) }

  override var subviews: [UIView] { calls.noting(super.subviews) }

  override var window: UIWindow? { calls.noting(super.window) }

  override func removeFromSuperview() {
    calls.noting(super.removeFromSuperview())
  }

  override func insertSubview(_ view: UIView, at index: Int) {
    calls.noting(super.insertSubview(view, at: index))
  }

  override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    calls.noting(super.insertSubview(view, belowSubview: sibling))
  }

  override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    calls.noting(super.insertSubview(view, aboveSubview: sibling))
  }

  override func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    calls.noting(super.exchangeSubview(at: first, withSubviewAt: second))
  }

  override func addSubview(_ view: UIView) {
    calls.noting(super.addSubview(view))
  }

  override func bringSubviewToFront(_ view: UIView) {
    calls.noting(super.bringSubviewToFront(view))
  }

  override func sendSubviewToBack(_ view: UIView) {
    calls.noting(super.sendSubviewToBack(view))
  }

  override func didAddSubview(_ subview: UIView) {
    calls.noting(super.didAddSubview(subview))
  }

  override func willRemoveSubview(_ subview: UIView) {
    calls.noting(super.willRemoveSubview(subview))
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    calls.noting(super.willMove(toSuperview: newSuperview))
  }

  override func didMoveToSuperview() {
    calls.noting(super.didMoveToSuperview())
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    calls.noting(super.willMove(toWindow: newWindow))
  }

  override func didMoveToWindow() {
    calls.noting(super.didMoveToWindow())
  }

  override func isDescendant(of view: UIView) -> Bool {
    calls.noting(super.isDescendant(of: view))
  }

  override func viewWithTag(_ tag: Int) -> UIView? {
    calls.noting(super.viewWithTag(tag))
  }

  override func setNeedsLayout() {
    calls.noting(super.setNeedsLayout())
  }

  override func layoutIfNeeded() {
    calls.noting(super.layoutIfNeeded())
  }

  override func layoutSubviews() {
    calls.noting(super.layoutSubviews())
  }

  override var layoutMargins: UIEdgeInsets {
    get { calls.noting(super.layoutMargins) }
    set { calls.setting(super.layoutMargins = newValue) }
  }

  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { calls.noting(super.directionalLayoutMargins) }
    set { calls.setting(super.directionalLayoutMargins = newValue) }
  }

  override var preservesSuperviewLayoutMargins: Bool {
    get { calls.noting(super.preservesSuperviewLayoutMargins) }
    set { calls.setting(super.preservesSuperviewLayoutMargins = newValue) }
  }

  override var insetsLayoutMarginsFromSafeArea: Bool {
    get { calls.noting(super.insetsLayoutMarginsFromSafeArea) }
    set { calls.setting(super.insetsLayoutMarginsFromSafeArea = newValue) }
  }

  override func layoutMarginsDidChange() {
    calls.noting(super.layoutMarginsDidChange())
  }

  override var safeAreaInsets: UIEdgeInsets { calls.noting(super.safeAreaInsets) }

  override func safeAreaInsetsDidChange() {
    calls.noting(super.safeAreaInsetsDidChange())
  }

  override func draw(_ rect: CGRect) {
    calls.noting(super.draw(rect))
  }

  override func setNeedsDisplay() {
    calls.noting(super.setNeedsDisplay())
  }

  override func setNeedsDisplay(_ rect: CGRect) {
    calls.noting(super.setNeedsDisplay(rect))
  }

  override var clipsToBounds: Bool {
    get { calls.noting(super.clipsToBounds) }
    set { calls.setting(super.clipsToBounds = newValue) }
  }

  override var backgroundColor: UIColor? {
    get { calls.noting(super.backgroundColor) }
    set { calls.setting(super.backgroundColor = newValue) }
  }

  override var alpha: CGFloat {
    get { calls.noting(super.alpha) }
    set { calls.setting(super.alpha = newValue) }
  }

  override var isOpaque: Bool {
    get { calls.noting(super.isOpaque) }
    set { calls.setting(super.isOpaque = newValue) }
  }

  override var clearsContextBeforeDrawing: Bool {
    get { calls.noting(super.clearsContextBeforeDrawing) }
    set { calls.setting(super.clearsContextBeforeDrawing = newValue) }
  }

  override var isHidden: Bool {
    get { calls.noting(super.isHidden) }
    set { calls.setting(super.isHidden = newValue) }
  }

  override var contentMode: UIView.ContentMode {
    get { calls.noting(super.contentMode) }
    set { calls.setting(super.contentMode = newValue) }
  }

  override var mask: UIView? {
    get { calls.noting(super.mask) }
    set { calls.setting(super.mask = newValue) }
  }

  override var tintColor: UIColor! {
    get { calls.noting(super.tintColor) }
    set { calls.setting(super.tintColor = newValue) }
  }

  override var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { calls.noting(super.tintAdjustmentMode) }
    set { calls.setting(super.tintAdjustmentMode = newValue) }
  }

  override func tintColorDidChange() {
    calls.noting(super.tintColorDidChange())
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
