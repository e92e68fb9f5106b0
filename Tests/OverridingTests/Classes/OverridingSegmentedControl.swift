import UIKit

/// Overrides the members of `UISegmentedControl` in the table.
class OverridingSegmentedControl: UISegmentedControl {
  let calls = Calls()

  override var isMomentary: Bool {
    get { calls.record(super.isMomentary) }
    set { calls.recordSet(super.isMomentary = newValue) }
  }

  override var numberOfSegments: Int { calls.record(super.numberOfSegments) }

  override var selectedSegmentIndex: Int {
    get { calls.record(super.selectedSegmentIndex) }
    set { calls.recordSet(super.selectedSegmentIndex = newValue) }
  }

  override var selectedSegmentTintColor: UIColor? {
    get { calls.record(super.selectedSegmentTintColor) }
    set { calls.recordSet(super.selectedSegmentTintColor = newValue) }
  }

  override var apportionsSegmentWidthsByContent: Bool {
    get { calls.record(super.apportionsSegmentWidthsByContent) }
    set { calls.recordSet(super.apportionsSegmentWidthsByContent = newValue) }
  }

  override func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    calls.record(super.insertSegment(withTitle: title, at: segment, animated: animated))
  }

  override func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    calls.record(super.insertSegment(with: image, at: segment, animated: animated))
  }

  override func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    calls.record(super.insertSegment(action: action, at: segment, animated: animated))
  }

  override func removeSegment(at segment: Int, animated: Bool) {
    calls.record(super.removeSegment(at: segment, animated: animated))
  }

  override func removeAllSegments() {
    calls.record(super.removeAllSegments())
  }

  override func setTitle(_ title: String?, forSegmentAt segment: Int) {
    calls.record(super.setTitle(title, forSegmentAt: segment))
  }

  override func titleForSegment(at segment: Int) -> String? {
    calls.record(super.titleForSegment(at: segment))
  }

  override func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    calls.record(super.setImage(image, forSegmentAt: segment))
  }

  override func imageForSegment(at segment: Int) -> UIImage? {
    calls.record(super.imageForSegment(at: segment))
  }

  override func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    calls.record(super.setAction(action, forSegmentAt: segment))
  }

  override func actionForSegment(at segment: Int) -> UIAction? {
    calls.record(super.actionForSegment(at: segment))
  }

  override func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    calls.record(super.segmentIndex(identifiedBy: actionIdentifier))
  }

  override func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    calls.record(super.setWidth(width, forSegmentAt: segment))
  }

  override func widthForSegment(at segment: Int) -> CGFloat {
    calls.record(super.widthForSegment(at: segment))
  }

  override func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    calls.record(super.setContentOffset(offset, forSegmentAt: segment))
  }

  override func contentOffsetForSegment(at segment: Int) -> CGSize {
    calls.record(super.contentOffsetForSegment(at: segment))
  }

  override func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    calls.record(super.setEnabled(enabled, forSegmentAt: segment))
  }

  override func isEnabledForSegment(at segment: Int) -> Bool {
    calls.record(super.isEnabledForSegment(at: segment))
  }

  override func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    calls.record(super.setTitleTextAttributes(attributes, for: state))
  }

  override func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    calls.record(super.titleTextAttributes(for: state))
  }

  override func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    calls.record(super.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics))
  }

  override func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    calls.record(super.backgroundImage(for: state, barMetrics: barMetrics))
  }

  override func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    calls.record(
      super.setDividerImage(
        dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState,
        barMetrics: barMetrics))
  }

  override func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    calls.record(
      super.dividerImage(
        forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: barMetrics))
  }

  override func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment,
    barMetrics: UIBarMetrics
  ) {
    calls.record(
      super.setContentPositionAdjustment(
        adjustment, forSegmentType: leftCenterRightOrAlone, barMetrics: barMetrics))
  }

  override func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    calls.record(
      super.contentPositionAdjustment(
        forSegmentType: leftCenterRightOrAlone, barMetrics: barMetrics))
  }
}
