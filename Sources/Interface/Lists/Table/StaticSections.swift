package import Foundation
import Views

/// A section of a table whose rows a storyboard describes.
package struct StaticSection {
  let header: String?
  let footer: String?
  let cells: [UITableViewCell]
  /// The heights of rows that have one of their own, in points.
  let heights: [CGFloat?]

  /// Creates a section with a title above and a text below its rows.
  package init(
    header: String?, footer: String?, cells: [UITableViewCell], heights: [CGFloat?]
  ) {
    self.header = header
    self.footer = footer
    self.cells = cells
    self.heights = heights
  }
}

extension UITableView {
  func staticSection(_ index: Int) -> StaticSection? {
    guard let sections = staticSections, sections.indices.contains(index) else { return nil }
    return sections[index]
  }

  func staticCell(_ path: IndexPath) -> UITableViewCell? {
    guard let section = staticSection(path.section), section.cells.indices.contains(path.row) else {
      return nil
    }
    return section.cells[path.row]
  }

  func staticHeight(_ path: IndexPath) -> CGFloat? {
    guard let section = staticSection(path.section), section.heights.indices.contains(path.row)
    else { return nil }
    return section.heights[path.row]
  }
}
