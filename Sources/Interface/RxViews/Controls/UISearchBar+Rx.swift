public import Controls
public import Rx
import Views

extension Reactive where Base: UISearchBar {
  /// The text: sent at the subscription, while the user types, and when editing begins and ends.
  public var text: ControlProperty<String?> { value }

  /// The text: sent at the subscription, while the user types, and when editing begins and ends.
  public var value: ControlProperty<String?> { base.searchTextField.rx.value }

  /// Sent when editing has begun.
  public var textDidBeginEditing: ControlEvent<Void> {
    base.searchTextField.rx.controlEvent(.editingDidBegin)
  }

  /// Sent when editing has ended.
  public var textDidEndEditing: ControlEvent<Void> {
    base.searchTextField.rx.controlEvent(.editingDidEnd)
  }

  /// Sent when the user has pressed the Search key.
  public var searchButtonClicked: ControlEvent<Void> {
    base.searchTextField.rx.controlEvent(.primaryActionTriggered)
  }

  /// Sent when the user has tapped the Cancel button.
  public var cancelButtonClicked: ControlEvent<Void> {
    base.cancelControl.rx.controlEvent(.touchUpInside)
  }

  /// Sent when the user has tapped the bookmark button; never here.
  public var bookmarkButtonClicked: ControlEvent<Void> { ControlEvent(events: Observable.never()) }

  /// Sent when the user has tapped the button for results; never here.
  public var resultsListButtonClicked: ControlEvent<Void> {
    ControlEvent(events: Observable.never())
  }

  /// The index of the selected scope, at the subscription; scopes aren't shown.
  public var selectedScopeButtonIndex: ControlProperty<Int> {
    let index = Observable<Int>.deferred { [weak base] in
      .just((base as UISearchBar?)?.selectedScopeButtonIndex ?? 0)
    }
    return ControlProperty(
      values: index.concat(Observable.never()),
      valueSink: Binder(base) { (bar: UISearchBar, index: Int) in
        bar.selectedScopeButtonIndex = index
      })
  }
}
