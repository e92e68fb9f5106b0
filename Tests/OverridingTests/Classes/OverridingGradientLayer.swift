import UIKit

/// Overrides the members of `CAGradientLayer` in the table.
class OverridingGradientLayer: CAGradientLayer {
  let calls = Calls()

  override var colors: [Any]? {
    get { calls.noting(super.colors) }
    set { calls.setting(super.colors = newValue) }
  }

  override var locations: [NSNumber]? {
    get { calls.noting(super.locations) }
    set { calls.setting(super.locations = newValue) }
  }

  override var startPoint: CGPoint {
    get { calls.noting(super.startPoint) }
    set { calls.setting(super.startPoint = newValue) }
  }

  override var endPoint: CGPoint {
    get { calls.noting(super.endPoint) }
    set { calls.setting(super.endPoint = newValue) }
  }

  override var type: CAGradientLayerType {
    get { calls.noting(super.type) }
    set { calls.setting(super.type = newValue) }
  }
}
