import Foundation
import Testing
import Views
import VirtualTime

/// Constraints that code stores only in weak properties.
@Suite struct WeakConstraintTests {
  /// A view that sizes itself, as views do whose constraints belong to them once they are active.
  private final class Sized: UIView {
    weak var height: NSLayoutConstraint?
    weak var width: NSLayoutConstraint?

    private var newHeight: NSLayoutConstraint {
      NSLayoutConstraint(
        item: self, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 30)
    }

    func constrain() {
      height = newHeight
      if let height { addConstraint(height) }
      width = widthAnchor.constraint(equalToConstant: 50)
      width?.isActive = true
    }
  }

  @Test func aNewConstraintLivesUntilItIsActivated() {
    let scene = Scene(200, 100)
    let frames = scene.frames { root in
      let view = add(Sized(), to: root)
      view.constrain()
      return [view]
    }
    #expect(frames.map(\.size) == [CGSize(width: 50, height: 30)])
  }

  @Test func anInactiveConstraintIsReleasedAtTheEndOfTheTurn() {
    let scene = Scene(200, 100)
    weak var constraint: NSLayoutConstraint?
    scene.clock.asCurrent {
      constraint = scene.root.widthAnchor.constraint(equalToConstant: 1)
      #expect(constraint != nil)
    }
    #expect(constraint == nil)
  }
}
