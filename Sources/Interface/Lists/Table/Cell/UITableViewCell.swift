public import Controls
public import Foundation
import Geometry
import Layers
public import ViewText
public import Views

/// A row of a table: a content view with labels and an image, an accessory at the trailing edge, and
/// a separator below.
///
/// Metrics are those of iOS 13 to 18 on a phone. The positions of accessories are measured on Apple's
/// systems (O6.15 in docs/measured.md), and so are the separator's insets; the distances between the
/// image, the labels and the accessory are our decision.
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  let cellStyle: CellStyle
  final var identifier: String?
  /// Performs the segue of a storyboard that a selection of the cell starts.
  package final var segue: (() -> Void)?
  /// Performs the segue of a storyboard that a tap on the accessory button starts.
  package final var accessorySegue: (() -> Void)?
  lazy var content = CellContentView(frame: bounds)
  /// The labels and the image, which are created on first use.
  let labels = CellLabels()
  private var (selected, highlighted, editing) = (false, false, false)
  /// The controls that are shown while the cell is edited.
  let controls = CellControls()
  private var systemAccessory: CellGlyph?
  private var systemSelection: UIView?
  let separatorLine = SeparatorView()
  /// What the table determines: the margins, the separator and the editing style.
  var surroundings = CellSurroundings() {
    didSet {
      guard surroundings != oldValue else { return }
      setNeedsLayout()
      if editing,
        surroundings.control != oldValue.control
          || surroundings.editingStyle != oldValue.editingStyle
      {
        showControls(animated: false)
      }
    }
  }
  /// Called when the user taps a detail button or an editing control.
  var tapped: ((CellGlyph.Kind) -> Void)?

  // MARK: Initialisers

  /// Creates a cell with a style. A table reuses it for rows with the same identifier.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    identifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    prepare()
  }

  /// Creates a cell with the style `default`.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  /// Creates a cell from its archive, with the style `default`.
  public required init?(coder: NSCoder) {
    cellStyle = Self.archivedStyle(coder)
    identifier = nil
    super.init(coder: coder)
    if !coder.containsArchive { bounds = CGRect(x: 0, y: 0, width: 320, height: 44) }
    let color = coder.containsArchive ? backgroundColor : .systemBackground
    coder.decode(Self.cellProperties, of: self)
    prepare()
    backgroundColor = color
  }

  /// Encodes the view, without the parts that all views of the class have.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(Self.cellProperties, of: self)
    coder.encode(cellStyle.rawValue, forKey: "cellStyle")
    coder.omitSubviews()
  }

  private func prepare() {
    labels.cell = self
    labels.style = cellStyle
    backgroundColor = .systemBackground
    insetsLayoutMarginsFromSafeArea = false
    content.insetsLayoutMarginsFromSafeArea = false
    addSubview(content)
    addSubview(separatorLine)
  }

  // MARK: Content

  /// The identifier under which the table reuses the cell.
  open var reuseIdentifier: String? { identifier }

  /// Called before the table reuses the cell for another row. Overrides call super.
  open func prepareForReuse() {
    replaceable(.prepareForReuse, of: self, in: UITableViewCell.self) {
      setHighlighted(false, animated: false)
      setSelected(false, animated: false)
    }
  }

  /// The view of the content, to which apps add their subviews. It is as large as the cell without its
  /// accessory.
  open var contentView: UIView { content }

  /// The label of the title; nil with a content configuration.
  open var textLabel: UILabel? { configuration == nil ? labels.text : nil }

  /// The label of the details; nil with the style `default`, or with a content configuration.
  open var detailTextLabel: UILabel? {
    configuration == nil && cellStyle != .default ? labels.detail : nil
  }

  /// The image at the leading edge; nil with the style `value2`, or with a content configuration.
  open var imageView: UIImageView? {
    configuration == nil && cellStyle != .value2 ? labels.image : nil
  }

  /// The content as a configuration; nil, the default, for the labels and the image of the style. It is
  /// updated for the state before the next layout, unless `automaticallyUpdatesContentConfiguration` is
  /// false.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuration }
    set {
      show(newValue)
      if automaticallyUpdatesContentConfiguration, newValue != nil { setNeedsUpdateConfiguration() }
    }
  }

  private var configuration: (any UIContentConfiguration)?
  private var configured: (any UIView & UIContentView)?

  private func show(_ new: (any UIContentConfiguration)?) {
    configuration = new
    labels.hide()
    guard let new else {
      configured?.removeFromSuperview()
      configured = nil
      return
    }
    if let configured, type(of: configured.configuration) == type(of: new) {
      return configured.configuration = new
    }
    configured?.removeFromSuperview()
    let made = new.makeContentView()
    made.frame = content.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(made)
    configured = made
  }

  /// Called before layout if `setNeedsUpdateConfiguration()` was called and when the state has changed;
  /// updates the content configuration for the state, and calls `configurationUpdateHandler`.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let configuration {
      contentConfiguration = configuration.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }

  /// The state of the cell for its configurations.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (selected, highlighted, editing)
    return state
  }

  /// Requests a call of `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() {
    guard !isUpdatingConfiguration else { return }
    needsConfiguration = true
    setNeedsLayout()
  }

  /// A closure that updates the cell for a state; nil by default.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// A Boolean value that indicates whether the content configuration is updated for the state; true by
  /// default.
  open var automaticallyUpdatesContentConfiguration = true

  /// A Boolean value that indicates whether the background configuration is updated for the state; stored,
  /// without effect, because no background has states.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Called when the cell begins or ends to be dragged; never called here.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// The states of a cell while it is dragged; the raw values are Apple's.
  public enum DragState: Int, Sendable {
    /// It isn't dragged.
    case none
    /// It is being lifted.
    case lifting
    /// It is being dragged.
    case dragging
  }

  /// The looks of a cell with the focus; the raw values are Apple's.
  public enum FocusStyle: Int, Sendable {
    /// The system's.
    case `default`
    /// The app's.
    case custom
  }

  /// The type of `configurationUpdateHandler`.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  private var needsConfiguration = true
  private var isUpdatingConfiguration = false

  /// Returns a configuration for the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  // MARK: Background

  /// The view behind the content; nil by default. It fills the cell.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, with: backgroundView) }
  }

  /// The background as a configuration, behind `backgroundView`; nil by default. A selected cell keeps it.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      showConfiguredBackground()
      showState(animated: false)
    }
  }

  private var configuredBackground: CellBackground?

  private func showConfiguredBackground() {
    guard let backgroundConfiguration else {
      configuredBackground?.removeFromSuperview()
      configuredBackground = nil
      return
    }
    systemSelection?.removeFromSuperview()
    let view = configuredBackground ?? CellBackground()
    configuredBackground = view
    UIView.performWithoutAnimation { if view.superview !== self { insertSubview(view, at: 0) } }
    view.show(backgroundConfiguration, corners: .all, tint: tintColor, in: bounds)
  }

  /// The view behind the content of a selected or highlighted cell; by default a grey one.
  open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, with: nil)
      if selectedBackgroundView != nil { systemSelection?.removeFromSuperview() }
      showState(animated: false)
    }
  }

  /// The view behind the content of a selected cell if the table allows several selected cells; nil
  /// for `selectedBackgroundView`.
  open var multipleSelectionBackgroundView: UIView?

  /// The views behind the content that fill the cell.
  var backgrounds: [UIView] {
    [backgroundView, selectedBackgroundView, systemSelection].compactMap(\.self)
      .filter { $0.superview === self }
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    guard let new else { return }
    UIView.performWithoutAnimation { new.frame = bounds }
    insertSubview(new, at: 0)
  }

  /// Whether the background is still that of a new cell.
  var hasSystemBackground: Bool { backgroundColor === UIColor.systemBackground }

  // MARK: State

  /// The appearance of a selected cell; `default` by default.
  open var selectionStyle = SelectionStyle.default { didSet { showState(animated: false) } }

  /// A Boolean value that indicates whether the cell is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  /// A Boolean value that indicates whether the cell is highlighted: touched.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Selects or deselects the cell; `animated` fades the background. Overrides call super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard self.selected != selected else { return }
    self.selected = selected
    if editing, surroundings.control == .select { showControls(animated: false) }
    showState(animated: animated)
  }

  /// Highlights the cell or not; `animated` fades the background. Overrides call super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard self.highlighted != highlighted else { return }
    self.highlighted = highlighted
    showState(animated: animated)
  }

  /// Shows the background of the state. Deselection fades within 0.35 s: our decision.
  private func showState(animated: Bool) {
    let isOn = (selected || highlighted) && selectionStyle != .none
    let isSystems = selectedBackgroundView == nil && backgroundConfiguration == nil
    if isSystems, isOn, systemSelection == nil { systemSelection = makeSelection() }
    let view = isSystems ? systemSelection : selectedBackgroundView
    setNeedsUpdateConfiguration()
    for label in labelsOfContent { label.isHighlighted = isOn }
    for image in imagesOfContent { image.isHighlighted = isOn }
    guard let view else { return }
    if isOn, view.superview !== self {
      UIView.performWithoutAnimation { (view.frame, view.alpha) = (bounds, 0) }
      insertSubview(view, at: backgrounds.count + (configuredBackground == nil ? 0 : 1))
    }
    guard animated else { return UIView.performWithoutAnimation { view.alpha = isOn ? 1 : 0 } }
    UIView.animate(withDuration: 0.35) { view.alpha = isOn ? 1 : 0 }
  }

  private func makeSelection() -> UIView {
    let view = UIView(frame: bounds)
    view.backgroundColor = .systemGray4
    return view
  }

  private var labelsOfContent: [UILabel] { content.tree.compactMap { $0 as? UILabel } }
  private var imagesOfContent: [UIImageView] { content.tree.compactMap { $0 as? UIImageView } }

  // MARK: Accessories

  /// The system's accessory at the trailing edge; none by default.
  open var accessoryType = AccessoryType.none { didSet { accessoryChanged() } }

  /// A view instead of the system's accessory; nil by default.
  open var accessoryView: UIView? { didSet { accessoryViewChanged(from: oldValue) } }

  /// The system's accessory while the table is edited; none by default.
  open var editingAccessoryType = AccessoryType.none { didSet { accessoryChanged() } }

  /// A view instead of the system's accessory while the table is edited; nil by default.
  open var editingAccessoryView: UIView? { didSet { accessoryViewChanged(from: oldValue) } }

  /// The accessory view that is shown; nil if there is none.
  var shownAccessory: UIView? {
    (editing ? editingAccessoryView : accessoryView) ?? systemAccessory
  }

  private func accessoryViewChanged(from old: UIView?) {
    if let old, old !== accessoryView, old !== editingAccessoryView { old.removeFromSuperview() }
    accessoryChanged()
  }

  private func accessoryChanged() {
    let (own, other) =
      editing ? (editingAccessoryView, accessoryView) : (accessoryView, editingAccessoryView)
    let kind = (editing ? editingAccessoryType : accessoryType).glyph
    if other !== own { other?.removeFromSuperview() }
    if systemAccessory?.kind != (own == nil ? kind : nil) {
      systemAccessory?.removeFromSuperview()
      systemAccessory = own == nil ? kind.map { CellGlyph($0) } : nil
      systemAccessory?.tapped = { [weak self] in self?.tapped?($0) }
    }
    if let view = own ?? systemAccessory, view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  // MARK: Layout

  /// The indentation of the content, in steps; 0 by default.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }

  /// The width of a step of the indentation, in points; 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  /// The insets of the separator; by default those of the table.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? surroundings.separatorInset }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  private(set) var ownSeparatorInset: UIEdgeInsets?

  /// Updates the configuration, if that was requested.
  private func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    isUpdatingConfiguration = true
    updateConfiguration(using: configurationState)
    isUpdatingConfiguration = false
  }

  /// Lays out the content view, the accessory, the backgrounds and the separator.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    CellLayout(self).apply()
    if configuredBackground != nil { showConfiguredBackground() }
  }

  /// Returns the size for a width: the height of the labels with their margins, or of the configured
  /// content, at least 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : bounds.width
    let inside = CellLayout(self).contentWidth(in: width)
    let height =
      configured?.sizeThatFits(CGSize(width: inside, height: 0)).height
      ?? labels.height(in: inside, surroundings)
    return CGSize(width: width, height: max(height, 44))
  }

  /// Returns the size that constraints of the content view give the cell, or those of the cell itself;
  /// without constraints, `sizeThatFits(_:)`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let layout = CellLayout(self)
    guard !layout.fitsByCell else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return layout.fitting(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  // MARK: Editing

  /// A Boolean value that indicates whether the cell is edited.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides the editing controls; `animated` moves the content aside within 0.3 s.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard self.editing != editing else { return }
    willTransition(to: editing ? .showingEditControl : [])
    self.editing = editing
    accessoryChanged()
    setNeedsUpdateConfiguration()
    showControls(animated: animated)
  }

  /// The control that is shown while the cell is edited.
  open var editingStyle: EditingStyle { surroundings.editingStyle }

  /// A Boolean value that indicates whether the content moves aside while the cell is edited, also
  /// without a control; true by default. The table sets it from its delegate's
  /// `tableView(_:shouldIndentWhileEditingRowAt:)`.
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }

  /// A Boolean value that indicates whether the cell has a control for moving the row while it is
  /// edited. The table sets it, where its data source permits that the row is moved.
  open var showsReorderControl = false {
    didSet { if showsReorderControl != oldValue, editing { showControls(animated: false) } }
  }

  /// A Boolean value that indicates whether actions of the row are shown, by a swipe or the control for
  /// deletion.
  open var showingDeleteConfirmation: Bool { (superview as? UITableView)?.swipe?.cell === self }

  /// Called before the editing controls or the actions of the row are shown or hidden; does nothing by
  /// default.
  open func willTransition(to state: StateMask) {}

  /// Called after the editing controls or the actions of the row were shown or hidden; does nothing by
  /// default.
  open func didTransition(to state: StateMask) {}
}

extension UITableViewCell: ConfigurationUpdating {}
