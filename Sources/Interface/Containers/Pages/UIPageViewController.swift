import Controls
public import Foundation
import Geometry
import Layers
public import Views

/// A controller that shows the view of one of several controllers, between which a finger scrolls.
///
/// The data source provides the pages before and after the current one. A change by code slides for
/// 0.3 s along (1 − cos πt / T) / 2, as measured on iOS (O2.16 in docs/measured.md). Pages with the style
/// `pageCurl` scroll too: our decision, because curls aren't drawn.
///
/// The view contains a `UIScrollView`, in which the current page is at the second of three places at
/// rest, as in UIKit. Apps may give it a delegate.
open class UIPageViewController: UIViewController {
  /// The style of transitions.
  public let transitionStyle: TransitionStyle

  /// The axis along which the pages are arranged.
  public let navigationOrientation: NavigationOrientation

  /// The place of the spine: `min` for page curls, otherwise none.
  open var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }

  /// Whether pages have a back; false by default, without effect.
  open var isDoubleSided = false

  /// The object that provides the pages; weak. Without one, a finger doesn't scroll.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      scroller.isScrollEnabled = dataSource != nil
      updateDots()
    }
  }

  /// The object that is notified of changes; weak.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The recognizers of page turns: none, as in UIKit for pages that scroll.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// The current page; nil before one is set.
  open var viewControllers: [UIViewController]? { current.map { [$0] } }

  private let scroller: PageScrollView
  private var dots: UIPageControl?
  /// The dot before a tap on the dots.
  private var shownDot = 0
  private var current: UIViewController?
  private var neighbours: (before: UIViewController?, after: UIViewController?)?
  private var pending: Pending?
  /// Whether the view has appeared or is appearing.
  private var isShown = false
  private var isPlacing = false

  /// The page that scrolls in.
  private struct Pending {
    let controller: UIViewController
    let place: Int
    /// Called at the end of a change by code; nil for a drag.
    var completion: ((Bool) -> Void)?
    var isByCode = false
  }

  /// Creates a controller without pages. Of the options, the distance between pages has an effect.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spacing = options?[.interPageSpacing]
    let number = (spacing as? NSNumber).map { CGFloat($0.doubleValue) } ?? spacing as? CGFloat
    scroller = PageScrollView(
      isVertical: navigationOrientation == .vertical, spacing: max(number ?? 0, 0))
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of horizontal pages with the style `pageCurl`, as UIKit does; both arguments
  /// have no effect.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates a controller with the style, the axis and the distance between pages of its storyboard; without
  /// them, with horizontal pages and the style `pageCurl`. Archives aren't supported.
  public required init?(coder: NSCoder) {
    func option(_ key: String) -> Int? {
      coder.containsValue(forKey: key) ? coder.decodeInteger(forKey: key) : nil
    }
    transitionStyle = option(Self.transitionStyleKey).flatMap(TransitionStyle.init) ?? .pageCurl
    navigationOrientation =
      option(Self.orientationKey).flatMap(NavigationOrientation.init) ?? .horizontal
    scroller = PageScrollView(
      isVertical: navigationOrientation == .vertical,
      spacing: CGFloat(option(Self.spacingKey) ?? 0))
    super.init(coder: coder)
  }

  // The keys of what a storyboard says of the pages.
  package static let transitionStyleKey = "UIPageViewControllerTransitionStyle"
  package static let orientationKey = "UIPageViewControllerNavigationOrientation"
  package static let spacingKey = "UIPageViewControllerPageSpacing"

  // MARK: Pages

  /// Shows another page. If `animated`, it slides in from the right or from below for `forward`, and
  /// otherwise from the other side; then `completion` is called with true. Of several controllers, the
  /// first is shown.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    finish(completed: pending?.isByCode ?? false)
    neighbours = nil
    guard let new = viewControllers?.first, new !== current else {
      updateDots()
      completion?(true)
      return
    }
    guard animated, isShown, current != nil, view.window != nil else {
      replace(with: new)
      updateDots()
      completion?(true)
      return
    }
    let place = direction == .forward ? 1 : -1
    begin(Pending(controller: new, place: place, completion: completion, isByCode: true))
    updateDots()
    scroller.setContentOffset(scroller.offset(place), animated: true)
  }

  /// Replaces the page without animation.
  private func replace(with new: UIViewController) {
    let old = current
    old?.willMove(toParent: nil)
    addChild(new)
    current = new
    if isShown {
      old?.beginAppearanceTransition(false, animated: false)
      new.beginAppearanceTransition(true, animated: false)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    if isViewLoaded { show(new, at: 0) }
    if isShown {
      old?.endAppearanceTransition()
      new.endAppearanceTransition()
    }
    old?.removeFromParent()
    new.didMove(toParent: self)
  }

  private func show(_ page: UIViewController, at place: Int) {
    UIView.performWithoutAnimation {
      page.view.frame = scroller.pageFrame(place)
      scroller.addSubview(page.view)
    }
  }

  private func begin(_ pending: Pending) {
    self.pending = pending
    addChild(pending.controller)
    current?.beginAppearanceTransition(false, animated: true)
    pending.controller.beginAppearanceTransition(true, animated: true)
    show(pending.controller, at: pending.place)
    pending.controller.isAppearing(true)
  }

  /// Ends the transition to the pending page, and moves the current page to the middle.
  private func finish(completed: Bool) {
    guard let pending else { return }
    self.pending = nil
    let (old, new) = (current, pending.controller)
    if completed {
      old?.willMove(toParent: nil)
      old?.viewIfLoaded?.removeFromSuperview()
      current = new
      neighbours = nil
    } else {
      new.willMove(toParent: nil)
      new.beginAppearanceTransition(false, animated: true)
      old?.beginAppearanceTransition(true, animated: true)
      new.viewIfLoaded?.removeFromSuperview()
    }
    pending.isByCode ? centerSilently() : center()
    old?.endAppearanceTransition()
    new.endAppearanceTransition()
    (completed ? old : new)?.removeFromParent()
    if completed { new.didMove(toParent: self) }
    pending.completion?(completed)
  }

  /// Places the current page in the middle after a transition by code. The scroll view's delegate isn't
  /// notified: for one that counts pages, the transition has ended with the last step of the animation.
  private func centerSilently() {
    let delegate = scroller.delegate
    scroller.delegate = nil
    center()
    scroller.delegate = delegate
  }

  /// Places the current page in the middle.
  private func center() {
    guard isViewLoaded, !scroller.isDragging else { return }
    isPlacing = true
    UIView.performWithoutAnimation {
      scroller.contentInset = .zero
      scroller.contentOffset = scroller.offset(0)
      current?.viewIfLoaded?.frame = scroller.pageFrame(0)
    }
    isPlacing = false
  }

  // MARK: Dots

  private func updateDots() {
    let count = transitionStyle == .scroll ? dataSource?.presentationCount(for: self) ?? 0 : 0
    guard count > 0, let index = dataSource?.presentationIndex(for: self), index >= 0 else {
      dots?.removeFromSuperview()
      dots = nil
      return viewIfLoaded?.setNeedsLayout() ?? ()
    }
    let control = dots ?? makeDots()
    control.numberOfPages = count
    control.currentPage = index
    shownDot = control.currentPage
    viewIfLoaded?.setNeedsLayout()
  }

  private func makeDots() -> UIPageControl {
    let made = UIPageControl()
    made.addAction(
      UIAction { [weak self, weak made] _ in
        guard let self, let made else { return }
        turn(to: made.currentPage)
      }, for: .valueChanged)
    viewIfLoaded?.addSubview(made)
    dots = made
    return made
  }

  private func turn(to dot: Int) {
    guard let current, dot != shownDot else { return }
    let isForward = dot > shownDot
    shownDot = dot
    let page =
      isForward
      ? dataSource?.pageViewController(self, viewControllerAfter: current)
      : dataSource?.pageViewController(self, viewControllerBefore: current)
    guard let page else { return }
    finish(completed: true)
    begin(Pending(controller: page, place: isForward ? 1 : -1, isByCode: true))
    scroller.setContentOffset(scroller.offset(isForward ? 1 : -1), animated: true)
  }

  // MARK: View

  /// Adds the scroll view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    scroller.observer = self
    scroller.isScrollEnabled = dataSource != nil
    view.addSubview(scroller)
    if let dots { view.addSubview(dots) }
    if let current { show(current, at: 0) }
  }

  /// Lays out the pages and the dots.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let dotsHeight: CGFloat = dots == nil ? 0 : 37
    let (pages, bottom) = view.bounds.divided(
      atDistance: view.bounds.height - dotsHeight, from: .minYEdge)
    dots?.frame = bottom
    let size = scroller.bounds.size
    isPlacing = true
    scroller.fill(pages)
    isPlacing = false
    guard size != scroller.bounds.size else { return }
    finish(completed: pending?.isByCode ?? false)
    center()
  }

  /// False: the controller sends the appearance calls of its pages.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// Sends the call to the page.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isShown = true
    current?.beginAppearanceTransition(true, animated: animated)
  }

  /// Sends the call to the page.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    current?.viewIsAppearing(animated)
  }

  /// Sends the call to the page.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    current?.endAppearanceTransition()
  }

  /// Sends the call to the page.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    finish(completed: pending?.isByCode ?? false)
    current?.beginAppearanceTransition(false, animated: animated)
  }

  /// Sends the call to the page.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isShown = false
    current?.endAppearanceTransition()
  }
}

extension UIPageViewController: ScrollObserver {
  /// Asks for the pages before and after the current one.
  package func scrollViewBeganDrag(_ scrollView: UIScrollView) {
    guard let current, let dataSource else { return }
    if neighbours == nil {
      neighbours = (
        dataSource.pageViewController(self, viewControllerBefore: current),
        dataSource.pageViewController(self, viewControllerAfter: current)
      )
    }
    isPlacing = true
    scroller.limit(hasBefore: neighbours?.before != nil, hasAfter: neighbours?.after != nil)
    isPlacing = false
  }

  /// Shows the page that scrolls in.
  package func scrollViewScrolled(_ scrollView: UIScrollView) {
    guard !isPlacing, pending?.isByCode != true, current != nil else { return }
    let position = scroller.position
    let place = position > 0 ? 1 : position < 0 ? -1 : 0
    guard place != 0, place != pending?.place else { return }
    let page = place > 0 ? neighbours?.after : neighbours?.before
    if pending != nil {
      // The finger has turned back beyond the current page.
      finish(completed: false)
      notifyEnd(previous: current, completed: false)
    }
    guard let page else { return }
    delegate?.pageViewController(self, willTransitionTo: [page])
    begin(Pending(controller: page, place: place))
  }

  /// Ends the transition, and notifies the delegate if a finger began it.
  package func scrollViewRested(_ scrollView: UIScrollView) {
    guard let pending else { return center() }
    let isThere = abs(scroller.position) > 0.5
    let old = current
    finish(completed: isThere)
    guard !pending.isByCode else { return }
    if isThere, let dots {
      dots.currentPage += pending.place
      shownDot = dots.currentPage
    }
    notifyEnd(previous: old, completed: isThere)
  }

  private func notifyEnd(previous: UIViewController?, completed: Bool) {
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: previous.map { [$0] } ?? [],
      transitionCompleted: completed)
  }
}
