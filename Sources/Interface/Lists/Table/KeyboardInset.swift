import Foundation
import Geometry
import VirtualTime
import Views

/// The inset that keeps the rows of a table controller above the keyboard, as Apple documents it for
/// `UITableViewController`. The focused field is scrolled into view.
final class KeyboardInset {
  private weak var table: UITableView?
  private var inset: CGFloat = 0
  private var observers: [any NSObjectProtocol] = []

  init(of table: UITableView) {
    self.table = table
    observers = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ].map { name in
      NotificationObservers.add(to: .default, name, nil) { [weak self] in self?.change($0) }
    }
  }

  deinit { for observer in observers { NotificationObservers.remove(observer, from: .default) } }

  private func change(_ notification: Notification) {
    guard let table, table.window != nil,
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return }
    let hides = notification.name == UIResponder.keyboardWillHideNotification
    let edge = table.convert(frame.origin, from: nil).y
    let overlap = max(table.bounds.maxY - edge - table.safeAreaInsets.bottom, 0)
    let change = (hides ? 0 : overlap) - inset
    inset += change
    table.contentInset.bottom += change
    table.verticalScrollIndicatorInsets.bottom += change
    guard !hides, let focused = table.window?.firstResponder as? UIView,
      focused.isDescendant(of: table)
    else { return }
    table.scrollRectToVisible(
      focused.convert(focused.bounds, to: table).insetBy(dx: 0, dy: -8), animated: true)
  }
}
