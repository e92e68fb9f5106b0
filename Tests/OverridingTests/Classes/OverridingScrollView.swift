import UIKit

/// Overrides the members of `UIScrollView` in the table.
class OverridingScrollView: UIScrollView {
  let calls = Calls()

  override var delegate: (any UIScrollViewDelegate)? {
    get { calls.record(super.delegate) }
    set { calls.recordSet(super.delegate = newValue) }
  }

  override var contentOffset: CGPoint {
    get { calls.record(super.contentOffset) }
    set { calls.recordSet(super.contentOffset = newValue) }
  }

  override var contentSize: CGSize {
    get { calls.record(super.contentSize) }
    set { calls.recordSet(super.contentSize = newValue) }
  }

  override var contentInset: UIEdgeInsets {
    get { calls.record(super.contentInset) }
    set { calls.recordSet(super.contentInset = newValue) }
  }

  override var adjustedContentInset: UIEdgeInsets { calls.record(super.adjustedContentInset) }

  override func adjustedContentInsetDidChange() {
    calls.record(super.adjustedContentInsetDidChange())
  }

  override var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior {
    get { calls.record(super.contentInsetAdjustmentBehavior) }
    set { calls.recordSet(super.contentInsetAdjustmentBehavior = newValue) }
  }

  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    calls.record(super.setContentOffset(contentOffset, animated: animated))
  }

  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    calls.record(super.scrollRectToVisible(rect, animated: animated))
  }

  override var isScrollEnabled: Bool {
    get { calls.record(super.isScrollEnabled) }
    set { calls.recordSet(super.isScrollEnabled = newValue) }
  }

  override var isPagingEnabled: Bool {
    get { calls.record(super.isPagingEnabled) }
    set { calls.recordSet(super.isPagingEnabled = newValue) }
  }

  override var bounces: Bool {
    get { calls.record(super.bounces) }
    set { calls.recordSet(super.bounces = newValue) }
  }

  override var alwaysBounceHorizontal: Bool {
    get { calls.record(super.alwaysBounceHorizontal) }
    set { calls.recordSet(super.alwaysBounceHorizontal = newValue) }
  }

  override var alwaysBounceVertical: Bool {
    get { calls.record(super.alwaysBounceVertical) }
    set { calls.recordSet(super.alwaysBounceVertical = newValue) }
  }

  override var isDirectionalLockEnabled: Bool {
    get { calls.record(super.isDirectionalLockEnabled) }
    set { calls.recordSet(super.isDirectionalLockEnabled = newValue) }
  }

  override var decelerationRate: UIScrollView.DecelerationRate {
    get { calls.record(super.decelerationRate) }
    set { calls.recordSet(super.decelerationRate = newValue) }
  }

  override var delaysContentTouches: Bool {
    get { calls.record(super.delaysContentTouches) }
    set { calls.recordSet(super.delaysContentTouches = newValue) }
  }

  override var canCancelContentTouches: Bool {
    get { calls.record(super.canCancelContentTouches) }
    set { calls.recordSet(super.canCancelContentTouches = newValue) }
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    calls.record(super.touchesShouldCancel(in: view))
  }

  override var scrollsToTop: Bool {
    get { calls.record(super.scrollsToTop) }
    set { calls.recordSet(super.scrollsToTop = newValue) }
  }

  override var keyboardDismissMode: UIScrollView.KeyboardDismissMode {
    get { calls.record(super.keyboardDismissMode) }
    set { calls.recordSet(super.keyboardDismissMode = newValue) }
  }

  override var showsHorizontalScrollIndicator: Bool {
    get { calls.record(super.showsHorizontalScrollIndicator) }
    set { calls.recordSet(super.showsHorizontalScrollIndicator = newValue) }
  }

  override var showsVerticalScrollIndicator: Bool {
    get { calls.record(super.showsVerticalScrollIndicator) }
    set { calls.recordSet(super.showsVerticalScrollIndicator = newValue) }
  }

  override var indicatorStyle: UIScrollView.IndicatorStyle {
    get { calls.record(super.indicatorStyle) }
    set { calls.recordSet(super.indicatorStyle = newValue) }
  }

  override var scrollIndicatorInsets: UIEdgeInsets {
    get { calls.record(super.scrollIndicatorInsets) }
    set { calls.recordSet(super.scrollIndicatorInsets = newValue) }
  }

  override var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { calls.record(super.horizontalScrollIndicatorInsets) }
    set { calls.recordSet(super.horizontalScrollIndicatorInsets = newValue) }
  }

  override var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { calls.record(super.verticalScrollIndicatorInsets) }
    set { calls.recordSet(super.verticalScrollIndicatorInsets = newValue) }
  }

  override var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { calls.record(super.automaticallyAdjustsScrollIndicatorInsets) }
    set { calls.recordSet(super.automaticallyAdjustsScrollIndicatorInsets = newValue) }
  }

  override func flashScrollIndicators() {
    calls.record(super.flashScrollIndicators())
  }

  override var isTracking: Bool { calls.record(super.isTracking) }

  override var isDragging: Bool { calls.record(super.isDragging) }

  override var isDecelerating: Bool { calls.record(super.isDecelerating) }

  override var minimumZoomScale: CGFloat {
    get { calls.record(super.minimumZoomScale) }
    set { calls.recordSet(super.minimumZoomScale = newValue) }
  }

  override var maximumZoomScale: CGFloat {
    get { calls.record(super.maximumZoomScale) }
    set { calls.recordSet(super.maximumZoomScale = newValue) }
  }

  override var bouncesZoom: Bool {
    get { calls.record(super.bouncesZoom) }
    set { calls.recordSet(super.bouncesZoom = newValue) }
  }

  override var isZooming: Bool { calls.record(super.isZooming) }

  override var isZoomBouncing: Bool { calls.record(super.isZoomBouncing) }

  override var zoomScale: CGFloat {
    get { calls.record(super.zoomScale) }
    set { calls.recordSet(super.zoomScale = newValue) }
  }

  override func setZoomScale(_ scale: CGFloat, animated: Bool) {
    calls.record(super.setZoomScale(scale, animated: animated))
  }

  override func zoom(to rect: CGRect, animated: Bool) {
    calls.record(super.zoom(to: rect, animated: animated))
  }

  override var contentLayoutGuide: UILayoutGuide { calls.record(super.contentLayoutGuide) }

  override var frameLayoutGuide: UILayoutGuide { calls.record(super.frameLayoutGuide) }

  override var panGestureRecognizer: UIPanGestureRecognizer {
    calls.record(super.panGestureRecognizer)
  }

  override var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    calls.record(super.pinchGestureRecognizer)
  }

  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    calls.record(super.touchesShouldBegin(touches, with: event, in: view))
  }

  override var bouncesHorizontally: Bool {
    get { calls.record(super.bouncesHorizontally) }
    set { calls.recordSet(super.bouncesHorizontally = newValue) }
  }

  override var bouncesVertically: Bool {
    get { calls.record(super.bouncesVertically) }
    set { calls.recordSet(super.bouncesVertically = newValue) }
  }
}
