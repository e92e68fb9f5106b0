public import Foundation
import Geometry

/// The space between or around items of a compositional layout.
open class NSCollectionLayoutSpacing: NSObject, NSCopying {
  /// The space in points; the least space, if it is flexible.
  public let spacing: CGFloat
  /// Whether the space grows if there is more room.
  public let isFlexible: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
    super.init()
  }

  /// Returns a space that is at least as large as a length. The remaining space of a group is
  /// distributed among its flexible spaces.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// Returns a space of a length.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// Whether the space doesn't grow.
  open var isFixed: Bool { !isFlexible }
  /// Whether the space grows, under its name in Objective-C.
  open var isFlexibleSpacing: Bool { isFlexible }
  /// Whether the space doesn't grow, under its name in Objective-C.
  open var isFixedSpacing: Bool { !isFlexible }

  /// Returns the object itself, which doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSpacing else { return false }
    return spacing == other.spacing && isFlexible == other.isFlexible
  }

  /// The hash of the space.
  open override var hash: Int { spacing.hashValue }
}

/// The spaces around an item of a compositional layout; nil for none.
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  /// The space before the leading edge.
  public let leading: NSCollectionLayoutSpacing?
  /// The space above the item.
  public let top: NSCollectionLayoutSpacing?
  /// The space after the trailing edge.
  public let trailing: NSCollectionLayoutSpacing?
  /// The space below the item.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates spaces.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  /// Returns the object itself, which doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
