import Containers
import Foundation
import Layers
import Testing
import Views
import VirtualTime

@Suite struct UISplitViewControllerTests {
  private let scene = ContainerScene()

  /// Keeps the second controller from being pushed.
  private final class Keeper: UISplitViewControllerDelegate {
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { true }
  }

  private func split(
    _ first: UIViewController, _ second: UIViewController, _ keeper: Keeper? = nil
  ) -> UISplitViewController {
    let split = scene.clock.asCurrent {
      let split = UISplitViewController()
      split.delegate = keeper
      split.viewControllers = [first, second]
      return split
    }
    scene.show(split)
    return split
  }

  @Test func theSecondControllerIsPushedOntoTheFirst() {
    let (a, b) = (Page("A"), Page("B"))
    let (first, second) = scene.clock.asCurrent {
      (UINavigationController(rootViewController: a), UINavigationController(rootViewController: b))
    }
    let split = split(first, second)
    #expect(first.viewControllers.map(\.title) == ["A", "B"] && split.isCollapsed)
    #expect(first.view.superview === split.view && a.splitViewController === split)
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test func theDelegateCanKeepTheFirst() {
    let (a, keeper) = (Page("A"), Keeper())
    let first = scene.clock.asCurrent { UINavigationController(rootViewController: a) }
    let split = split(first, Page("B"), keeper)
    #expect(first.viewControllers.map(\.title) == ["A"])
    scene.perform { a.splitViewController?.showDetailViewController(Page("C"), sender: nil) }
    scene.run(to: 1)
    #expect(first.viewControllers.map(\.title) == ["A", "C"] && split.viewControllers.count == 2)
  }

  private final class TopColumn: UISplitViewControllerDelegate {
    func splitViewController(
      _ splitViewController: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
  }

  /// As on a phone: the columns are pushed onto the first one, unless the delegate chooses another.
  @Test(arguments: [true, false]) func columnsAreStacked(startsWithPrimary: Bool) throws {
    let (a, b, c, delegate) = (Page("A"), Page("B"), Page("C"), TopColumn())
    let split = scene.clock.asCurrent {
      let split = UISplitViewController(style: .tripleColumn)
      if startsWithPrimary { split.delegate = delegate }
      split.setViewController(a, for: .primary)
      split.setViewController(UINavigationController(rootViewController: b), for: .supplementary)
      split.setViewController(c, for: .secondary)
      return split
    }
    scene.show(split)
    let navigation = try #require(a.navigationController)
    func titles() -> [String?] { navigation.viewControllers.map(\.title) }
    #expect(titles() == (startsWithPrimary ? ["A"] : ["A", "B", "C"]))
    #expect(navigation.view.superview === split.view && split.viewController(for: .secondary) === c)
    scene.perform { split.show(.supplementary) }
    scene.run(to: 1)
    #expect(titles() == ["A", "B"])
    scene.perform { split.show(.secondary) }
    scene.run(to: 2)
    #expect(titles() == ["A", "B", "C"] && c.view.window != nil)
    scene.perform { split.hide(.supplementary) }
    scene.run(to: 3)
    #expect(titles() == ["A"])
  }

  @Test func theCompactColumnReplacesTheOthers() {
    let (a, b) = (Page("A"), Page("B"))
    let split = scene.clock.asCurrent {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(a, for: .primary)
      split.setViewController(b, for: .compact)
      return split
    }
    scene.show(split)
    #expect(b.view.superview === split.view && a.viewIfLoaded?.window == nil)
  }

  @Test func anotherFirstControllerReplacesTheFormer() {
    let (a, c) = (Page("A"), Page("C"))
    let split = split(a, Page("B"))
    #expect(a.view.superview === split.view)
    scene.perform { split.viewControllers = [c] }
    #expect(a.view.superview == nil && a.parent == nil && c.view.superview === split.view)
  }
}
