import Controls
import Foundation
import Geometry
import Layers
import Lists
import Raster
import Testing
import Views
import VirtualTime

@Suite struct RefreshControlTests {
  private let scene = ListScene([texts(40)])
  private let control: UIRefreshControl
  private let events = Events()

  private final class Events { var count = 0 }

  init() {
    let events = events
    control = scene.clock.asCurrent { UIRefreshControl() }
    control.addAction(UIAction { _ in events.count += 1 }, for: .valueChanged)
    scene.perform { [scene, control] in scene.table.refreshControl = control }
  }

  /// Moves a finger down from the middle of the table.
  private func pull(_ distances: CGFloat..., touch: TouchSequence? = nil) -> TouchSequence {
    let touch = TouchSequence(in: scene.window)
    scene.perform {
      touch.begin(at: CGPoint(x: 100, y: 100))
      for distance in distances { touch.move(to: CGPoint(x: 100, y: 100 + distance)) }
    }
    return touch
  }

  @Test func aPullStartsARefreshUnderTheFinger() {
    let touch = pull(150)
    // 140 points that count: 0.55 · 140 · 480 / (0.55 · 140 + 480).
    #expect(abs(scene.table.contentOffset.y + 66) < 1 && !control.isRefreshing)
    #expect(control.frame.minY == scene.table.contentOffset.y && control.frame.height == 60)
    scene.perform { touch.move(to: CGPoint(x: 100, y: 350)) }
    #expect(control.isRefreshing && events.count == 1)
    #expect(scene.table.adjustedContentInset.top == 0, "the finger still pulls")
    scene.perform { touch.end() }
    #expect(scene.table.adjustedContentInset.top == 60)
    scene.run(to: 2)
    #expect(scene.table.contentOffset.y == -60 && control.frame.minY == -60)
  }

  @Test func shortPullsDoNothing() {
    let touch = pull(100)
    scene.perform { touch.end() }
    scene.run(to: 2)
    #expect(!control.isRefreshing && events.count == 0 && scene.table.contentOffset.y == 0)
  }

  @Test func theContentReturnsAtTheEnd() {
    let touch = pull(300)
    scene.perform { touch.end() }
    scene.run(to: 2)
    scene.perform { control.endRefreshing() }
    #expect(!control.isRefreshing && scene.table.adjustedContentInset.top == 0)
    scene.run(to: 2.15)
    #expect(abs(scene.table.contentOffset.y + 30) < 1)
    scene.run(to: 3)
    #expect(scene.table.contentOffset.y == 0 && control.frame.minY == 0)
  }

  @Test func aRefreshThatEndsAtOnceStartsOncePerPull() {
    control.addAction(UIAction { [control] _ in control.endRefreshing() }, for: .valueChanged)
    let touch = pull(300, 320, 340)
    #expect(events.count == 1 && !control.isRefreshing)
    scene.perform { touch.end() }
    scene.run(to: 2)
    #expect(scene.table.contentOffset.y == 0)
    let again = pull(300)
    #expect(events.count == 2)
    scene.perform { again.end() }
  }

  @Test func codeBeginsWithoutMovingTheContent() {
    scene.perform { control.beginRefreshing() }
    #expect(scene.table.contentOffset.y == 0 && scene.table.adjustedContentInset.top == 60)
    #expect(control.isRefreshing && events.count == 0)
    scene.perform { scene.table.setContentOffset(CGPoint(x: 0, y: -60), animated: true) }
    scene.run(to: 1)
    #expect(control.frame.minY == -60)
    scene.perform { scene.table.refreshControl = nil }
    #expect(scene.table.adjustedContentInset.top == 0 && control.superview == nil)
  }

  @Test func bladesAppearWithThePullAndSpin() throws {
    func ink() throws -> Int {
      let picture = try scene.picture()
      return (0..<40).reduce(0) { sum, y in
        sum + (140..<180).count { picture[$0, y]?.description != "#FFFFFFFF" }
      }
    }
    #expect(try ink() == 0)
    let touch = pull(100)
    let some = try ink()
    scene.perform { touch.move(to: CGPoint(x: 100, y: 400)) }
    let all = try ink()
    #expect(some > 20 && all > some)
    scene.perform { touch.end() }
    scene.run(to: 2)
    let first = try scene.picture()
    scene.run(to: 2.125)
    #expect(try scene.picture() != first)
  }

  @Test func aControlThatIsAddedAsASubviewWorks() {
    let other = scene.clock.asCurrent { UIRefreshControl() }
    scene.perform {
      scene.table.refreshControl = nil
      scene.table.addSubview(other)
    }
    #expect(scene.table.refreshControl === other)
    let touch = pull(300)
    #expect(other.isRefreshing)
    scene.perform { touch.end() }
  }
}
