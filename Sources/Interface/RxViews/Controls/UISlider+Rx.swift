public import Controls
public import Rx
import Views

extension Reactive where Base: UISlider {
  /// The value: sent at the subscription and whenever the user drags the thumb.
  public var value: ControlProperty<Float> {
    controlProperty(getter: { $0.value }, setter: { $0.value = $1 })
  }
}
