import Controls
import Drawing
import Foundation
import Layers
import Testing
import Views
import VirtualTime

@Suite struct UIPageControlTests {
  let scene = TouchScene()
  let control: UIPageControl
  let log: EventLog

  init() {
    control = scene.add(UIPageControl(frame: CGRect(x: 20, y: 50, width: 280, height: 40)))
    log = EventLog(control)
    control.numberOfPages = 4
  }

  private var dots: [UIView] {
    scene.clock.asCurrent { control.layoutIfNeeded() }
    return control.subviews
  }

  @Test func sizesDependOnTheNumberOfPages() {
    #expect(control.intrinsicContentSize == CGSize(width: 92, height: 26))
    #expect(control.size(forNumberOfPages: 10) == CGSize(width: 200, height: 26))
    #expect(control.sizeThatFits(.zero) == control.intrinsicContentSize)
  }

  @Test func dotsAreInTheMiddle() {
    #expect(dots.map(\.center.x) == [113, 131, 149, 167])
    #expect(dots.allSatisfy { $0.center.y == 20 && abs($0.bounds.width - 7.59) < 1e-9 })
    control.semanticContentAttribute = .forceRightToLeft
    control.setNeedsLayout()
    #expect(dots.map(\.center.x) == [167, 149, 131, 113])
  }

  @Test func theCurrentPageStandsOut() {
    #expect(dots[0].backgroundColor == .white && dots[1].backgroundColor?.cgColor.alpha == 0.45)
    (control.pageIndicatorTintColor, control.currentPageIndicatorTintColor) = (.gray, .red)
    control.currentPage = 2
    #expect(dots.map(\.backgroundColor) == [.gray, .gray, .red, .gray])
    #expect(log.names.isEmpty)
  }

  @Test func thePageStaysWithinThePages() {
    control.currentPage = 9
    #expect(control.currentPage == 3)
    control.currentPage = -1
    #expect(control.currentPage == 0)
    control.currentPage = 3
    control.numberOfPages = 2
    #expect(control.currentPage == 1 && dots.count == 2)
    control.numberOfPages = -3
    #expect(control.numberOfPages == 0 && control.currentPage == 0 && dots.isEmpty)
  }

  @Test func aSinglePageCanBeHidden() {
    control.hidesForSinglePage = true
    #expect(dots.allSatisfy { !$0.isHidden })
    control.numberOfPages = 1
    #expect(dots.allSatisfy { $0.isHidden })
  }

  @Test func tapsInTheHalvesChangeThePage() {
    scene.drag(point(290, 70))
    #expect(control.currentPage == 1)
    #expect(log.names == ["down", "value", "primary", "upInside"])
    scene.drag(point(30, 70))
    scene.drag(point(30, 70))
    #expect(control.currentPage == 0)
    #expect(log.names.filter { $0 == "value" }.count == 2)
  }

  @Test func theDisplayOfAPageCanBeDeferred() {
    (control.defersCurrentPageDisplay, control.currentPageIndicatorTintColor) = (true, .red)
    scene.drag(point(290, 70))
    #expect(control.currentPage == 1 && dots[0].backgroundColor == .red)
    control.updateCurrentPageDisplay()
    #expect(dots[1].backgroundColor == .red)
  }

  @Test func imagesReplaceDots() throws {
    control.preferredIndicatorImage = plate(20, 12, .black)
    #expect(control.intrinsicContentSize == CGSize(width: 132, height: 26))
    #expect(dots[0].bounds.size == CGSize(width: 20, height: 12))
    #expect(dots[0].backgroundColor == nil && dots[1].center.x - dots[0].center.x == 28)
    control.setIndicatorImage(plate(6, 6, .black), forPage: 3)
    control.setIndicatorImage(plate(6, 6, .black), forPage: 30)
    #expect(dots[3].bounds.width == 6 && control.indicatorImage(forPage: 30) == nil)
  }

  @Test func pagesFollowEachOtherInADirection() {
    control.frame = CGRect(x: 20, y: 10, width: 40, height: 160)
    control.direction = .topToBottom
    #expect(control.intrinsicContentSize == CGSize(width: 26, height: 92))
    #expect(dots.map(\.center.y) == [53, 71, 89, 107] && dots.allSatisfy { $0.center.x == 20 })
    scene.drag(point(40, 150))
    #expect(control.currentPage == 1)
    control.direction = .bottomToTop
    #expect(dots.map(\.center.y) == [107, 89, 71, 53])
    scene.drag(point(40, 150))
    #expect(control.currentPage == 0)
    control.semanticContentAttribute = .forceRightToLeft
    control.frame = CGRect(x: 20, y: 50, width: 280, height: 40)
    control.direction = .leftToRight
    #expect(dots.map(\.center.x) == [113, 131, 149, 167])
  }
}
