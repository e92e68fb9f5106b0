import UIKit

/// Overrides the members of `CAGradientLayer` in the table.
class OverridingGradientLayer: CAGradientLayer {
  let calls = Calls()

  override var colors: [Any]? {
    get { calls.record(super.colors) }
    set { calls.recordSet(super.colors = newValue) }
  }

  override var locations: [NSNumber]? {
    get { calls.record(super.locations) }
    set { calls.recordSet(super.locations = newValue) }
  }

  override var startPoint: CGPoint {
    get { calls.record(super.startPoint) }
    set { calls.recordSet(super.startPoint = newValue) }
  }

  override var endPoint: CGPoint {
    get { calls.record(super.endPoint) }
    set { calls.recordSet(super.endPoint = newValue) }
  }

  override var type: CAGradientLayerType {
    get { calls.record(super.type) }
    set { calls.recordSet(super.type = newValue) }
  }
}
