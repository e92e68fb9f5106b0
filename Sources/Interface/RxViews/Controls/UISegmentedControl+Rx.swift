public import Controls
public import Rx
import Views

extension Reactive where Base: UISegmentedControl {
  /// The index of the selected segment: sent at the subscription and whenever the user selects one.
  public var selectedSegmentIndex: ControlProperty<Int> { value }

  /// The index of the selected segment: sent at the subscription and whenever the user selects one.
  public var value: ControlProperty<Int> {
    controlProperty(getter: { $0.selectedSegmentIndex }, setter: { $0.selectedSegmentIndex = $1 })
  }

  /// Sets whether a segment can be selected.
  public func enabledForSegment(at index: Int) -> Binder<Bool> {
    Binder(base) { $0.setEnabled($1, forSegmentAt: index) }
  }

  /// Sets the title of a segment.
  public func titleForSegment(at index: Int) -> Binder<String?> {
    Binder(base) { $0.setTitle($1, forSegmentAt: index) }
  }
}
