public import Controls
public import Foundation
import Geometry
import Layers
public import Views

/// A scroll view that shows rows in sections, with a cell for each visible row.
///
/// The table asks its data source for the numbers of rows, and for the cells of the rows that become
/// visible, before a frame is drawn. Cells that scroll out are reused. Rows are as high as `rowHeight`
/// or the delegate says, or as constraints in their cells demand (`automaticDimension`): then they
/// have an estimated height until they are visible.
///
/// The metrics are those of iOS 15 to 18: rows of 44 points, plain headers of 28 points below a space
/// of 22, and grouped ones of 55.5 and 38 points, as far as they aren't measured in docs/measured.md
/// (O6.13 to O6.18, which are Catalyst's). Changes of rows take 0.3 s with ease-in-out: our decision.
/// A swipe reveals the actions of a row, and a finger moves rows by their controls while the table is
/// edited. The index of sections isn't shown.
open class UITableView: UIScrollView {
  let tableStyle: Style
  /// The arrangement of the sections.
  var geometry = TableGeometry()
  /// The cells, headers and footers that are shown or can be reused.
  let contents = TableContents()
  /// The selected rows, in the order of their selection.
  var selection: [IndexPath] = []
  /// The row under the finger.
  var touchedRow: IndexPath?
  /// The changes between `beginUpdates()` and `endUpdates()`.
  var pendingUpdate: TableUpdate?
  /// The number of `beginUpdates()` without `endUpdates()`.
  var updateDepth = 0
  /// What the user does, for observers besides the delegate.
  package final let listEvents = ListEvents()
  /// The swipes of rows.
  var swipes = RowSwipes()
  /// The movement of a row by a finger.
  var movement: RowMovement?
  /// Whether the data source hasn't said itself that a row can be edited.
  var assumesEditable = false
  /// Whether the data source hasn't said itself that a row can be moved.
  var assumesMovable = false
  /// Whether the data has to be read.
  var needsReload = true
  /// Whether the data was never reloaded: the first layout does that, as on iOS, so that subclasses and
  /// replacements of `reloadData()` are told.
  private var awaitsFirstReload = true
  /// Whether the rows are being shown, so that calls of the data source don't begin again.
  var isShowing = false
  /// The width for which the rows were measured.
  var measuredWidth: CGFloat?
  private weak var source: (any UITableViewDataSource)?
  private var editing = false

  // MARK: Initialisers

  /// Creates a table with a style.
  public init(frame: CGRect, style: Style) {
    tableStyle = style
    super.init(frame: frame)
    prepare()
    setStandardBackground()
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a table from its archive, or a plain one.
  public required init?(coder: NSCoder) {
    tableStyle = Self.archivedStyle(coder)
    super.init(coder: coder)
    prepare()
    if !coder.containsArchive { setStandardBackground() }
    coder.decode(Self.tableProperties, of: self)
  }

  /// Encodes the table without its cells.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.omitSubviews()
    encodeStyle(with: coder)
    coder.encode(Self.tableProperties, of: self)
  }

  private func setStandardBackground() {
    backgroundColor = tableStyle == .plain ? .systemBackground : .systemGroupedBackground
  }

  private func prepare() {
    alwaysBounceVertical = true
    addGestureRecognizer(RowSwipeRecognizer(of: self))
    delegateChanged = { [weak self] in
      guard let self else { return }
      setNeedsReload()
      menus.install(on: self)
    }
  }

  /// The style.
  open var style: Style { tableStyle }

  private lazy var menus = TableMenus(of: self)

  /// The interaction of the rows' menus; nil without a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    menus.interaction.view.map { _ in menus.interaction }
  }

  // MARK: Data

  /// A Boolean value that indicates whether the focus returns to the row that had it last; stored, because
  /// nothing has the focus.
  open var remembersLastFocusedIndexPath = false

  /// A Boolean value that indicates whether cells can have the focus; stored, because nothing has it.
  open var allowsFocus = false

  /// When cells take the size of their content again; stored: always when the layout is invalidated.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// The object that provides the rows; weak.
  open weak var dataSource: (any UITableViewDataSource)? {
    get { source }
    set {
      source = newValue
      if newValue != nil { setNeedsReload() }
    }
  }

  /// The delegate, also of the scroll view; weak.
  @_nonoverride
  open var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set { super.delegate = newValue }
  }

  /// The object that loads data ahead of time; stored, without effect. Weak.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// Reads all data again. Visible cells are replaced, and no row is selected.
  open func reloadData() {
    awaitsFirstReload = false
    replaceable(.reloadData, of: self, in: UITableView.self) {
      closeSwipe(animated: false)
      dropMovement()
      contents.recycleAll(in: self)
      selection = []
      setNeedsReload()
      loadIfNeeded()
    }
  }

  /// The number of sections.
  open var numberOfSections: Int {
    loadIfNeeded()
    return geometry.sections.count
  }

  /// Returns the number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
  }

  // MARK: Heights

  /// The height of rows; `automaticDimension`, the default, for that of their content.
  open var rowHeight: CGFloat = automaticDimension {
    didSet { heightsChanged(oldValue != rowHeight) }
  }

  /// The height of headers; `automaticDimension`, the default, for that of their content.
  open var sectionHeaderHeight: CGFloat = automaticDimension {
    didSet { heightsChanged(oldValue != sectionHeaderHeight) }
  }

  /// The height of footers; `automaticDimension`, the default, for that of their content.
  open var sectionFooterHeight: CGFloat = automaticDimension {
    didSet { heightsChanged(oldValue != sectionFooterHeight) }
  }

  /// The height of a row of automatic height until it is visible; 44 by default.
  open var estimatedRowHeight: CGFloat = automaticDimension

  /// The estimated height of headers; stored, because headers are measured at once.
  open var estimatedSectionHeaderHeight: CGFloat = automaticDimension

  /// The estimated height of footers; stored, because footers are measured at once.
  open var estimatedSectionFooterHeight: CGFloat = automaticDimension

  /// The space above each header; by default 22 in a plain table, as on iOS 15, and 0 in a grouped one.
  open var sectionHeaderTopPadding: CGFloat = automaticDimension {
    didSet { heightsChanged(oldValue != sectionHeaderTopPadding) }
  }

  /// The height of the empty rows below the last one; stored, because they aren't shown.
  open var fillerRowHeight: CGFloat = 0

  private func heightsChanged(_ isChanged: Bool) { if isChanged { setNeedsReload() } }

  // MARK: Appearance

  /// The separators; a line by default.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { surroundingsChanged() }
  }

  /// The colour of separators; `separator` by default.
  open var separatorColor: UIColor? = .separator { didSet { surroundingsChanged() } }

  /// The insets of separators; by default the margin at the leading edge, 16 points, or 20 in a table
  /// that is wider than 400.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: rowMargin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      surroundingsChanged()
    }
  }

  private var ownSeparatorInset: UIEdgeInsets?

  /// The sections that a storyboard describes; nil if a data source has them.
  package final var staticSections: [StaticSection]? { didSet { reloadData() } }

  /// The reference of the separators' insets; stored, because they count from the cell's edges.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges

  /// An effect of separators; stored, without effect.
  open var separatorEffect: UIVisualEffect?

  /// Whether cells keep to a readable width; stored, without effect.
  open var cellLayoutMarginsFollowReadableWidth = false

  /// Whether the safe area moves the content of cells; stored, without effect.
  open var insetsContentViewsToSafeArea = true

  /// The view behind all rows; nil by default. It fills the visible area.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      guard let backgroundView else { return }
      insertSubview(backgroundView, at: 0)
      setNeedsLayout()
    }
  }

  /// The view above the first section; nil by default. Its own height counts.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, tableHeaderView) } }

  /// The view below the last section; nil by default. Its own height counts.
  open var tableFooterView: UIView? { didSet { replace(oldValue, tableFooterView) } }

  private func replace(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    edgeViewsChanged()
  }

  // MARK: Reuse

  /// Registers the class of the cells with an identifier. A nil class removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    contents.register(cellClass as? UITableViewCell.Type, for: identifier)
  }

  /// Registers the class of the headers and footers with an identifier.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    contents.register(aClass as? UITableViewHeaderFooterView.Type, forHeader: identifier)
  }

  /// Registers the nib of the cells with an identifier.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    contents.register(nib, for: identifier)
  }

  /// Registers the nib of the headers and footers with an identifier.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    contents.register(nib, forHeader: identifier)
  }

  /// Returns a cell that isn't used any more or, if a class is registered, a new one; otherwise nil.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    contents.dequeueCell(identifier)
  }

  /// Returns a cell that isn't used any more, or a new one. A class must be registered; otherwise the
  /// stage stops with an error.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    contents.dequeueCell(identifier) ?? contents.missingCell(identifier)
  }

  /// Returns a header or footer that isn't used any more or, if a class is registered, a new one;
  /// otherwise nil.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { contents.dequeueHeader(identifier) }

  // MARK: Rows

  /// The visible cells, from the top.
  open var visibleCells: [UITableViewCell] {
    showRowsIfNeeded()
    return contents.visiblePaths.compactMap { contents.cells[$0] }
  }

  /// The paths of the visible rows, from the top.
  open var indexPathsForVisibleRows: [IndexPath]? {
    showRowsIfNeeded()
    return contents.visiblePaths
  }

  /// Returns the cell of a row; nil if the row isn't visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    showRowsIfNeeded()
    return contents.cells[IndexPath(row: indexPath.row, section: indexPath.section)]
  }

  /// Returns the path of a visible cell; nil for others.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { contents.path(of: cell) }

  /// Returns the path of the row at a point; nil if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    return geometry.row(at: point.y)
  }

  /// Returns the paths of the rows that a rectangle touches.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    return geometry.rows(from: rect.minY, to: rect.maxY)
  }

  /// Returns the rectangle of a row, in the table's coordinates.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    return geometry.rect(ofRowAt: indexPath)
  }

  /// Returns the rectangle of a section with its header and footer.
  open func rect(forSection section: Int) -> CGRect {
    rect(of: section) { ($0.top, $0.bottom) }
  }

  /// Returns the rectangle of a header, where it isn't pinned.
  open func rectForHeader(inSection section: Int) -> CGRect {
    rect(of: section) { ($0.headerTop, $0.rowsTop) }
  }

  /// Returns the rectangle of a footer, where it isn't pinned.
  open func rectForFooter(inSection section: Int) -> CGRect {
    rect(of: section) { ($0.footerTop, $0.bottom) }
  }

  /// Returns the header of a section, if it is a `UITableViewHeaderFooterView` and visible.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    showRowsIfNeeded()
    return contents.headers[section] as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section, if it is a `UITableViewHeaderFooterView` and visible.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    showRowsIfNeeded()
    return contents.footers[section] as? UITableViewHeaderFooterView
  }

  /// Scrolls until a row is visible or, with a position, is at the top, in the middle or at the bottom.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// Scrolls until the first selected row is visible.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = selection.min() { scroll(to: path, scrollPosition, animated: animated) }
  }

  // MARK: Selection

  /// A Boolean value that indicates whether the user can select rows; true by default.
  open var allowsSelection = true
  /// A Boolean value that indicates whether several rows can be selected; false by default.
  open var allowsMultipleSelection = false
  /// A Boolean value that indicates whether the user can select rows while editing; false by default.
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that indicates whether several rows can be selected while editing; false by
  /// default.
  open var allowsMultipleSelectionDuringEditing = false
  /// A Boolean value that indicates whether a focused row is selected. Flipbook has no focus.
  open var selectionFollowsFocus = false
  /// A Boolean value that indicates whether rows can be dragged; true by default, as since iOS 15.
  open var dragInteractionEnabled = true
  /// The object that provides dragged rows; weak. A long press moves the rows for which it has items and
  /// that the data source can move. They stay in the table.
  open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { installDrag() } }
  /// The object that accepts dropped rows; weak, and never called.
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// A Boolean value that indicates whether rows are being dragged: false.
  open var hasActiveDrag: Bool { false }
  /// A Boolean value that indicates whether a drop is about to happen: false.
  open var hasActiveDrop: Bool { false }

  /// The path of the selected row; nil if there is none.
  open var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The paths of the selected rows, in the order of their selection; nil if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row, without a call of the delegate; nil deselects all. With a position other than
  /// `none`, the table scrolls there.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Deselects a row, without a call of the delegate; `animated` fades its background.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: Changes

  /// Begins a group of changes, which are animated together. Without any changes, `endUpdates()` reads
  /// the heights of all rows again.
  open func beginUpdates() {
    replaceable(.beginUpdates, of: self, in: UITableView.self) { beginGroup() }
  }

  /// Ends a group of changes and animates them.
  open func endUpdates() {
    replaceable(.endUpdates, of: self, in: UITableView.self) { endGroup() }
  }

  /// Animates the changes that a closure makes, then calls another one.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginGroup()
    updates?()
    if let completion { pendingUpdate?.completions.append(completion) }
    endGroup()
  }

  /// Animates the changes of a closure that doesn't escape, such as a parameter of a function.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Inserts rows. The paths are those after the group of changes.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedRows.merge(indexPaths.map { ($0, animation) }) { $1 } }
  }

  /// Deletes rows. The paths are those before the group of changes.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedRows.merge(indexPaths.map { ($0, animation) }) { $1 } }
  }

  /// Reads the cells of rows again. The paths are those before the group of changes.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedRows.merge(indexPaths.map { ($0, animation) }) { $1 } }
  }

  /// Moves a row from its path before the group of changes to the one after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows[indexPath] = newIndexPath }
  }

  /// Configures the cells of rows again, without replacing them.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Inserts sections, by their indices after the group of changes.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.merge(sections.map { ($0, animation) }) { $1 } }
  }

  /// Deletes sections, by their indices before the group of changes.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.merge(sections.map { ($0, animation) }) { $1 } }
  }

  /// Reads sections again, by their indices before the group of changes.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.merge(sections.map { ($0, animation) }) { $1 } }
  }

  /// Moves a section from its index before the group of changes to the one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  /// A Boolean value that indicates whether changes have been made that aren't shown yet.
  open var hasUncommittedUpdates: Bool { pendingUpdate != nil }

  // MARK: Editing

  /// A Boolean value that indicates whether rows have editing controls; false by default.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides the editing controls, and closes a swiped row. A tap on a control for deletion shows
  /// the actions of the row.
  open func setEditing(_ editing: Bool, animated: Bool) {
    closeSwipe(animated: animated)
    guard self.editing != editing else { return }
    self.editing = editing
    for path in contents.visiblePaths {
      if let cell = contents.cells[path] { prepareEditing(of: cell, at: path, animated: animated) }
    }
  }

  // MARK: Index

  /// The least number of rows with which the index is shown; it isn't shown here.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The colour of the index, which isn't shown here.
  open var sectionIndexColor: UIColor?
  /// The background of the index, which isn't shown here.
  open var sectionIndexBackgroundColor: UIColor?
  /// The background of the touched index, which isn't shown here.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// Does nothing; the index isn't shown here.
  open func reloadSectionIndexTitles() {}

  // MARK: Layout and touches

  /// Shows the visible rows, headers and footers.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if awaitsFirstReload, source != nil {
      awaitsFirstReload = false
      let selected = selection
      reloadData()
      // Rows that code has selected before stay so.
      if selection.isEmpty { selection = selected }
    }
    closeSwipeAfterScrolling()
    showRows()
  }

  /// Returns whether a row can be swiped, or what the view says about other gestures.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if let swipe = gestureRecognizer as? RowSwipeRecognizer { return swipe.mayBegin() }
    if let press = gestureRecognizer as? RowDragRecognizer { return mayDrag(press) }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Highlights the touched row.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { beginTouch(touch) }
  }

  /// Selects the touched row.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { endTouch(touch) }
  }

  /// No longer highlights the touched row.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    cancelTouch()
  }
}
