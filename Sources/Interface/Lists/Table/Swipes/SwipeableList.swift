import Foundation
import Geometry
import Layers
import Views

// Swiping rows of tables and lists. `RowSwipeRecognizer` follows the finger and asks the list for
// actions; `RowSwipe` moves the row, and `SwipeActionsView` shows the actions beside it.

/// The swipes of a list.
struct RowSwipes {
  /// The row that is moved aside by a swipe.
  var current: RowSwipe?
  /// The row that a finger is about to swipe.
  var next: RowSwipe?
}

/// A table or a collection whose rows can be swiped.
protocol SwipeableList: UIScrollView {
  var swipes: RowSwipes { get set }
  /// Returns the row at a point that can be swiped, with its cell; nil if there is none.
  func swipeableRow(at point: CGPoint) -> (path: IndexPath, cell: UIView)?
  /// Returns the rectangle of a row, in the list's coordinates.
  func rect(ofRowAt path: IndexPath) -> CGRect
  /// Returns the actions of a row on one side.
  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?
  /// Returns whether a cell is still that of a row.
  func shows(_ cell: UIView) -> Bool
  /// Called before a row is swiped.
  func swipeWillBegin(_ swipe: RowSwipe)
  /// Called after a row was closed.
  func swipeDidEnd(_ swipe: RowSwipe)
}

extension SwipeableList {
  /// The row that is moved aside by a swipe.
  var swipe: RowSwipe? { swipes.current }

  /// Finds the actions of the row at a point, or grabs the row that is open; returns false if the row
  /// can't be swiped in that direction.
  func prepareSwipe(at point: CGPoint, isLeading: Bool) -> Bool {
    guard let (path, cell) = swipeableRow(at: point) else {
      closeSwipe()
      return false
    }
    if let swipe, swipe.path == path {
      swipe.grab()
      return true
    }
    closeSwipe()
    guard let found = swipeActions(at: path, isLeading: isLeading), !found.actions.isEmpty else {
      return false
    }
    swipes.next = RowSwipe(of: path, cell, in: self, isLeading: isLeading, found)
    return true
  }

  /// Begins to swipe the row whose actions were found.
  func beginSwipe() {
    guard let new = swipes.next else { return }
    swipes.next = nil
    swipeWillBegin(new)
    swipes.current = new
    new.begin()
  }

  /// Opens or closes the row, or performs the action of a full swipe.
  func endSwipe(velocity: CGFloat) {
    if let (action, view) = swipe?.release(velocity: velocity) { perform(action, view) }
  }

  /// Performs an action of the open row. The row closes when the handler has called its closure.
  func perform(_ action: UIContextualAction, _ view: UIView) {
    let performed = swipe
    action.handler(action, view) { [weak self] _ in
      if let self, let performed, swipe === performed { closeSwipe() }
    }
  }

  /// Closes the open row; returns whether there was one.
  @discardableResult
  func closeSwipe(animated: Bool = true) -> Bool {
    endSwipe { $0.close(animated: animated && window != nil) }
  }

  /// Closes the open row before changes of rows, or lets its actions collapse if it is deleted.
  func closeSwipe(collapses: (IndexPath) -> Bool) {
    endSwipe { swipe in
      if collapses(swipe.path) { swipe.collapse() } else { swipe.close(animated: true) }
    }
  }

  /// Closes the open row if the list has scrolled.
  func closeSwipeAfterScrolling() {
    if let swipe, swipe.scrollOffset != contentOffset { closeSwipe() }
  }

  @discardableResult
  private func endSwipe(_ end: (RowSwipe) -> Void) -> Bool {
    guard let old = swipe else { return false }
    swipes.current = nil
    end(old)
    swipeDidEnd(old)
    return true
  }
}
