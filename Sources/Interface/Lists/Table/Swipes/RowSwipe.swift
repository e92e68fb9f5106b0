import Foundation
import Geometry
import Layers
import Views

/// A row that a finger has moved sideways, with the actions beside it.
///
/// The row follows the finger. When the finger is lifted, the row opens to the width of the actions if it
/// has gone more than half of the way or moves there, and closes otherwise. Beyond 55 % of the list's
/// width, a full swipe performs the first action. The widths of buttons are iOS's; the thresholds and the
/// 0.3 s of each motion are our decision.
final class RowSwipe {
  let path: IndexPath
  let cell: UIView
  let isLeading: Bool
  private let configuration: UISwipeActionsConfiguration
  private let view: SwipeActionsView
  private weak var list: (any SwipeableList)?
  /// The list's offset when the swipe began.
  let scrollOffset: CGPoint
  /// The rectangle of the closed row.
  private let rect: CGRect
  /// The distance of the row from its place, in points; at least 0.
  private(set) var offset: CGFloat = 0
  private var start: CGFloat = 0

  private static let duration = 0.3
  private static let fullSwipe: CGFloat = 0.55
  /// The speed at which a lifted finger opens or closes the row, in points per second.
  private static let flick: CGFloat = 300

  init(
    of path: IndexPath, _ cell: UIView, in list: any SwipeableList, isLeading: Bool,
    _ configuration: UISwipeActionsConfiguration
  ) {
    self.path = path
    self.cell = cell
    self.list = list
    self.isLeading = isLeading
    self.configuration = configuration
    rect = list.rect(ofRowAt: path)
    scrollOffset = list.contentOffset
    view = SwipeActionsView(
      configuration.actions, isLeading: isLeading, height: rect.height
    ) { [weak list] action, view in
      list?.perform(action, view)
    }
  }

  /// Adds the actions to the list, behind the row.
  func begin() {
    list?.insertSubview(view, belowSubview: cell)
    show()
  }

  /// Opens the row by code.
  func open() {
    list?.insertSubview(view, belowSubview: cell)
    UIView.performWithoutAnimation(show)
    move(to: view.naturalWidth)
  }

  /// Begins another drag of the open row.
  func grab() { start = offset }

  /// Moves the row by the movement of the finger.
  func drag(by distance: CGFloat) {
    let target = start + (isLeading ? distance : -distance)
    offset = min(max(target, 0), limit)
    let isExpanded = performsFirst && offset > rect.width * Self.fullSwipe
    guard isExpanded != view.isExpanded else { return show() }
    view.isExpanded = isExpanded
    UIView.animate(withDuration: 0.2, animations: show)
  }

  /// Whether a full swipe performs the first action.
  private var performsFirst: Bool { configuration.performsFirstActionWithFullSwipe }

  private var limit: CGFloat { performsFirst ? rect.width : view.naturalWidth }

  /// Opens or closes the row when the finger is lifted, with a velocity in points per second. Returns
  /// the action to perform, and its view.
  func release(velocity: CGFloat) -> (UIContextualAction, UIView)? {
    let outward = isLeading ? velocity : -velocity
    if view.isExpanded, outward > -Self.flick, let action = configuration.actions.first {
      move(to: rect.width)
      return (action, view.first ?? view)
    }
    view.isExpanded = false
    let isOpen = abs(outward) > Self.flick ? outward > 0 : offset > view.naturalWidth / 2
    if isOpen { move(to: view.naturalWidth) } else { list?.closeSwipe() }
    return nil
  }

  /// Moves the row back and removes the actions.
  func close(animated: Bool) {
    guard animated else {
      UIView.performWithoutAnimation {
        offset = 0
        show()
      }
      return view.removeFromSuperview()
    }
    view.isUserInteractionEnabled = false
    move(to: 0) { [view] in view.removeFromSuperview() }
  }

  /// Lets the actions collapse, because the row is deleted.
  func collapse() {
    view.isUserInteractionEnabled = false
    let end = CGRect(x: view.frame.minX, y: rect.minY, width: view.frame.width, height: 0)
    UIView.animate(withDuration: Self.duration) { [view] in
      view.show(in: end)
    } completion: { [view] _ in
      view.removeFromSuperview()
    }
  }

  private func move(to offset: CGFloat, _ completion: (() -> Void)? = nil) {
    UIView.animate(withDuration: Self.duration) {
      self.offset = offset
      self.show()
    } completion: { _ in
      completion?()
    }
  }

  /// Shows the row and the actions at the offset.
  private func show() {
    let x = isLeading ? rect.minX : rect.maxX - offset
    view.show(in: CGRect(x: x, y: rect.minY, width: offset, height: rect.height))
    guard list?.shows(cell) == true else { return }
    cell.place(in: rect.offsetBy(dx: isLeading ? offset : -offset, dy: 0))
  }
}
