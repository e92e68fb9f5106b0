public import Foundation
import Geometry
import Views

/// Items in a row or a column of a compositional layout, or in places that an app determines. Groups
/// contain items and other groups.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// What arranges the items of a group.
  enum Content {
    /// Items one after the other. Without a number, they are repeated as far as they fit. `isEqual`
    /// divides the group's length by the number.
    case line(LayoutAxis, [NSCollectionLayoutItem], count: Int?, isEqual: Bool)
    /// An app's frames.
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let content: Content
  private var attached: [NSCollectionLayoutSupplementaryItem] = []

  init(_ layoutSize: NSCollectionLayoutSize, _ content: Content) {
    self.content = content
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  private static func line(
    _ size: NSCollectionLayoutSize, _ axis: LayoutAxis, _ items: [NSCollectionLayoutItem],
    count: Int? = nil, isEqual: Bool = false
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      size, .line(axis, items.map(\.duplicate), count: count.map { max($0, 1) }, isEqual: isEqual))
  }

  /// Returns a row of equally wide items.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    line(layoutSize, .horizontal, [subitem], count: count, isEqual: true)
  }

  /// Returns a row of a number of items with their own widths.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { line(layoutSize, .horizontal, [subitem], count: count) }

  /// Returns a row of items, which are repeated as far as they fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { line(layoutSize, .horizontal, subitems) }

  /// Returns a column of equally high items.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    line(layoutSize, .vertical, [subitem], count: count, isEqual: true)
  }

  /// Returns a column of a number of items with their own heights.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { line(layoutSize, .vertical, [subitem], count: count) }

  /// Returns a column of items, which are repeated as far as they fit.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { line(layoutSize, .vertical, subitems) }

  /// Returns a row of a number of items with their own widths.
  open class func horizontalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: size, repeatingSubitem: subitem, count: count)
  }

  /// Returns a column of a number of items with their own heights.
  open class func verticalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: size, repeatingSubitem: subitem, count: count)
  }

  /// Returns a group whose items have the frames that a closure returns.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .custom(itemProvider)) }

  /// The supplementary items that are attached to the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { attached }
    set { attached = newValue.map(\.duplicate) }
  }

  /// The space between items; nil, the default, for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// The items; empty in a group with an app's frames.
  open var subitems: [NSCollectionLayoutItem] {
    guard case .line(_, let items, _, _) = content else { return [] }
    return items
  }

  /// Returns a description of the group and its items, one a line. UIKit's is a drawing.
  open func visualDescription() -> String { describe(indented: "").joined(separator: "\n") }

  private func describe(indented indent: String) -> [String] {
    func text(_ size: NSCollectionLayoutSize) -> String {
      let (width, height) = (size.widthDimension, size.heightDimension)
      return "\(width.text) × \(height.text)"
    }
    let kind =
      switch content {
      case .line(.horizontal, _, _, _): "row"
      case .line(.vertical, _, _, _): "column"
      case .custom: "custom group"
      }
    return ["\(indent)\(kind) \(text(layoutSize))"]
      + subitems.flatMap { item in
        (item as? NSCollectionLayoutGroup)?.describe(indented: indent + "  ")
          ?? ["\(indent)  item \(text(item.layoutSize))"]
      }
  }

  /// Returns a copy.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutGroup(layoutSize, content)
    copyValues(to: copy)
    copy.attached = attached
    copy.interItemSpacing = interItemSpacing
    return copy
  }

  override var isSelfSizing: Bool {
    super.isSelfSizing || subitems.contains { $0.isSelfSizing }
  }
}

extension NSCollectionLayoutDimension {
  fileprivate var text: String {
    if isFractionalWidth { return "\(dimension) of the width" }
    if isFractionalHeight { return "\(dimension) of the height" }
    return isEstimated ? "about \(dimension)" : "\(dimension)"
  }
}

/// Returns the frames of the items in a group, relative to the group, whose size is that of the
/// environment's container.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// The frame of an item in a group whose items have an app's frames.
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// The frame, relative to the group.
  public let frame: CGRect
  /// The order of overlapping items.
  public let zIndex: Int

  /// Creates an item with a frame.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Creates an item with a frame and an order.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  /// Returns the object itself, which doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
