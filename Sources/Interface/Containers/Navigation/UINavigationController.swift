import Controls
import CViewCreation
public import Foundation
import Geometry
import Layers
import Messaging
public import Views
import VirtualTime

/// A controller that shows the last of a stack of controllers, below a navigation bar.
///
/// A push or a pop moves the views as on iOS: the front one by the whole width, the one behind by 0.3
/// of it (O10.17 in docs/measured.md), darkened by up to 10 %, on the critically damped spring of
/// iOS's presentations (O10.5). The delegate can provide an animator instead. The children's safe area
/// doesn't include the bars; with an opaque bar, the views begin below it.
open class UINavigationController: UIViewController, ShowingContainer, BarItemObserver {
  /// The change of a stack.
  public typealias Operation = UINavigationControllerOperation

  /// The duration in which bars are shown and hidden, in seconds.
  public static let hideShowBarDuration: CGFloat = 0.2

  private var stack: [UIViewController] = []
  /// Whether the stack's controllers are becoming children.
  private var isChanging = false
  private var hasOwnTab = false
  private let bar: UINavigationBar
  private let tools: UIToolbar
  let container = UIView()
  private var isBarHidden = false
  private var isToolbarShown = false
  private(set) var transition: ContainerTransition?
  /// The controller whose view is shown.
  private var shown: UIViewController?
  /// The frame that the shown controller's view got last.
  private var knownFrame: CGRect?
  private lazy var swipe = NavigationSwipe(of: self)
  private var hasAppeared = false

  // MARK: Initialisers

  /// Creates a controller with bars of classes; nil for UIKit's.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar = Self.make(navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self)
    tools = Self.make(toolbarClass as? UIToolbar.Type ?? UIToolbar.self)
    super.init(nibName: nil, bundle: nil)
    prepareBar()
  }

  /// Creates a controller that shows another one.
  public init(rootViewController: UIViewController) {
    bar = UINavigationBar(frame: .zero)
    tools = UIToolbar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    prepareBar()
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a controller with an empty stack. Its view isn't in a nib: both arguments are stored,
  /// without effect.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UINavigationBar(frame: .zero)
    tools = UIToolbar(frame: .zero)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepareBar()
  }

  /// Creates a controller with an empty stack; archives aren't supported.
  public required init?(coder: NSCoder) {
    bar = UINavigationBar(frame: .zero)
    tools = UIToolbar(frame: .zero)
    super.init(coder: coder)
    prepareBar()
  }

  private func prepareBar() {
    bar.manager = self
    contentScrolled = { [weak self] in self?.followScrolling(of: $0) }
  }

  private static func make<Bar: UIView>(_ type: Bar.Type) -> Bar {
    let object = flipbook_make_view(
      unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self), 0, 0, 320, 44)
    return unsafeDowncast(Unmanaged<UIView>.fromOpaque(object).takeRetainedValue(), to: Bar.self)
  }

  // MARK: The stack

  /// The delegate; weak.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The stack: the last controller is shown.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last controller of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that is shown: the last one of the stack, or the one that is presented.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Sets the stack. With `animated`, the new last controller is pushed if it wasn't in the stack, and
  /// popped to if it was.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceable(
      .setViewControllers, of: self, in: UINavigationController.self, viewControllers, animated
    ) { controllers, animated in
      let isBack = controllers.last.map { new in stack.contains { $0 === new } } ?? false
      change(to: controllers, isBack ? .pop : .push, animated: animated)
    }
  }

  /// Pushes a controller. One that is in the stack already is ignored.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    replaceable(
      .pushViewController, of: self, in: UINavigationController.self, viewController, animated
    ) { new, animated in
      guard !stack.contains(where: { $0 === new }) else { return }
      change(to: stack + [new], .push, animated: animated && !stack.isEmpty)
    }
  }

  /// Removes the last controller from the stack, unless it is the only one, and returns it.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    replaceable(.popViewController, of: self, in: UINavigationController.self, animated) {
      animated -> UIViewController? in
      guard stack.count > 1, let last = stack.last else { return nil }
      change(to: stack.dropLast(), .pop, animated: animated)
      return last
    }
  }

  /// Removes the controllers after another one from the stack, and returns them.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }), index + 1 < stack.count
    else { return nil }
    let popped = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), .pop, animated: animated)
    return popped
  }

  /// Removes all controllers but the first from the stack, and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    replaceable(.popToRootViewController, of: self, in: UINavigationController.self, animated) {
      animated in stack.first.flatMap { popToViewController($0, animated: animated) }
    }
  }

  /// Pushes a controller, or presents an alert, which can't be pushed.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if vc is UIAlertController {
      present(vc, animated: true)
    } else {
      pushViewController(vc, animated: true)
    }
  }

  /// The controller's tab: that of the first controller of the stack, unless another one was set or used
  /// while the stack was empty.
  open override var tabBarItem: UITabBarItem! {
    get {
      if !hasOwnTab, let first = stack.first { return first.tabBarItem }
      hasOwnTab = true
      return super.tabBarItem
    }
    set {
      hasOwnTab = true
      super.tabBarItem = newValue
    }
  }

  /// A title for the controller and its tab.
  open override var title: String? {
    didSet {
      if !hasOwnTab, let first = stack.first { first.tabBarItem.title = title }
    }
  }

  /// Adds a controller to the stack, without an animation.
  open override func addChild(_ childController: UIViewController) {
    guard !isChanging, !stack.contains(where: { $0 === childController }) else {
      return super.addChild(childController)
    }
    pushViewController(childController, animated: false)
  }

  func change(
    to new: [UIViewController], _ operation: Operation, animated: Bool,
    interactor: UIPercentDrivenInteractiveTransition? = nil
  ) {
    transition?.finish()
    let old = stack
    let added = new.filter { controller in !old.contains { $0 === controller } }
    let removed = old.filter { controller in !new.contains { $0 === controller } }
    isChanging = true
    for controller in added { addChild(controller) }
    isChanging = false
    for controller in removed { controller.willMove(toParent: nil) }
    stack = new
    if old.first !== new.first { tabChanged() }
    guard isViewLoaded else {
      finishChange(added, removed)
      return bar.change(to: new.map(\.navigationItem), animated: false, isBack: false)
    }
    showTop(from: old, added, removed, operation, animated: animated, interactor)
  }

  private func finishChange(_ added: [UIViewController], _ removed: [UIViewController]) {
    for controller in removed { controller.removeFromParent() }
    for controller in added { controller.didMove(toParent: self) }
    for controller in added + removed { controller.movement = .none }
  }

  // MARK: The preferred size

  /// The size that the last controller prefers, with the height of the visible bars, unless another
  /// one was set.
  open override var preferredContentSize: CGSize {
    get {
      let own = super.preferredContentSize
      guard own == .zero, let top = stack.last else { return own }
      return withBars(top.preferredContentSize, of: top)
    }
    set { super.preferredContentSize = newValue }
  }

  /// Takes on the preferred size of the last controller, with the height of the visible bars, as
  /// UIKit does for popovers and for controllers that contain a navigation controller.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    guard let top = stack.last, container === top else { return }
    preferredContentSize = withBars(container.preferredContentSize, of: top)
  }

  private func withBars(_ size: CGSize, of controller: UIViewController) -> CGSize {
    guard size != .zero else { return size }
    let height =
      (isBarHidden ? 0 : bar.height(for: controller.navigationItem)) + (isToolbarShown ? 44 : 0)
    return CGSize(width: size.width, height: size.height + height)
  }

  // MARK: Views

  /// Creates the view: that of the last controller, with the bars in front.
  open override func loadView() {
    let root = NavigationView(frame: UIScreen.main.bounds)
    root.controller = self
    container.frame = root.bounds
    container.clipsToBounds = true
    root.addSubview(container)
    root.addSubview(bar)
    root.addSubview(tools)
    view = root
    root.addGestureRecognizer(swipe.recognizer)
    root.addGestureRecognizer(barHiding.tap)
    root.addGestureRecognizer(barHiding.pan)
    showTop(from: [], [], [], .none, animated: false, nil)
  }

  /// Notifies the delegate of the first controller.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !hasAppeared, let top = stack.last else { return }
    delegate?.navigationController(self, willShow: top, animated: animated)
    CallObservation.delegated(
      "navigationController:willShow:animated:", by: self, [self, top, animated])
  }

  /// Notifies the delegate of the first controller.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasAppeared else { return }
    hasAppeared = true
    if let top = stack.last {
      delegate?.navigationController(self, didShow: top, animated: animated)
      CallObservation.delegated(
        "navigationController:didShow:animated:", by: self, [self, top, animated])
    }
  }

  private func showTop(
    from old: [UIViewController], _ added: [UIViewController], _ removed: [UIViewController],
    _ operation: Operation, animated: Bool, _ interactor: UIPercentDrivenInteractiveTransition?
  ) {
    guard let top = stack.last, top !== shown else {
      finishChange(added, removed)
      return bar.change(to: stack.map(\.navigationItem), animated: animated, isBack: false)
    }
    let former = shown
    let animator = animated ? animator(operation, from: former, to: top, interactor) : nil
    let driver = animator.flatMap {
      interactor ?? delegate?.navigationController(self, interactionControllerFor: $0)
    }
    for controller in added { controller.movement = .toParent }
    for controller in removed { controller.movement = .fromParent }
    shown = top
    top.containerInsets = insets(for: top)
    let isBack = operation == .pop
    let transition = ContainerTransition(
      from: former, to: top, in: container, of: self, animated: animated && former != nil,
      animator: animator, interactor: driver,
      place: { [weak self] in self?.place(of: $0) ?? .zero },
      animation: { [weak self] old, new, completion in
        guard let self else { return completion(true) }
        NavigationSlide.run(
          former.map { (old, self.frame(of: $0)) }, (new, frame(of: top)), in: container,
          isBack: isBack, completion: completion)
      },
      completion: { [weak self] completed in
        self?.end(completed, old: old, former: former, added, removed, animated: animated)
      })
    self.transition = transition
    if hasAppeared {
      delegate?.navigationController(self, willShow: top, animated: animated)
      CallObservation.delegated(
        "navigationController:willShow:animated:", by: self, [self, top, animated])
    }
    let coordinator = transition.coordinator
    coordinator?.animateAlongsideTransition(
      in: bar,
      animation: { [weak self] _ in
        self?.moveBars(animated: animated, isBack: isBack)
      }, completion: nil)
    // A finger that drives the transition moves the other bars, too.
    for other in [tools, tabBarController?.tabBar] as [UIView?] where other != nil {
      coordinator?.animateAlongsideTransition(in: other, animation: nil, completion: nil)
    }
    if !animated || former == nil || view.window == nil {
      moveBars(animated: false, isBack: isBack)
    }
    transition.begin()
  }

  private func animator(
    _ operation: Operation, from old: UIViewController?, to new: UIViewController,
    _ interactor: UIPercentDrivenInteractiveTransition?
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let old else { return nil }
    let own = delegate?.navigationController(
      self, animationControllerFor: operation, from: old, to: new)
    let zoom = operation == .pop ? old.zoom(from: new, isBack: true) : new.zoom(from: old)
    return own ?? (interactor == nil ? zoom : NavigationSlide(isBack: operation == .pop))
  }

  private func moveBars(animated: Bool, isBack: Bool) {
    bar.change(to: stack.map(\.navigationItem), animated: animated, isBack: isBack)
    toolbarChanged()
    layOutBars()
    tabBarController?.layOutBar()
  }

  private func end(
    _ completed: Bool, old: [UIViewController], former: UIViewController?,
    _ added: [UIViewController], _ removed: [UIViewController], animated: Bool
  ) {
    transition = nil
    guard completed else {
      for controller in added { controller.willMove(toParent: nil) }
      stack = old
      shown = former
      for controller in added { controller.removeFromParent() }
      for controller in added + removed { controller.movement = .none }
      return moveBars(animated: false, isBack: false)
    }
    placeShownView()
    finishChange(added, removed)
    if hasAppeared, let top = stack.last {
      delegate?.navigationController(self, didShow: top, animated: animated)
      CallObservation.delegated(
        "navigationController:didShow:animated:", by: self, [self, top, animated])
    }
  }

  // MARK: Bars

  /// The navigation bar.
  open var navigationBar: UINavigationBar { bar }

  /// A Boolean value that indicates whether the navigation bar is hidden; false by default.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the navigation bar; with `animated`, it slides within 0.2 s.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    replaceable(
      .setNavigationBarHidden, of: self, in: UINavigationController.self, hidden, animated
    ) { hidden, animated in
      guard isBarHidden != hidden else { return }
      isBarHidden = hidden
      changeBars(animated: animated)
    }
  }

  /// The toolbar, with the buttons of the last controller's `toolbarItems`.
  open var toolbar: UIToolbar! { tools }

  /// A Boolean value that indicates whether the toolbar is hidden; true by default.
  open var isToolbarHidden: Bool {
    get { !isToolbarShown }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Shows or hides the toolbar; with `animated`, it slides within 0.2 s.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard isToolbarShown == hidden else { return }
    isToolbarShown = !hidden
    toolbarChanged()
    changeBars(animated: animated)
  }

  /// The recognizer of swipes from the leading edge, which pop the last controller.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipe.recognizer }

  /// Whether a tap hides the bars, and shows them again; false by default. Taps on controls don't.
  open var hidesBarsOnTap = false { didSet { barHiding.tap.isEnabled = hidesBarsOnTap } }
  /// Whether a swipe up hides the bars, and one down shows them again; false by default.
  open var hidesBarsOnSwipe = false { didSet { barHiding.pan.isEnabled = hidesBarsOnSwipe } }
  private lazy var barHiding = BarHiding(of: self)
  /// The recognizer of taps that hide the bars.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
  /// The recognizer of drags that hide the bars.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.pan }
  /// A Boolean value that indicates whether the keyboard hides the bars; stored, without effect.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether a low height hides the bars; stored, without effect.
  open var hidesBarsWhenVerticallyCompact = false

  private func changeBars(animated: Bool) {
    guard isViewLoaded else { return }
    guard animated, view.window != nil else { return layOutBars() }
    UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration)) {
      self.layOutBars()
      self.view.layoutIfNeeded()
    }
  }

  private func toolbarChanged() { tools.items = stack.last?.toolbarItems }

  /// Shows or hides the buttons and titles, because a search begins or ends.
  func searchChanged() {
    guard isViewLoaded else { return }
    UIView.animate(withDuration: 0.3) {
      self.layOutBars()
      self.view.layoutIfNeeded()
    }
  }

  /// Shows the changed buttons of the toolbar.
  package func barItemChanged() {
    toolbarChanged()
    tabChanged()
  }

  /// The tab bar shows the tab of another controller.
  private func tabChanged() { (parent as? UITabBarController)?.barItemChanged() }

  func backTapped() {
    if let action = topViewController?.navigationItem.backAction {
      return action.performWithSender(self, target: nil)
    }
    if let item = bar.topItem,
      !((self as? any UINavigationBarDelegate)?.navigationBar(bar, shouldPop: item) ?? true)
    {
      return
    }
    popViewController(animated: true)
  }

  /// The parts of a controller's view that the bars cover.
  private func insets(for controller: UIViewController) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if !isBarHidden, isBarOver(controller) {
      insets.top = bar.height(for: controller.navigationItem)
    }
    if isToolbarShown { insets.bottom = 44 }
    return insets
  }

  /// Hides as much of the search bar and the large title as the content of the shown controller has
  /// scrolled.
  private func followScrolling(of view: UIScrollView) {
    guard let top = stack.last, isBarOver(top), isContent(view, of: top) else { return }
    let item = top.navigationItem
    var collapse = bar.collapse(of: item)
    guard !isBarHidden, collapse.whole > 0 else { return view.collapse = LargeTitleCollapse() }
    let whole = collapse.whole
    let fixed = bar.height(for: item) - (whole - item.hiddenHeight)
    collapse.hidden = min(max(whole + bar.frame.minY + fixed - view.contentTop, 0), whole)
    view.collapse = collapse
    guard item.hiddenHeight != collapse.hidden else { return }
    item.hiddenHeight = collapse.hidden
    layOutBars()
  }

  /// Whether a scroll view is the one that the bar follows: the controller's view, or the first scroll
  /// view in it that begins at the upper edge.
  private func isContent(_ view: UIScrollView, of controller: UIViewController) -> Bool {
    guard view.contentInsetAdjustmentBehavior != .never, let root = controller.viewIfLoaded else {
      return false
    }
    if root === view { return true }
    let first = root.subviews.first { $0 is UIScrollView && $0.frame.minY <= 0 }
    return !(root is UIScrollView) && first === view
  }

  /// Returns the frame of a controller's view: an opaque bar is above it, so that the view's origin is
  /// the bar's lower left corner, as on iOS.
  private func frame(of controller: UIViewController) -> CGRect {
    var frame = container.bounds
    guard !isBarHidden, !isBarOver(controller) else { return frame }
    let top = view.safeAreaInsets.top + bar.height(for: controller.navigationItem)
    frame.origin.y += top
    frame.size.height -= top
    return frame
  }

  /// Whether a controller's view extends under the navigation bar.
  private func isBarOver(_ controller: UIViewController) -> Bool {
    controller.edgesForExtendedLayout.contains(.top)
      && (bar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
  }

  /// Returns the frame that a transition gives a controller's view.
  private func place(of controller: UIViewController) -> CGRect {
    let frame = frame(of: controller)
    if controller === shown { knownFrame = frame }
    return frame
  }

  /// Places the shown view if its frame has changed; an app may have moved it from there.
  private func placeShownView() {
    guard transition == nil, let shown, let view: UIView = shown.viewIfLoaded else { return }
    let frame = frame(of: shown)
    guard knownFrame != frame else { return }
    knownFrame = frame
    view.frame = frame
  }

  /// Places the bars and the container.
  func layOutBars() {
    guard let root: UIView = viewIfLoaded else { return }
    let (bounds, safe) = (root.bounds, root.safeAreaInsets)
    let height = bar.naturalHeight
    bar.frame = CGRect(
      x: 0, y: isBarHidden ? -height : safe.top, width: bounds.width, height: height)
    tools.frame = CGRect(
      x: 0, y: isToolbarShown ? bounds.height - safe.bottom - 44 : bounds.height,
      width: bounds.width, height: 44)
    tools.isHidden = !isToolbarShown && bounds.height > 0
    if container.frame != bounds { container.frame = bounds }
    placeShownView()
    for controller in stack { controller.containerInsets = insets(for: controller) }
    bar.setNeedsLayout()
    tools.setNeedsLayout()
  }
}

/// The view of a navigation controller, which lays out the bars.
private final class NavigationView: UIView {
  weak var controller: UINavigationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOutBars()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

extension UIViewController {
  /// The nearest navigation controller that contains this one; nil if there is none.
  public var navigationController: UINavigationController? {
    sequence(first: self, next: \.parent).dropFirst().lazy
      .compactMap { $0 as? UINavigationController }.first
  }
}
