import Containers
import Controls
import Foundation
import Geometry
import Layers
import Raster
import Testing
import Views
import VirtualTime

@Suite struct UIPageViewControllerTests {
  /// Pages A, B and C.
  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [Page]
    var calls: [String] = []
    var (dots, dot) = (0, 0)

    init(_ calls: Page.Calls) { pages = ["A", "B", "C"].map { Page($0, calls) } }

    func index(of page: UIViewController) -> Int { pages.firstIndex { $0 === page } ?? 0 }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      let index = index(of: viewController)
      return index > 0 ? pages[index - 1] : nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      let index = index(of: viewController)
      return index < 2 ? pages[index + 1] : nil
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int { dot }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      calls.append("to \(pendingViewControllers[0].title ?? "")")
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      calls.append("from \(previousViewControllers[0].title ?? "") \(completed)")
    }
  }

  /// A delegate of the scroll view, such as that of a pager with tabs.
  private final class Position: NSObject, UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.x)
    }
  }

  private let scene = ContainerScene()
  private let calls = Page.Calls()
  private let book: Book
  private let pager: UIPageViewController

  init() {
    let book = Book(calls)
    self.book = book
    pager = scene.clock.asCurrent {
      let pager = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
      pager.dataSource = book
      pager.delegate = book
      pager.setViewControllers([book.pages[0]], direction: .forward, animated: false)
      return pager
    }
    scene.show(pager)
  }

  private var scroller: UIScrollView? {
    pager.view.subviews.compactMap { $0 as? UIScrollView }.first
  }

  /// Drags a finger horizontally, in eight steps of 20 ms from a time.
  private func drag(from start: CGFloat, to end: CGFloat, at seconds: Double) {
    let touch = TouchSequence(in: scene.window)
    scene.run(to: seconds)
    scene.perform { touch.begin(at: CGPoint(x: start, y: 100)) }
    for step in 1...8 {
      scene.run(to: seconds + 0.02 * Double(step))
      scene.perform {
        touch.move(to: CGPoint(x: start + (end - start) * CGFloat(step) / 8, y: 100))
      }
    }
    scene.run(to: seconds + 0.5)
    scene.perform { touch.end() }
  }

  @Test func aTransitionByCodeEndsWithItsLastStep() throws {
    let position = Position()
    let scroll = try #require(
      scene.clock.asCurrent { pager.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first })
    scene.perform {
      scroll.delegate = position
      pager.setViewControllers([book.pages[1]], direction: .forward, animated: true)
    }
    scene.run(to: scene.clock.now.seconds + 1)
    #expect(position.offsets.count > 5 && position.offsets == position.offsets.sorted())
    #expect(scroll.delegate === position && pager.viewControllers == [book.pages[1]])
  }

  @Test func thePageFillsTheViewAtTheSecondPlace() {
    #expect(pager.viewControllers?.map(\.title) == ["A"] && calls.list == ["+A", "++A"])
    #expect(book.pages[0].parent === pager && pager.gestureRecognizers.isEmpty)
    #expect(scroller?.contentOffset == CGPoint(x: 320, y: 0))
    #expect(scroller?.contentSize == CGSize(width: 960, height: 480))
    #expect(
      book.pages[0].view.convert(book.pages[0].view.bounds, to: scene.window)
        == CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test func anAnimatedChangeSlidesFor300Milliseconds() {
    var completed: [Bool] = []
    calls.list = []
    scene.perform {
      pager.setViewControllers([book.pages[2]], direction: .forward, animated: true) {
        completed.append($0)
      }
    }
    #expect(calls.list == ["-A", "+C"])
    scene.run(to: 0.15)
    // O2.16: half of the way after half of the time.
    #expect(abs((scroller?.contentOffset.x ?? 0) - 480) <= 1 && completed.isEmpty)
    scene.run(to: 0.4)
    #expect(completed == [true] && pager.viewControllers?.map(\.title) == ["C"])
    #expect(calls.list == ["-A", "+C", "--A", "++C"] && book.calls.isEmpty)
    #expect(scroller?.contentOffset == CGPoint(x: 320, y: 0))
    #expect(book.pages[0].parent == nil && book.pages[0].view.superview == nil)
  }

  @Test func reverseChangesComeFromTheLeft() {
    scene.perform {
      pager.setViewControllers([book.pages[1]], direction: .reverse, animated: true)
    }
    scene.run(to: 0.15)
    #expect(abs((scroller?.contentOffset.x ?? 0) - 160) <= 1)
  }

  @Test func aDragShowsTheNextPage() {
    calls.list = []
    drag(from: 300, to: 60, at: 0.1)
    scene.run(to: 2)
    #expect(pager.viewControllers?.map(\.title) == ["B"])
    #expect(book.calls == ["to B", "from A true"])
    #expect(calls.list == ["-A", "+B", "--A", "++B"])
    #expect(scroller?.contentOffset == CGPoint(x: 320, y: 0))
    #expect(book.pages[1].parent === pager && book.pages[0].parent == nil)
  }

  @Test func aShortDragReturns() {
    calls.list = []
    drag(from: 300, to: 220, at: 0.1)
    scene.run(to: 2)
    #expect(pager.viewControllers?.map(\.title) == ["A"])
    #expect(book.calls == ["to B", "from A false"])
    #expect(calls.list == ["-A", "+B", "-B", "+A", "++A", "--B"])
    #expect(book.pages[1].view.superview == nil && book.pages[1].parent == nil)
  }

  @Test func thePagesSpringBackAtTheEnds() {
    drag(from: 60, to: 300, at: 0.1)
    scene.run(to: 2)
    #expect(pager.viewControllers?.map(\.title) == ["A"] && book.calls.isEmpty)
    #expect(scroller?.contentOffset == CGPoint(x: 320, y: 0))
  }

  @Test func aScrollViewsOwnDelegateIsFree() {
    final class Watcher: NSObject, UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.x)
      }
    }
    let watcher = Watcher()
    scene.perform { scroller?.delegate = watcher }
    drag(from: 300, to: 60, at: 0.1)
    scene.run(to: 2)
    #expect(pager.viewControllers?.map(\.title) == ["B"])
    #expect(watcher.offsets.contains { $0 > 400 })
  }

  @Test func withoutADataSourceNothingScrolls() {
    scene.perform { pager.dataSource = nil }
    drag(from: 300, to: 60, at: 0.1)
    scene.run(to: 2)
    #expect(pager.viewControllers?.map(\.title) == ["A"])
  }

  @Test func dotsAreBelowThePages() throws {
    book.dots = 3
    scene.perform {
      pager.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    }
    scene.run(to: 0.1)
    let dots = try #require(pager.view.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(dots.frame == CGRect(x: 0, y: 443, width: 320, height: 37) && dots.numberOfPages == 3)
    #expect(scroller?.frame.height == 443)
    drag(from: 300, to: 60, at: 0.2)
    scene.run(to: 2)
    #expect(dots.currentPage == 1)
    scene.tap(300, 460)
    scene.run(to: 3)
    #expect(pager.viewControllers?.map(\.title) == ["C"])
  }

  @Test func thereAreNoDotsWithoutTheirIndex() {
    book.dots = 3
    book.dot = -1  // As the default implementation returns.
    scene.perform {
      pager.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    }
    #expect(!pager.view.subviews.contains { $0 is UIPageControl })
    #expect(scroller?.frame.height == 480)
  }

  @Test func pagesCanBeApartAndVertical() {
    let pager = scene.clock.asCurrent {
      let pager = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .vertical,
        options: [.interPageSpacing: 20])
      pager.setViewControllers([Page("D")], direction: .forward, animated: false)
      return pager
    }
    scene.show(pager)
    let scroller = pager.view.subviews.compactMap { $0 as? UIScrollView }.first
    #expect(scroller?.frame == CGRect(x: 0, y: -10, width: 320, height: 500))
    let page = pager.viewControllers?.first?.view
    #expect(page?.convert(page?.bounds ?? .zero, to: scene.window).origin == .zero)
    #expect(page?.bounds.size == CGSize(width: 320, height: 480))
  }
}
