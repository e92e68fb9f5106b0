import UIKit

/// Overrides the members of `UIScrollView` in the table.
class OverridingScrollView: UIScrollView {
  let calls = Calls()

  override var delegate: (any UIScrollViewDelegate)? {
    get { calls.noting(super.delegate) }
    set { calls.setting(super.delegate = newValue) }
  }

  override var contentOffset: CGPoint {
    get { calls.noting(super.contentOffset) }
    set { calls.setting(super.contentOffset = newValue) }
  }

  override var contentSize: CGSize {
    get { calls.noting(super.contentSize) }
    set { calls.setting(super.contentSize = newValue) }
  }

  override var contentInset: UIEdgeInsets {
    get { calls.noting(super.contentInset) }
    set { calls.setting(super.contentInset = newValue) }
  }

  override var adjustedContentInset: UIEdgeInsets { calls.noting(super.adjustedContentInset) }

  override func adjustedContentInsetDidChange() {
    calls.noting(super.adjustedContentInsetDidChange())
  }

  override var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior {
    get { calls.noting(super.contentInsetAdjustmentBehavior) }
    set { calls.setting(super.contentInsetAdjustmentBehavior = newValue) }
  }

  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    calls.noting(super.setContentOffset(contentOffset, animated: animated))
  }

  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    calls.noting(super.scrollRectToVisible(rect, animated: animated))
  }

  override var isScrollEnabled: Bool {
    get { calls.noting(super.isScrollEnabled) }
    set { calls.setting(super.isScrollEnabled = newValue) }
  }

  override var isPagingEnabled: Bool {
    get { calls.noting(super.isPagingEnabled) }
    set { calls.setting(super.isPagingEnabled = newValue) }
  }

  override var bounces: Bool {
    get { calls.noting(super.bounces) }
    set { calls.setting(super.bounces = newValue) }
  }

  override var alwaysBounceHorizontal: Bool {
    get { calls.noting(super.alwaysBounceHorizontal) }
    set { calls.setting(super.alwaysBounceHorizontal = newValue) }
  }

  override var alwaysBounceVertical: Bool {
    get { calls.noting(super.alwaysBounceVertical) }
    set { calls.setting(super.alwaysBounceVertical = newValue) }
  }

  override var isDirectionalLockEnabled: Bool {
    get { calls.noting(super.isDirectionalLockEnabled) }
    set { calls.setting(super.isDirectionalLockEnabled = newValue) }
  }

  override var decelerationRate: UIScrollView.DecelerationRate {
    get { calls.noting(super.decelerationRate) }
    set { calls.setting(super.decelerationRate = newValue) }
  }

  override var delaysContentTouches: Bool {
    get { calls.noting(super.delaysContentTouches) }
    set { calls.setting(super.delaysContentTouches = newValue) }
  }

  override var canCancelContentTouches: Bool {
    get { calls.noting(super.canCancelContentTouches) }
    set { calls.setting(super.canCancelContentTouches = newValue) }
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    calls.noting(super.touchesShouldCancel(in: view))
  }

  override var scrollsToTop: Bool {
    get { calls.noting(super.scrollsToTop) }
    set { calls.setting(super.scrollsToTop = newValue) }
  }

  override var keyboardDismissMode: UIScrollView.KeyboardDismissMode {
    get { calls.noting(super.keyboardDismissMode) }
    set { calls.setting(super.keyboardDismissMode = newValue) }
  }

  override var showsHorizontalScrollIndicator: Bool {
    get { calls.noting(super.showsHorizontalScrollIndicator) }
    set { calls.setting(super.showsHorizontalScrollIndicator = newValue) }
  }

  override var showsVerticalScrollIndicator: Bool {
    get { calls.noting(super.showsVerticalScrollIndicator) }
    set { calls.setting(super.showsVerticalScrollIndicator = newValue) }
  }

  override var indicatorStyle: UIScrollView.IndicatorStyle {
    get { calls.noting(super.indicatorStyle) }
    set { calls.setting(super.indicatorStyle = newValue) }
  }

  override var scrollIndicatorInsets: UIEdgeInsets {
    get { calls.noting(super.scrollIndicatorInsets) }
    set { calls.setting(super.scrollIndicatorInsets = newValue) }
  }

  override var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { calls.noting(super.horizontalScrollIndicatorInsets) }
    set { calls.setting(super.horizontalScrollIndicatorInsets = newValue) }
  }

  override var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { calls.noting(super.verticalScrollIndicatorInsets) }
    set { calls.setting(super.verticalScrollIndicatorInsets = newValue) }
  }

  override var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { calls.noting(super.automaticallyAdjustsScrollIndicatorInsets) }
    set { calls.setting(super.automaticallyAdjustsScrollIndicatorInsets = newValue) }
  }

  override func flashScrollIndicators() {
    calls.noting(super.flashScrollIndicators())
  }

  override var isTracking: Bool { calls.noting(super.isTracking) }

  override var isDragging: Bool { calls.noting(super.isDragging) }

  override var isDecelerating: Bool { calls.noting(super.isDecelerating) }

  override var minimumZoomScale: CGFloat {
    get { calls.noting(super.minimumZoomScale) }
    set { calls.setting(super.minimumZoomScale = newValue) }
  }

  override var maximumZoomScale: CGFloat {
    get { calls.noting(super.maximumZoomScale) }
    set { calls.setting(super.maximumZoomScale = newValue) }
  }

  override var bouncesZoom: Bool {
    get { calls.noting(super.bouncesZoom) }
    set { calls.setting(super.bouncesZoom = newValue) }
  }

  override var isZooming: Bool { calls.noting(super.isZooming) }

  override var isZoomBouncing: Bool { calls.noting(super.isZoomBouncing) }

  override var zoomScale: CGFloat {
    get { calls.noting(super.zoomScale) }
    set { calls.setting(super.zoomScale = newValue) }
  }

  override func setZoomScale(_ scale: CGFloat, animated: Bool) {
    calls.noting(super.setZoomScale(scale, animated: animated))
  }

  override func zoom(to rect: CGRect, animated: Bool) {
    calls.noting(super.zoom(to: rect, animated: animated))
  }
}
