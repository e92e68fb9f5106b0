import UIKit

/// Overrides the members of `CASpringAnimation` in the table.
class OverridingSpringAnimation: CASpringAnimation {
  let calls = Calls()

  override var mass: CGFloat {
    get { calls.record(super.mass) }
    set { calls.recordSet(super.mass = newValue) }
  }

  override var stiffness: CGFloat {
    get { calls.record(super.stiffness) }
    set { calls.recordSet(super.stiffness = newValue) }
  }

  override var damping: CGFloat {
    get { calls.record(super.damping) }
    set { calls.recordSet(super.damping = newValue) }
  }

  override var initialVelocity: CGFloat {
    get { calls.record(super.initialVelocity) }
    set { calls.recordSet(super.initialVelocity = newValue) }
  }

  override var allowsOverdamping: Bool {
    get { calls.record(super.allowsOverdamping) }
    set { calls.recordSet(super.allowsOverdamping = newValue) }
  }

  override var settlingDuration: CFTimeInterval { calls.record(super.settlingDuration) }

  override var perceptualDuration: CFTimeInterval { calls.record(super.perceptualDuration) }

  override var bounce: CGFloat { calls.record(super.bounce) }
}
