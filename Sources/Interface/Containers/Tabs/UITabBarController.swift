import Foundation
import Geometry
import Layers
import Messaging
public import Views
import VirtualTime

/// A controller that shows one of several controllers, with a tab bar at the bottom.
///
/// The view of a tab replaces that of another one at once, as on iOS, unless the delegate provides an
/// animator. The children's safe area doesn't include the bar.
open class UITabBarController: UIViewController, UITabBarDelegate, BarItemObserver {
  private var controllers: [UIViewController] = []
  private var index = NSNotFound
  private var bar = UITabBar(frame: .zero)
  /// The frame that the bar was last given.
  private var barFrame: CGRect?
  /// The bar's height at the bottom of the view, and the safe area for which it was measured.
  private var barHeight: CGFloat?
  private var measuredInset: CGFloat?
  private let container = UIView()
  private var shown: UIViewController?
  private var transition: ContainerTransition?
  private var isBarHidden = false
  private var hasAppeared = false
  private var ownTabs: [UITab] = []

  // MARK: Tabs

  /// Creates a controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// The tabs; empty by default. Setting them sets `viewControllers`.
  open var tabs: [UITab] {
    get { ownTabs }
    set { setTabs(newValue, animated: false) }
  }

  /// Sets the tabs; the change isn't animated here.
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    ownTabs = tabs
    for tab in tabs { tab.controller = self }
    tabsChanged()
  }

  final func tabsChanged() {
    setViewControllers(ownTabs.filter { !$0.isHidden }.map(\.shownController), animated: false)
  }

  /// The selected tab; nil if the controller has no tabs.
  open var selectedTab: UITab? {
    get { tab(of: selectedViewController) }
    set {
      guard let newValue else { return }
      if let group = newValue.parent {
        // The bar shows the group of a tab.
        group.selectedChild = newValue
        tabsChanged()
      }
      selectedViewController = (newValue.parent ?? newValue).shownController
    }
  }

  private func tab(of controller: UIViewController?) -> UITab? {
    controller.flatMap { shown in ownTabs.first { $0.shownController === shown } }
  }

  /// Returns the tab with an identifier, also within groups; nil if there is none.
  open func tab(forIdentifier identifier: String) -> UITab? { ownTabs.tab(identifier) }

  /// Whether the tabs are in a bar or in a sidebar; stored: they are in a bar.
  open var mode = Mode.automatic

  /// Where tabs are; the raw values are Apple's.
  public enum Mode: Int, Sendable {
    /// As it fits the platform.
    case automatic
    /// In a bar.
    case tabBar
    /// In a sidebar, which the user can hide.
    case tabSidebar
  }

  /// The delegate; weak.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The controllers of the tabs.
  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the controllers of the tabs; the change isn't animated here. The selected controller stays
  /// selected; without one, the first is.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let (new, old) = (viewControllers ?? [], selectedViewController)
    for controller in controllers where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    let added = new.filter { $0.parent !== self }
    controllers = new
    for controller in added {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    index =
      new.firstIndex { $0 === old }
      ?? (new.isEmpty ? NSNotFound : min(max(validIndex, 0), new.count - 1))
    barItemChanged()
    showSelected(animated: false)
  }

  /// Adds a controller with a tab, after the others.
  open override func addChild(_ childController: UIViewController) {
    guard !controllers.contains(where: { $0 === childController }) else {
      return super.addChild(childController)
    }
    setViewControllers(controllers + [childController], animated: false)
  }

  private var validIndex: Int { index == NSNotFound ? 0 : index }

  /// The index of the selected tab. Setting it doesn't call the delegate, except for an animator.
  open var selectedIndex: Int {
    get { index }
    set {
      guard controllers.indices.contains(newValue) else { return }
      index = newValue
      bar.selectedItem = controllers[newValue].tabBarItem
      showSelected(animated: true)
    }
  }

  /// The controller of the selected tab.
  open var selectedViewController: UIViewController? {
    get { controllers.indices.contains(index) ? controllers[index] : nil }
    set {
      if let new = controllers.firstIndex(where: { $0 === newValue }) { selectedIndex = new }
    }
  }

  /// The controller of further tabs, which isn't shown here: all tabs are in the bar.
  open var customizableViewControllers: [UIViewController]?

  /// The controller of the tab "More", which isn't shown here: all tabs are in the bar.
  open private(set) lazy var moreNavigationController = UINavigationController()

  /// The bar. Apps replace it by key-value coding.
  open var tabBar: UITabBar { bar }

  /// The bar, as key-value coding sets it.
  final var replaceableBar: UITabBar {
    get { bar }
    set {
      guard newValue !== bar else { return }
      bar.removeFromSuperview()
      bar = newValue
      barFrame = nil
      barHeight = nil
      if let root: UIView = viewIfLoaded { add(bar, to: root) }
      barItemChanged()
    }
  }

  private func add(_ bar: UITabBar, to root: UIView) {
    root.addSubview(bar)
    bar.tapped = { [weak self] in self?.tap($0) }
    bar.delegate = self
  }

  /// A Boolean value that indicates whether the bar is hidden; false by default.
  open var isTabBarHidden: Bool {
    get { isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the bar; with `animated`, it slides within 0.2 s.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard isBarHidden != hidden else { return }
    isBarHidden = hidden
    guard animated, viewIfLoaded?.window != nil else { return layOutBar() }
    UIView.animate(withDuration: 0.2) {
      self.layOutBar()
      self.view.layoutIfNeeded()
    }
  }

  // MARK: Views

  /// Selects the controller that is shown first, so that subclasses that override the property are
  /// informed of it (D).
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !hasAppeared else { return }
    hasAppeared = true
    if let first = selectedViewController { selectedViewController = first }
  }

  /// Creates the view: that of the selected controller, with the bar in front.
  open override func loadView() {
    let root = TabsView(frame: UIScreen.main.bounds)
    root.controller = self
    container.frame = root.bounds
    root.addSubview(container)
    add(bar, to: root)
    view = root
    showSelected(animated: false)
  }

  /// Called when the user has selected a tab; does nothing by default.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // Bars aren't customized here, so that these methods are never called.

  /// Never called.
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}

  /// Never called.
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}

  /// Never called.
  open func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}

  /// Never called.
  open func tabBar(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}

  private func tap(_ new: Int) {
    guard controllers.indices.contains(new) else { return }
    let controller = controllers[new]
    let (old, tab) = (selectedTab, tab(of: controller))
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if let tab, delegate?.tabBarController(self, shouldSelectTab: tab) == false { return }
    // The delegate and the bar's state may have changed the tabs.
    guard controllers.indices.contains(new), controllers[new] === controller else { return }
    if new == index {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedIndex = new
    }
    if let item = controller.tabBarItem { tabBar(bar, didSelect: item) }
    delegate?.tabBarController(self, didSelect: controller)
    if let tab { delegate?.tabBarController(self, didSelectTab: tab, previousTab: old) }
    CallObservation.delegated("tabBarController:didSelect:", by: self, [self, controller])
  }

  private func showSelected(animated: Bool) {
    guard isViewLoaded else { return }
    layOutBar()
    guard let new = selectedViewController, new !== shown else { return }
    transition?.finish()
    let old = shown
    let animator = old.flatMap { old in
      animated
        ? delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new) : nil
    }
    let interactor = animator.flatMap {
      delegate?.tabBarController(self, interactionControllerFor: $0)
    }
    shown = new
    let transition = ContainerTransition(
      from: old, to: new, in: container, of: self, animated: animator != nil, animator: animator,
      interactor: interactor, animation: { _, _, completion in completion(true) },
      completion: { [weak self] completed in
        guard let self else { return }
        self.transition = nil
        guard !completed, let old else { return }
        shown = old
        index = controllers.firstIndex { $0 === old } ?? index
        bar.selectedItem = old.tabBarItem
      })
    self.transition = transition
    transition.begin()
  }

  /// Shows the changed tabs.
  package func barItemChanged() {
    let items = controllers.compactMap(\.tabBarItem)
    // The same items keep their buttons, to which apps may have added views or animations.
    if !(bar.items ?? []).elementsEqual(items, by: { $0 === $1 }) { bar.items = items }
    bar.selectedItem = selectedViewController?.tabBarItem
    layOutBar()
  }

  /// Whether the bar is hidden, also by a pushed controller.
  private var hidesBar: Bool {
    guard !isBarHidden else { return true }
    let navigation = selectedViewController as? UINavigationController
    return navigation?.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
      ?? false
  }

  /// Places the bar, and sets the safe areas of the controllers.
  func layOutBar() {
    guard let root: UIView = viewIfLoaded else { return }
    let (bounds, safe) = (root.bounds, root.safeAreaInsets)
    let height = barHeight(in: bounds, safe)
    // A bar that a pushed controller hides leaves with the view behind, to the left.
    let isPushedAway = hidesBar && !isBarHidden
    place(
      CGRect(
        x: isPushedAway ? -bounds.width : 0,
        y: isBarHidden ? bounds.height : bounds.height - height, width: bounds.width,
        height: height))
    if container.frame != bounds { container.frame = bounds }
    for controller in controllers {
      controller.containerInsets = UIEdgeInsets(
        top: 0, left: 0, bottom: hidesBar ? 0 : max(height - safe.bottom, 0), right: 0)
    }
    if transition == nil, let view: UIView = shown?.viewIfLoaded, view.frame != container.bounds {
      view.frame = container.bounds
    }
  }

  /// The bar's height is that of `sizeThatFits(_:)`, which subclasses override to have a higher one.
  private func barHeight(in bounds: CGRect, _ safe: UIEdgeInsets) -> CGFloat {
    let standard = UITabBar.height + safe.bottom
    // Overrides add the bar's own safe area, which is that of the view at the bottom only.
    if !isBarHidden, barFrame == nil || measuredInset != safe.bottom {
      place(CGRect(x: 0, y: bounds.height - standard, width: bounds.width, height: standard))
    }
    measuredInset = safe.bottom
    if abs(bar.safeAreaInsets.bottom - safe.bottom) < 1e-6 {
      let height = bar.sizeThatFits(bounds.size).height
      barHeight = height.isFinite && height >= 0 ? height : nil
    }
    return barHeight ?? standard
  }

  /// Gives the bar a frame, unless it was already given the same: apps set another one in
  /// `viewWillLayoutSubviews()` or `viewDidLayoutSubviews()`, which remains.
  private func place(_ frame: CGRect) {
    guard barFrame != frame else { return }
    barFrame = frame
    bar.frame = frame
  }
}

/// The view of a tab bar controller, which lays out the bar.
private final class TabsView: UIView {
  weak var controller: UITabBarController?

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOutBar()
  }

  /// Places the bar before the controller's subclass, which may set another frame, is informed.
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    controller?.layOutBar()
    setNeedsLayout()
  }
}

extension UIViewController {
  /// The nearest tab bar controller that contains this one; nil if there is none.
  public var tabBarController: UITabBarController? {
    sequence(first: self, next: \.parent).dropFirst().lazy
      .compactMap { $0 as? UITabBarController }.first
  }
}
