import UIKit

/// Overrides the members of `UIPageControl` in the table.
class OverridingPageControl: UIPageControl {
  let calls = Calls()

  override var numberOfPages: Int {
    get { calls.record(super.numberOfPages) }
    set { calls.recordSet(super.numberOfPages = newValue) }
  }

  override var currentPage: Int {
    get { calls.record(super.currentPage) }
    set { calls.recordSet(super.currentPage = newValue) }
  }

  override var hidesForSinglePage: Bool {
    get { calls.record(super.hidesForSinglePage) }
    set { calls.recordSet(super.hidesForSinglePage = newValue) }
  }

  override var defersCurrentPageDisplay: Bool {
    get { calls.record(super.defersCurrentPageDisplay) }
    set { calls.recordSet(super.defersCurrentPageDisplay = newValue) }
  }

  override func updateCurrentPageDisplay() {
    calls.record(super.updateCurrentPageDisplay())
  }

  override var pageIndicatorTintColor: UIColor? {
    get { calls.record(super.pageIndicatorTintColor) }
    set { calls.recordSet(super.pageIndicatorTintColor = newValue) }
  }

  override var currentPageIndicatorTintColor: UIColor? {
    get { calls.record(super.currentPageIndicatorTintColor) }
    set { calls.recordSet(super.currentPageIndicatorTintColor = newValue) }
  }

  override var preferredIndicatorImage: UIImage? {
    get { calls.record(super.preferredIndicatorImage) }
    set { calls.recordSet(super.preferredIndicatorImage = newValue) }
  }

  override var preferredCurrentPageIndicatorImage: UIImage? {
    get { calls.record(super.preferredCurrentPageIndicatorImage) }
    set { calls.recordSet(super.preferredCurrentPageIndicatorImage = newValue) }
  }

  override var backgroundStyle: BackgroundStyle {
    get { calls.record(super.backgroundStyle) }
    set { calls.recordSet(super.backgroundStyle = newValue) }
  }

  override var allowsContinuousInteraction: Bool {
    get { calls.record(super.allowsContinuousInteraction) }
    set { calls.recordSet(super.allowsContinuousInteraction = newValue) }
  }

  override var interactionState: InteractionState { calls.record(super.interactionState) }

  override func indicatorImage(forPage page: Int) -> UIImage? {
    calls.record(super.indicatorImage(forPage: page))
  }

  override func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    calls.record(super.setIndicatorImage(image, forPage: page))
  }

  override func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    calls.record(super.currentPageIndicatorImage(forPage: page))
  }

  override func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    calls.record(super.setCurrentPageIndicatorImage(image, forPage: page))
  }

  override func size(forNumberOfPages pageCount: Int) -> CGSize {
    calls.record(super.size(forNumberOfPages: pageCount))
  }

  override var direction: Direction {
    get { calls.record(super.direction) }
    set { calls.recordSet(super.direction = newValue) }
  }
}
