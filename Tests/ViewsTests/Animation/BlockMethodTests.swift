import Drawing
import Foundation
import Geometry
import Layers
import TestSupport
import Testing
import Views
import VirtualTime

@Suite struct BlockMethodTests {
  @Test(
    "FIDELITY 21: springDuration and bounce: ω = 2π / duration, ζ = 1 − bounce",
    arguments: [(0.5, 0.0), (0.5, 0.3), (1.2, 0.7)])
  func springDuration(duration: Double, bounce: Double) {
    let scene = Scene()
    let log = Log(scene)
    scene.perform {
      UIView.animate(springDuration: duration, bounce: bounce) {
        scene.view.center.x = 150
      } completion: {
        log.completion($0)
      }
    }
    let (omega, ratio, time) = (2 * Double.pi / duration, 1 - bounce, duration * 0.4)
    let expected: Double
    if bounce == 0 {
      expected = 1 - exp(-omega * time) * (1 + omega * time)
    } else {
      let swing = omega * (1 - ratio * ratio).squareRoot()
      expected =
        1 - exp(-ratio * omega * time)
        * (cos(swing * time) + ratio * omega / swing * sin(swing * time))
    }
    #expect(near((scene.x(at: time) - 50) / 100, expected, 1e-9))
    scene.run(to: 20)
    #expect(log.lines.count == 1 && scene.x(at: 20) == 150)
  }

  @Test(arguments: [
    (UIView.AnimationTransition.flipFromLeft, CATransitionSubtype.fromLeft),
    (.flipFromRight, .fromRight),
  ])
  func blocksCanContainATransition(
    transition: UIView.AnimationTransition, subtype: CATransitionSubtype
  ) throws {
    let scene = Scene()
    scene.perform {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(0.8)
      UIView.setAnimationTransition(transition, for: scene.view, cache: true)
      scene.view.addSubview(UIView())
      UIView.commitAnimations()
    }
    let flip = try #require(scene.view.layer.animation(forKey: kCATransition) as? CATransition)
    #expect(flip.type == CATransitionType(rawValue: "oglFlip") && flip.subtype == subtype)
    scene.run(to: 0.7)
    #expect(scene.view.layer.animation(forKey: kCATransition) != nil)
    scene.run(to: 0.9)
    #expect(scene.view.layer.animation(forKey: kCATransition) == nil)
  }

  @Test func transitionsOutsideOfBlocksHaveNoEffect() {
    let scene = Scene()
    scene.perform { UIView.setAnimationTransition(.curlUp, for: scene.view, cache: false) }
    #expect(scene.view.layer.animationKeys() == nil)
  }

  @Test("FIDELITY 21: the defaults are 0.5 s and no bounce")
  func springDefaults() {
    let (one, other) = (Scene(), Scene())
    one.perform { UIView.animate { one.view.center.x = 150 } }
    other.perform {
      UIView.animate(
        springDuration: 0.5, bounce: 0, initialSpringVelocity: 0, delay: 0, options: [],
        animations: { other.view.center.x = 150 }, completion: nil)
    }
    #expect(one.x(at: 0.2) == other.x(at: 0.2) && one.x(at: 0.2) > 100)
  }

  @Test func aNegativeBounceIsSlower() {
    let (plain, slow) = (Scene(), Scene())
    plain.perform { UIView.animate(springDuration: 1) { plain.view.center.x = 150 } }
    slow.perform { UIView.animate(springDuration: 1, bounce: -0.5) { slow.view.center.x = 150 } }
    #expect(slow.x(at: 0.5) < plain.x(at: 0.5))
    slow.perform { UIView.animate(springDuration: .nan) { slow.view.alpha = 0 } }
    #expect(slow.hasOneWarning(.notFinite) && slow.view.alpha == 0)
  }

  @Test("FIDELITY 11: modifyAnimations repeats the changes made inside it")
  func modifyAnimations() {
    let scene = Scene()
    let log = Log(scene)
    scene.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {
          scene.view.center.x = 150
        }
        scene.view.center.y = 150
      } completion: {
        log.completion($0)
      }
    }
    #expect(near(scene.x(at: 1.5), 100) && near(scene.x(at: 2.5), 100))
    #expect(scene.state(at: 1).position.y == 150)
    scene.run(to: 9)
    #expect(log.lines == ["finished at 4.0"])
  }

  @Test("FIDELITY 11: n + 0.5 cycles end on the new value")
  func oldRepeatCount() {
    let scene = Scene()
    scene.perform {
      UIView.animate(withDuration: 1) {
        UIView.setAnimationRepeatCount(1.5)
        UIView.setAnimationRepeatAutoreverses(true)
        scene.view.center.x = 150
      }
    }
    #expect(near(scene.x(at: 0.5), 100) && near(scene.x(at: 1.5), 100))
    #expect(near(scene.x(at: 2), 50) && near(scene.x(at: 2.999999), 150, 1e-3))
    scene.run(to: 3)
    #expect(scene.view.layer.animationKeys() == nil && scene.x(at: 3) == 150)
  }

  @Test func beginAndCommit() {
    let scene = Scene()
    scene.perform {
      UIView.beginAnimations("move", context: nil)
      #expect(UIView.inheritedAnimationDuration == 0.2)
      UIView.setAnimationDuration(2)
      UIView.setAnimationDelay(1)
      UIView.setAnimationCurve(.linear)
      scene.view.center.x = 150
      UIView.commitAnimations()
      UIView.commitAnimations()
      scene.view.center.y = 150
    }
    #expect(scene.x(at: 1) == 50 && near(scene.x(at: 2), 100) && scene.x(at: 3) == 150)
    #expect(scene.state(at: 0).position.y == 150)
  }

  @Test func settersHaveNoEffectOutsideABlock() {
    let scene = Scene()
    scene.perform {
      UIView.setAnimationDuration(9)
      UIView.setAnimationRepeatCount(9)
      UIView.setAnimationCurve(.linear)
      UIView.animate(withDuration: 2) {
        UIView.setAnimationDuration(9)
        scene.view.center.x = 150
      }
    }
    #expect(near(scene.x(at: 0.5), 50 + 100 * eased(0.25)) && scene.x(at: 2) == 150)
  }

  @Test func anUncommittedBlockEndsWithTheEnclosingBlock() {
    let scene = Scene()
    scene.perform {
      UIView.animate(withDuration: 1) { UIView.beginAnimations(nil, context: nil) }
      scene.view.center.x = 150
    }
    #expect(scene.x(at: 0) == 150)
  }

  @Test func deletingFadesAndRemoves() {
    let scene = Scene()
    let log = Log(scene)
    scene.perform {
      UIView.perform(.delete, on: [scene.view]) {
        scene.window.backgroundColor = .red
      } completion: {
        log.completion($0)
      }
    }
    #expect(scene.state(at: 0.1).opacity < 1 && scene.view.superview != nil)
    scene.run(to: 1)
    #expect(scene.view.superview == nil && log.lines == ["finished at 0.35"])
  }
}
