import Foundation
import Geometry
import Layers
import TestSupport
import Testing
import VirtualTime

@Suite("FIDELITY 17: from, to and by in every combination, additive and cumulative")
struct ValueCombinationTests {
  /// Creates a scene with a corner radius of 10, animated for 1 s.
  private func scene(
    _ from: Double?, _ to: Double?, _ by: Double?, _ change: (CABasicAnimation) -> Void = { _ in }
  ) -> Scene {
    let scene = Scene()
    scene.clock.asCurrent {
      CATransaction.setDisableActions(true)
      scene.layer.cornerRadius = 10
    }
    let animation = CABasicAnimation(keyPath: "cornerRadius")
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    animation.duration = 1
    change(animation)
    scene.add(animation)
    return scene
  }

  private func ends(_ scene: Scene) -> [Double] {
    [0, 0.5, 1].map { Double(scene.state(at: $0).cornerRadius) }
  }

  /// The given values, and the values shown at the start, in the middle and at the end.
  struct Row: Sendable {
    let from, to, by: Double?
    let shown: [Double]

    init(_ from: Double?, _ to: Double?, _ by: Double?, _ shown: [Double]) {
      self.from = from
      self.to = to
      self.by = by
      self.shown = shown
    }
  }

  @Test(arguments: [
    Row(2, 6, nil, [2, 4, 6]), Row(2, 6, 100, [2, 4, 6]), Row(2, nil, 4, [2, 4, 6]),
    Row(nil, 6, 4, [2, 4, 6]), Row(2, nil, nil, [2, 6, 10]), Row(nil, 6, nil, [10, 8, 6]),
    Row(nil, nil, 4, [10, 12, 14]), Row(nil, nil, nil, [10, 10, 10]),
  ])
  func replacing(row: Row) {
    #expect(ends(scene(row.from, row.to, row.by)) == row.shown)
  }

  @Test(arguments: [
    Row(2, 6, nil, [12, 14, 16]), Row(2, nil, 4, [12, 14, 16]), Row(nil, 6, 4, [12, 14, 16]),
    Row(2, nil, nil, [12, 11, 10]), Row(nil, 6, nil, [10, 13, 16]),
    Row(nil, nil, 4, [10, 12, 14]), Row(nil, nil, nil, [10, 10, 10]),
  ])
  func adding(row: Row) {
    #expect(ends(scene(row.from, row.to, row.by) { $0.isAdditive = true }) == row.shown)
  }

  @Test func cumulativeRepeatsContinueFromTheLastEnd() {
    let scene = scene(0, 4, nil) { ($0.isCumulative, $0.repeatCount) = (true, 3) }
    let expected = [(0.5, 2.0), (1, 4), (1.5, 6), (2.25, 9), (3, 12)]
    for (time, radius) in expected { #expect(near(scene.state(at: time).cornerRadius, radius)) }
  }

  @Test func cumulativeAdditivesAddToTheModel() {
    let scene = scene(0, 4, nil) {
      $0.isCumulative = true
      $0.isAdditive = true
      $0.repeatCount = 2
    }
    #expect(near(scene.state(at: 1.5).cornerRadius, 16))
  }

  @Test func autoreversingAnimationsDoNotAccumulate() {
    let scene = scene(1, 4, nil) {
      $0.isCumulative = true
      $0.autoreverses = true
      $0.repeatCount = 2
    }
    // Each cycle ends at 1, which is the start of the next one.
    #expect(near(scene.state(at: 3).cornerRadius, 5))
  }

  @Test func aCumulativeRotationContinues() {
    let scene = Scene()
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.fromValue = 0
    turn.toValue = 1
    turn.duration = 1
    turn.isCumulative = true
    turn.repeatCount = 3
    scene.add(turn)
    let expected = CGAffineTransform(rotationAngle: 2.5)
    #expect(near(scene.state(at: 2.5).transform.affine.b, expected.b))
  }
}

@Suite struct CAValueFunctionTests {
  private func transform(_ name: CAValueFunctionName, _ from: Any?, _ to: Any?) -> CATransform3D {
    let scene = Scene()
    let animation = CABasicAnimation(keyPath: "transform")
    animation.valueFunction = CAValueFunction(name: name)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 1
    scene.add(animation)
    #expect(scene.error == nil)
    return scene.state(at: 0.5).transform
  }

  @Test func numbersBecomeTransforms() {
    let cases: [(CAValueFunctionName, CATransform3D)] = [
      (.rotateX, CATransform3DMakeRotation(2, 1, 0, 0)),
      (.rotateY, CATransform3DMakeRotation(2, 0, 1, 0)),
      (.rotateZ, CATransform3DMakeRotation(2, 0, 0, 1)),
      (.scaleX, CATransform3DMakeScale(2, 1, 1)), (.scaleY, CATransform3DMakeScale(1, 2, 1)),
      (.scaleZ, CATransform3DMakeScale(1, 1, 2)),
      (.translateX, CATransform3DMakeTranslation(2, 0, 0)),
      (.translateY, CATransform3DMakeTranslation(0, 2, 0)),
      (.translateZ, CATransform3DMakeTranslation(0, 0, 2)),
    ]
    for (name, expected) in cases { #expect(transform(name, 0, 4) == expected, "\(name)") }
  }

  @Test func threeNumbersScaleAndTranslate() {
    #expect(transform(.scale, [1, 1, 1], [3, 5, 7]) == CATransform3DMakeScale(2, 3, 4))
    #expect(
      transform(.translate, [0, 0, 0], [2.0, 4, 6] as [NSNumber])
        == CATransform3DMakeTranslation(1, 2, 3))
  }

  @Test func omittedValuesHaveNoEffect() {
    #expect(transform(.scaleX, nil, 3) == CATransform3DMakeScale(2, 1, 1))
    #expect(transform(.rotateZ, 4, nil) == CATransform3DMakeRotation(2, 0, 0, 1))
  }

  @Test func fullTurnsCanBeKeyframes() {
    let scene = Scene()
    let animation = CAKeyframeAnimation(keyPath: "transform")
    animation.valueFunction = CAValueFunction(name: .rotateZ)
    animation.values = [0, 4 * Double.pi]
    animation.duration = 1
    scene.add(animation)
    #expect(near(scene.state(at: 0.125).transform.affine.b, 1))
  }

  @Test func unknownNamesReturnNil() {
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "skew")) == nil)
  }

  @Test func wrongCountsCauseAWarning() {
    let scene = Scene()
    let animation = CABasicAnimation(keyPath: "transform")
    animation.valueFunction = CAValueFunction(name: .scale)
    animation.toValue = [1, 2]
    scene.add(animation)
    #expect(scene.hasOneWarning(.wrongValue))
  }
}
