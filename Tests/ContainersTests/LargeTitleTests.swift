import Containers
import Controls
import Foundation
import Geometry
import Layers
import Raster
import Testing
import ViewText
import Views
import VirtualTime

@Suite struct LargeTitleTests {
  private let scene = ContainerScene()
  private let navigation: UINavigationController
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    let (scene, scroll) = (scene, scroll)
    navigation = scene.clock.asCurrent {
      let page = UIViewController()
      page.title = "Library"
      scroll.contentSize = CGSize(width: 320, height: 2000)
      scroll.alwaysBounceVertical = true
      page.view.addSubview(scroll)
      let navigation = UINavigationController(rootViewController: page)
      navigation.navigationBar.prefersLargeTitles = true
      return navigation
    }
    scene.show(navigation)
  }

  private var bar: UINavigationBar { navigation.navigationBar }

  /// The labels of the bar that are visible, with their font sizes.
  private var titles: [CGFloat] {
    func labels(in view: UIView) -> [UILabel] {
      view.subviews.filter { $0.alpha > 0 }.flatMap { subview in
        (subview as? UILabel).map { [$0] } ?? labels(in: subview)
      }
    }
    return labels(in: bar).map { label in
      let font = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
      return (font ?? label.font).pointSize
    }
  }

  private func scroll(to y: CGFloat) {
    scene.perform { scroll.contentOffset.y = y }
    scene.run(to: scene.clock.now.seconds + 0.3)
  }

  @Test func theBarShrinksWithTheContent() {
    #expect(scroll.contentOffset.y == -96 && bar.frame.height == 96)
    scroll(to: -70)
    #expect(bar.frame.height == 70 && scroll.adjustedContentInset.top == 70)
    scroll(to: 500)
    #expect(bar.frame.height == 44 && scroll.adjustedContentInset.top == 44)
    scroll(to: -96)
    #expect(bar.frame.height == 96 && scroll.contentOffset.y == -96)
  }

  /// A page that asks for large titles when its view is loaded, as apps do.
  private final class Page: UIViewController {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Home"
      navigationController?.navigationBar.prefersLargeTitles = true
      list.contentSize = CGSize(width: 320, height: 2000)
      list.alwaysBounceVertical = true
      view.addSubview(list)
    }
  }

  @Test func pagesAskForLargeTitlesWhenTheyAreLoaded() {
    let own = ContainerScene()
    let (page, navigation) = own.clock.asCurrent {
      let page = Page()
      return (page, UINavigationController(rootViewController: page))
    }
    own.show(navigation)
    #expect(page.list.contentOffset.y == -96)
    #expect(navigation.navigationBar.frame.height == 96)
  }

  @Test func theSmallTitleReplacesTheLargeOne() {
    #expect(titles.first == 34)
    scroll(to: -60)
    #expect(!titles.contains(17))
    scroll(to: 0)
    #expect(titles.contains(17))
    scroll(to: -60)
    #expect(!titles.contains(17))
  }

  @Test func dragsComeToRestWithAWholeTitle() {
    func drag(by distance: CGFloat) {
      let touch = TouchSequence(in: scene.window)
      scene.perform {
        touch.begin(at: CGPoint(x: 100, y: 150))
        touch.move(to: CGPoint(x: 100, y: 150 - distance))
      }
      scene.run(to: scene.clock.now.seconds + 0.2)
      scene.perform { touch.end() }
      scene.run(to: scene.clock.now.seconds + 2)
    }
    drag(by: 30)
    #expect(scroll.contentOffset.y == -96 && bar.frame.height == 96)
    drag(by: 50)
    #expect(scroll.contentOffset.y == -44 && bar.frame.height == 44)
    drag(by: -300)
    #expect(scroll.contentOffset.y == -96 && bar.frame.height == 96)
  }

  @Test func pagesKeepTheirOwnTitles() {
    scroll(to: 500)
    let second = scene.clock.asCurrent { UIViewController() }
    scene.perform { navigation.pushViewController(second, animated: false) }
    scene.run(to: 1)
    #expect(bar.frame.height == 96 && second.view.safeAreaInsets.top == 96)
    scene.perform { navigation.popViewController(animated: false) }
    scene.run(to: 2)
    #expect(bar.frame.height == 44 && scroll.contentOffset.y == 500)
  }

  @Test func otherScrollViewsDoNotMoveTheBar() {
    let other = UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 100))
    scene.perform {
      other.contentSize = CGSize(width: 320, height: 1000)
      scroll.addSubview(other)
      other.contentOffset.y = 200
    }
    #expect(bar.frame.height == 96)
  }

  @Test func refreshControlsAreBelowTheTitle() {
    let control = scene.clock.asCurrent { UIRefreshControl() }
    scene.perform {
      scroll.refreshControl = control
      control.beginRefreshing()
      scroll.contentOffset.y = -156
    }
    #expect(scroll.adjustedContentInset.top == 156 && bar.frame.height == 96)
    #expect(control.frame.minY == -60)
    scene.perform { control.endRefreshing() }
    scene.run(to: 1)
    #expect(scroll.contentOffset.y == -96)
  }
}
