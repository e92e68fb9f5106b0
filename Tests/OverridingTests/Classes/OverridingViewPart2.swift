import UIKit

/// Overrides the members of `UIView` in the table that constraints use.
class OverridingViewPart2: UIView {
  let calls = Calls()

  override class var requiresConstraintBasedLayout: Bool { super.requiresConstraintBasedLayout }

  override var constraints: [NSLayoutConstraint] { calls.record(super.constraints) }

  override func addConstraint(_ constraint: NSLayoutConstraint) {
    calls.record(super.addConstraint(constraint))
  }

  override func addConstraints(_ constraints: [NSLayoutConstraint]) {
    calls.record(super.addConstraints(constraints))
  }

  override func removeConstraint(_ constraint: NSLayoutConstraint) {
    calls.record(super.removeConstraint(constraint))
  }

  override func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    calls.record(super.removeConstraints(constraints))
  }

  override func updateConstraints() { calls.record(super.updateConstraints()) }

  override func updateConstraintsIfNeeded() { calls.record(super.updateConstraintsIfNeeded()) }

  override func needsUpdateConstraints() -> Bool { calls.record(super.needsUpdateConstraints()) }

  override func setNeedsUpdateConstraints() { calls.record(super.setNeedsUpdateConstraints()) }

  override func alignmentRect(forFrame frame: CGRect) -> CGRect {
    calls.record(super.alignmentRect(forFrame: frame))
  }

  override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    calls.record(super.frame(forAlignmentRect: alignmentRect))
  }

  override var alignmentRectInsets: UIEdgeInsets { calls.record(super.alignmentRectInsets) }

  override var forFirstBaselineLayout: UIView { calls.record(super.forFirstBaselineLayout) }

  override var forLastBaselineLayout: UIView { calls.record(super.forLastBaselineLayout) }

  override func forBaselineLayout() -> UIView { calls.record(super.forBaselineLayout()) }

  override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    calls.record(super.contentHuggingPriority(for: axis))
  }

  override func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    calls.record(super.setContentHuggingPriority(priority, for: axis))
  }

  override func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    calls.record(super.contentCompressionResistancePriority(for: axis))
  }

  override func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    calls.record(super.setContentCompressionResistancePriority(priority, for: axis))
  }

  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    calls.record(super.systemLayoutSizeFitting(targetSize))
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    calls.record(
      super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority))
  }

  override var layoutMarginsGuide: UILayoutGuide { calls.record(super.layoutMarginsGuide) }

  override var readableContentGuide: UILayoutGuide { calls.record(super.readableContentGuide) }

  override var safeAreaLayoutGuide: UILayoutGuide { calls.record(super.safeAreaLayoutGuide) }

  override var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    calls.record(super.keyboardLayoutGuide)
  }

  override var interactions: [any UIInteraction] {
    get { calls.record(super.interactions) }
    set { calls.recordSet(super.interactions = newValue) }
  }

  override func addInteraction(_ interaction: any UIInteraction) {
    calls.record(super.addInteraction(interaction))
  }

  override func removeInteraction(_ interaction: any UIInteraction) {
    calls.record(super.removeInteraction(interaction))
  }

  override func encode(with coder: NSCoder) {
    calls.record(super.encode(with: coder))
  }

  override var canBecomeFocused: Bool { calls.record(super.canBecomeFocused) }

  override var isFocused: Bool { calls.record(super.isFocused) }

  override var focusGroupIdentifier: String? {
    get { calls.record(super.focusGroupIdentifier) }
    set { calls.record(super.focusGroupIdentifier = newValue) }
  }

  override var focusEffect: UIFocusEffect? {
    get { calls.record(super.focusEffect) }
    set { calls.recordSet(super.focusEffect = newValue) }
  }

  override var hoverStyle: UIHoverStyle? {
    get { calls.record(super.hoverStyle) }
    set { calls.recordSet(super.hoverStyle = newValue) }
  }

  override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    calls.record(super.preferredFocusEnvironments)
  }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    calls.record(super.didUpdateFocus(in: context, with: coordinator))
  }

  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    calls.record(super.shouldUpdateFocus(in: context))
  }

  override func setNeedsFocusUpdate() {
    calls.record(super.setNeedsFocusUpdate())
  }

  override func updateFocusIfNeeded() {
    calls.record(super.updateFocusIfNeeded())
  }

  override func encodeRestorableState(with coder: NSCoder) {
    calls.record(super.encodeRestorableState(with: coder))
  }

  override func decodeRestorableState(with coder: NSCoder) {
    calls.record(super.decodeRestorableState(with: coder))
  }

  override var showsLargeContentViewer: Bool {
    get { calls.record(super.showsLargeContentViewer) }
    set { calls.record(super.showsLargeContentViewer = newValue) }
  }

  override var largeContentTitle: String? {
    get { calls.record(super.largeContentTitle) }
    set { calls.record(super.largeContentTitle = newValue) }
  }

  override var largeContentImage: UIImage? {
    get { calls.record(super.largeContentImage) }
    set { calls.record(super.largeContentImage = newValue) }
  }

  override var scalesLargeContentImage: Bool {
    get { calls.record(super.scalesLargeContentImage) }
    set { calls.record(super.scalesLargeContentImage = newValue) }
  }

  override var minimumContentSizeCategory: UIContentSizeCategory? {
    get { calls.record(super.minimumContentSizeCategory) }
    set { calls.record(super.minimumContentSizeCategory = newValue) }
  }

  override var maximumContentSizeCategory: UIContentSizeCategory? {
    get { calls.record(super.maximumContentSizeCategory) }
    set { calls.record(super.maximumContentSizeCategory = newValue) }
  }
}
