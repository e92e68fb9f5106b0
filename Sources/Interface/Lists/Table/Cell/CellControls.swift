import Foundation
import Geometry
import Layers
import Views

/// The controls of a cell that is edited: one for deletion, insertion or selection at the leading edge,
/// and one for moving the row at the trailing edge.
final class CellControls {
  /// The width of the control at the leading edge.
  static let editingWidth: CGFloat = 38
  /// The width of the control at the trailing edge (D).
  static let reorderWidth: CGFloat = 43

  private(set) var editing: CellGlyph?
  private(set) var reorder: ReorderControl?

  /// Places the controls in a cell's bounds.
  func place(in bounds: CGRect) {
    editing?.frame = CGRect(x: 0, y: 0, width: Self.editingWidth, height: bounds.height)
    reorder?.frame = CGRect(
      x: bounds.width - Self.reorderWidth, y: 0, width: Self.reorderWidth, height: bounds.height)
  }

  /// Replaces the control at the leading edge. Returns the old one, which is still in the cell.
  fileprivate func setEditing(_ kind: CellGlyph.Kind?, in cell: UITableViewCell) -> UIView? {
    guard editing?.kind != kind else { return nil }
    let old = editing
    editing = kind.map { CellGlyph($0) }
    editing?.tapped = { [weak cell] in cell?.tapped?($0) }
    if let editing { add(editing, to: cell, x: old == nil ? -Self.editingWidth : 0) }
    if editing == nil { return old }
    old?.removeFromSuperview()
    return nil
  }

  /// Adds or removes the control at the trailing edge. Returns the old one, which is still in the cell.
  fileprivate func setReorder(_ isShown: Bool, in cell: UITableViewCell) -> UIView? {
    guard isShown != (reorder != nil) else { return nil }
    let old = reorder
    reorder = isShown ? ReorderControl() : nil
    reorder?.dragged = { [weak cell] in
      guard let cell, let table = cell.superview as? UITableView else { return }
      table.move(cell, $0, to: $1.location(in: table).y)
    }
    if let reorder { add(reorder, to: cell, x: cell.bounds.width) }
    return old
  }

  private func add(_ control: UIView, to cell: UITableViewCell, x: CGFloat) {
    UIView.performWithoutAnimation {
      let width = control is ReorderControl ? Self.reorderWidth : Self.editingWidth
      control.frame = CGRect(x: x, y: 0, width: width, height: cell.bounds.height)
    }
    cell.addSubview(control)
  }
}

extension UITableViewCell {
  /// Shows the controls of the state, and hides others.
  func showControls(animated: Bool) {
    var kind = isEditing ? editingStyle.glyph : nil
    if isEditing, surroundings.control == .select { kind = isSelected ? .selected : .unselected }
    let old = [
      controls.setEditing(kind, in: self),
      controls.setReorder(isEditing && showsReorderControl, in: self),
    ]
    setNeedsLayout()
    let state: StateMask = isEditing ? .showingEditControl : []
    func finish() {
      for case let view? in old { view.removeFromSuperview() }
      didTransition(to: state)
    }
    guard animated else { return finish() }
    UIView.animate(withDuration: 0.3) {
      self.layoutIfNeeded()
      for case let view? in old {
        view.frame.origin.x = view is ReorderControl ? self.bounds.width : -view.frame.width
      }
    } completion: { _ in
      finish()
    }
  }

  /// Reports that the actions of the row appear or disappear.
  func showsConfirmation(_ isShown: Bool) {
    var state: StateMask = isEditing ? .showingEditControl : []
    if isShown { state.insert(.showingDeleteConfirmation) }
    willTransition(to: state)
    didTransition(to: state)
  }
}

/// The sign by which a finger moves a row: three lines.
final class ReorderControl: UIView, TouchKeeper {
  enum Phase { case began, moved, ended, cancelled }

  /// Called with the touch that moves the row.
  var dragged: ((Phase, UITouch) -> Void)?

  /// A finger moves a row without waiting, as on a device.
  var isTouchedAtOnce: Bool { true }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 43, height: 44)) }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 22, height: 44) }

  private func report(_ phase: Phase, _ touches: Set<UITouch>) {
    if let touch = touches.first { dragged?(phase, touch) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    report(.began, touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    report(.moved, touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    report(.ended, touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    report(.cancelled, touches)
  }

  override func draw(_ rect: CGRect) {
    UIColor.tertiaryLabel.resolvedColor(with: traitCollection).setFill()
    let width = min(21, bounds.width)
    for line in -1...1 {
      let y = bounds.midY.rounded() + CGFloat(line) * 6 - 1
      UIBezierPath(
        roundedRect: CGRect(x: bounds.midX - width / 2, y: y, width: width, height: 2),
        cornerRadius: 1
      ).fill()
    }
  }
}
