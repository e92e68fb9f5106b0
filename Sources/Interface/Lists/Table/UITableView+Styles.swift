public import Foundation
import Views

// The styles of tables; the raw values are Apple's.
extension UITableView {
  /// The look of a table.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; headers and footers stay visible while their section is.
    case plain
    /// Sections apart from each other, on a grey background.
    case grouped
    /// As `grouped`, with margins and round corners.
    case insetGrouped
  }

  /// The place to which a row is scrolled.
  public enum ScrollPosition: Int, Sendable {
    /// The nearest place at which it is visible.
    case none
    /// The top.
    case top
    /// The middle.
    case middle
    /// The bottom.
    case bottom
  }

  /// The animation of rows that appear or disappear.
  public enum RowAnimation: Int, Sendable {
    /// The rows fade.
    case fade
    /// The rows slide in from the right, or out to it.
    case right
    /// The rows slide in from the left, or out to it.
    case left
    /// The rows slide down from the row above, or up below it.
    case top
    /// The rows slide up from the row below, or down below it.
    case bottom
    /// None.
    case none
    /// The rows grow from their middle, or shrink to it.
    case middle
    /// Chosen by the table: here `fade`.
    case automatic = 100
  }

  /// The reference of the separators' insets.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of cells.
    case fromCellEdges
    /// The automatic insets.
    case fromAutomaticInsets
  }

  /// The height that the content of a row, header or footer demands.
  public static let automaticDimension: CGFloat = -1

  /// The title of the index that stands for the search.
  public static let indexSearch = "{search}"

  /// Posted when the selection of a table has changed by a tap.
  public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")
}

/// Loads the data of rows before they are visible; never called here, because nothing has to be loaded
/// in advance offline.
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Called before rows become visible.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called when rows don't become visible after all.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
