import Controls
import Foundation
import Geometry
import Layers
import Messaging
import Views

// Rows that are moved by a drag: with a drag delegate that has items for a row, a long press lifts the
// row, which then moves as by its control. As on iOS, the data source moves it.

/// A drag of a table's own row.
final class LocalDragSession: NSObject, UIDragSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  let allowsMoveOperation = true
  let isRestrictedToDraggingApplication = true
  private weak var press: UIGestureRecognizer?

  init(_ press: UIGestureRecognizer) { self.press = press }

  func location(in view: UIView) -> CGPoint { press?.location(in: view) ?? .zero }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// Recognizes a long press that lifts a row.
final class RowDragRecognizer: UILongPressGestureRecognizer {
  private(set) lazy var session = LocalDragSession(self)

  /// Begins another session.
  func renew() { session = LocalDragSession(self) }
}

extension UITableView {
  /// Adds the recognizer, once there is a drag delegate.
  func installDrag() {
    let isInstalled = gestureRecognizers?.contains { $0 is RowDragRecognizer } ?? false
    guard dragDelegate != nil, !isInstalled else { return }
    let press = RowDragRecognizer()
    press.addTarget(
      self,
      action: Selector("dragRow:") { [weak press] (table: UITableView, _) in
        if let press { table.follow(press) }
      })
    addGestureRecognizer(press)
  }

  /// Returns whether the row under a long press can be dragged.
  func mayDrag(_ press: RowDragRecognizer) -> Bool {
    guard dragInteractionEnabled, movement == nil, swipe == nil, let dragDelegate,
      let path = indexPathForRow(at: press.location(in: self)), contents.cells[path] != nil,
      canMove(path)
    else { return false }
    press.renew()
    press.session.items = dragDelegate.tableView(
      self, itemsForBeginning: press.session, at: path)
    return !press.session.items.isEmpty
  }

  private func follow(_ press: RowDragRecognizer) {
    let point = press.location(in: self)
    switch press.state {
    case .began:
      guard let cell = indexPathForRow(at: point).flatMap({ contents.cells[$0] }) else { return }
      dragDelegate?.tableView(self, dragSessionWillBegin: press.session)
      move(cell, .began, to: point.y)
    case .changed: if let movement { move(movement.cell, .moved, to: point.y) }
    case .ended, .cancelled, .failed:
      if let movement {
        move(movement.cell, press.state == .ended ? .ended : .cancelled, to: point.y)
      }
      dragDelegate?.tableView(self, dragSessionDidEnd: press.session)
    default: break
    }
  }
}
