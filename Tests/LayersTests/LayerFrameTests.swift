import Foundation
import Geometry
import Layers
import TestSupport
import Testing
import VirtualTime

// FIDELITY 22 and 23: the frame is derived from bounds, position, anchor point and transform.
@Suite struct LayerFrameTests {
  private func layer(_ frame: CGRect, _ transform: CGAffineTransform = .identity) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.setAffineTransform(transform)
    return layer
  }

  private func near(_ one: CGRect, _ other: CGRect) -> Bool {
    max(
      abs(one.minX - other.minX), abs(one.minY - other.minY), abs(one.width - other.width),
      abs(one.height - other.height)) < 1e-9
  }

  @Test("FIDELITY 22: 100 × 100 at the origin, scaled by 2, has the frame (−50, −50, 200, 200)")
  func scaledFrame() {
    let layer = layer(
      CGRect(x: 0, y: 0, width: 100, height: 100), CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(x: -50, y: -50, width: 200, height: 200))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(layer.position == CGPoint(x: 50, y: 50))
  }

  @Test("The null rectangle, with which libraries create views, counts as zero and is not an error")
  func nullFrame() throws {
    let clock = VirtualClock()
    let layer = clock.asCurrent { self.layer(.null) }
    #expect(layer.frame == .zero && clock.failure == nil)
  }

  @Test("FIDELITY 22: the bounding box of a square rotated by 45° is √2 times as wide")
  func rotatedFrame() {
    let layer = layer(
      CGRect(x: 0, y: 0, width: 100, height: 100), CGAffineTransform(rotationAngle: .pi / 4))
    let side = 100 * 2.0.squareRoot()
    #expect(
      near(layer.frame, CGRect(x: 50 - side / 2, y: 50 - side / 2, width: side, height: side)))
  }

  @Test func withoutATransformTheFrameFollowsPositionAndBounds() {
    let layer = layer(CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(layer.position == CGPoint(x: 25, y: 40))
    layer.bounds.origin = CGPoint(x: 7, y: 8)
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    layer.frame = CGRect(x: 1, y: 2, width: 4, height: 6)
    #expect(layer.bounds == CGRect(x: 7, y: 8, width: 4, height: 6))
  }

  @Test func thePositionLocatesTheAnchorPoint() {
    let layer = CALayer()
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 10, y: 60))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(x: 10, y: -20, width: 60, height: 80))
    layer.setAffineTransform(.identity)
    layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    #expect(layer.frame == CGRect(x: -5, y: 40, width: 30, height: 40))
  }

  @Test("FIDELITY 23: after a quarter turn, a frame moved by 50 moves the layer by exactly 50")
  func quarterTurnsAreExact() {
    for quarters in [1.0, 2, 3, 4, 5, -1, -2, -3] {
      let layer = layer(
        CGRect(x: 13, y: 17, width: 120, height: 30),
        CGAffineTransform(rotationAngle: quarters * .pi / 2))
      let (bounds, position) = (layer.bounds, layer.position)
      layer.frame = layer.frame.offsetBy(dx: 50, dy: 0)
      #expect(layer.bounds == bounds)
      #expect(layer.position == CGPoint(x: position.x + 50, y: position.y))
    }
  }

  @Test("FIDELITY 23: accumulated quarter turns stay exact")
  func repeatedQuarterTurns() {
    let layer = layer(CGRect(x: 13, y: 17, width: 120, height: 30))
    for turn in 1...40 {
      layer.setAffineTransform(layer.affineTransform().rotated(by: .pi / 2))
      let before = layer.position
      layer.frame = layer.frame.offsetBy(dx: 5, dy: -3)
      #expect(layer.bounds.size == CGSize(width: 120, height: 30), "after \(turn) turns")
      #expect(layer.position == CGPoint(x: before.x + 5, y: before.y - 3))
    }
  }

  @Test("FIDELITY 23: under a scale, the bounds are the frame's size scaled by the inverse")
  func frameUnderAScale() {
    let layer = layer(
      CGRect(x: 0, y: 0, width: 100, height: 100), CGAffineTransform(scaleX: 2, y: 4))
    layer.frame = CGRect(x: 10, y: 20, width: 60, height: 80)
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 60, height: 80))
  }

  @Test("FIDELITY 23: otherwise the bounds can grow, and the box is centred on the new frame")
  func frameUnderAnotherRotation() {
    let layer = layer(
      CGRect(x: 0, y: 0, width: 100, height: 100), CGAffineTransform(rotationAngle: .pi / 4))
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let side = 100 * 2.0.squareRoot()
    #expect(near(layer.bounds, CGRect(x: 0, y: 0, width: side, height: side)))
    #expect(
      near(CGRect(origin: layer.position, size: .zero), CGRect(x: 50, y: 50, width: 0, height: 0)))
  }

  @Test func translationsApplyAndSingularTransformsKeepTheBounds() {
    let moved = layer(
      CGRect(x: 0, y: 0, width: 10, height: 10), CGAffineTransform(translationX: 100, y: 0))
    #expect(moved.frame.minX == 100)
    moved.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(moved.position == CGPoint(x: -95, y: 5))
    let flat = layer(
      CGRect(x: 0, y: 0, width: 10, height: 10), CGAffineTransform(scaleX: 0, y: 1))
    flat.frame = CGRect(x: 20, y: 20, width: 30, height: 30)
    #expect(flat.bounds.size == CGSize(width: 10, height: 10))
    #expect(flat.position == CGPoint(x: 35, y: 35))
  }

  @Test("FIDELITY 23: bounds that are seen edge-on or are empty take the size of the frame")
  func frameUnderATurnOutOfThePlane() {
    let frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    let turned = layer(frame)
    turned.anchorPoint = CGPoint(x: 0.5, y: 1)
    turned.transform.m34 = 1 / 800
    turned.transform = CATransform3DRotate(turned.transform, -.pi / 2, 1, 0, 0)
    for _ in 0..<2 {
      turned.frame = frame
      #expect(near(turned.bounds, CGRect(x: 0, y: 0, width: 100, height: 40)))
      #expect(abs(turned.position.x - 60) < 1e-9)
      #expect(abs(turned.position.y - 60) < 1e-9)
    }
    let empty = CALayer()
    empty.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    empty.frame = frame
    #expect(near(empty.frame, frame))
    #expect(near(empty.bounds, CGRect(x: 0, y: 0, width: 200, height: 40)))
  }

  @Test("FIDELITY 23: so do bounds that are shrunk to nearly nothing in space")
  func layersThatGrowFromNothing() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(0.0001, 0.0001, 0.0001)
    for width in [200.0, 300] {
      layer.frame = CGRect(x: 10, y: 20, width: width, height: 100)
      #expect(layer.bounds == CGRect(x: 0, y: 0, width: width, height: 100))
      #expect(layer.position == CGPoint(x: 10 + width / 2, y: 70))
    }
  }

  @Test("FIDELITY 23: so do bounds under a scale without depth, which has no inverse")
  func frameUnderAScaleWithoutDepth() {
    let layer = layer(CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    layer.transform = CATransform3DMakeScale(1.1, 1.1, 0)
    for _ in 0..<2 {
      layer.frame = CGRect(x: 10, y: 20, width: 300, height: 100)
      #expect(layer.bounds == CGRect(x: 0, y: 0, width: 300, height: 100))
      #expect(layer.position == CGPoint(x: 160, y: 120))
    }
  }

  @Test("FIDELITY 23: in perspective, a frame that is set again changes nothing")
  func framesInPerspectiveSettle() {
    let layer = CALayer()
    layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    let frame = CGRect(x: 0, y: -50, width: 320, height: 112)
    // Nearly edge-on, no bounds are far enough away to be as high as the frame.
    for angle in [0.4, 1, 1.4, 1.5] {
      layer.transform = CATransform3DRotate(transform, angle, 1, 0, 0)
      layer.frame = frame
      let (bounds, position) = (layer.bounds, layer.position)
      layer.frame = frame
      #expect(layer.bounds == bounds && layer.position == position)
      #expect(layer.bounds.height > 112)
    }
    layer.transform = CATransform3DIdentity
    layer.frame = frame
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 320, height: 112))
  }

  @Test func negativeSizesAreStandardized() {
    let layer = layer(CGRect(x: 10, y: 10, width: -4, height: -6))
    #expect(layer.frame == CGRect(x: 6, y: 4, width: 4, height: 6))
    layer.bounds = CGRect(x: 0, y: 0, width: -8, height: 8)
    #expect(layer.bounds == CGRect(x: -8, y: 0, width: 8, height: 8))
  }

  @Test("FIDELITY 22: animating the frame animates bounds and position")
  func animatedFrame() {
    let scene = Scene()
    scene.clock.asCurrent { scene.layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20) }
    #expect(scene.layer.animationKeys()?.sorted() == ["bounds", "position"])
  }
}
