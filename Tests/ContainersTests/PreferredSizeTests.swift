import Containers
import Foundation
import Geometry
import Testing
import Views

/// The preferred size of a navigation controller.
@Suite struct PreferredSizeTests {
  private let scene = ContainerScene()

  private final class Parent: UIViewController {
    var sizes: [CGSize] = []

    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      sizes.append(container.preferredContentSize)
    }
  }

  @Test func itIsThatOfTheLastControllerWithTheBars() {
    scene.perform {
      let page = UIViewController()
      page.preferredContentSize = CGSize(width: 200, height: 100)
      let navigation = UINavigationController(rootViewController: page)
      #expect(navigation.preferredContentSize == CGSize(width: 200, height: 144))
      navigation.isToolbarHidden = false
      #expect(navigation.preferredContentSize == CGSize(width: 200, height: 188))
      navigation.isToolbarHidden = true
      navigation.isNavigationBarHidden = true
      #expect(navigation.preferredContentSize == CGSize(width: 200, height: 100))
      navigation.preferredContentSize = CGSize(width: 50, height: 60)
      #expect(navigation.preferredContentSize == CGSize(width: 50, height: 60))
    }
  }

  @Test func changesReachTheParentOfTheNavigationController() {
    scene.perform {
      let (parent, page) = (Parent(), UIViewController())
      let navigation = UINavigationController(rootViewController: page)
      parent.addChild(navigation)
      page.preferredContentSize = CGSize(width: 200, height: 100)
      #expect(parent.sizes == [CGSize(width: 200, height: 144)])
      let next = UIViewController()
      navigation.pushViewController(next, animated: false)
      next.preferredContentSize = CGSize(width: 200, height: 300)
      page.preferredContentSize = CGSize(width: 1, height: 1)
      #expect(parent.sizes.last == CGSize(width: 200, height: 344) && parent.sizes.count == 2)
    }
  }
}
