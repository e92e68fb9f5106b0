import Foundation
import Geometry
import Layers
import Testing

@Suite struct ScrollLayerTests {
  private let scroller = CAScrollLayer()
  private let content = CALayer()

  init() {
    scroller.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
    content.frame = CGRect(x: 20, y: 0, width: 400, height: 300)
    scroller.addSublayer(content)
  }

  @Test func scrollingToAPointFollowsTheMode() {
    #expect(scroller.scrollMode == .both && scroller.scrollMode.rawValue == "both")
    scroller.scroll(to: CGPoint(x: 30, y: 40))
    #expect(scroller.bounds == CGRect(x: 30, y: 40, width: 100, height: 50))
    scroller.scrollMode = .vertically
    scroller.scroll(to: CGPoint(x: 1, y: 2))
    #expect(scroller.bounds.origin == CGPoint(x: 30, y: 2))
    scroller.scrollMode = .horizontally
    scroller.scroll(to: CGPoint(x: 1, y: 9))
    #expect(scroller.bounds.origin == CGPoint(x: 1, y: 2))
    scroller.scrollMode = .none
    scroller.scroll(to: CGPoint(x: 5, y: 5))
    #expect(scroller.bounds.origin == CGPoint(x: 1, y: 2))
  }

  @Test(
    "It scrolls by the smallest distance that makes a rectangle visible",
    arguments: [
      (CGRect(x: 10, y: 10, width: 20, height: 20), CGPoint(x: 0, y: 0)),
      (CGRect(x: 150, y: 10, width: 20, height: 20), CGPoint(x: 70, y: 0)),
      (CGRect(x: -30, y: 60, width: 20, height: 20), CGPoint(x: -30, y: 30)),
      (CGRect(x: 5, y: 0, width: 300, height: 20), CGPoint(x: 5, y: 0)),
    ])
  func scrollingToRectangles(rect: CGRect, origin: CGPoint) {
    scroller.scroll(to: rect)
    #expect(scroller.bounds.origin == origin)
  }

  @Test func layersUseTheirEnclosingScrollLayer() {
    let deep = CALayer()
    deep.frame = CGRect(x: 100, y: 100, width: 50, height: 20)
    content.addSublayer(deep)
    #expect(deep.visibleRect == .zero)
    deep.scroll(CGPoint(x: 10, y: 0))
    #expect(scroller.bounds.origin == CGPoint(x: 130, y: 100))
    #expect(deep.visibleRect == CGRect(x: 10, y: 0, width: 40, height: 20))
    deep.scrollRectToVisible(CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(scroller.bounds.origin == CGPoint(x: 120, y: 100))
    let alone = CALayer()
    alone.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
    alone.scroll(CGPoint(x: 1, y: 1))
    #expect(alone.visibleRect == alone.bounds && scroller.visibleRect == scroller.bounds)
  }

  @Test func scrollLayersClipUnlessTheyAreToldNotTo() {
    #expect(scroller.masksToBounds)
    scroller.masksToBounds = false
    #expect(!CAScrollLayer(layer: scroller).masksToBounds)
  }

  @Test func copiesKeepTheScrollMode() {
    scroller.scrollMode = .vertically
    #expect(CAScrollLayer(layer: scroller).scrollMode == .vertically)
  }
}
