public import Foundation
import Geometry
public import Views

/// The properties of a section that looks like a table.
public struct UICollectionLayoutListConfiguration {
  /// The look of a list; the raw values are Apple's.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge.
    case plain
    /// Sections apart from each other, on a grey background.
    case grouped
    /// As `grouped`, with margins and round corners.
    case insetGrouped
    /// A sidebar.
    case sidebar
    /// A sidebar without a background.
    case sidebarPlain
  }

  /// The header of a section; the raw values are Apple's.
  public enum HeaderMode: Int, Sendable {
    /// None.
    case none
    /// A supplementary view with the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// The first item.
    case firstItemInSection
  }

  /// The footer of a section; the raw values are Apple's.
  public enum FooterMode: Int, Sendable {
    /// None.
    case none
    /// A supplementary view with the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  /// Returns the actions of a row's swipe.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  /// Returns the separators of a row, for those of the section.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// The look.
  public let appearance: Appearance
  /// Whether rows have separators; true, except in sidebars.
  public var showsSeparators: Bool
  /// The separators of the section.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Returns the separators of a row; nil, the default, for those of the section.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the list; nil for that of the look.
  public var backgroundColor: UIColor?
  /// The header; none by default.
  public var headerMode = HeaderMode.none
  /// The footer; none by default.
  public var footerMode = FooterMode.none
  /// The parts whose height is that of their content, without the space of the system; stored, without
  /// effect.
  public var contentHuggingElements: ContentHuggingElements = []
  /// The space above headers; nil for that of the look.
  public var headerTopPadding: CGFloat?
  /// Returns the actions that a swipe reveals at the leading edge; nil, the default, for none.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Returns the actions that a swipe reveals at the trailing edge; nil, the default, for none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a list with a look.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance.rawValue < Appearance.sidebar.rawValue
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// The colour behind the list.
  var shownBackground: UIColor {
    if let backgroundColor { return backgroundColor }
    return appearance == .grouped || appearance == .insetGrouped
      ? .systemGroupedBackground : .systemBackground
  }
}

/// The separators of a row in a list.
public struct UIListSeparatorConfiguration {
  /// Whether a separator is shown; the raw values are Apple's.
  public enum Visibility: Int, Sendable {
    /// As the list determines.
    case automatic
    /// Shown.
    case visible
    /// Hidden.
    case hidden
  }

  /// The separator above the row.
  public var topSeparatorVisibility = Visibility.automatic
  /// The separator below the row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above the row; `automaticInsets` for those of the text.
  public var topSeparatorInsets = automaticInsets
  /// The insets of the separator below the row; `automaticInsets` for those of the text.
  public var bottomSeparatorInsets = automaticInsets
  /// The colour.
  public var color = UIColor.separator
  /// The colour where several rows are selected; stored.
  public var multipleSelectionColor = UIColor.separator

  /// The insets of the text.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Creates the separators of a look.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

extension NSCollectionLayoutSection {
  /// Returns a section that looks like a table: rows with the height of their content, below each other.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    // The distances between sections are our decision (D).
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let isGrouped = [.grouped, .insetGrouped].contains(configuration.appearance)
    let hasHeader = configuration.headerMode == .supplementary
    let space = configuration.headerTopPadding ?? (isGrouped ? 17.5 : 0)
    let side: CGFloat = configuration.appearance == .insetGrouped ? 16 : 0
    section.contentInsets = NSDirectionalEdgeInsets(
      top: hasHeader ? 0 : space, leading: side, bottom: isGrouped ? 17.5 : 0, trailing: side)
    var edges: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if hasHeader {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      edges.append(header)
    }
    if configuration.footerMode == .supplementary {
      edges.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    section.boundarySupplementaryItems = edges
    section.list = configuration
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout whose sections look like those of a table.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }
}

/// What a list determines for a row.
struct ListRow: Equatable {
  enum Role { case row, header, footer }

  var appearance = UICollectionLayoutListConfiguration.Appearance.plain
  var role = Role.row
  var isHeader = false
  var isFirst = false
  var isLast = false
  /// The colours of the separators; nil for none.
  var topSeparator: UIColor?
  var bottomSeparator: UIColor?
  /// The insets of the separators; nil for those of the text.
  var topInsets: NSDirectionalEdgeInsets?
  var bottomInsets: NSDirectionalEdgeInsets?

  /// The header or footer of a section.
  init(_ list: UICollectionLayoutListConfiguration, _ role: Role) {
    appearance = list.appearance
    self.role = role
  }

  init(_ list: UICollectionLayoutListConfiguration, _ path: IndexPath, count: Int) {
    appearance = list.appearance
    (isFirst, isLast) = (path.item == 0, path.item == count - 1)
    let hasHeader = list.headerMode == .firstItemInSection
    isHeader = hasHeader && path.item == 0
    guard list.showsSeparators else { return }
    let separators =
      list.itemSeparatorHandler?(path, list.separatorConfiguration) ?? list.separatorConfiguration
    func color(
      _ visibility: UIListSeparatorConfiguration.Visibility, byDefault: Bool
    ) -> UIColor? {
      switch visibility {
      case .automatic: byDefault ? separators.color : nil
      case .visible: separators.color
      case .hidden: nil
      }
    }
    func insets(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets? {
      insets == UIListSeparatorConfiguration.automaticInsets ? nil : insets
    }
    topSeparator = color(separators.topSeparatorVisibility, byDefault: false)
    bottomSeparator = color(
      separators.bottomSeparatorVisibility,
      byDefault: !isHeader && (list.appearance == .plain || !isLast))
    topInsets = insets(separators.topSeparatorInsets)
    bottomInsets = insets(separators.bottomSeparatorInsets)
  }
}
