public import Controls
public import Rx
import Views

extension Reactive where Base: UISlider {
  /// The value, as the user drags the thumb.
  public var value: ControlProperty<Float> {
    controlProperty(getter: { $0.value }, setter: { $0.value = $1 })
  }
}
