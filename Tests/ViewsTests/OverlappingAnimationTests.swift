import Drawing
import Foundation
import Geometry
import Layers
import Raster
import TestSupport
import Testing
import Views
import VirtualTime

// FIDELITY 9: view animations are additive, so that they overlap without a jump.
@Suite struct OverlappingAnimationTests {
  @Test("FIDELITY 9: from = old − new, to = 0, both fill modes")
  func additive() throws {
    let scene = Scene()
    scene.perform { UIView.animate(withDuration: 1) { scene.view.center.x = 150 } }
    let animation = try #require(
      scene.view.layer.animation(forKey: "position") as? CABasicAnimation)
    #expect(animation.isAdditive && animation.fillMode == .both && animation.duration == 1)
    #expect((animation.fromValue as? NSValue)?.cgPointValue == CGPoint(x: -100, y: 0))
    #expect(animation.toValue as? CGPoint == .zero)
  }

  @Test("FIDELITY 9: two overlapping animations add up")
  func sums() {
    let scene = Scene()
    scene.perform { UIView.animate(withDuration: 1) { scene.view.center.x = 150 } }
    scene.run(to: 0.5)
    scene.perform { UIView.animate(withDuration: 1) { scene.view.center.x = 50 } }
    for time in [0.5, 0.6, 0.75, 0.9, 1] {
      let expected = 50 - 100 * (1 - eased(time)) + 100 * (1 - eased(time - 0.5))
      #expect(near(scene.x(at: time), expected))
    }
    #expect(scene.view.layer.animationKeys() == ["position", "position-2"])
    scene.run(to: 1)
    #expect(near(scene.x(at: 1), 100))
    scene.run(to: 1.5)
    #expect(scene.x(at: 1.5) == 50 && scene.view.layer.animationKeys() == nil)
  }

  @Test("FIDELITY 9: no property jumps where a block begins or ends")
  func noJumps() {
    let scene = Scene()
    func block(_ number: Double) {
      UIView.animate(withDuration: 0.7) {
        scene.view.center = CGPoint(x: 100 * number, y: 50 / number)
        scene.view.bounds = CGRect(x: number, y: -number, width: 30 * number, height: 200)
        scene.view.alpha = 1 / number
        scene.view.transform = CGAffineTransform(rotationAngle: number).scaledBy(x: number, y: 0.5)
        scene.view.backgroundColor = UIColor(
          hue: number / 7, saturation: 1, brightness: 1, alpha: 1)
        scene.view.layer.cornerRadius = number
      }
    }
    for step in 1...6 {
      scene.run(to: Double(step) * 0.3)
      let before = scene.state(at: Double(step) * 0.3)
      scene.perform { block(Double(step)) }
      expectNear(scene.state(at: Double(step) * 0.3), before)
    }
    for end in [1.0, 1.3, 1.6, 1.9, 2.2, 2.5] {
      scene.run(to: end - 1e-9)
      let before = scene.state(at: end - 1e-9)
      scene.run(to: end)
      expectNear(scene.state(at: end), before)
    }
    #expect(scene.view.layer.animationKeys() == nil)
  }

  private func expectNear(
    _ one: LayerState, _ other: LayerState, source: SourceLocation = #_sourceLocation
  ) {
    for property in ["position", "bounds", "opacity", "cornerRadius", "backgroundColor"] {
      guard let property = LayerProperty.named[property] else { continue }
      let distance = property.get(one).distance(to: property.get(other))
      #expect(distance < 1e-5, "\(property.name)", sourceLocation: source)
    }
    let (first, second) = (one.transform.affine, other.transform.affine)
    let distance = [
      first.a - second.a, first.b - second.b, first.c - second.c, first.d - second.d,
    ].map { abs($0) }.max()
    #expect((distance ?? 1) < 1e-5, "transform", sourceLocation: source)
  }

  @Test("FIDELITY 9: growing and shrinking at the same time never mirrors")
  func scales() {
    let scene = Scene()
    scene.perform {
      UIView.animate(withDuration: 1) { scene.view.transform = CGAffineTransform(scaleX: 3, y: 3) }
    }
    scene.run(to: 0.1)
    scene.perform { UIView.animate(withDuration: 1) { scene.view.transform = .identity } }
    for step in 0...10 {
      let time = 0.1 + Double(step) / 10
      let expected = 1 - 2 * (1 - eased(min(time, 1))) + 2 * (1 - eased(time - 0.1))
      let shown = scene.state(at: time).transform.affine
      #expect(near(shown.a, expected) && near(shown.d, expected) && near(shown.b, 0))
    }
  }

  @Test("FIDELITY 9: colours start from the presentation")
  func colours() {
    let scene = Scene()
    scene.view.backgroundColor = .black
    scene.perform { UIView.animate(withDuration: 1) { scene.view.backgroundColor = .white } }
    scene.run(to: 0.25)
    let log = Log(scene)
    let shown = scene.state(at: 0.25).backgroundColor
    #expect(near(shown?.red ?? 0, 0.129162, 1e-6))
    scene.perform {
      UIView.animate(
        withDuration: 1, animations: { scene.view.backgroundColor = .red },
        completion: log.completion)
    }
    #expect(scene.state(at: 0.25).backgroundColor == shown)
    #expect(near(scene.state(at: 0.75).backgroundColor?.red ?? 0, (1 + 0.129162) / 2, 1e-6))
    scene.run(to: 2)
    #expect(log.lines == ["finished at 1.25"])
  }

  @Test("FIDELITY 10: a replaced colour animation has not finished")
  func replacedColour() {
    let scene = Scene()
    let log = Log(scene)
    scene.perform {
      UIView.animate(
        withDuration: 1, animations: { scene.view.backgroundColor = .red },
        completion: log.completion)
    }
    scene.run(to: 0.5)
    scene.perform { UIView.animate(withDuration: 1) { scene.view.backgroundColor = .blue } }
    scene.run(to: 5)
    #expect(log.lines == ["stopped at 0.5"])
  }

  @Test func aColourSetTwiceInOneBlockFinishes() {
    let scene = Scene()
    let log = Log(scene)
    scene.perform {
      UIView.animate(
        withDuration: 1,
        animations: {
          scene.view.backgroundColor = .red
          scene.view.backgroundColor = .blue
        }, completion: log.completion)
    }
    scene.run(to: 5)
    #expect(log.lines == ["finished at 1.0"])
  }

  @Test("FIDELITY 9: bounds splits into origin and size")
  func boundsSplit() {
    let scene = Scene()
    scene.perform {
      UIView.animate(withDuration: 1) { scene.view.bounds.size.width = 200 }
    }
    #expect(scene.view.layer.animationKeys() == ["bounds.size"])
    scene.run(to: 0.5)
    scene.perform {
      UIView.animate(withDuration: 1) { scene.view.bounds.origin.y = 40 }
    }
    #expect(scene.view.layer.animationKeys() == ["bounds.size", "bounds.origin"])
    let shown = scene.state(at: 0.75).bounds
    #expect(near(shown.width, 100 + 100 * eased(0.75)) && near(shown.minY, 40 * eased(0.25)))
  }

  @Test("FIDELITY 22: an animated frame animates bounds and position")
  func frame() {
    let scene = Scene()
    scene.perform {
      UIView.animate(withDuration: 1) {
        scene.view.frame = CGRect(x: 50, y: 0, width: 300, height: 100)
      }
    }
    #expect(scene.view.layer.animationKeys()?.sorted() == ["bounds.size", "position"])
    #expect(scene.state(at: 0.5).frame == CGRect(x: 25, y: 0, width: 200, height: 100))
  }

  @Test("FIDELITY 25: a view turned by π again and again keeps its direction")
  func repeatedHalfTurns() {
    let scene = Scene()
    func halfTurn(_ left: Int) {
      guard left > 0 else { return }
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        scene.view.transform = scene.view.transform.rotated(by: .pi)
      } completion: { _ in
        halfTurn(left - 1)
      }
    }
    scene.perform { halfTurn(20) }
    for step in 1..<80 {
      let time = Double(step) / 8
      scene.run(to: time)
      let angle = 2 * .pi * time
      let shown = scene.state(at: time).transform.affine
      #expect(near(shown.a, cos(angle)) && near(shown.b, sin(angle)), "at \(time)")
    }
  }

  @Test("FIDELITY 24: a rotation keeps the size halfway")
  func rotationKeepsTheSize() {
    let scene = Scene()
    scene.perform {
      UIView.animate(withDuration: 1) {
        scene.view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      }
    }
    let half = scene.state(at: 0.5).transform.affine
    #expect(near(half.determinant, 1) && near(half.b, 0.5.squareRoot()))
  }
}
