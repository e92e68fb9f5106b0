import Foundation
import Layers
import TestSupport
import Testing
import VirtualTime

@Suite struct CASpringParameterTests {
  @Test("A perceptual duration and a bounce determine stiffness and damping")
  func perceptual() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
    let frequency = 4 * Double.pi
    #expect(spring.mass == 1 && near(spring.stiffness, frequency * frequency, 1e-6))
    #expect(near(spring.damping, 2 * 0.75 * frequency) && !spring.allowsOverdamping)
    #expect(near(spring.perceptualDuration, 0.5) && near(spring.bounce, 0.25))
    #expect(spring.duration == spring.settlingDuration)
    let slow = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.5)
    #expect(near(slow.damping, 4 * frequency) && slow.allowsOverdamping)
  }

  @Test("Unless overdamping is allowed, a spring is at most critically damped")
  func overdamping() {
    func opacity(_ damping: Double, _ allows: Bool) -> Double {
      let scene = Scene()
      let spring = CASpringAnimation(keyPath: "opacity")
      spring.fromValue = 0
      spring.toValue = 1
      spring.duration = 5
      spring.damping = damping
      spring.allowsOverdamping = allows
      scene.add(spring)
      return scene.opacity(at: 0.3)
    }
    #expect(near(opacity(80, false), opacity(20, false)))
    #expect(opacity(80, true) < opacity(20, true) - 0.3)
  }

  @Test("A cubic curve's tension, continuity and bias bend it")
  func curveParameters() {
    func opacity(_ key: String?, _ value: Double) -> Double {
      let scene = Scene()
      let animation = CAKeyframeAnimation(keyPath: "opacity")
      animation.values = [0, 0.4, 0.5]
      animation.duration = 2
      animation.calculationMode = .cubic
      if let key { animation.setValue([0, value, 0] as [NSNumber], forKey: key) }
      scene.add(animation)
      return scene.opacity(at: 0.5)
    }
    // Halfway along the first chord c = 0.4, followed by d = 0.1: c/2 + (leaving − arriving)/8,
    // where the curve leaves along c and arrives along (c + d)/2.
    #expect(near(opacity(nil, 0), 0.2 + (0.4 - 0.25) / 8))
    #expect(near(opacity("tensionValues", 1), 0.2 + 0.4 / 8))
    #expect(near(opacity("continuityValues", 1), 0.2 + (0.4 - 0.1) / 8))
    #expect(near(opacity("biasValues", 1), 0.2))
  }
}
