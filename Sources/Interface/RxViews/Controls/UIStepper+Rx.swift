public import Controls
public import Rx
import Views

extension Reactive where Base: UIStepper {
  /// The value: sent at the subscription and whenever the user changes it.
  public var value: ControlProperty<Double> {
    controlProperty(getter: { $0.value }, setter: { $0.value = $1 })
  }
}
