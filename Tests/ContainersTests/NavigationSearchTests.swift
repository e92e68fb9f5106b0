import Containers
import Controls
import Foundation
import Layers
import Testing
import Views
import VirtualTime

/// The search bar below a navigation bar.
@Suite struct NavigationSearchTests {
  private let scene = ContainerScene()
  private let page: UIViewController
  private let navigation: UINavigationController
  private let search: UISearchController
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    let (scene, scroll) = (scene, scroll)
    (page, navigation, search) = scene.clock.asCurrent {
      let page = UIViewController()
      page.title = "Library"
      scroll.contentSize = CGSize(width: 320, height: 2000)
      scroll.alwaysBounceVertical = true
      page.view.addSubview(scroll)
      let search = UISearchController(searchResultsController: nil)
      page.navigationItem.searchController = search
      let navigation = UINavigationController(rootViewController: page)
      navigation.navigationBar.prefersLargeTitles = true
      return (page, navigation, search)
    }
    scene.show(navigation)
  }

  private var bar: UINavigationBar { navigation.navigationBar }

  private func scroll(to y: CGFloat) {
    scene.perform { scroll.contentOffset.y = y }
    scene.run(to: scene.clock.now.seconds + 0.3)
  }

  @Test func theSearchBarIsBelowTheTitles() {
    #expect(bar.frame.height == 148 && scroll.contentOffset.y == -148)
    #expect(search.searchBar.superview === bar)
    #expect(search.searchBar.frame == CGRect(x: 0, y: 96, width: 320, height: 52))
    let field = search.searchBar.searchTextField
    #expect(field.frame == CGRect(x: 16, y: 1, width: 288, height: 36))
  }

  @Test func scrollingHidesItBeforeTheLargeTitle() {
    scroll(to: -128)
    #expect(bar.frame.height == 128 && search.searchBar.frame.height == 32)
    scroll(to: -70)
    #expect(bar.frame.height == 70 && search.searchBar.frame.height == 0)
    scroll(to: 500)
    #expect(bar.frame.height == 44)
    scroll(to: -148)
    #expect(bar.frame.height == 148)
  }

  @Test func itStaysIfTheItemSaysSo() {
    scene.perform { page.navigationItem.hidesSearchBarWhenScrolling = false }
    scroll(to: 500)
    #expect(bar.frame.height == 96 && search.searchBar.frame.minY == 44)
  }

  @Test func aSearchTakesThePlaceOfTheBar() {
    scene.perform { search.searchBar.becomeFirstResponder() }
    scene.run(to: 1)
    #expect(search.isActive && !navigation.isNavigationBarHidden)
    #expect(bar.frame.height == 52 && search.searchBar.frame.minY == 0)
    #expect(scroll.contentOffset.y == -52)
    scene.perform { search.isActive = false }
    scene.run(to: 2)
    #expect(bar.frame.height == 148 && scroll.contentOffset.y == -148)
  }

  @Test func itLeavesWithItsItem() {
    scene.perform { navigation.pushViewController(Page("B"), animated: true) }
    scene.run(to: 2)
    #expect(search.searchBar.superview == nil && bar.frame.height == 96)
    scene.perform { _ = navigation.popViewController(animated: true) }
    scene.run(to: 4)
    #expect(search.searchBar.superview === bar && bar.frame.height == 148)
    #expect(search.searchBar.alpha == 1)
  }
}
