import UIKit

/// Overrides the members of `UITabBarController` in the table.
class OverridingTabBarController: UITabBarController {
  let calls = Calls()

  override var delegate: (any UITabBarControllerDelegate)? {
    get { calls.record(super.delegate) }
    set { calls.recordSet(super.delegate = newValue) }
  }

  override var viewControllers: [UIViewController]? {
    get { calls.record(super.viewControllers) }
    set { calls.recordSet(super.viewControllers = newValue) }
  }

  override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    calls.record(super.setViewControllers(viewControllers, animated: animated))
  }

  override var selectedIndex: Int {
    get { calls.record(super.selectedIndex) }
    set { calls.recordSet(super.selectedIndex = newValue) }
  }

  override var selectedViewController: UIViewController? {
    get { calls.record(super.selectedViewController) }
    set { calls.recordSet(super.selectedViewController = newValue) }
  }

  override var customizableViewControllers: [UIViewController]? {
    get { calls.record(super.customizableViewControllers) }
    set { calls.recordSet(super.customizableViewControllers = newValue) }
  }

  override var tabBar: UITabBar { calls.record(super.tabBar) }

  override var isTabBarHidden: Bool {
    get { calls.record(super.isTabBarHidden) }
    set { calls.recordSet(super.isTabBarHidden = newValue) }
  }

  override func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    calls.record(super.setTabBarHidden(hidden, animated: animated))
  }

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    calls.record(super.tabBar(tabBar, didSelect: item))
  }

  override var moreNavigationController: UINavigationController {
    calls.record(super.moreNavigationController)
  }

  override func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    calls.record(super.tabBar(tabBar, willBeginCustomizing: items))
  }

  override func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    calls.record(super.tabBar(tabBar, didBeginCustomizing: items))
  }

  override func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {
    calls.record(super.tabBar(tabBar, willEndCustomizing: items, changed: changed))
  }

  override func tabBar(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) {
    calls.record(super.tabBar(tabBar, didEndCustomizing: items, changed: changed))
  }

  override var tabs: [UITab] {
    get { calls.record(super.tabs) }
    set { calls.recordSet(super.tabs = newValue) }
  }

  override func setTabs(_ tabs: [UITab], animated: Bool) {
    calls.record(super.setTabs(tabs, animated: animated))
  }

  override var selectedTab: UITab? {
    get { calls.record(super.selectedTab) }
    set { calls.recordSet(super.selectedTab = newValue) }
  }

  override func tab(forIdentifier identifier: String) -> UITab? {
    calls.record(super.tab(forIdentifier: identifier))
  }

  override var mode: Mode {
    get { calls.record(super.mode) }
    set { calls.recordSet(super.mode = newValue) }
  }
}
