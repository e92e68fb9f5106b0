import Foundation
import Geometry
import Layers
import Views

/// The arrangement of a cell's parts.
struct CellLayout {
  private let cell: UITableViewCell
  private let surroundings: CellSurroundings

  /// The space between the content and an accessory, in points: our decision.
  private static let accessorySpacing: CGFloat = 8

  init(_ cell: UITableViewCell) {
    self.cell = cell
    surroundings = cell.surroundings
  }

  /// Returns the width of the content view in a cell of a width.
  func contentWidth(in width: CGFloat) -> CGFloat {
    max(width - contentStart - accessoryWidth, 0)
  }

  private var contentStart: CGFloat {
    cell.isEditing && cell.shouldIndentWhileEditing ? CellControls.editingWidth : 0
  }

  private var reorderWidth: CGFloat {
    cell.controls.reorder == nil ? 0 : CellControls.reorderWidth
  }

  private var accessorySize: CGSize? {
    guard let view = cell.shownAccessory else { return nil }
    return view is CellGlyph ? view.sizeThatFits(.zero) : view.bounds.size
  }

  private var accessoryWidth: CGFloat {
    let margin = reorderWidth > 0 ? reorderWidth : surroundings.accessoryMargin
    return accessorySize.map { $0.width + margin + Self.accessorySpacing } ?? reorderWidth
  }

  /// Places all parts.
  func apply() {
    let bounds = cell.bounds
    for view in cell.backgrounds { view.place(in: bounds) }
    let content = cell.content
    content.place(
      in: CGRect(
        x: contentStart, y: 0, width: contentWidth(in: bounds.width), height: bounds.height))
    setMargins()
    cell.labels.layOut(
      in: content.bounds, surroundings,
      indentation: CGFloat(cell.indentationLevel) * cell.indentationWidth)
    placeAccessory(in: bounds)
    cell.controls.place(in: bounds)
    placeSeparator(in: bounds)
  }

  private func setMargins() {
    let margins = UIEdgeInsets(
      top: 11, left: surroundings.margin, bottom: 11, right: surroundings.margin)
    cell.content.setMargins(margins)
  }

  private func placeAccessory(in bounds: CGRect) {
    guard let view = cell.shownAccessory, let size = accessorySize else { return }
    let scale = max(UIScreen.main.scale, 1)
    let y = ((bounds.height - size.height) / 2 * scale).rounded() / scale
    let right = bounds.width - (reorderWidth > 0 ? reorderWidth : surroundings.accessoryMargin)
    view.place(in: CGRect(x: right - size.width, y: y, width: size.width, height: size.height))
  }

  private func placeSeparator(in bounds: CGRect) {
    let line = cell.separatorLine
    guard let color = surroundings.separatorColor else { return line.isHidden = true }
    line.isHidden = false
    if line.backgroundColor != color { line.backgroundColor = color }
    let thickness = 1 / max(UIScreen.main.scale, 1)
    var insets = cell.separatorInset
    if cell.ownSeparatorInset == nil {
      insets.left = cell.labels.separatorStart(surroundings) ?? insets.left
      insets.left += contentStart
    }
    if surroundings.isSeparatorFull { insets = .zero }
    line.place(
      in: CGRect(
        x: insets.left, y: bounds.height - thickness,
        width: max(bounds.width - insets.left - insets.right, 0), height: thickness))
  }

  // MARK: Fitting

  /// Whether the cell's size follows from its own constraints: they are between the cell and subviews that
  /// were added to it rather than to its content view, whose own constraints would come first.
  var fitsByCell: Bool {
    cell.constrainsSubviews && !cell.content.tree.contains { !$0.constraints.isEmpty }
  }

  /// Returns the cell's size by the constraints of the content view, with one pixel for the separator,
  /// as UIKit does.
  func fitting(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    setMargins()
    let content = cell.content
    guard content.tree.contains(where: { !$0.constraints.isEmpty }) else {
      return cell.sizeThatFits(target)
    }
    let inside = CGSize(width: contentWidth(in: target.width), height: target.height)
    let size = content.systemLayoutSizeFitting(
      inside, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    let line = surroundings.separatorColor == nil ? 0 : 1 / max(UIScreen.main.scale, 1)
    // UIKit considers a height of zero unintentional, and uses the standard one (its message of an
    // ambiguous height).
    let margins = content.layoutMargins.top + content.layoutMargins.bottom
    let height = size.height > margins ? size.height + line : UITableView.defaultHeight
    return CGSize(width: size.width + target.width - inside.width, height: height)
  }
}
