import UIKit

/// Overrides the members of `CAReplicatorLayer` in the table.
class OverridingReplicatorLayer: CAReplicatorLayer {
  let calls = Calls()

  override var instanceCount: Int {
    get { calls.record(super.instanceCount) }
    set { calls.recordSet(super.instanceCount = newValue) }
  }

  override var preservesDepth: Bool {
    get { calls.record(super.preservesDepth) }
    set { calls.recordSet(super.preservesDepth = newValue) }
  }

  override var instanceDelay: CFTimeInterval {
    get { calls.record(super.instanceDelay) }
    set { calls.recordSet(super.instanceDelay = newValue) }
  }

  override var instanceTransform: CATransform3D {
    get { calls.record(super.instanceTransform) }
    set { calls.recordSet(super.instanceTransform = newValue) }
  }

  override var instanceColor: CGColor? {
    get { calls.record(super.instanceColor) }
    set { calls.recordSet(super.instanceColor = newValue) }
  }

  override var instanceRedOffset: Float {
    get { calls.record(super.instanceRedOffset) }
    set { calls.recordSet(super.instanceRedOffset = newValue) }
  }

  override var instanceGreenOffset: Float {
    get { calls.record(super.instanceGreenOffset) }
    set { calls.recordSet(super.instanceGreenOffset = newValue) }
  }

  override var instanceBlueOffset: Float {
    get { calls.record(super.instanceBlueOffset) }
    set { calls.recordSet(super.instanceBlueOffset = newValue) }
  }

  override var instanceAlphaOffset: Float {
    get { calls.record(super.instanceAlphaOffset) }
    set { calls.recordSet(super.instanceAlphaOffset = newValue) }
  }
}
