import Containers
import Foundation
import Geometry
import Messaging
import Testing
import Views
import VirtualTime

@Suite struct UITabTests {
  private final class Judge: NSObject, UITabBarControllerDelegate {
    var selections: [String] = []
    var refused: String?

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool { tab.identifier != refused }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
      selections.append("\(previousTab?.identifier ?? "none") → \(selectedTab.identifier)")
    }
  }

  private let scene = ContainerScene()
  private let judge = Judge()

  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name) { _ in Page(name) }
  }

  @Test func eachTabShowsItsController() {
    let (scene, judge) = (scene, judge)
    let tabs = scene.clock.asCurrent { UITabBarController(tabs: [tab("A"), tab("B"), tab("C")]) }
    tabs.delegate = judge
    scene.show(tabs)
    #expect(tabs.selectedTab?.identifier == "A" && tabs.tabs[1].tabBarController === tabs)
    #expect(tabs.tabBar.items?.map(\.title) == ["A", "B", "C"])
    scene.tap(160, 460)
    judge.refused = "C"
    scene.tap(300, 460)
    #expect(judge.selections == ["A → B"] && tabs.selectedIndex == 1)
    #expect((tabs.selectedViewController as? Page)?.name == "B")
    scene.perform {
      tabs.tabs[2].badgeValue = "3"
      tabs.tabs[1].title = "Second"
      tabs.tabs[0].isHidden = true
      tabs.selectedTab = tabs.tab(forIdentifier: "C")
    }
    #expect(tabs.tabBar.items?.map(\.title) == ["Second", "C"])
    #expect(tabs.tabBar.items?.last?.badgeValue == "3" && tabs.selectedIndex == 1)
  }

  @Test func aGroupShowsTheControllerOfItsSelectedTab() {
    let scene = scene
    let (tabs, group) = scene.clock.asCurrent {
      let group = UITabGroup(
        title: "Group", image: nil, identifier: "group", children: [tab("B"), tab("C")])
      return (UITabBarController(tabs: [tab("A"), group]), group)
    }
    scene.show(tabs)
    #expect(
      group.children[0].parent === group && tabs.tab(forIdentifier: "C") === group.children[1])
    scene.perform { tabs.selectedTab = tabs.tab(forIdentifier: "C") }
    #expect((tabs.selectedViewController as? Page)?.name == "C")
    #expect(tabs.selectedTab === group && tabs.tabBar.items?.map(\.title) == ["A", "Group"])
  }

  @Test func aTabWithoutAControllerShowsAnEmptyOne() {
    let scene = scene
    let tabs = scene.clock.asCurrent {
      UITabBarController(tabs: [UITab(title: "A", image: nil, identifier: "a")])
    }
    scene.show(tabs)
    #expect(tabs.selectedViewController?.tabBarItem.title == "A")
  }
}
