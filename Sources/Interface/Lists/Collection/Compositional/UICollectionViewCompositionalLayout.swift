public import Foundation
import Geometry
import Layers
import Views

/// Returns the section with an index, for the layout's environment.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout of sections, each of which repeats a group of items, which can contain groups.
///
/// Fractions count in the collection's visible area without margins. What Apple's documentation leaves
/// open is our decision (D), as the comments of the solvers describe it.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var settings: UICollectionViewCompositionalLayoutConfiguration
  private var sections: [NSCollectionLayoutSection] = []
  private var needsSections = true
  private var arrangement: CompositionalArrangement?
  /// The geometry of the sections that scroll on their own.
  private var geometries: [Int: OrthogonalGeometry] = [:]
  private var environment = LayoutEnvironment(LayoutContainer(.zero, .zero), .current)
  /// The sizes that views have determined, by sections.
  private var measured: [Int: MeasuredSizes] = [:]
  /// The sizes of the views at the layout's edges.
  private var measuredEdges = MeasuredSizes()
  /// The views that were asked for their sizes since the last invalidation. Until then, the former sizes
  /// of views count.
  private var asked: Set<CollectionElement> = []

  // MARK: Initialisers

  /// Creates a layout whose sections are all arranged in the same way.
  public init(section: NSCollectionLayoutSection) {
    let section = section.duplicate
    provider = { _, _ in section }
    settings = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout whose sections are all arranged in the same way, with a configuration.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    let section = section.duplicate
    provider = { _, _ in section }
    settings = configuration.duplicate
    super.init()
  }

  /// Creates a layout whose sections a closure provides.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    provider = sectionProvider
    settings = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout whose sections a closure provides, with a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    settings = configuration.duplicate
    super.init()
  }

  /// Creates a layout without sections; archives aren't supported.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    settings = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// The properties of the layout as a whole. Setting it arranges everything again; changes of the
  /// object that it returns have no effect.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { settings.duplicate }
    set {
      settings = newValue.duplicate
      invalidateLayout()
    }
  }

  var axis: LayoutAxis { settings.scrollDirection == .vertical ? .vertical : .horizontal }

  // MARK: Arrangement

  /// Arranges all sections.
  open override func prepare() {
    super.prepare()
    guard let collection = host else { return }
    let insets = collection.adjustedContentInset
    let container = LayoutContainer(
      collection.bounds.size,
      NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
    let known = environment.container
    if known.contentSize != container.contentSize
      || known.contentInsets != container.contentInsets
    {
      forgetSizes()
    }
    if sections.count != collection.numberOfSections { needsSections = true }
    environment = LayoutEnvironment(container, collection.traitCollection)
    if needsSections {
      needsSections = false
      sections = (0..<collection.numberOfSections).map {
        provider($0, environment)?.duplicate ?? Self.empty
      }
      if let list = sections.first?.list, collection.backgroundColor == .systemBackground {
        collection.backgroundColor = list.shownBackground
      }
    }
    arrange(collection)
  }

  /// Returns the properties of a section that is a list; nil for others.
  func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    sections.indices.contains(section) ? sections[section].list : nil
  }

  override func forgetSizes() {
    needsSections = true
    asked = []
    measured = [:]
    measuredEdges = MeasuredSizes()
  }

  private static var empty: NSCollectionLayoutSection {
    let none = NSCollectionLayoutDimension.absolute(0)
    let size = NSCollectionLayoutSize(widthDimension: none, heightDimension: none)
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  private func arrange(_ collection: UICollectionView) {
    let parts = sections.enumerated().map { index, section in
      SectionSolver(
        section: section, count: collection.numberOfItems(inSection: index), axis: axis,
        environment: environment, measured: measured[index] ?? MeasuredSizes(),
        margins: margins(of: section, in: collection)
      ).arranged()
    }
    let new = CompositionalArrangement(
      parts, settings, container: environment.container.effectiveContentSize,
      measured: measuredEdges)
    geometries = [:]
    for (index, section) in new.sections.enumerated() where section.isOrthogonal {
      geometries[index] = OrthogonalGeometry(section, layoutAxis: axis)
    }
    arrangement = new
  }

  /// The margins that a section's are added to, besides the safe area.
  private func margins(
    of section: NSCollectionLayoutSection, in collection: UICollectionView
  ) -> NSDirectionalEdgeInsets {
    let reference =
      section.contentInsetsReference == .automatic
      ? settings.contentInsetsReference : section.contentInsetsReference
    guard reference == .layoutMargins || reference == .readableContent else { return .zero }
    let margins = collection.layoutMargins
    return axis == .vertical
      ? NSDirectionalEdgeInsets(top: 0, leading: margins.left, bottom: 0, trailing: margins.right)
      : NSDirectionalEdgeInsets(top: margins.top, leading: 0, bottom: margins.bottom, trailing: 0)
  }

  /// The size of all sections, and the breadth of the collection.
  open override var collectionViewContentSize: CGSize { arrangement?.size ?? .zero }

  // MARK: Attributes

  /// Returns the attributes of the views that a rectangle touches. In sections that scroll on their own,
  /// those at the section's offset; their frames are those at the offset 0.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let arrangement else { return [] }
    var found: [UICollectionViewLayoutAttributes] = []
    for index in arrangement.boundaries.indices {
      let attributes = edgeAttributes(index, arrangement)
      if attributes.frame.overlaps(rect) { found.append(attributes) }
    }
    for index in arrangement.sections.indices {
      let section = arrangement.sections[index]
      for number in section.boundaries.indices {
        let attributes = boundaryAttributes(number, section: index, arrangement)
        if attributes.frame.overlaps(rect) { found.append(attributes) }
      }
      guard section.extent.overlaps(rect) else { continue }
      for number in section.decorations.indices
      where section.decorations[number].frame.overlaps(rect) {
        found.append(decorationAttributes(number, section: index, arrangement))
      }
      let area = area(rect, inSection: index, arrangement)
      for (item, place) in section.items.enumerated() where place.frame.overlaps(area) {
        found.append(itemAttributes(item, section: index, arrangement))
      }
      for number in section.attached.indices
      where section.attached[number].frame.overlaps(area) {
        found.append(attachedAttributes(number, section: index, arrangement))
      }
    }
    return found
  }

  /// Returns a rectangle in the coordinates of a section, which can have scrolled on its own.
  private func area(
    _ rect: CGRect, inSection index: Int, _ arrangement: CompositionalArrangement
  ) -> CGRect {
    guard let geometry = scrollGeometry(ofSection: index),
      let collection = collectionView
    else { return rect }
    let offset = collection.orthogonal.offset(ofSection: index) ?? geometry.restingOffset
    var area = rect
    let (low, high) = (geometry.frame.min(geometry.axis), geometry.frame.max(geometry.axis))
    area.origin[geometry.axis] = max(rect.min(geometry.axis), low)
    area.size[geometry.axis] = max(min(rect.max(geometry.axis), high) - area.min(geometry.axis), 0)
    area.origin[geometry.axis] += offset[geometry.axis]
    return area
  }

  /// Returns the attributes of an item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let arrangement, arrangement.sections.indices.contains(indexPath.section),
      arrangement.sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return itemAttributes(indexPath.item, section: indexPath.section, arrangement)
  }

  /// Returns the attributes of a header, a footer, a badge or another supplementary view.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let arrangement else { return nil }
    if indexPath.count == 1 {
      return arrangement.boundaries.firstIndex { $0.item.elementKind == elementKind }
        .map { edgeAttributes($0, arrangement) }
    }
    let index = indexPath.section
    guard arrangement.sections.indices.contains(index) else { return nil }
    let section = arrangement.sections[index]
    if indexPath.item == 0,
      let number = section.boundaries.firstIndex(where: { $0.item.elementKind == elementKind })
    {
      return boundaryAttributes(number, section: index, arrangement)
    }
    return section.attached.firstIndex {
      $0.item.elementKind == elementKind && $0.index == indexPath.item
    }.map { attachedAttributes($0, section: index, arrangement) }
  }

  /// Returns the attributes of a section's background.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let arrangement, arrangement.sections.indices.contains(indexPath.section) else {
      return nil
    }
    return arrangement.sections[indexPath.section].section.decorationItems.firstIndex {
      $0.elementKind == elementKind
    }.map { decorationAttributes($0, section: indexPath.section, arrangement) }
  }

  // MARK: Sections that scroll on their own

  /// Returns the geometry of a section that scrolls on its own; nil for others.
  override func scrollGeometry(ofSection index: Int) -> OrthogonalGeometry? { geometries[index] }

  override var orthogonalSections: [Int] { geometries.keys.sorted() }

  /// Has the sections' closures change the attributes of visible items.
  override func adjustVisible(
    _ attributes: [UICollectionViewLayoutAttributes], in collection: UICollectionView
  ) {
    guard sections.contains(where: { $0.visibleItemsInvalidationHandler != nil }) else { return }
    for (index, section) in sections.enumerated() {
      guard let handler = section.visibleItemsInvalidationHandler else { continue }
      let items = attributes.filter { $0.indexPath.count > 1 && $0.indexPath.section == index }
      guard !items.isEmpty else { continue }
      let offset =
        scrollGeometry(ofSection: index).map {
          collection.orthogonal.offset(ofSection: index) ?? $0.restingOffset
        } ?? collection.contentOffset
      handler(items.map(VisibleItem.init), offset, environment)
    }
  }

  // MARK: Invalidation

  /// Returns whether the collection's size has changed.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    environment.container.contentSize != newBounds.size
  }

  /// Returns whether a view has another size than estimated.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let axes = originalAttributes.flexibleAxes
    guard axes.width || axes.height else { return false }
    let (old, new) = (originalAttributes.size, preferredAttributes.size)
    guard note(new, of: originalAttributes) else { return false }
    return (axes.width && new.width != old.width) || (axes.height && new.height != old.height)
  }

  override func knowsSize(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    let axes = attributes.flexibleAxes
    return !(axes.width || axes.height) || asked.contains(attributes.element)
  }

  override func forgetSize(at path: IndexPath) {
    asked.remove(CollectionElement(category: .cell, path: path))
    isInvalid = true
  }

  override func moveSizes(_ map: ListMap, without isReplaced: (IndexPath) -> Bool) {
    var moved: [Int: MeasuredSizes] = [:]
    for (section, sizes) in measured {
      guard let target = map.sections[section] else { continue }
      // The views at the section's edges.
      for (kind, views) in sizes.attached {
        if let size = views[0] {
          moved[target, default: MeasuredSizes()].attached[kind, default: [:]][0] = size
        }
      }
      for (item, size) in sizes.items {
        let path = IndexPath(item: item, section: section)
        guard let new = map.items[path], !isReplaced(path) else { continue }
        moved[new.section, default: MeasuredSizes()].items[new.item] = size
        for (kind, views) in sizes.attached {
          moved[new.section]?.attached[kind, default: [:]][new.item] = views[item]
        }
      }
    }
    measured = moved
    asked = []
  }

  /// Keeps the size of a view; returns false if the view was asked before.
  private func note(_ size: CGSize, of attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard asked.insert(attributes.element).inserted else { return false }
    let (path, kind) = (attributes.indexPath, attributes.representedElementKind ?? "")
    if path.count == 1 {
      measuredEdges.attached[kind, default: [:]][0] = size
    } else if attributes.representedElementCategory == .cell {
      measured[path.section, default: MeasuredSizes()].items[path.item] = size
    } else {
      measured[path.section, default: MeasuredSizes()].attached[kind, default: [:]][path.item] =
        size
    }
    return true
  }

  /// Requests a new arrangement; the sections are asked for again unless only sizes have changed.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      needsSections = true
      asked = []
    }
    super.invalidateLayout(with: context)
  }

  override var measuresViews: Bool {
    sections.contains {
      $0.group.isSelfSizing || $0.boundarySupplementaryItems.contains { $0.isSelfSizing }
    } || settings.boundarySupplementaryItems.contains { $0.isSelfSizing }
  }
}
