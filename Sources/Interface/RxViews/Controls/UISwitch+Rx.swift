public import Controls
public import Rx
import Views

extension Reactive where Base: UISwitch {
  /// Whether the switch is on: sent at the subscription and whenever the user flips it.
  public var isOn: ControlProperty<Bool> { value }

  /// Whether the switch is on: sent at the subscription and whenever the user flips it.
  public var value: ControlProperty<Bool> {
    controlProperty(getter: { $0.isOn }, setter: { $0.isOn = $1 })
  }
}
