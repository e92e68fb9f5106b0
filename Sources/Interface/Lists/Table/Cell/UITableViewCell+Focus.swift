import Messaging

// Nothing here has the focus, and nothing is dragged over a table: what is set is stored.
extension UITableViewCell {
  /// The look of the cell with the focus.
  public var focusStyle: FocusStyle {
    get { storedValue(.default) }
    set { store(newValue) }
  }

  /// Whether the cell can be used while it is dragged; false by default.
  public var userInteractionEnabledWhileDragging: Bool {
    get { storedValue(false) }
    set { store(newValue) }
  }
}
