public import Foundation
import Geometry
import Layers
public import Views

/// A layout of lines of items, with headers and footers, that scrolls across the lines.
///
/// Items fill lines as far as they fit, and full lines are justified; a last line of equal items is
/// spaced as if it were full. The rules are measured: O6.1 to O6.12 in docs/measured.md.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// An item size that the cells determine.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  private var sections: [FlowSection] = []
  private var size = CGSize.zero
  /// The sizes of items that their cells have determined.
  private var measured: [IndexPath: CGSize] = [:]
  private var preparedSize = CGSize.zero
  /// Whether a property has changed since the items were arranged.
  private var isOutdated = false

  /// Creates a vertical layout.
  public override init() { super.init() }

  /// Creates a vertical layout; archives aren't supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The class of the contexts of invalidations.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  // MARK: Properties

  /// The direction in which the collection scrolls; vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { measuresChanged() } }
  }

  /// The least space between lines; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { measuresChanged() } }
  }

  /// The least space between items of a line; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { measuresChanged() } }
  }

  /// The size of items; 50 × 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { measuresChanged() } }
  }

  /// The size of items until their cells determine it; zero, the default, if they don't.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { measuresChanged() } }
  }

  /// The margins of sections; zero by default.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { measuresChanged() } }
  }

  /// The size of headers, of which the length in the scroll direction counts; zero, the default, for
  /// none.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { measuresChanged() } }
  }

  /// The size of footers, of which the length in the scroll direction counts; zero, the default, for
  /// none.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { measuresChanged() } }
  }

  /// Whether headers stay visible while their section is; false by default.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether footers stay visible while their section is; false by default.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// The reference of the sections' margins; stored: the content insets count here.
  open var sectionInsetReference = SectionInsetReference.fromContentInset

  /// The reference of the sections' margins; the raw values are Apple's.
  public enum SectionInsetReference: Int, Sendable {
    /// The content insets.
    case fromContentInset
    /// The safe area.
    case fromSafeArea
    /// The layout margins.
    case fromLayoutMargins
  }

  // MARK: Arrangement

  /// Arranges all sections. An override can set properties after it has called super, as on iOS: the
  /// attributes and the size of the content are those of the new values.
  open override func prepare() {
    super.prepare()
    arrange()
  }

  /// Requests a new arrangement for a property's new value.
  private func measuresChanged() {
    isOutdated = true
    invalidateLayout()
  }

  private func arrangeIfNeeded() { if isOutdated { arrange() } }

  private func arrange() {
    guard let collection = host else { return }
    isOutdated = false
    let isVertical = scrollDirection == .vertical
    let insets = collection.adjustedContentInset
    let area = CGSize(
      width: collection.bounds.width - insets.left - insets.right,
      height: collection.bounds.height - insets.top - insets.bottom)
    preparedSize = collection.bounds.size
    var arrangement = FlowArrangement(breadth: isVertical ? area.width : area.height)
    sections = (0..<collection.numberOfSections).map { index in
      arrangement.add(section(index, in: collection), isVertical: isVertical)
    }
    size =
      isVertical
      ? CGSize(width: area.width, height: arrangement.length)
      : CGSize(width: arrangement.length, height: area.height)
  }

  /// Asks the delegate for the measures of a section.
  private func section(_ index: Int, in collection: UICollectionView) -> FlowMeasures {
    let delegate = FlowDelegate(of: collection, self)
    var result = FlowMeasures()
    result.inset = delegate?.inset(ofSection: index) ?? sectionInset
    result.lineSpacing = delegate?.lineSpacing(ofSection: index) ?? minimumLineSpacing
    result.itemSpacing = delegate?.itemSpacing(ofSection: index) ?? minimumInteritemSpacing
    result.header = delegate?.headerSize(ofSection: index) ?? headerReferenceSize
    result.footer = delegate?.footerSize(ofSection: index) ?? footerReferenceSize
    result.items = (0..<collection.numberOfItems(inSection: index)).map { item in
      let path = IndexPath(item: item, section: index)
      if let size = measured[path] { return size }
      if estimatedItemSize != .zero {
        return estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
      }
      return delegate?.size(ofItemAt: path) ?? itemSize
    }
    return result
  }

  /// The size of all sections, and the breadth of the collection.
  open override var collectionViewContentSize: CGSize {
    arrangeIfNeeded()
    return size
  }

  /// Returns the attributes of the items, headers and footers that a rectangle touches. As on iOS,
  /// it doesn't call the methods for single elements: a subclass can take what this method returns
  /// as the start of its own layout, before its overrides of those methods have anything to return.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    arrangeIfNeeded()
    var found: [UICollectionViewLayoutAttributes] = []
    for (index, section) in sections.enumerated() {
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        let path = IndexPath(item: 0, section: index)
        if let edge = edgeAttributes(ofKind: kind, at: path),
          edge.frame.intersects(rect)
        {
          found.append(edge)
        }
      }
      guard section.frame.intersects(rect) else { continue }
      for (item, frame) in section.items.enumerated() where frame.intersects(rect) {
        let path = IndexPath(item: item, section: index)
        if let attributes = itemAttributes(at: path) { found.append(attributes) }
      }
    }
    return found
  }

  /// Returns the attributes of an item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { itemAttributes(at: indexPath) }

  private func itemAttributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    arrangeIfNeeded()
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    let attributes = attributesType.init()
    attributes.indexPath = indexPath
    attributes.frame = sections[indexPath.section].items[indexPath.item]
    return attributes
  }

  private var attributesType: UICollectionViewLayoutAttributes.Type {
    Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
  }

  /// Returns the attributes of a header or footer.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { edgeAttributes(ofKind: elementKind, at: indexPath) }

  private func edgeAttributes(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    arrangeIfNeeded()
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter,
      var frame = isHeader ? section.header : section.footer
    else { return nil }
    let attributes = attributesType.init()
    attributes.represent(.supplementaryView, elementKind, indexPath)
    if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
      frame.origin = pinned(frame, in: section, isHeader: isHeader)
      attributes.zIndex = 10
    }
    attributes.frame = frame
    return attributes
  }

  /// Returns the origin of a header or footer that stays in the visible area.
  private func pinned(_ frame: CGRect, in section: FlowSection, isHeader: Bool) -> CGPoint {
    guard let collection = host else { return frame.origin }
    let visible = collection.bounds.inset(by: collection.adjustedContentInset)
    func pin(
      _ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat, _ from: CGFloat,
      _ to: CGFloat
    ) -> CGFloat {
      isHeader
        ? min(max(start, low), max(to - length, start))
        : max(min(start, high - length), min(from, start))
    }
    return scrollDirection == .vertical
      ? CGPoint(
        x: frame.minX,
        y: pin(
          frame.minY, frame.height, visible.minY, visible.maxY, section.itemsFrame.minY,
          section.itemsFrame.maxY))
      : CGPoint(
        x: pin(
          frame.minX, frame.width, visible.minX, visible.maxX, section.itemsFrame.minX,
          section.itemsFrame.maxX), y: frame.minY)
  }

  // MARK: Invalidation

  /// Returns whether the breadth has changed, or views stay in the visible area.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
    return scrollDirection == .vertical
      ? newBounds.width != preparedSize.width : newBounds.height != preparedSize.height
  }

  /// Returns whether a cell has another size than estimated.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard estimatedItemSize != .zero, originalAttributes.representedElementCategory == .cell,
      measured[originalAttributes.indexPath] == nil
    else { return false }
    measured[originalAttributes.indexPath] = preferredAttributes.size
    return preferredAttributes.size != originalAttributes.size
  }

  /// Requests a new arrangement; cells are measured again if the data was read again.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts || context.invalidateEverything { measured = [:] }
    super.invalidateLayout(with: context)
  }

  override var measuresViews: Bool { estimatedItemSize != .zero }
}

/// The parts of a flow layout that an invalidation concerns.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate's sizes have to be read again; they always are here.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the places of items have to be computed again; they always are here.
  open var invalidateFlowLayoutAttributes = true
}

extension UICollectionView {
  /// The direction in which a collection scrolls; the raw values are Apple's.
  public enum ScrollDirection: Int, Sendable {
    /// Vertically: lines are rows.
    case vertical
    /// Horizontally: lines are columns.
    case horizontal
  }
}
