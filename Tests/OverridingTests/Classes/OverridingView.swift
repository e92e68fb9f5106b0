import UIKit

/// Overrides the members of `UIView` in the table.
class OverridingView: OverridingViewPart1 {
  override class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    super.animateKeyframes(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  override class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    super.addKeyframe(
      withRelativeStartTime: frameStartTime, relativeDuration: frameDuration, animations: animations
    )
  }

  override class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    super.beginAnimations(animationID, context: context)
  }

  override class func commitAnimations() {
    super.commitAnimations()
  }

  override class func setAnimationDelegate(_ delegate: Any?) {
    super.setAnimationDelegate(delegate)
  }

  override class func setAnimationWillStart(_ selector: Selector?) {
    super.setAnimationWillStart(selector)
  }

  override class func setAnimationDidStop(_ selector: Selector?) {
    super.setAnimationDidStop(selector)
  }

  override class func setAnimationDuration(_ duration: TimeInterval) {
    super.setAnimationDuration(duration)
  }

  override class func setAnimationDelay(_ delay: TimeInterval) {
    super.setAnimationDelay(delay)
  }

  override class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    super.setAnimationCurve(curve)
  }

  override class func setAnimationRepeatCount(_ repeatCount: Float) {
    super.setAnimationRepeatCount(repeatCount)
  }

  override class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    super.setAnimationRepeatAutoreverses(repeatAutoreverses)
  }

  override class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    super.setAnimationBeginsFromCurrentState(fromCurrentState)
  }

  override class func setAnimationTransition(
    _ transition: UIView.AnimationTransition, for view: UIView, cache: Bool
  ) {
    super.setAnimationTransition(transition, for: view, cache: cache)
  }

  override var translatesAutoresizingMaskIntoConstraints: Bool {
    get { calls.record(super.translatesAutoresizingMaskIntoConstraints) }
    set { calls.recordSet(super.translatesAutoresizingMaskIntoConstraints = newValue) }
  }

  override var intrinsicContentSize: CGSize { calls.record(super.intrinsicContentSize) }

  override func invalidateIntrinsicContentSize() {
    calls.record(super.invalidateIntrinsicContentSize())
  }

  override func snapshotView(afterScreenUpdates: Bool) -> UIView? {
    calls.record(super.snapshotView(afterScreenUpdates: afterScreenUpdates))
  }

  override func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    calls.record(
      super.resizableSnapshotView(
        from: rect, afterScreenUpdates: afterScreenUpdates, withCapInsets: capInsets))
  }

  override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    calls.record(super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates))
  }

  override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { calls.record(super.overrideUserInterfaceStyle) }
    set { calls.recordSet(super.overrideUserInterfaceStyle = newValue) }
  }

  override var traitCollection: UITraitCollection { calls.record(super.traitCollection) }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    calls.record(super.traitCollectionDidChange(previousTraitCollection))
  }

  override func endEditing(_ force: Bool) -> Bool {
    calls.record(super.endEditing(force))
  }

  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    calls.record(super.action(for: layer, forKey: event))
  }

  override func layoutSublayers(of layer: CALayer) {
    calls.record(super.layoutSublayers(of: layer))
  }

  override func display(_ layer: CALayer) {
    calls.record(super.display(layer))
  }

  override func layerWillDraw(_ layer: CALayer) {
    calls.record(super.layerWillDraw(layer))
  }

  override func draw(_ layer: CALayer, in ctx: CGContext) {
    calls.record(super.draw(layer, in: ctx))
  }

  override var accessibilityIdentifier: String? {
    get { calls.record(super.accessibilityIdentifier) }
    set { calls.recordSet(super.accessibilityIdentifier = newValue) }
  }

  override var collisionBoundsType: UIDynamicItemCollisionBoundsType {
    calls.record(super.collisionBoundsType)
  }

  override var collisionBoundingPath: UIBezierPath { calls.record(super.collisionBoundingPath) }

  override var motionEffects: [UIMotionEffect] {
    get { calls.record(super.motionEffects) }
    set { calls.recordSet(super.motionEffects = newValue) }
  }

  override func addMotionEffect(_ effect: UIMotionEffect) {
    calls.record(super.addMotionEffect(effect))
  }

  override func removeMotionEffect(_ effect: UIMotionEffect) {
    calls.record(super.removeMotionEffect(effect))
  }
}
