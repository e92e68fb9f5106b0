public import Foundation
import Layers
public import Views

/// An object that says how many columns and rows a picker has.
public protocol UIPickerViewDataSource: AnyObject {
  /// Returns the number of columns.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows of a column.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// An object that provides the content of a picker's rows and is notified of the selection. All
/// methods are optional.
public protocol UIPickerViewDelegate: AnyObject {
  /// Returns the width of a column.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of the rows of a column.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the text of a row.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// Returns the text of a row with its attributes; preferred to the text alone.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Returns the view of a row; preferred to its text. `view` is one that isn't used any more.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// Called when the user has selected a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns no width: the columns share the width of the picker.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    .nan
  }

  /// Returns no height: rows have the default height.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { .nan }

  /// Returns nil.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }

  /// Returns nil.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }

  /// Returns a view that the picker replaces by the row's text.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { PickerTextRow() }

  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    OptionalMessage.send(
      "pickerView:didSelectRow:inComponent:", to: self, pickerView, row, component)
  }
}

/// What `viewForRow` returns by default: the row shows its text.
package final class PickerTextRow: UIView {}
