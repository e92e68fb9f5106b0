import UIKit

/// Overrides the members of `CAKeyframeAnimation` in the table.
class OverridingKeyframeAnimation: CAKeyframeAnimation {
  let calls = Calls()

  override var values: [Any]? {
    get { calls.noting(super.values) }
    set { calls.setting(super.values = newValue) }
  }

  override var path: CGPath? {
    get { calls.noting(super.path) }
    set { calls.setting(super.path = newValue) }
  }

  override var keyTimes: [NSNumber]? {
    get { calls.noting(super.keyTimes) }
    set { calls.setting(super.keyTimes = newValue) }
  }

  override var timingFunctions: [CAMediaTimingFunction]? {
    get { calls.noting(super.timingFunctions) }
    set { calls.setting(super.timingFunctions = newValue) }
  }

  override var calculationMode: CAAnimationCalculationMode {
    get { calls.noting(super.calculationMode) }
    set { calls.setting(super.calculationMode = newValue) }
  }

  override var tensionValues: [NSNumber]? {
    get { calls.noting(super.tensionValues) }
    set { calls.setting(super.tensionValues = newValue) }
  }

  override var continuityValues: [NSNumber]? {
    get { calls.noting(super.continuityValues) }
    set { calls.setting(super.continuityValues = newValue) }
  }

  override var biasValues: [NSNumber]? {
    get { calls.noting(super.biasValues) }
    set { calls.setting(super.biasValues = newValue) }
  }

  override var rotationMode: CAAnimationRotationMode? {
    get { calls.noting(super.rotationMode) }
    set { calls.setting(super.rotationMode = newValue) }
  }
}
