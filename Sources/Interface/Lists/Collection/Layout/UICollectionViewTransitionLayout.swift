public import Foundation
import Geometry
import Layers
import Views

/// A layout between two others, for transitions that follow a gesture.
///
/// Places, sizes, opacities and transforms are interpolated, as they appear in the visible area: the
/// content also scrolls from the offset of the current layout to the one that the next layout wants.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  private let former: UICollectionViewLayout
  private let next: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]
  /// The offsets of the content in the two layouts.
  private var offsets = (former: CGPoint.zero, next: CGPoint.zero)
  /// Called at the end of the transition.
  final var completion: UICollectionView.LayoutInteractiveTransitionCompletion?

  /// Creates a layout between two others.
  public init(
    currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout
  ) {
    former = currentLayout
    next = newLayout
    super.init()
  }

  /// Creates a layout; archives aren't supported.
  public required init?(coder: NSCoder) {
    former = UICollectionViewLayout()
    next = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// The layout at the beginning of the transition.
  open var currentLayout: UICollectionViewLayout { former }

  /// The layout at its end.
  open var nextLayout: UICollectionViewLayout { next }

  /// The progress from 0, the current layout, to 1, the next one. Setting it invalidates the layout.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      guard transitionProgress != oldValue else { return }
      invalidateLayout()
      host?.contentOffset = offset
    }
  }

  /// Sets a value of the app that belongs to the transition.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// Returns a value of the app; 0 if it wasn't set.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: Arrangement

  /// Finds the offset at which the next layout shows its content.
  final func begin(in collection: UICollectionView) {
    prepareParts(of: collection)
    offsets.former = collection.contentOffset
    let target = next.targetContentOffset(forProposedContentOffset: collection.contentOffset)
    let (insets, size) = (collection.adjustedContentInset, next.collectionViewContentSize)
    func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      min(max(value, low), max(high, low))
    }
    offsets.next = CGPoint(
      x: clamp(target.x, -insets.left, size.width + insets.right - collection.bounds.width),
      y: clamp(target.y, -insets.top, size.height + insets.bottom - collection.bounds.height))
  }

  /// Separates the two layouts from the collection.
  final func end() {
    for layout in [former, next] { layout.host = nil }
  }

  private func prepareParts(of collection: UICollectionView) {
    for layout in [former, next] {
      layout.host = collection
      guard layout.isInvalid else { continue }
      layout.isInvalid = false
      layout.prepare()
    }
  }

  /// Prepares the two layouts.
  open override func prepare() {
    super.prepare()
    if let host { prepareParts(of: host) }
  }

  override var measuresViews: Bool { false }

  private var offset: CGPoint { mixed(offsets.former, offsets.next) }

  private func mixed(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
    from * (1 - transitionProgress) + to * transitionProgress
  }

  private func mixed(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
    CGPoint(x: mixed(from.x, to.x), y: mixed(from.y, to.y))
  }

  /// The interpolated size of the content.
  open override var collectionViewContentSize: CGSize {
    let (from, to) = (former.collectionViewContentSize, next.collectionViewContentSize)
    return CGSize(width: mixed(from.width, to.width), height: mixed(from.height, to.height))
  }

  /// Returns the interpolated attributes of the views that one of the layouts shows.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    func found(
      _ layout: UICollectionViewLayout, at origin: CGPoint
    ) -> [CollectionElement: UICollectionViewLayoutAttributes] {
      let area = rect.offsetBy(dx: origin.x - offset.x, dy: origin.y - offset.y)
      let all = layout.layoutAttributesForElements(in: area) ?? []
      return Dictionary(all.map { ($0.element, $0) }) { first, _ in first }
    }
    let (old, new) = (found(former, at: offsets.former), found(next, at: offsets.next))
    return Set(old.keys).union(new.keys).sorted { $0.path < $1.path }.compactMap { element in
      mixed(
        old[element] ?? element.attributes(in: former), new[element] ?? element.attributes(in: next)
      )
    }
  }

  /// Returns the interpolated attributes of an item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixed(
      former.layoutAttributesForItem(at: indexPath), next.layoutAttributesForItem(at: indexPath))
  }

  /// Returns the interpolated attributes of a supplementary view.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixed(
      former.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
      next.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
  }

  override func newDecoration(_ kind: String, _ frame: CGRect) -> UICollectionReusableView? {
    former.newDecoration(kind, frame) ?? next.newDecoration(kind, frame)
  }

  /// Mixes attributes of the two layouts. A view that only one of them has appears or disappears.
  private func mixed(
    _ old: UICollectionViewLayoutAttributes?, _ new: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let result = (old ?? new)?.duplicate else { return nil }
    func place(_ attributes: UICollectionViewLayoutAttributes, from origin: CGPoint) -> CGPoint {
      CGPoint(
        x: attributes.center.x - origin.x + offset.x, y: attributes.center.y - origin.y + offset.y)
    }
    guard let old, let new else {
      result.center = place(result, from: old == nil ? offsets.next : offsets.former)
      result.alpha *= old == nil ? transitionProgress : 1 - transitionProgress
      return result
    }
    result.center = mixed(place(old, from: offsets.former), place(new, from: offsets.next))
    result.size = CGSize(
      width: mixed(old.size.width, new.size.width), height: mixed(old.size.height, new.size.height))
    result.alpha = mixed(old.alpha, new.alpha)
    result.transform3D = old.transform3D.mixed(with: new.transform3D, transitionProgress)
    result.zIndex = transitionProgress < 0.5 ? old.zIndex : new.zIndex
    result.isHidden = transitionProgress < 0.5 ? old.isHidden : new.isHidden
    return result
  }
}

extension CollectionElement {
  /// Returns the attributes that a layout has for the element.
  fileprivate func attributes(
    in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    switch category {
    case .cell: layout.layoutAttributesForItem(at: path)
    case .supplementaryView: layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decorationView: layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }
}

extension CATransform3D {
  /// Returns the transform between this one and another, element by element.
  fileprivate func mixed(with other: CATransform3D, _ progress: CGFloat) -> CATransform3D {
    func mix(_ path: KeyPath<CATransform3D, CGFloat>) -> CGFloat {
      self[keyPath: path] + (other[keyPath: path] - self[keyPath: path]) * progress
    }
    return CATransform3D(
      m11: mix(\.m11), m12: mix(\.m12), m13: mix(\.m13), m14: mix(\.m14),
      m21: mix(\.m21), m22: mix(\.m22), m23: mix(\.m23), m24: mix(\.m24),
      m31: mix(\.m31), m32: mix(\.m32), m33: mix(\.m33), m34: mix(\.m34),
      m41: mix(\.m41), m42: mix(\.m42), m43: mix(\.m43), m44: mix(\.m44))
  }
}
