import Failures
import Foundation
import Geometry
import Layers
import TestSupport
import Testing
import Views

// FIDELITY 9, 25 and 26 for views: three-dimensional transforms and masks.
@Suite struct Transform3DTests {
  private var perspective: CATransform3D {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 300
    return perspective
  }

  private func difference(_ one: CATransform3D, _ other: CATransform3D) -> Double {
    let rows = [
      one.m11 - other.m11, one.m12 - other.m12, one.m13 - other.m13, one.m14 - other.m14,
      one.m21 - other.m21, one.m22 - other.m22, one.m31 - other.m31, one.m33 - other.m33,
      one.m34 - other.m34, one.m43 - other.m43, one.m44 - other.m44,
    ]
    return rows.map { abs($0) }.max() ?? 0
  }

  @Test func transformIsTheAffinePartOfTransform3D() {
    let scene = Scene()
    scene.view.transform = CGAffineTransform(rotationAngle: 1)
    #expect(scene.view.transform3D == CATransform3DMakeRotation(1, 0, 0, 1))
    scene.view.transform3D = CATransform3DMakeTranslation(1, 2, 3)
    #expect(scene.view.transform == CGAffineTransform(translationX: 1, y: 2))
    #expect(scene.view.layer.transform == scene.view.transform3D)
  }

  @Test("FIDELITY 25: a flip by π about y rotates in the direction of its sign")
  func flip() {
    for sign in [1.0, -1] {
      let scene = Scene()
      scene.view.transform3D = perspective
      scene.perform {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          scene.view.transform3D = CATransform3DRotate(perspective, sign * .pi, 0, 1, 0)
        }
      }
      for step in 0...8 {
        let time = Double(step) / 8
        let expected = CATransform3DRotate(perspective, sign * .pi * time, 0, 1, 0)
        #expect(difference(scene.state(at: time).transform, expected) < 1e-12)
      }
    }
  }

  @Test("FIDELITY 9: overlapping 3D rotations add up without a jump")
  func overlap() {
    let scene = Scene()
    scene.view.transform3D = perspective
    func turn(_ angle: Double) {
      scene.perform {
        UIView.animate(withDuration: 1) {
          scene.view.transform3D = CATransform3DRotate(perspective, angle, 0, 1, 0)
        }
      }
    }
    turn(1)
    scene.run(to: 0.5)
    let before = scene.state(at: 0.5).transform
    turn(2)
    #expect(difference(scene.state(at: 0.5).transform, before) < 1e-12)
    let expected = 2 - 1 * (1 - eased(0.75)) - 1 * (1 - eased(0.25))
    let rotated = CATransform3DRotate(perspective, expected, 0, 1, 0)
    #expect(difference(scene.state(at: 0.75).transform, rotated) < 1e-12)
    // Back to a flat transform, in addition to both.
    scene.run(to: 0.75)
    let later = scene.state(at: 0.75).transform
    scene.perform {
      UIView.animate(withDuration: 1) { scene.view.transform = CGAffineTransform(scaleX: 2, y: 2) }
    }
    #expect(difference(scene.state(at: 0.75).transform, later) < 1e-12)
    scene.run(to: 2)
    #expect(scene.state(at: 2).transform == CATransform3DMakeScale(2, 2, 1))
  }

  @Test("FIDELITY 26: a view in perspective is hit where it appears")
  func hits() {
    let scene = Scene()
    scene.view.transform3D = CATransform3DRotate(perspective, .pi / 3, 0, 1, 0)
    let corner = scene.view.convert(CGPoint(x: 1, y: 1), to: nil)
    #expect(corner.y < 0 && corner.x > 15)
    let inside = scene.view.convert(CGPoint(x: 1, y: 50), to: nil)
    #expect(scene.window.hitTest(inside, with: nil) === scene.view)
    #expect(scene.window.hitTest(CGPoint(x: 5, y: 50), with: nil) === scene.window)
    #expect(scene.window.hitTest(CGPoint(x: 90, y: 50), with: nil) === scene.window)
    scene.view.transform3D = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    #expect(scene.window.hitTest(CGPoint(x: 60, y: 50), with: nil) === scene.window)
  }

  @Test("FIDELITY 27: a view's mask is retained, isn't a subview, and belongs to one view")
  func masks() {
    let scene = Scene()
    weak var held: UIView?
    do {
      let mask = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      scene.window.addSubview(mask)
      scene.view.mask = mask
      held = mask
    }
    #expect(held != nil && scene.view.mask === held && scene.view.layer.mask === held?.layer)
    #expect(scene.window.subviews.count == 1 && held?.superview == nil)
    scene.view.mask = nil
    #expect(held == nil && scene.view.layer.mask == nil)
    scene.perform { scene.view.mask = scene.window }
    #expect(scene.error?.code == .cyclicTree && scene.view.mask == nil)
    #expect(scene.view.superview === scene.window)
  }

  @Test func bordersAnimateInABlock() {
    let scene = Scene()
    scene.perform {
      UIView.animate(withDuration: 1) {
        scene.view.layer.borderWidth = 4
        scene.view.layer.zPosition = 2
      }
    }
    #expect(near(scene.state(at: 0.5).borderWidth, 2) && near(scene.state(at: 0.5).zPosition, 1))
  }
}
