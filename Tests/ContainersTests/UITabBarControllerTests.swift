import Containers
import Controls
import Foundation
import Geometry
import Layers
import Messaging
import Raster
import Testing
import ViewText
import Views
import VirtualTime

@Suite struct UITabBarControllerTests {
  let scene = ContainerScene()
  let calls = Page.Calls()
  let first: Page
  let second: Page
  let tabs: UITabBarController

  init() {
    (first, second) = (Page("A", calls), Page("B", calls))
    let (scene, first, second) = (scene, first, second)
    tabs = scene.clock.asCurrent {
      let tabs = UITabBarController()
      tabs.viewControllers = [first, second]
      return tabs
    }
    scene.show(tabs)
  }

  /// Shows a controller with both tabs.
  private func show<Tabs: UITabBarController>(
    _ make: @autoclosure () -> Tabs
  ) -> (ContainerScene, Tabs) {
    let (scene, first, second) = (ContainerScene(), first, second)
    let tabs = scene.clock.asCurrent {
      let tabs = make()
      tabs.viewControllers = [first, second]
      return tabs
    }
    scene.show(tabs)
    return (scene, tabs)
  }

  @Test func theFirstTabIsSelected() {
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === first)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 431, width: 320, height: 49))
    #expect(tabs.tabBar.items?.map(\.title) == ["A", "B"])
    #expect(first.view.safeAreaInsets.bottom == 49 && first.tabBarController === tabs)
    #expect(calls.list == ["+A", "++A"])
  }

  @Test func theTabOfANavigationControllerIsThatOfItsFirstController() {
    let third = Page("C", calls)
    let navigation = scene.clock.asCurrent { UINavigationController(rootViewController: third) }
    scene.perform {
      third.title = "C"
      tabs.viewControllers = [navigation, first]
    }
    #expect(tabs.tabBar.items?.first === third.tabBarItem && third.tabBarItem.title == "C")
    scene.perform { navigation.title = "D" }
    #expect(tabs.tabBar.items?.map(\.title) == ["D", "A"] && third.title == "C")
    scene.perform { third.tabBarItem = UITabBarItem(title: "E", image: nil, tag: 1) }
    #expect(tabs.tabBar.items?.first?.title == "E")
    scene.perform { navigation.viewControllers = [second] }
    #expect(tabs.tabBar.items?.first === second.tabBarItem)
    scene.perform { navigation.tabBarItem = UITabBarItem(title: "F", image: nil, tag: 2) }
    #expect(tabs.tabBar.items?.first?.title == "F" && second.tabBarItem.title == "B")
    let empty = scene.clock.asCurrent { UINavigationController() }
    let own = empty.tabBarItem
    scene.perform { empty.addChild(Page("G", calls)) }
    #expect(own != nil && empty.tabBarItem === own)
  }

  @Test func childrenAreTabs() {
    let third = Page("C", calls)
    scene.perform { tabs.addChild(third) }
    #expect(tabs.viewControllers == [first, second, third])
    #expect(tabs.children == [first, second, third])
    #expect(tabs.tabBar.items?.map(\.title) == ["A", "B", "C"] && tabs.selectedIndex == 0)
    let empty = scene.clock.asCurrent {
      let empty = UITabBarController()
      empty.addChild(Page("D", calls))
      return empty
    }
    #expect(empty.selectedIndex == 0 && empty.viewControllers?.count == 1)
  }

  @Test func theBarCanBeReplacedAndSubclassesKnowTheFirstTab() {
    final class Bar: UITabBar {}
    final class Tabs: UITabBarController {
      var selected: [UIViewController?] = []

      override var selectedViewController: UIViewController? {
        willSet { selected.append(newValue) }
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        setValue(Bar(), forKey: "tabBar")
      }
    }
    let (scene, tabs) = show(Tabs())
    #expect(tabs.tabBar is Bar && tabs.tabBar.items?.count == 2)
    #expect(tabs.selected.count == 1 && tabs.selected[0] === first)
    let type: AnyClass? = portedClass(named: "UITabBarButton")
    #expect(tabs.tabBar.subviews.count { view in type.map { view.isKind(of: $0) } ?? false } == 2)
    #expect(portedClass(named: "UILabel") == UILabel.self && portedClass(named: "X") == nil)
    scene.tap(200, 460)
    #expect(tabs.selectedIndex == 1)
  }

  @Test func theBarsHeightIsTheOneThatFits() {
    final class Bar: UITabBar {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 60 + safeAreaInsets.bottom)
      }
    }
    scene.perform {
      tabs.additionalSafeAreaInsets.bottom = 34
      tabs.setValue(Bar(), forKey: "tabBar")
    }
    scene.run(to: 0.1)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 386, width: 320, height: 94))
    #expect(first.view.safeAreaInsets.bottom == 94)
    scene.perform { tabs.isTabBarHidden = true }
    scene.run(to: 0.2)
    scene.perform { tabs.isTabBarHidden = false }
    scene.run(to: 0.3)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 386, width: 320, height: 94))
  }

  @Test func aFrameThatASubclassGivesTheBarRemains() {
    final class Tabs: UITabBarController {
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        tabBar.frame = CGRect(x: 0, y: view.frame.height - 74, width: 320, height: 74)
        tabBar.setNeedsLayout()
      }
    }
    let (scene, tabs) = show(Tabs())
    #expect(tabs.tabBar.frame.height == 74)
    scene.perform { tabs.additionalSafeAreaInsets.bottom = 34 }
    scene.run(to: 0.1)
    scene.tap(240, 450)
    scene.run(to: 0.2)
    #expect(tabs.selectedIndex == 1 && tabs.tabBar.frame.height == 74)
    #expect(scene.error == nil)
  }

  @Test func theButtonsOfABarAreKnownByTheNameOfTheirType() {
    let buttons = tabs.tabBar.subviews.filter {
      String(describing: type(of: $0)) == "UITabBarButton"
    }
    #expect(buttons.count == 2)
    #expect(
      buttons.map(\.frame) == [
        CGRect(x: 2, y: 1, width: 156, height: 48), CGRect(x: 162, y: 1, width: 156, height: 48),
      ])
    // The space between them belongs to the nearest one.
    scene.tap(161, 450)
    scene.run(to: 0.1)
    #expect(tabs.selectedIndex == 1)
  }

  @Test func tapsSelectTabs() {
    let delegate = Choosing()
    scene.perform { tabs.delegate = delegate }
    scene.tap(240, 450)
    scene.run(to: 0.1)
    #expect(tabs.selectedIndex == 1 && second.view.superview != nil && first.view.superview == nil)
    #expect(tabs.tabBar.selectedItem === second.tabBarItem && delegate.calls == ["B"])
    #expect(calls.list.suffix(4) == ["-A", "+B", "--A", "++B"])
    delegate.allows = false
    scene.tap(80, 450)
    #expect(tabs.selectedIndex == 1)
    scene.perform { tabs.selectedViewController = first }
    scene.run(to: 0.2)
    #expect(tabs.selectedIndex == 0 && first.view.superview != nil)
  }

  @Test func itemsHaveTheirViewAsAKey() throws {
    let own = UIView()
    let plain = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    let custom = UIBarButtonItem(customView: own)
    scene.perform {
      first.navigationItem.rightBarButtonItems = [plain, custom]
      tabs.viewControllers = [UINavigationController(rootViewController: first), second]
    }
    scene.run(to: 0.1)
    try scene.clock.asCurrent {
      let button = try #require(plain.value(forKey: "view") as? UIView)
      #expect(button.window === scene.window && button.bounds.width > 0)
      #expect(custom.value(forKey: "view") as? UIView === own)
      let tab = try #require(second.tabBarItem.value(forKey: "view") as? UIView)
      #expect(tab.isDescendant(of: tabs.tabBar) && tab.frame.width == 156)
    }
  }

  @Test func pushedControllersCanHideTheBar() {
    let navigation = scene.clock.asCurrent { UINavigationController(rootViewController: Page("C")) }
    scene.perform { tabs.viewControllers = [navigation] }
    scene.run(to: 0)
    let button = tabs.tabBar.subviews.last
    let page = Page("D")
    page.hidesBottomBarWhenPushed = true
    scene.perform { navigation.pushViewController(page, animated: true) }
    scene.run(to: 1)
    #expect(tabs.tabBar.subviews.last === button)
    #expect(tabs.tabBar.frame.maxX == 0 && page.view.safeAreaInsets.bottom == 0)
    scene.perform { _ = navigation.popViewController(animated: true) }
    scene.run(to: 2)
    #expect(tabs.tabBar.frame.minX == 0)
  }

  @Test func selectedTabsHaveTheTint() throws {
    scene.perform { tabs.tabBar.tintColor = .red }
    scene.run(to: 0)
    let picture = try scene.picture()
    func reds(_ range: Range<Int>) -> Int {
      (431..<480).map { y in
        range.count { x in picture[x, y].map { $0.red > 200 && $0.green < 100 } ?? false }
      }.reduce(0, +)
    }
    #expect(reds(0..<160) > 5 && reds(160..<320) == 0)
    scene.perform { second.tabBarItem.badgeValue = "3" }
    scene.run(to: 0)
    let badge = try scene.picture()[247, 442]
    #expect(badge?.description == "#FF3B30FF")
  }

  /// An item with a badge of its own, which the bar doesn't show.
  private final class OwnBadgeItem: UITabBarItem {
    var ownBadge: String?
    override var badgeValue: String? {
      get { ownBadge }
      set { ownBadge = newValue }
    }
  }

  @Test func itemsCanReplaceTheBadge() throws {
    scene.perform {
      second.tabBarItem = OwnBadgeItem()
      second.tabBarItem.badgeValue = "3"
      second.tabBarItem.title = "B"
    }
    scene.run(to: 0)
    let pixel = try scene.picture()[247, 442]
    #expect(pixel?.description != "#FF3B30FF" && second.tabBarItem.badgeValue == "3")
  }

  @Test func toolbarsShareSpaceFlexibly() {
    let bar = scene.clock.asCurrent { UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44)) }
    var taps = 0
    scene.perform {
      bar.items = [
        UIBarButtonItem(systemItem: .trash), .flexibleSpace(),
        UIBarButtonItem(title: "Go", primaryAction: UIAction { _ in taps += 1 }),
      ]
      first.view.addSubview(bar)
    }
    scene.run(to: 0)
    scene.tap(295, 22)
    scene.tap(160, 22)
    #expect(taps == 1)
  }

  @Test func appearancesAreDefaults() {
    scene.perform {
      UINavigationBar.appearance().barTintColor = .green
      UITabBar.appearance().tintColor = .purple
      let (bar, tabBar) = (UINavigationBar(frame: .zero), UITabBar(frame: .zero))
      first.view.addSubview(bar)
      first.view.addSubview(tabBar)
      #expect(bar.barTintColor == .green)
      #expect(tabBar.tintColor == .purple)
    }
  }

  @Test func standardAppearancesAndTintsOfItemsAreDefaults() {
    scene.perform {
      let appearance = UINavigationBarAppearance()
      appearance.backgroundColor = .brown
      UINavigationBar.appearance().standardAppearance = appearance
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .red
      let bar = UINavigationBar(frame: .zero)
      let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      toolbar.items = [UIBarButtonItem(title: "Go", primaryAction: UIAction { _ in })]
      let item = UINavigationItem(title: "Title")
      item.rightBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in })
      bar.items = [item]
      first.view.addSubview(bar)
      first.view.addSubview(toolbar)
      bar.layoutIfNeeded()
      #expect(bar.standardAppearance === appearance)
      #expect(labels(in: toolbar).first { $0.text == "Go" }?.textColor == .red)
      #expect(labels(in: bar).first { $0.text == "Edit" }?.textColor != .red)
    }
  }

  @Test func appearancesOfItemsAreDefaults() {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    let (toolbar, tabBar) = scene.clock.asCurrent {
      (UIToolbar(frame: frame), UITabBar(frame: frame))
    }
    let (small, large) = (UIFont.systemFont(ofSize: 7), UIFont.systemFont(ofSize: 21))
    scene.perform {
      UITabBarItem.appearance().setTitleTextAttributes([.font: small], for: .normal)
      UIBarButtonItem.appearance().setTitleTextAttributes([.font: small], for: .normal)
      let own = UIBarButtonItem(title: "Own", primaryAction: UIAction { _ in })
      own.setTitleTextAttributes([.font: large], for: .normal)
      toolbar.items = [UIBarButtonItem(title: "Go", primaryAction: UIAction { _ in }), own]
      tabBar.items = [UITabBarItem(title: "One", image: nil, tag: 0)]
      first.view.addSubview(toolbar)
      first.view.addSubview(tabBar)
    }
    scene.run(to: 0)
    let found = scene.clock.asCurrent { [toolbar, tabBar].flatMap { labels(in: $0) } }
    for (text, font) in [("Go", small), ("Own", large), ("One", small)] {
      #expect(found.first { $0.text == text }?.font == font)
    }
  }

  @Test func delegatesNeedNotCustomizeBarsOrChooseOrientations() {
    let (tabs, delegate) = (UITabBarController(), Choosing())
    delegate.tabBarController(tabs, willBeginCustomizing: [])
    delegate.tabBarController(tabs, willEndCustomizing: [], changed: false)
    delegate.tabBarController(tabs, didEndCustomizing: [], changed: false)
    let orientations = delegate.tabBarControllerSupportedInterfaceOrientations(tabs)
    #expect(orientations == tabs.supportedInterfaceOrientations && delegate.calls.isEmpty)
    let orientation = delegate.tabBarControllerPreferredInterfaceOrientationForPresentation(tabs)
    #expect(orientation == .portrait)
  }

  private func labels(in view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap { labels(in: $0) }
  }
}

private final class Choosing: NSObject, UITabBarControllerDelegate {
  var allows = true
  var calls: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { allows }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { calls.append(viewController.title ?? "") }
}
