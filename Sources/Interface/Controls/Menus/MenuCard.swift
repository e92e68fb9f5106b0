import Foundation
import Geometry
import Layers
import ViewText
import Views

/// The rounded card of a menu: its title, and its elements in sections.
final class MenuCard: UIView {
  /// The menu that is shown.
  let menu: UIMenu
  /// Whether the last element is at the top.
  let isReversed: Bool
  private(set) var rows: [MenuRow] = []
  /// The row that closes a submenu; nil for the first menu.
  private(set) var header: MenuRow?
  private let shadow = UIView()
  private let shadowMask = CAShapeLayer()
  private let plate = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let scroller = UIScrollView()
  private let sections: [MenuSection]
  /// The titles and the bars and lines between rows, with the rows: what is below what.
  private var blocks: [Block] = []

  /// Something that takes up the whole width.
  private enum Block {
    case title(UILabel)
    case gap(UIView)
    case line(UIView)
    case rows([MenuRow])
  }

  /// Creates the card of a menu; that of a submenu has a header.
  init(_ menu: UIMenu, isReversed: Bool, isSubmenu: Bool) {
    self.menu = menu
    self.isReversed = isReversed
    let sections = MenuSection.sections(of: menu)
    self.sections = isReversed ? sections.reversed().map(\.reversed) : sections
    super.init(frame: .zero)
    build(isSubmenu)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether a submenu is in front of the card, whose elements are pale then.
  var isBehind = false {
    didSet {
      scroller.alpha = isBehind ? 0.4 : 1
      transform = isBehind ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
    }
  }

  /// Whether there is nothing to show.
  var isEmpty: Bool { rows.isEmpty && menu.title.isEmpty }

  // MARK: Content

  private func build(_ isSubmenu: Bool) {
    shadow.layer.shadowRadius = MenuMetrics.shadowRadius
    shadow.layer.shadowOpacity = MenuMetrics.shadowOpacity
    shadow.layer.shadowOffset = .zero
    shadowMask.fillRule = .evenOdd
    shadow.layer.mask = shadowMask
    plate.layer.cornerRadius = MenuMetrics.radius
    plate.layer.cornerCurve = .continuous
    plate.clipsToBounds = true
    for view in [shadow, plate] { addSubview(view) }
    // Touches reach the overlay, which finds the rows.
    scroller.passesTouchesOn = true
    plate.contentView.addSubview(scroller)
    let hasMarks =
      isSubmenu || sections.contains { $0.elements.contains(where: { $0.needsMark }) }
    if isSubmenu {
      let section = MenuSection(title: "", menu: menu, arrangement: .rows, elements: [])
      let row = MenuRow(menu, of: section, hasMarks: true, isHeader: true)
      header = row
      add(.rows([row]))
      add(.line(UIView()))
    } else if !menu.title.isEmpty {
      addTitle(menu.title)
    }
    for (index, section) in sections.enumerated() {
      if index > 0 { add(.gap(UIView())) }
      add(section, hasMarks)
    }
  }

  private func add(_ section: MenuSection, _ hasMarks: Bool) {
    if !section.title.isEmpty { addTitle(section.title) }
    let rows = section.elements.map { MenuRow($0, of: section, hasMarks: hasMarks) }
    self.rows += rows
    guard case .cells(let count, _) = section.arrangement else {
      for (index, row) in rows.enumerated() {
        if index > 0 { add(.line(UIView())) }
        add(.rows([row]))
      }
      return
    }
    for start in stride(from: 0, to: rows.count, by: count) {
      if start > 0 { add(.line(UIView())) }
      add(.rows(Array(rows[start..<min(start + count, rows.count)])))
    }
  }

  private func addTitle(_ text: String) {
    let label = UILabel()
    label.text = text
    label.font = MenuMetrics.subtitleFont
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    add(.title(label))
    add(.line(UIView()))
  }

  private func add(_ block: Block) {
    blocks.append(block)
    switch block {
    case .title(let label): scroller.addSubview(label)
    case .rows(let rows): for row in rows { scroller.addSubview(row) }
    case .gap(let bar):
      bar.backgroundColor = MenuMetrics.gapColor
      scroller.addSubview(bar)
    case .line(let line):
      line.backgroundColor = .separator
      scroller.addSubview(line)
    }
  }

  // MARK: Layout

  private static let lineWidth: CGFloat = 0.5

  private func height(of block: Block, _ width: CGFloat) -> CGFloat {
    switch block {
    case .title(let label):
      let inner = CGSize(width: width - 2 * MenuMetrics.inset, height: .infinity)
      return label.sizeThatFits(inner).height.rounded(.up) + 16
    case .gap: return MenuMetrics.sectionGap
    case .line: return 0
    case .rows(let rows): return rows.map { $0.height(for: width) }.max() ?? 0
    }
  }

  /// Returns the height of all elements with a width.
  func height(for width: CGFloat) -> CGFloat {
    blocks.reduce(0) { $0 + height(of: $1, width) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shadow.frame = bounds
    plate.frame = bounds
    scroller.frame = bounds
    let outline = UIBezierPath(roundedRect: bounds, cornerRadius: MenuMetrics.radius)
    shadow.layer.shadowPath = outline.cgPath
    let reach = 3 * MenuMetrics.shadowRadius
    let area = UIBezierPath(rect: bounds.insetBy(dx: -reach, dy: -reach))
    area.append(outline)
    shadowMask.path = area.cgPath
    var y: CGFloat = 0
    for block in blocks {
      let height = height(of: block, bounds.width)
      place(block, CGRect(x: 0, y: y, width: bounds.width, height: height))
      y += height
    }
    scroller.contentSize = CGSize(width: bounds.width, height: y)
    scroller.isScrollEnabled = y > bounds.height
  }

  private func place(_ block: Block, _ frame: CGRect) {
    switch block {
    case .title(let label): label.frame = frame.insetBy(dx: MenuMetrics.inset, dy: 8)
    case .gap(let bar): bar.frame = frame
    case .line(let line):
      line.frame = CGRect(
        x: 0, y: frame.minY - Self.lineWidth, width: frame.width, height: Self.lineWidth)
    case .rows(let rows):
      let width = frame.width / CGFloat(max(rows.count, 1))
      for (index, row) in rows.enumerated() {
        row.frame = CGRect(
          x: CGFloat(index) * width, y: frame.minY, width: width, height: frame.height)
      }
    }
  }

  // MARK: Rows

  /// Returns the row at a point of the card that can be chosen; nil if there is none.
  func row(at point: CGPoint) -> MenuRow? {
    guard bounds.contains(point) else { return nil }
    return ([header].compactMap { $0 } + rows).first { row in
      row.isEnabled && row.bounds.contains(convert(point, to: row))
    }
  }

  /// Scrolls until a row is visible.
  func scroll(to row: MenuRow) {
    scroller.scrollRectToVisible(row.frame, animated: false)
    scroller.layoutIfNeeded()
  }

  /// Highlights a row, and no other one.
  func highlight(_ row: MenuRow?) {
    for each in [header].compactMap({ $0 }) + rows where each.isHighlighted != (each === row) {
      each.isHighlighted = each === row
    }
  }
}

extension UIMenuElement {
  /// Whether there is a mark beside the element in rows.
  fileprivate var needsMark: Bool { self is UIMenu || shownState != .off }
}
