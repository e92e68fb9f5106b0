import Foundation

/// A description of a view's content, which creates the view that shows it.
public protocol UIContentConfiguration {
  /// Creates a view that shows the content.
  func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration. The requirement can't be called with a value of another type.
public protocol UIContentView: AnyObject {
  /// The content.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether the view can show a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether the configuration has the type of the present one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The state of a view for its configuration.
public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// Creates the normal state.
  init(traitCollection: UITraitCollection)

  /// A value of the app.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// A key of the app's values in a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The key as a string.
  public let rawValue: String

  /// Creates a key from a string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a key from a string.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view: selected, highlighted and the like.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether the view is highlighted.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus of a remote control; never here.
  public var isFocused = false
  /// Whether the view is pinned, as a header that stays at the top.
  public var isPinned = false
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the normal state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of the app.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether the cell is highlighted.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus of a remote control; never here.
  public var isFocused = false
  /// Whether the cell is pinned.
  public var isPinned = false
  /// Whether the cell is edited.
  public var isEditing = false
  /// Whether the cell shows its children.
  public var isExpanded = false
  /// Whether the cell was swiped; never here.
  public var isSwiped = false
  /// Whether the cell is being reordered; never here.
  public var isReordering = false
  /// The part that the cell has in a drag; none here.
  public var cellDragState = DragState.none
  /// The part that the cell has in a drop; none here.
  public var cellDropState = DropState.none
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the normal state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of the app.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// The part of a cell in a drag; the raw values are Apple's.
  public enum DragState: Int, Sendable {
    /// It isn't dragged.
    case none
    /// It is being lifted.
    case lifting
    /// It is being dragged.
    case dragging
  }

  /// The part of a cell in a drop; the raw values are Apple's.
  public enum DropState: Int, Sendable {
    /// None.
    case none
    /// Something is dragged over the collection.
    case notTargeted
    /// A drop would go into the cell.
    case targeted
  }
}

/// The state of a controller without content, for its configuration.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// The text of a search; nil by default.
  public var searchText: String?
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the normal state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of the app.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
