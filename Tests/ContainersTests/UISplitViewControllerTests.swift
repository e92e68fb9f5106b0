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

  @Test func anotherFirstControllerReplacesTheFormer() {
    let (a, c) = (Page("A"), Page("C"))
    let split = split(a, Page("B"))
    #expect(a.view.superview === split.view)
    scene.perform { split.viewControllers = [c] }
    #expect(a.view.superview == nil && a.parent == nil && c.view.superview === split.view)
  }
}
