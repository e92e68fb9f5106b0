import Foundation
import Views

/// The vertical arrangement of a table's sections: header, rows and footer of each, one below the
/// other.
struct TableGeometry {
  /// A section. Distances are in points.
  struct Section {
    /// The space above the header.
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
    /// The heights of the rows.
    var rows: [CGFloat] = []
    /// The rows whose height is an estimate, until their cells are measured.
    var estimated: Set<Int> = []

    /// The upper edge of the section, with its padding.
    fileprivate(set) var top: CGFloat = 0
    /// The upper edges of the rows relative to the first one, and the lower edge of the last.
    fileprivate(set) var rowEdges: [CGFloat] = [0]

    var headerTop: CGFloat { top + padding }
    var rowsTop: CGFloat { headerTop + header }
    var footerTop: CGFloat { rowsTop + (rowEdges.last ?? 0) }
    var bottom: CGFloat { footerTop + footer }

    fileprivate mutating func arrange(from top: CGFloat) {
      self.top = top
      var edge: CGFloat = 0
      rowEdges = [0]
      rowEdges.reserveCapacity(rows.count + 1)
      for height in rows {
        edge += height
        rowEdges.append(edge)
      }
    }
  }

  private(set) var sections: [Section] = []
  /// The height above the first section: that of the table's header view.
  private(set) var top: CGFloat = 0
  /// The horizontal extent of rows.
  var (x, width) = (CGFloat(0), CGFloat(0))

  init() {}

  init(_ sections: [Section], top: CGFloat, x: CGFloat, width: CGFloat) {
    self.sections = sections
    self.top = top
    self.x = x
    self.width = width
    arrange()
  }

  /// The lower edge of the last section.
  var bottom: CGFloat { sections.last?.bottom ?? top }

  mutating func setTop(_ top: CGFloat) {
    guard top != self.top else { return }
    self.top = top
    arrange()
  }

  /// Sets the measured height of a row. The rows below it move.
  mutating func setHeight(_ height: CGFloat, ofRowAt path: IndexPath) {
    sections[path.section].estimated.remove(path.row)
    guard sections[path.section].rows[path.row] != height else { return }
    sections[path.section].rows[path.row] = height
    arrange(from: path.section)
  }

  /// Positions the sections from the one with an index on. Complexity: O(rows).
  private mutating func arrange(from first: Int = 0) {
    var edge = first == 0 ? top : sections[first - 1].bottom
    for index in sections.indices.dropFirst(first) {
      sections[index].arrange(from: edge)
      edge = sections[index].bottom
    }
  }

  // MARK: Rectangles

  /// Returns whether there is a row at a path.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && sections[path.section].rows.indices.contains(path.row)
  }

  /// Returns the rectangle of a row; zero if there is none.
  func rect(ofRowAt path: IndexPath) -> CGRect {
    guard contains(path) else { return .zero }
    let section = sections[path.section]
    return CGRect(
      x: x, y: section.rowsTop + section.rowEdges[path.row], width: width,
      height: section.rows[path.row])
  }

  // MARK: Searching

  /// Returns the paths of the rows between two heights, with their sections from `sections(from:to:)`.
  func rows(from low: CGFloat, to high: CGFloat) -> [IndexPath] {
    sections(from: low, to: high).flatMap { index -> [IndexPath] in
      let section = sections[index]
      let first = section.row(at: low - section.rowsTop)
      return section.rows.indices.dropFirst(first).prefix { row in
        section.rowsTop + section.rowEdges[row] < high
      }.filter { section.rowsTop + section.rowEdges[$0 + 1] > low }
        .map { IndexPath(row: $0, section: index) }
    }
  }

  /// Returns the sections that extend between two heights.
  func sections(from low: CGFloat, to high: CGFloat) -> [Int] {
    sections.indices.filter { sections[$0].bottom > low && sections[$0].top < high }
  }

  /// Returns the path of the row at a height; nil if there is none.
  func row(at y: CGFloat) -> IndexPath? {
    for (index, section) in sections.enumerated()
    where section.rowsTop <= y && y < section.footerTop {
      return IndexPath(row: section.row(at: y - section.rowsTop), section: index)
    }
    return nil
  }

  /// All paths, in order.
  var allRows: [IndexPath] {
    sections.indices.flatMap { section in
      sections[section].rows.indices.map { IndexPath(row: $0, section: section) }
    }
  }
}

extension TableGeometry.Section {
  /// Returns the row at a height below the first row's upper edge, by binary search: the first row if
  /// it is above, the number of rows if it is below the last.
  fileprivate func row(at y: CGFloat) -> Int {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rowEdges[middle + 1] > y { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
