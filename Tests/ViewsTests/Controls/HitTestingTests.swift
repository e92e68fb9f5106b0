import Foundation
import Geometry
import Testing
import Views

@Suite struct HitTestingTests {
  let scene = TouchScene()

  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  @Test func theFrontmostViewIsHit() {
    let back = scene.add(box(0, 0, 100, 100))
    let front = scene.add(box(50, 0, 100, 100))
    #expect(scene.hit(20, 20) === back)
    #expect(scene.hit(70, 20) === front)
    #expect(scene.hit(300, 20) === scene.window)
    #expect(scene.hit(400, 20) == nil)
    #expect(scene.hit(.nan, 20) == nil)
  }

  @Test func aViewIncludesItsLeftAndUpperEdgesOnly() {
    let view = scene.add(box(10, 10, 20, 20))
    #expect(scene.hit(10, 10) === view)
    #expect(scene.hit(30, 20) === scene.window)
    #expect(scene.hit(20, 30) === scene.window)
  }

  @Test func hiddenTransparentAndDisabledViewsAreSkippedWithTheirSubviews() {
    let view = scene.add(box(0, 0, 100, 100))
    let child = scene.add(box(0, 0, 50, 50), to: view)
    #expect(scene.hit(20, 20) === child)
    let changes: [(UIView) -> Void] = [
      { $0.isHidden = true }, { $0.alpha = 0.009 }, { $0.isUserInteractionEnabled = false },
      { $0.transform = CGAffineTransform(scaleX: 0, y: 1) },
    ]
    for change in changes {
      let transform = view.transform
      change(view)
      #expect(scene.hit(20, 20) === scene.window)
      view.isHidden = false
      view.alpha = 1
      view.isUserInteractionEnabled = true
      view.transform = transform
    }
    view.alpha = 0.01
    #expect(scene.hit(20, 20) === scene.window)
    view.alpha = 0.02
    #expect(scene.hit(20, 20) === child)
  }

  @Test func overflowingSubviewsAreNotHit() {
    let view = scene.add(box(0, 0, 50, 50))
    let child = scene.add(box(25, 0, 100, 50), to: view)
    #expect(scene.hit(40, 10) === child)
    #expect(scene.hit(80, 10) === scene.window)
  }

  @Test func hitTestingFollowsTransforms() {
    let view = scene.add(box(100, 80, 100, 20))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(scene.hit(110, 90) === scene.window)
    #expect(scene.hit(150, 50) === view)
    let child = scene.add(box(0, 0, 10, 20), to: view)
    #expect(scene.hit(150, 42) === child)
    #expect(scene.hit(150, 135) === view)
    view.transform = view.transform.scaledBy(x: 0.5, y: 1)
    #expect(scene.hit(150, 50) === scene.window)
    #expect(scene.hit(150, 66) === child)
  }

  @Test func viewsCanOverridePointInside() {
    final class Disc: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
        return x * x + y * y <= bounds.width * bounds.width / 4
      }
    }
    let disc = scene.add(Disc(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    #expect(scene.hit(5, 5) === scene.window)
    #expect(scene.hit(50, 5) === disc)
  }

  @Test func coordinatesConvertThroughTransformsAndScrolledBounds() {
    let turned = scene.add(box(100, 0, 100, 100))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let child = scene.add(box(10, 20, 30, 40), to: turned)
    child.bounds.origin = point(5, 5)
    let other = scene.add(box(200, 100, 50, 50))

    let inWindow = child.convert(point(5, 5), to: nil)
    #expect(abs(inWindow.x - 180) < 1e-9 && abs(inWindow.y - 10) < 1e-9)
    #expect(child.convert(point(5, 5), to: scene.window) == inWindow)
    let converted = child.convert(point(5, 5), to: other)
    #expect(abs(converted.x + 20) < 1e-9 && abs(converted.y + 90) < 1e-9)
    let back = child.convert(converted, from: other)
    #expect(abs(back.x - 5) < 1e-9 && abs(back.y - 5) < 1e-9)
    let rect = child.convert(child.bounds, to: nil)
    #expect(abs(rect.minX - 140) < 1e-9 && abs(rect.width - 40) < 1e-9)
    #expect(abs(rect.minY - 10) < 1e-9 && abs(rect.height - 30) < 1e-9)
    #expect(child.convert(point(1, 2), to: child) == point(1, 2))
    let fromWindow = other.convert(point(210, 120), from: nil)
    #expect(fromWindow == point(10, 20))
  }
}
