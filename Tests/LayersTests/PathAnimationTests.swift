import Foundation
import Geometry
import Layers
import TestSupport
import Testing
import VirtualTime

// FIDELITY 14: a keyframe animation along a path.
@Suite struct PathAnimationTests {
  /// A path right by 30, down by 10 and, if closed, straight back.
  private func corner(closed: Bool = false) -> CGMutablePath {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)])
    if closed { path.closeSubpath() }
    return path
  }

  private func scene(
    _ path: CGPath?, key: String = "position", _ change: (CAKeyframeAnimation) -> Void = { _ in }
  ) -> Scene {
    let scene = Scene()
    let animation = CAKeyframeAnimation(keyPath: key)
    animation.path = path
    animation.duration = 1
    change(animation)
    scene.add(animation)
    return scene
  }

  private func check(
    _ scene: Scene, _ expected: [(Double, Double, Double)],
    source: SourceLocation = #_sourceLocation
  ) {
    for (time, x, y) in expected {
      let shown = scene.state(at: time).position
      #expect(
        near(shown.x, x, 1e-3) && near(shown.y, y, 1e-3), "\(shown) at \(time)",
        sourceLocation: source)
    }
  }

  @Test func everySegmentTakesTheSameTime() {
    check(scene(corner()), [(0, 0, 0), (0.25, 15, 0), (0.5, 30, 0), (0.75, 30, 5), (1, 30, 10)])
    let closed = scene(corner(closed: true))
    check(closed, [(1.0 / 3, 30, 0), (2.0 / 3, 30, 10), (5.0 / 6, 15, 5), (1, 0, 0)])
  }

  @Test func pacedMovesAtConstantSpeed() {
    let paced = scene(corner()) { $0.calculationMode = .paced }
    check(paced, [(0.25, 10, 0), (0.5, 20, 0), (0.75, 30, 0), (0.875, 30, 5), (1, 30, 10)])
    let arc = CGMutablePath()
    arc.addArc(center: .zero, radius: 100, startAngle: 0, endAngle: .pi, clockwise: false)
    let half = scene(arc) { $0.calculationMode = .cubicPaced }
    for step in 0...8 {
      let shown = half.state(at: Double(step) / 8).position
      #expect(abs(atan2(shown.y, shown.x) - .pi * Double(step) / 8) < 1e-3)
    }
  }

  @Test func keyTimesAndTimingFunctionsApplyToSegments() {
    let timed = scene(corner()) {
      $0.keyTimes = [0, 0.2, 1]
      $0.timingFunctions = [CAMediaTimingFunction(name: .easeInEaseOut)]
    }
    check(timed, [(0.05, 30 * 0.129162, 0), (0.2, 30, 0), (0.6, 30, 5)])
    let late = scene(corner()) { $0.keyTimes = [0.5, 0.6, 0.7] }
    check(late, [(0.25, 0, 0), (0.55, 15, 0), (0.9, 30, 10)])
  }

  @Test func discreteHoldsEveryPoint() {
    let held = scene(corner()) { $0.calculationMode = .discrete }
    check(
      held, [(0, 0, 0), (0.3, 0, 0), (0.34, 30, 0), (0.66, 30, 0), (0.67, 30, 10), (1, 30, 10)])
  }

  @Test func curvesAreFollowed() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
    path.addCurve(
      to: CGPoint(x: 200, y: 0), control1: CGPoint(x: 100, y: 80), control2: CGPoint(x: 200, y: 80))
    check(scene(path), [(0.25, 50, 50), (0.75, 150, 60)])
  }

  @Test(
    "rotationMode rotates the moving layer",
    arguments: [(CAAnimationRotationMode.rotateAuto, 0.0), (.rotateAutoReverse, Double.pi)])
  func rotation(mode: CAAnimationRotationMode, extra: Double) {
    let scene = scene(corner(closed: true)) { $0.rotationMode = mode }
    for (time, angle) in [(0.1, 0.0), (0.5, .pi / 2), (0.9, atan2(-10, -30))] {
      let expected = CGAffineTransform(rotationAngle: angle + extra)
      let shown = scene.state(at: time).transform.affine
      #expect(near(shown.a, expected.a) && near(shown.b, expected.b))
    }
  }

  @Test func withoutARotationModeItKeepsItsTransform() {
    #expect(scene(corner()).state(at: 0.75).transform.affine.isIdentity)
  }

  @Test func theRotationPrecedesTheLayersTransform() {
    let scene = Scene()
    scene.clock.asCurrent {
      CATransaction.setDisableActions(true)
      scene.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
    }
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = corner()
    animation.duration = 1
    animation.rotationMode = .rotateAuto
    scene.add(animation)
    let shown = scene.state(at: 0.75).transform.affine
    #expect(near(shown.b, 1) && near(shown.c, -2))
  }

  @Test func gapsBetweenSubpathsAreSkipped() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    path.addLines(between: [CGPoint(x: 100, y: 0), CGPoint(x: 110, y: 0)])
    check(scene(path), [(0.25, 5, 0), (0.499, 9.98, 0), (0.5, 100, 0), (0.75, 105, 0)])
  }

  @Test func aSinglePointHolds() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 7, y: 8))
    for mode in [CAAnimationCalculationMode.linear, .paced, .discrete] {
      check(scene(path) { $0.calculationMode = mode }, [(0, 7, 8), (0.5, 7, 8), (1, 7, 8)])
    }
  }

  @Test func pathsThatCannotBeFollowedHaveNoEffect() {
    let infinite = CGMutablePath()
    infinite.move(to: CGPoint(x: Double.infinity, y: 0))
    for wrong in [
      scene(CGMutablePath()), scene(infinite), scene(corner(), key: "opacity"),
      scene(corner(), key: "position.x"), scene(corner(), key: "transform"),
    ] {
      #expect(wrong.hasOneWarning(.malformedKeyframes))
      #expect(wrong.warnings.first?.message.contains("on CALayer \"box\"") == true)
      #expect(wrong.layer.animationKeys() == ["key"])
      #expect(wrong.state(at: 0.1) == wrong.layer.modelState)
    }
  }

  @Test(
    "FIDELITY 43: points and sizes follow a path",
    arguments: [
      "transform.translation", "sublayerTransform.translation", "anchorPoint", "bounds.origin",
      "bounds.size", "contentsRect.origin", "contentsRect.size", "shadowOffset",
    ])
  func pointsAndSizesFollowAPath(key: String) throws {
    let scene = scene(corner(), key: key)
    let property = try #require(LayerProperty.named[key])
    let reference = self.scene(corner())
    for time in [0.1, 0.3, 0.6] {
      let (shown, position) = (
        property.get(scene.state(at: time)).lanes, reference.state(at: time).position
      )
      #expect(near(shown[0], position.x) && near(shown[1], position.y))
    }
    #expect(scene.warnings.isEmpty)
  }

  @Test func aTranslationAlongAPathRotatesWithIt() {
    let scene = scene(corner(), key: "transform.translation") { $0.rotationMode = .rotateAuto }
    let reference = self.scene(corner()) { $0.rotationMode = .rotateAuto }
    let (moved, placed) = (scene.state(at: 0.6), reference.state(at: 0.6))
    #expect(
      near(moved.transform.m41, placed.position.x) && near(moved.transform.m42, placed.position.y))
    #expect(near(moved.transform.m11, placed.transform.m11))
    #expect(near(moved.transform.m12, placed.transform.m12))
  }
}
