public import Controls
public import Foundation
public import Rx
import Views

extension Reactive where Base: UITextField {
  /// The text: sent at the subscription, while the user types, and when editing begins and ends.
  public var text: ControlProperty<String?> { value }

  /// The text: sent at the subscription, while the user types, and when editing begins and ends.
  public var value: ControlProperty<String?> {
    controlProperty(getter: { $0.text }, setter: { $0.text = $1 })
  }

  /// The attributed text: sent at the subscription, while the user types, and when editing begins
  /// and ends.
  public var attributedText: ControlProperty<NSAttributedString?> {
    controlProperty(getter: { $0.attributedText }, setter: { $0.attributedText = $1 })
  }
}
