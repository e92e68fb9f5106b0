import Foundation
import Layers
import Views

/// What a table determines for its cells.
struct CellSurroundings: Equatable {
  /// The margin at the leading and trailing edges, in points.
  var margin: CGFloat = 16
  /// The margin of the accessory.
  var accessoryMargin: CGFloat = 16
  /// The insets of the separator.
  var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The colour of the separator; nil for none.
  var separatorColor: UIColor?
  /// Whether the separator reaches from edge to edge, as below the last row of a grouped section.
  var isSeparatorFull = false
  /// Whether a line is drawn above the row, as above the first one of a grouped section.
  var hasLineAbove = false
  /// The editing style, by the delegate.
  var editingStyle = UITableViewCell.EditingStyle.delete
  /// The control at the leading edge while the cell is edited.
  var control = Control.style

  enum Control {
    /// That of the editing style.
    case style
    /// A circle that shows whether the row is selected.
    case select
  }
}

/// The content view of a cell, with the system's margins until the app sets others.
final class CellContentView: UIView {
  private var systemMargins: UIEdgeInsets?

  /// Sets the margins, unless the app has set some.
  func setMargins(_ margins: UIEdgeInsets) {
    guard systemMargins == nil || systemMargins == layoutMargins else { return }
    systemMargins = margins
    if layoutMargins != margins { layoutMargins = margins }
  }
}

/// A separator: a line one pixel high.
final class SeparatorView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIView {
  /// The view and its descendants.
  var tree: [UIView] { [self] + subviews.flatMap(\.tree) }

  /// Whether the view holds a constraint of another view, rather than only those of its own size.
  var constrainsSubviews: Bool {
    constraints.contains {
      [$0.firstItem, $0.secondItem].contains { $0 is UIView && $0 !== self }
    }
  }

  /// Sets the frame of a view that may be transformed, by its bounds and centre.
  func place(in rect: CGRect) {
    let anchor = layer.anchorPoint
    let center = CGPoint(
      x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    if self.center != center { self.center = center }
    if bounds.size != rect.size { bounds.size = rect.size }
  }
}
