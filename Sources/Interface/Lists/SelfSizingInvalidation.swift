import Messaging

/// When the cells of a list take the size of their content again; the raw values are Apple's.
public enum SelfSizingInvalidation: Int, Sendable {
  /// Never.
  case disabled
  /// When a cell's size is invalidated, or its configuration changes.
  case enabled
  /// When the constraints of a cell change, too.
  case enabledIncludingConstraints
}

extension UITableView {
  /// When cells take the size of their content again.
  public typealias SelfSizingInvalidation = Lists.SelfSizingInvalidation

  /// The parts of a table whose height is that of their content.
  public struct ContentHuggingElements: OptionSet, Sendable {
    /// Apple's bits.
    public let rawValue: UInt

    /// Creates a set of Apple's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Headers of sections.
    public static let sectionHeaders = Self(rawValue: 1 << 3)
  }

  /// The parts whose height is that of their content, without the space of the system; stored, without
  /// effect.
  public var contentHuggingElements: ContentHuggingElements {
    get { storedValue([]) }
    set { store(newValue) }
  }

  /// Whether cells are created before they are visible; stored, without effect.
  public var isPrefetchingEnabled: Bool {
    get { storedValue(true) }
    set { store(newValue) }
  }
}

extension UICollectionLayoutListConfiguration {
  /// The parts of a list whose height is that of their content.
  public struct ContentHuggingElements: OptionSet, Sendable {
    /// Apple's bits.
    public let rawValue: UInt

    /// Creates a set of Apple's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Headers of sections.
    public static let supplementaryHeader = Self(rawValue: 1 << 0)
  }
}

extension UICollectionView {
  /// When cells take the size of their content again.
  public typealias SelfSizingInvalidation = Lists.SelfSizingInvalidation

  /// How often cells make room for one that the user moves; the raw values are Apple's.
  public enum ReorderingCadence: Int, Sendable {
    case immediate, fast, slow
  }
}
