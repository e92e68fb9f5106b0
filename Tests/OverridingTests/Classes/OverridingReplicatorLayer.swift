import UIKit

/// Overrides the members of `CAReplicatorLayer` in the table.
class OverridingReplicatorLayer: CAReplicatorLayer {
  let calls = Calls()

  override var instanceCount: Int {
    get { calls.noting(super.instanceCount) }
    set { calls.setting(super.instanceCount = newValue) }
  }

  override var preservesDepth: Bool {
    get { calls.noting(super.preservesDepth) }
    set { calls.setting(super.preservesDepth = newValue) }
  }

  override var instanceDelay: CFTimeInterval {
    get { calls.noting(super.instanceDelay) }
    set { calls.setting(super.instanceDelay = newValue) }
  }

  override var instanceTransform: CATransform3D {
    get { calls.noting(super.instanceTransform) }
    set { calls.setting(super.instanceTransform = newValue) }
  }

  override var instanceColor: CGColor? {
    get { calls.noting(super.instanceColor) }
    set { calls.setting(super.instanceColor = newValue) }
  }

  override var instanceRedOffset: Float {
    get { calls.noting(super.instanceRedOffset) }
    set { calls.setting(super.instanceRedOffset = newValue) }
  }

  override var instanceGreenOffset: Float {
    get { calls.noting(super.instanceGreenOffset) }
    set { calls.setting(super.instanceGreenOffset = newValue) }
  }

  override var instanceBlueOffset: Float {
    get { calls.noting(super.instanceBlueOffset) }
    set { calls.setting(super.instanceBlueOffset = newValue) }
  }

  override var instanceAlphaOffset: Float {
    get { calls.noting(super.instanceAlphaOffset) }
    set { calls.setting(super.instanceAlphaOffset = newValue) }
  }
}
