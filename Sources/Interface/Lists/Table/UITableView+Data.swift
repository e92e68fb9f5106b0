import Foundation
import Geometry
import Layers
import ViewText
import Views

// Reading the numbers of rows and the heights.
extension UITableView {
  /// The height of rows of automatic height until they are visible.
  static let defaultHeight: CGFloat = 44

  /// The margin of the content of rows, as on iOS.
  var rowMargin: CGFloat { bounds.width > 400 ? 20 : 16 }

  var isGrouped: Bool { tableStyle != .plain }

  /// Requests that all numbers and heights are read again before the next layout.
  func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  /// Reads numbers and heights, if that was requested.
  func loadIfNeeded() {
    guard needsReload, updateDepth == 0 else { return }
    needsReload = false
    load(sections: readSections())
    for (path, cell) in contents.cells where !geometry.contains(path) {
      contents.recycle(cell, of: path, in: self)
    }
    for section in contents.headers.keys where !geometry.sections.indices.contains(section) {
      if let view = contents.headers[section] {
        contents.recycle(view, of: section, isFooter: false, in: self)
      }
    }
    for section in contents.footers.keys where !geometry.sections.indices.contains(section) {
      if let view = contents.footers[section] {
        contents.recycle(view, of: section, isFooter: true, in: self)
      }
    }
    selection.removeAll { !geometry.contains($0) }
  }

  /// Arranges sections in the table's width.
  func load(sections: [TableGeometry.Section]) {
    let inset = tableStyle == .insetGrouped ? rowMargin : 0
    measuredWidth = bounds.width
    geometry = TableGeometry(
      sections, top: tableHeaderView?.bounds.height ?? 0, x: inset,
      width: max(bounds.width - 2 * inset, 0))
    updateContentSize()
  }

  /// Asks for the numbers of rows, and for heights.
  func readSections() -> [TableGeometry.Section] {
    guard let dataSource else { return [] }
    return (0..<max(dataSource.numberOfSections(in: self), 0)).map { index in
      var section = TableGeometry.Section()
      let count = max(dataSource.tableView(self, numberOfRowsInSection: index), 0)
      section.rows.reserveCapacity(count)
      for row in 0..<count { addRow(IndexPath(row: row, section: index), to: &section) }
      section.header = height(ofHeader: index)
      section.footer = height(ofFooter: index)
      section.padding = padding(above: section.header)
      return section
    }
  }

  private func addRow(_ path: IndexPath, to section: inout TableGeometry.Section) {
    let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    guard height < 0 else { return section.rows.append(height) }
    section.estimated.insert(path.row)
    let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    section.rows.append(estimate > 0 ? estimate : Self.defaultHeight)
  }

  private func padding(above header: CGFloat) -> CGFloat {
    guard header > 0 else { return 0 }
    guard sectionHeaderTopPadding < 0 else { return sectionHeaderTopPadding }
    return isGrouped ? 0 : 22
  }

  /// Grouped tables have space around sections without titles.
  private func height(ofHeader section: Int) -> CGFloat {
    let height = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    guard height < 0 || height == sectionHeaderHeight else { return height }
    guard let view = makeHeader(section) else {
      return space(height, automatic: section == 0 ? 35 : 17.5)
    }
    contents.measuredHeaders[section] = view
    return self.height(of: view, height)
  }

  private func height(ofFooter section: Int) -> CGFloat {
    let height = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    guard height < 0 || height == sectionFooterHeight else { return height }
    guard let view = makeFooter(section) else { return space(height, automatic: 17.5) }
    contents.measuredFooters[section] = view
    return self.height(of: view, height)
  }

  /// The space in place of a header or a footer. Plain tables have none, although Interface Builder sets
  /// their own heights to 28 points; the delegate's heights count without a view.
  private func space(_ height: CGFloat, automatic: CGFloat) -> CGFloat {
    guard isGrouped else { return 0 }
    return height < 0 ? automatic : height
  }

  /// The height of a header or a footer. Titles of grouped tables have that of their text, whatever height
  /// the table has, which Interface Builder sets to 18 points (85 % sure).
  private func height(of view: UIView, _ height: CGFloat) -> CGFloat {
    let isTitle = (view as? UITableViewHeaderFooterView)?.role.isSystem == true
    return height < 0 || isGrouped && isTitle ? fittingHeight(of: view) : height
  }

  /// Returns the header of a section, which may have been made already; nil if there is none.
  func makeHeader(_ section: Int) -> UIView? {
    if let made = contents.measuredHeaders.removeValue(forKey: section) { return made }
    if let view = delegate?.tableView(self, viewForHeaderInSection: section) {
      prepare(view, isFooter: false, section)
      return view
    }
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    return title.map { makeTitle(isGrouped ? $0.uppercased() : $0, isFooter: false, section) }
  }

  /// Returns the footer of a section, which may have been made already; nil if there is none.
  func makeFooter(_ section: Int) -> UIView? {
    if let made = contents.measuredFooters.removeValue(forKey: section) { return made }
    if let view = delegate?.tableView(self, viewForFooterInSection: section) {
      prepare(view, isFooter: true, section)
      return view
    }
    let title = dataSource?.tableView(self, titleForFooterInSection: section)
    return title.map { makeTitle($0, isFooter: true, section) }
  }

  private func makeTitle(_ title: String, isFooter: Bool, _ section: Int) -> UIView {
    let identifier = "UITableViewTitle"
    let view =
      contents.dequeueHeader(identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    prepare(view, isFooter: isFooter, section, isSystem: true)
    view.textLabel?.text = title
    return view
  }

  private func prepare(_ view: UIView, isFooter: Bool, _ section: Int, isSystem: Bool = false) {
    guard let view = view as? UITableViewHeaderFooterView else { return }
    view.role = HeaderRole(
      isInTable: true, isSystem: isSystem || view.reuseIdentifier == nil, isGrouped: isGrouped,
      isFooter: isFooter, isFirst: section == 0, margin: rowMargin)
  }

  /// Returns the height that the content of a header or footer demands: by constraints or, without
  /// them, its size.
  private func fittingHeight(of view: UIView) -> CGFloat {
    let width = CGSize(width: bounds.width, height: 0)
    let content = (view as? UITableViewHeaderFooterView)?.contentView ?? view
    if content.tree.contains(where: { !$0.constraints.isEmpty }) {
      return content.systemLayoutSizeFitting(
        width, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    if view is UITableViewHeaderFooterView { return view.sizeThatFits(width).height }
    return view.bounds.height > 0 ? view.bounds.height : 28
  }

  // MARK: Size

  /// The height of everything.
  private var contentHeight: CGFloat { geometry.bottom + (tableFooterView?.bounds.height ?? 0) }

  /// Sets the size of the content. If it shrinks, the table scrolls back to the last row.
  func updateContentSize() {
    let size = CGSize(width: bounds.width, height: contentHeight)
    guard contentSize != size else { return }
    let shrinks = size.height < contentSize.height
    contentSize = size
    let target = clamped(contentOffset)
    if shrinks, !isDragging, !isDecelerating, contentOffset.y > target.y {
      contentOffset.y = target.y
    }
  }

  /// Makes room for the views above and below all sections.
  func edgeViewsChanged() {
    geometry.setTop(tableHeaderView?.bounds.height ?? 0)
    updateContentSize()
    setNeedsLayout()
  }

  func rect(
    of section: Int, _ edges: (TableGeometry.Section) -> (CGFloat, CGFloat)
  ) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let (top, bottom) = edges(geometry.sections[section])
    return CGRect(x: 0, y: top, width: bounds.width, height: bottom - top)
  }
}
