public import Foundation
import Geometry
import Layers
public import ViewText
public import Views

/// A sign or a view beside the content of a list's cell.
public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Sendable {
    /// Always.
    case always
    /// While the collection is edited.
    case whenEditing
    /// While the collection isn't edited.
    case whenNotEditing
  }

  /// The kind of an accessory.
  public enum AccessoryType: Hashable, Sendable {
    /// A chevron.
    case disclosureIndicator
    /// A chevron that turns when the item's children are shown.
    case outlineDisclosure
    /// A check mark.
    case checkmark
    /// A sign that deletes the row.
    case delete
    /// A sign that inserts a row.
    case insert
    /// Lines with which the row is moved.
    case reorder
    /// A circle that selects the row.
    case multiselect
    /// A button with further information.
    case detail
    /// The sign of a menu.
    case popUpMenu
    /// A text.
    case label
    /// A view of an app.
    case customView(ObjectIdentifier)
  }

  /// The width that an accessory takes.
  public enum LayoutDimension: Sendable {
    /// Its own.
    case actual
    /// The one of the system.
    case standard
    /// A length in points.
    case custom(CGFloat)
  }

  /// The edge of an accessory.
  public enum Placement {
    /// Returns the position among other accessories.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// The leading edge.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// The trailing edge.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  /// The kind.
  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let isLeading: Bool
  let tint: UIColor?
  let isHidden: Bool
  let width: LayoutDimension
  /// Creates the view.
  let make: () -> UIView
  /// Called when the accessory is tapped.
  let action: (() -> Void)?
  /// Returns the position among the accessories of its edge.
  var position: Placement.Position?

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, isLeading: Bool = false, _ tint: UIColor?,
    _ isHidden: Bool?, _ width: LayoutDimension?, action: (() -> Void)? = nil,
    make: @escaping () -> UIView
  ) {
    accessoryType = type
    self.displayed = displayed
    self.isLeading = isLeading
    self.tint = tint
    self.isHidden = isHidden ?? false
    self.width = width ?? .standard
    self.action = action
    self.make = make
  }

  /// The options of accessories without others.
  public struct BasicOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that the accessory takes.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil for that of the system.
    public var tintColor: UIColor?

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The options of a chevron.
  public typealias DisclosureIndicatorOptions = BasicOptions
  /// The options of a check mark.
  public typealias CheckmarkOptions = BasicOptions
  /// The options of a sign that inserts a row.
  public typealias InsertOptions = BasicOptions
  /// The options of a sign that deletes a row.
  public typealias DeleteOptions = BasicOptions
  /// The options of a button with further information.
  public typealias DetailOptions = BasicOptions

  /// The options of a chevron that turns.
  public struct OutlineDisclosureOptions {
    /// What shows the children.
    public enum Style: Sendable {
      /// By the row: of a header the row, otherwise the chevron.
      case automatic
      /// A tap on the row.
      case header
      /// A tap on the chevron.
      case cell
    }

    /// What shows the children.
    public var style: Style
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that the accessory takes.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil for that of the system.
    public var tintColor: UIColor?

    /// Creates options.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The options of a text.
  public struct LabelOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that the accessory takes.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil for that of the system.
    public var tintColor: UIColor?
    /// The font.
    public var font: UIFont
    /// Whether the size follows the user's; it is always the same here.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .systemFont(ofSize: 17)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }

  /// A view of an app as an accessory.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The edge.
    public let placement: Placement
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that the accessory takes.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil for that of the system.
    public var tintColor: UIColor?
    /// Whether the view keeps its size; it always does here.
    public var maintainsFixedSize: Bool

    /// Creates a configuration of a view.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }

  private static func glyph(
    _ kind: CellGlyph.Kind, _ type: AccessoryType, _ displayed: DisplayedState,
    isLeading: Bool = false, _ options: BasicOptions, action: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      type, displayed, isLeading: isLeading, options.tintColor, options.isHidden,
      options.reservedLayoutWidth, action: action
    ) { CellGlyph(kind) }
  }

  /// Returns a chevron at the trailing edge.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { glyph(.chevron, .disclosureIndicator, displayed, options) }

  /// Returns a check mark at the trailing edge.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { glyph(.checkmark, .checkmark, displayed, options) }

  /// Returns a button with further information at the trailing edge.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { glyph(.detail, .detail, displayed, options, action: actionHandler) }

  /// Returns a sign at the leading edge that deletes the row, by an app's closure.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    glyph(.delete, .delete, displayed, isLeading: true, options, action: actionHandler)
  }

  /// Returns a sign at the leading edge that inserts a row, by an app's closure.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    glyph(.insert, .insert, displayed, isLeading: true, options, action: actionHandler)
  }

  /// The options of a sign that moves a row.
  public struct ReorderOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that the accessory takes.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil for that of the system. Stored, without effect.
    public var tintColor: UIColor?
    /// Whether a vertical line separates the accessory from others; stored, without effect.
    public var showsVerticalSeparator: Bool

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }

  /// Returns a sign at the trailing edge by which a finger moves the row, if the data source permits it.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .reorder, displayed, options.tintColor, options.isHidden, options.reservedLayoutWidth
    ) { ReorderControl() }
  }

  /// The options of a circle that selects the row.
  public struct MultiselectOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that the accessory takes.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour of the selected circle; nil for the tint.
    public var tintColor: UIColor?
    /// The colour of the disc behind the check mark; nil for the tint. Stored, without effect.
    public var backgroundColor: UIColor?

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// Returns a circle at the leading edge that shows whether the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .multiselect, displayed, isLeading: true, options.tintColor, options.isHidden,
      options.reservedLayoutWidth
    ) { SelectionCircle() }
  }

  /// The options of the sign of a menu.
  public struct PopUpMenuOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that the accessory takes.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil for that of the system.
    public var tintColor: UIColor?

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// Returns the title of a menu's selected element and a double chevron at the trailing edge. A film
  /// doesn't show the menu.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .popUpMenu, displayed, options.tintColor, options.isHidden, options.reservedLayoutWidth
    ) {
      let row = UIStackView()
      let label = UILabel()
      label.text = (menu.selectedElements.first ?? menu.children.first)?.title
      label.textColor = options.tintColor ?? .secondaryLabel
      let sign = UIImageView(
        image: UIImage(
          systemName: "chevron.up.chevron.down",
          withConfiguration: UIImage.SymbolConfiguration(pointSize: 12)))
      sign.tintColor = options.tintColor ?? .secondaryLabel
      row.spacing = 4
      row.alignment = .center
      for view in [label, sign] { row.addArrangedSubview(view) }
      row.frame.size = row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      return row
    }
  }

  /// Returns a chevron at the trailing edge that shows and hides the item's children in a data source
  /// with section snapshots, or calls an app's closure.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outlineDisclosure, displayed, options.tintColor, options.isHidden,
      options.reservedLayoutWidth, action: actionHandler
    ) { OutlineChevron(isRow: options.style == .header) }
  }

  /// Returns a text at the trailing edge.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .label, displayed, options.tintColor, options.isHidden, options.reservedLayoutWidth
    ) {
      let label = UILabel()
      label.text = text
      label.font = options.font
      label.textColor = options.tintColor ?? .secondaryLabel
      return label
    }
  }

  /// Returns a view of an app as an accessory.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed: DisplayedState
    let isLeading: Bool
    let position: Placement.Position
    switch configuration.placement {
    case .leading(let state, let at): (displayed, isLeading, position) = (state, true, at)
    case .trailing(let state, let at): (displayed, isLeading, position) = (state, false, at)
    }
    let view = configuration.customView
    var result = UICellAccessory(
      .customView(ObjectIdentifier(view)), displayed, isLeading: isLeading,
      configuration.tintColor, configuration.isHidden, configuration.reservedLayoutWidth
    ) { view }
    result.position = position
    return result
  }
}

/// A circle that shows whether the cell that contains it is selected.
package final class SelectionCircle: UIView {
  private var glyph = CellGlyph(.unselected)

  init() {
    super.init(frame: CGRect(origin: .zero, size: CellGlyph(.unselected).bounds.size))
    addSubview(glyph)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the circle is filled, with a check mark.
  package internal(set) var isOn = false {
    didSet {
      guard isOn != oldValue else { return }
      glyph.removeFromSuperview()
      glyph = CellGlyph(isOn ? .selected : .unselected)
      glyph.frame = bounds
      addSubview(glyph)
    }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    glyph.frame = bounds
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize { glyph.sizeThatFits(size) }
}

/// A chevron that turns by a right angle when the children of its item are shown.
final class OutlineChevron: UIView {
  /// Whether a tap on the row counts.
  let isRow: Bool
  let sign = CellGlyph(.chevron)
  /// Called when the chevron is tapped.
  var tapped: (() -> Void)?

  init(isRow: Bool) {
    self.isRow = isRow
    super.init(frame: CGRect(x: 0, y: 0, width: 14, height: 14))
    sign.center = CGPoint(x: 7, y: 7)
    addSubview(sign)
  }

  required init?(coder: NSCoder) { nil }

  var isExpanded = false {
    didSet {
      guard isExpanded != oldValue else { return }
      sign.transform = isExpanded ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 14, height: 14) }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    !isRow && bounds.insetBy(dx: -15, dy: -15).contains(point)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tapped?() }
}
