public import Foundation
import Geometry
public import Views

/// A section of a compositional layout: a group that is repeated.
open class NSCollectionLayoutSection: NSObject, NSCopying {
  let group: NSCollectionLayoutGroup
  /// The list that the section is; nil for other sections.
  final var list: UICollectionLayoutListConfiguration?

  /// Creates a section that repeats a group for all items.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group.duplicate
    super.init()
  }

  /// The margins; zero by default.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space between groups; 0 by default.
  open var interGroupSpacing: CGFloat = 0
  /// What the margins are added to; by default, as the layout's configuration determines.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What the margins of headers and footers are added to; stored: they follow the section's.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether the section scrolls across the layout's direction, and how; it doesn't by default.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How the section scrolls across the layout's direction.
  public let orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Whether headers and footers have the section's margins; true by default.
  open var supplementariesFollowContentInsets = true
  /// Called whenever the section's visible part is shown, before the attributes of its items are
  /// applied, which it can change: with the visible items, the offset and the environment. The offset is
  /// that of the section if it scrolls on its own, otherwise that of the collection. The items' attributes
  /// are the layout's each time (D).
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Headers, footers and other views at the section's edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [] {
    didSet { boundarySupplementaryItems = boundarySupplementaryItems.map(\.duplicate) }
  }

  /// Views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = [] {
    didSet { decorationItems = decorationItems.map(\.duplicate) }
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties.decelerationRate =
      orthogonalScrollingProperties.decelerationRate
    copy.orthogonalScrollingProperties.bounce = orthogonalScrollingProperties.bounce
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.decorationItems = decorationItems
    copy.list = list
    return copy
  }
}

/// Changes the attributes of visible items, for an offset of the section.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// How a section scrolls across the layout's direction; the raw values are Apple's.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It doesn't scroll.
  case none
  /// As a scroll view.
  case continuous
  /// As a scroll view that comes to rest at the beginning of a group.
  case continuousGroupLeadingBoundary
  /// By pages of the collection's size.
  case paging
  /// By groups.
  case groupPaging
  /// By groups, which come to rest in the middle.
  case groupPagingCentered
}

/// How a section that scrolls across the layout's direction decelerates and bounces.
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// Whether a section can be dragged beyond its edge; the raw values are Apple's.
  public enum Bounce: Int, Sendable {
    /// By default, as the section's items don't fit.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// The deceleration; `automatic` by default.
  open var decelerationRate = DecelerationRate.automatic
  /// Whether the section can be dragged beyond its edge.
  open var bounce = Bounce.automatic

  /// A rate of deceleration.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the speed that is left after a millisecond; 0 for the collection's.
    public let rawValue: CGFloat

    /// Creates a rate from a fraction.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The collection's rate or, with pages, the fast one.
    public static let automatic = DecelerationRate(rawValue: 0)
    /// The normal rate of scroll views.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The fast rate of scroll views.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// What margins of sections are added to; the raw values are Apple's.
public enum UIContentInsetsReference: Int, Sendable {
  /// For a section, what the configuration determines.
  case automatic
  /// The whole collection.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The readable width; the layout margins here.
  case readableContent
}
