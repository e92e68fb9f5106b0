import UIKit

/// Overrides the members of `CASpringAnimation` in the table.
class OverridingSpringAnimation: CASpringAnimation {
  let calls = Calls()

  override var mass: CGFloat {
    get { calls.noting(super.mass) }
    set { calls.setting(super.mass = newValue) }
  }

  override var stiffness: CGFloat {
    get { calls.noting(super.stiffness) }
    set { calls.setting(super.stiffness = newValue) }
  }

  override var damping: CGFloat {
    get { calls.noting(super.damping) }
    set { calls.setting(super.damping = newValue) }
  }

  override var initialVelocity: CGFloat {
    get { calls.noting(super.initialVelocity) }
    set { calls.setting(super.initialVelocity = newValue) }
  }

  override var allowsOverdamping: Bool {
    get { calls.noting(super.allowsOverdamping) }
    set { calls.setting(super.allowsOverdamping = newValue) }
  }

  override var settlingDuration: CFTimeInterval { calls.noting(super.settlingDuration) }

  override var perceptualDuration: CFTimeInterval { calls.noting(super.perceptualDuration) }

  override var bounce: CGFloat { calls.noting(super.bounce) }
}
