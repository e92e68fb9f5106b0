public import Foundation
import Controls
import Geometry
import Layers
import ViewText
public import Views

/// The cell of a list: with separators, a background for the list's look, indentation and accessories
/// beside the content.
open class UICollectionViewListCell: UICollectionViewCell {
  private let guide = UILayoutGuide()
  private let separators = [SeparatorView(), SeparatorView()]
  private var shown: [(accessory: UICellAccessory, view: UIView)] = []
  private var row: ListRow?

  /// Creates a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addLayoutGuide(guide)
  }

  /// Creates a cell from its archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addLayoutGuide(guide)
  }

  /// The number of steps by which the content is indented; 0 by default.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of a step; 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether accessories at the leading edge are indented as well; true by default.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }

  /// The signs and views beside the content; none by default.
  open var accessories: [UICellAccessory] = [] {
    didSet { showAccessories(replacing: oldValue) }
  }

  /// The area of the separator, which constraints can determine; without any, it begins at the text.
  open var separatorLayoutGuide: UILayoutGuide { guide }

  /// Whether the children of the item are shown.
  var isExpanded = false {
    didSet { if isExpanded != oldValue { expansionChanged() } }
  }

  /// Whether a swipe has revealed actions of the row.
  var isSwiped = false {
    didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } }
  }

  private func expansionChanged() {
    setNeedsUpdateConfiguration()
    for (_, view) in shown { (view as? OutlineChevron)?.isExpanded = isExpanded }
  }

  /// The state of the cell, with whether its children are shown.
  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isExpanded = isExpanded
    state.isEditing = isEdited
    state.isSwiped = isSwiped
    return state
  }

  // MARK: The list

  override func adoptRow(_ row: ListRow?) {
    guard row != self.row else { return }
    self.row = row
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  /// Returns a configuration for the list's look: in headers and footers that of theirs.
  open override func defaultContentConfiguration() -> UIListContentConfiguration {
    guard let row else { return .cell() }
    let isGrouped = row.appearance == .grouped || row.appearance == .insetGrouped
    switch row.role {
    case .header: return isGrouped ? .groupedHeader() : .plainHeader()
    case .footer: return isGrouped ? .groupedFooter() : .plainFooter()
    case .row: return row.isHeader && !isGrouped ? .plainHeader() : .cell()
    }
  }

  /// The background of the list's look and the cell's state.
  override var standardBackground: UIBackgroundConfiguration? {
    guard let row else { return nil }
    var background = UIBackgroundConfiguration.clear()
    guard row.role == .row else {
      if row.appearance == .plain { background.backgroundColor = .systemBackground }
      return background
    }
    let isOn = isSelected || isHighlighted
    switch row.appearance {
    case .plain: background.backgroundColor = isOn ? .systemGray4 : .systemBackground
    case .grouped, .insetGrouped:
      background.backgroundColor = isOn ? .systemGray4 : .secondarySystemGroupedBackground
      background.cornerRadius = row.appearance == .insetGrouped ? 10 : 0
    case .sidebar, .sidebarPlain:
      background.backgroundColor = isOn ? .systemGray4 : .clear
      background.cornerRadius = 8
    }
    if row.isHeader, row.appearance != .plain, !isOn { background.backgroundColor = .clear }
    return background
  }

  override var backgroundCorners: CACornerMask {
    guard let row, row.appearance == .insetGrouped else { return super.backgroundCorners }
    var corners: CACornerMask = []
    if row.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if row.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }

  // MARK: Accessories

  private var collection: UICollectionView? {
    var next = superview
    while let view = next {
      if let collection = view as? UICollectionView { return collection }
      next = view.superview
    }
    return nil
  }

  private var isEdited: Bool { collection?.isEditing ?? false }

  private func showAccessories(replacing old: [UICellAccessory]) {
    var reusable = shown
    shown = accessories.map { accessory in
      if let index = reusable.firstIndex(where: {
        $0.accessory.accessoryType == accessory.accessoryType
          && ![.label, .popUpMenu].contains(accessory.accessoryType)
      }) {
        return (accessory, reusable.remove(at: index).view)
      }
      let view = accessory.make()
      if let tint = accessory.tint { view.tintColor = tint }
      return (accessory, view)
    }
    for (_, view) in reusable { view.removeFromSuperview() }
    for (accessory, view) in shown {
      if view.superview !== self { addSubview(view) }
      connect(accessory, view)
    }
    setNeedsLayout()
  }

  private func connect(_ accessory: UICellAccessory, _ view: UIView) {
    if let glyph = view as? CellGlyph { glyph.tapped = { _ in accessory.action?() } }
    if let reorder = view as? ReorderControl {
      reorder.dragged = { [weak self] in
        if let self { collection?.move(self, $0, $1) }
      }
    }
    guard let chevron = view as? OutlineChevron else { return }
    UIView.performWithoutAnimation { chevron.isExpanded = isExpanded }
    chevron.tapped = { [weak self] in
      if let action = accessory.action { return action() }
      guard let self else { return }
      collection?.toggleOutline(of: self)
    }
  }

  /// Whether a tap on the row shows and hides the children.
  var togglesByRow: Bool {
    shown.contains { ($0.view as? OutlineChevron)?.isRow == true && $0.accessory.action == nil }
      || (row?.isHeader == true && shown.contains { $0.view is OutlineChevron })
  }

  private typealias Placed = (accessory: UICellAccessory, view: UIView)

  /// The accessories that are shown, by edges.
  private var visibleAccessories: (leading: [Placed], trailing: [Placed]) {
    let isEdited = isEdited
    var (leading, trailing): ([Placed], [Placed]) = ([], [])
    for (accessory, view) in shown {
      let isShown =
        !accessory.isHidden
        && (accessory.displayed == .always || (accessory.displayed == .whenEditing) == isEdited)
      view.isHidden = !isShown
      guard isShown else { continue }
      if accessory.isLeading {
        leading.insert((accessory, view), at: index(of: accessory, among: leading))
      } else {
        trailing.insert((accessory, view), at: index(of: accessory, among: trailing))
      }
    }
    return (leading, trailing)
  }

  private func index(of accessory: UICellAccessory, among others: [Placed]) -> Int {
    guard let position = accessory.position?(others.map(\.accessory)) else { return others.count }
    return min(max(position, 0), others.count)
  }

  // MARK: Layout

  /// The margins of accessories and the space between them, in points: as in tables (D).
  private static let (margin, space): (CGFloat, CGFloat) = (16, 10)

  /// The widths of the areas beside the content.
  private func sides() -> (leading: CGFloat, trailing: CGFloat) {
    let (leading, trailing) = visibleAccessories
    func width(_ views: [Placed]) -> CGFloat {
      guard !views.isEmpty else { return 0 }
      return views.reduce(Self.margin) { $0 + self.width($1.accessory, $1.view) }
        + Self.space * CGFloat(views.count - 1)
    }
    return (width(leading) + CGFloat(indentationLevel) * indentationWidth, width(trailing))
  }

  private func width(_ accessory: UICellAccessory, _ view: UIView) -> CGFloat {
    if case .custom(let width) = accessory.width, width > 0 { return width }
    return size(of: view).width
  }

  private func size(of view: UIView) -> CGSize {
    if view is CellGlyph || view is OutlineChevron || view is UILabel || view is ReorderControl {
      return view.sizeThatFits(.zero)
    }
    return view.bounds.size == .zero ? view.systemLayoutSizeFitting(.zero) : view.bounds.size
  }

  /// Places the accessories, the content between them, and the separators.
  open override func layoutSubviews() {
    for (_, view) in shown { (view as? SelectionCircle)?.isOn = isSelected }
    let sides = sides()
    let content = CGRect(
      x: sides.leading, y: 0, width: max(bounds.width - sides.leading - sides.trailing, 0),
      height: bounds.height)
    contentView.autoresizingMask = []
    if contentView.frame != content { contentView.place(in: content) }
    super.layoutSubviews()
    placeAccessories()
    placeSeparators()
  }

  private func placeAccessories() {
    let (leading, trailing) = visibleAccessories
    var start = Self.margin
    if indentsAccessories { start += CGFloat(indentationLevel) * indentationWidth }
    for (accessory, view) in leading {
      place(view, in: CGRect(x: start, y: 0, width: width(accessory, view), height: bounds.height))
      start += width(accessory, view) + Self.space
    }
    var end = bounds.width - Self.margin
    for (accessory, view) in trailing.reversed() {
      let width = width(accessory, view)
      place(view, in: CGRect(x: end - width, y: 0, width: width, height: bounds.height))
      end -= width + Self.space
    }
  }

  private func place(_ view: UIView, in area: CGRect) {
    let size = size(of: view)
    view.place(
      in: CGRect(
        x: area.midX - size.width / 2, y: ((area.height - size.height) / 2).rounded(),
        width: size.width, height: size.height))
  }

  private func placeSeparators() {
    let colors = [row?.topSeparator, row?.bottomSeparator]
    let insets = [row?.topInsets, row?.bottomInsets]
    let line = 1 / max(UIScreen.main.scale, 1)
    for (index, view) in separators.enumerated() {
      guard let color = colors[index], !isSelected, !isHighlighted else {
        view.removeFromSuperview()
        continue
      }
      if view.superview !== self { addSubview(view) }
      view.backgroundColor = color
      let start = insets[index]?.leading ?? separatorStart
      let end = bounds.width - (insets[index]?.trailing ?? 0)
      view.frame = CGRect(
        x: start, y: index == 0 ? 0 : bounds.height - line, width: max(end - start, 0),
        height: line)
    }
  }

  private var separatorStart: CGFloat {
    if guide.layoutFrame.width > 0 { return guide.layoutFrame.minX }
    let texts = contentView.subviews.compactMap { $0 as? UIListContentView }.first
    return contentView.frame.minX + (texts?.textStart ?? Self.margin)
  }

  /// Returns the size that the content gives the cell, with the areas beside it, and at least 44 points
  /// of height.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let sides = sides()
    var size = super.systemLayoutSizeFitting(
      CGSize(
        width: max(targetSize.width - sides.leading - sides.trailing, 0),
        height: targetSize.height), withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    size.width += sides.leading + sides.trailing
    if row?.role == .row { size.height = max(size.height, 44) }
    return size
  }
}
