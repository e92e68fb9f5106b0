import UIKit

/// Overrides the members of `CAKeyframeAnimation` in the table.
class OverridingKeyframeAnimation: CAKeyframeAnimation {
  let calls = Calls()

  override var values: [Any]? {
    get { calls.record(super.values) }
    set { calls.recordSet(super.values = newValue) }
  }

  override var path: CGPath? {
    get { calls.record(super.path) }
    set { calls.recordSet(super.path = newValue) }
  }

  override var keyTimes: [NSNumber]? {
    get { calls.record(super.keyTimes) }
    set { calls.recordSet(super.keyTimes = newValue) }
  }

  override var timingFunctions: [CAMediaTimingFunction]? {
    get { calls.record(super.timingFunctions) }
    set { calls.recordSet(super.timingFunctions = newValue) }
  }

  override var calculationMode: CAAnimationCalculationMode {
    get { calls.record(super.calculationMode) }
    set { calls.recordSet(super.calculationMode = newValue) }
  }

  override var tensionValues: [NSNumber]? {
    get { calls.record(super.tensionValues) }
    set { calls.recordSet(super.tensionValues = newValue) }
  }

  override var continuityValues: [NSNumber]? {
    get { calls.record(super.continuityValues) }
    set { calls.recordSet(super.continuityValues = newValue) }
  }

  override var biasValues: [NSNumber]? {
    get { calls.record(super.biasValues) }
    set { calls.recordSet(super.biasValues = newValue) }
  }

  override var rotationMode: CAAnimationRotationMode? {
    get { calls.record(super.rotationMode) }
    set { calls.recordSet(super.rotationMode = newValue) }
  }
}
