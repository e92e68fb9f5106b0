import UIKit

/// Overrides the members of `UIView` in the table, part 2 of 2.
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

  override var translatesAutoresizingMaskIntoConstraints: Bool {
    get { calls.noting(super.translatesAutoresizingMaskIntoConstraints) }
    set { calls.setting(super.translatesAutoresizingMaskIntoConstraints = newValue) }
  }

  override var intrinsicContentSize: CGSize { calls.noting(super.intrinsicContentSize) }

  override func invalidateIntrinsicContentSize() {
    calls.noting(super.invalidateIntrinsicContentSize())
  }

  override func snapshotView(afterScreenUpdates: Bool) -> UIView? {
    calls.noting(super.snapshotView(afterScreenUpdates: afterScreenUpdates))
  }

  override func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    calls.noting(
      super.resizableSnapshotView(
        from: rect, afterScreenUpdates: afterScreenUpdates, withCapInsets: capInsets))
  }

  override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    calls.noting(super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates))
  }

  override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { calls.noting(super.overrideUserInterfaceStyle) }
    set { calls.setting(super.overrideUserInterfaceStyle = newValue) }
  }

  override var traitCollection: UITraitCollection { calls.noting(super.traitCollection) }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    calls.noting(super.traitCollectionDidChange(previousTraitCollection))
  }

  override func endEditing(_ force: Bool) -> Bool {
    calls.noting(super.endEditing(force))
  }

  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    calls.noting(super.action(for: layer, forKey: event))
  }

  override func layoutSublayers(of layer: CALayer) {
    calls.noting(super.layoutSublayers(of: layer))
  }

  override func display(_ layer: CALayer) {
    calls.noting(super.display(layer))
  }

  override func layerWillDraw(_ layer: CALayer) {
    calls.noting(super.layerWillDraw(layer))
  }

  override func draw(_ layer: CALayer, in ctx: CGContext) {
    calls.noting(super.draw(layer, in: ctx))
  }

  override var accessibilityIdentifier: String? {
    get { calls.noting(super.accessibilityIdentifier) }
    set { calls.setting(super.accessibilityIdentifier = newValue) }
  }

  override var accessibilityLabel: String? {
    get { calls.noting(super.accessibilityLabel) }
    set { calls.setting(super.accessibilityLabel = newValue) }
  }

  override var accessibilityHint: String? {
    get { calls.noting(super.accessibilityHint) }
    set { calls.setting(super.accessibilityHint = newValue) }
  }

  override var accessibilityValue: String? {
    get { calls.noting(super.accessibilityValue) }
    set { calls.setting(super.accessibilityValue = newValue) }
  }

  override var isAccessibilityElement: Bool {
    get { calls.noting(super.isAccessibilityElement) }
    set { calls.setting(super.isAccessibilityElement = newValue) }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { calls.noting(super.accessibilityTraits) }
    set { calls.setting(super.accessibilityTraits = newValue) }
  }

  override var accessibilityElementsHidden: Bool {
    get { calls.noting(super.accessibilityElementsHidden) }
    set { calls.setting(super.accessibilityElementsHidden = newValue) }
  }

  override var accessibilityViewIsModal: Bool {
    get { calls.noting(super.accessibilityViewIsModal) }
    set { calls.setting(super.accessibilityViewIsModal = newValue) }
  }
}
