import Foundation
import Geometry
import Layers
import TestSupport
import Testing
import VirtualTime

@Suite struct CAAnimationGroupTests {
  private func group(
    _ scene: Scene, _ animations: [CAAnimation], _ change: (CAAnimationGroup) -> Void = { _ in }
  ) {
    let group = CAAnimationGroup()
    group.animations = animations
    group.duration = 2
    change(group)
    scene.add(group)
  }

  private func corner(_ duration: Double, begin: Double = 0) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "cornerRadius")
    animation.fromValue = 0
    animation.toValue = 8
    animation.duration = duration
    animation.beginTime = begin
    return animation
  }

  @Test("FIDELITY 15: a group clips its children's time and never scales it")
  func clips() {
    let scene = Scene()
    group(scene, [scene.fade(4), corner(1, begin: 0.5)])
    #expect(near(scene.opacity(at: 1), 0.25) && near(scene.opacity(at: 2), 0.5))
    #expect(scene.state(at: 0.25).cornerRadius == 0)
    #expect(near(scene.state(at: 1).cornerRadius, 4) && near(scene.state(at: 1.5).cornerRadius, 8))
    #expect(scene.state(at: 1.75).cornerRadius == 0)
    scene.run(to: 2)
    #expect(scene.layer.animationKeys() == nil && scene.opacity(at: 2) == 1)
  }

  @Test("A child without a duration uses the group's (our decision)")
  func inheritedDuration() {
    let scene = Scene()
    group(scene, [corner(0)])
    #expect(near(scene.state(at: 1).cornerRadius, 4))
  }

  @Test func timesNestInTheGroup() {
    let scene = Scene()
    scene.run(to: 1)
    let child = corner(1)
    child.fillMode = .both
    group(scene, [child]) { ($0.speed, $0.autoreverses, $0.repeatCount) = (2, true, 2) }
    // The group plays its 2 s in 1 s, forwards and backwards.
    let expected = [(1.25, 4.0), (1.5, 8), (2, 8), (2.75, 4), (3, 0), (3.25, 4), (4, 8)]
    for (time, radius) in expected {
      #expect(near(scene.state(at: time).cornerRadius, radius), "at \(time)")
    }
    scene.run(to: 4.999)
    #expect(scene.layer.animationKeys() == ["key"])
    scene.run(to: 5)
    #expect(scene.layer.animationKeys() == nil)
  }

  @Test func theTimingFunctionAppliesToTheWholeGroup() {
    let scene = Scene()
    group(scene, [corner(2)]) { $0.timingFunction = CAMediaTimingFunction(name: .easeIn) }
    #expect(near(scene.state(at: 0.5).cornerRadius, 8 * 0.093465, 1e-5))
  }

  @Test func delegatesOfChildrenAreNotCalled() {
    let scene = Scene()
    let (outer, inner) = (Log(scene.clock), Log(scene.clock))
    let child = corner(1)
    child.delegate = inner
    group(scene, [child]) { $0.delegate = outer }
    scene.run(to: 3)
    #expect(outer.lines == ["began at 0.0", "finished at 2.0"] && inner.lines.isEmpty)
  }

  @Test func groupsNestAndAreCopied() {
    let scene = Scene()
    let (inner, child) = (CAAnimationGroup(), corner(1))
    inner.animations = [child]
    inner.beginTime = 0.5
    inner.duration = 1
    group(scene, [inner])
    child.toValue = 100
    inner.beginTime = 0
    #expect(near(scene.state(at: 1).cornerRadius, 4))
  }

  @Test func aSpringInAGroupKeepsItsSpeed() {
    let (scene, alone) = (Scene(), Scene())
    let spring = CASpringAnimation(keyPath: "cornerRadius")
    spring.fromValue = 0
    spring.toValue = 8
    group(scene, [spring])
    spring.duration = 2
    alone.add(spring)
    let (one, other) = (scene.state(at: 0.3).cornerRadius, alone.state(at: 0.3).cornerRadius)
    #expect(one > 1 && near(one, other))
  }

  @Test func anEmptyGroupRunsForItsDuration() {
    let scene = Scene()
    group(scene, [])
    scene.run(to: 1.9)
    #expect(scene.layer.animationKeys() == ["key"])
  }

  @Test func anInvalidChildHasNoEffectAndTheOthersPlay() {
    let scene = Scene()
    let bad = corner(1)
    bad.toValue = "round"
    group(scene, [bad, scene.fade(2)])
    #expect(scene.hasOneWarning(.wrongValue) && scene.layer.animationKeys() == ["key"])
    #expect(near(scene.opacity(at: 1), 0.5) && scene.state(at: 1).cornerRadius == 0)
  }
}
