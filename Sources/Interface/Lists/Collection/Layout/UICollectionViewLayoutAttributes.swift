public import Foundation
public import Geometry
import Layers
public import Views

/// The place and the look of a view in a collection.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The path of the item.
  open var indexPath = IndexPath(item: 0, section: 0)
  private(set) var category = UICollectionView.ElementCategory.cell
  private(set) var kind: String?

  /// The middle of the view.
  open var center = CGPoint.zero
  /// The size of the view.
  open var size = CGSize.zero
  /// The transform around the middle.
  open var transform3D = CATransform3DIdentity
  /// The opacity.
  open var alpha: CGFloat = 1
  /// The order of overlapping views: those with higher numbers are in front.
  open var zIndex = 0
  /// Whether the view isn't shown.
  open var isHidden = false
  /// The origin of the section, if it scrolls on its own: its views are in a view that is placed there.
  var scrollOrigin: CGPoint?
  /// What a list determines for its row; nil elsewhere.
  var row: ListRow?
  /// The axes along which the view determines its length.
  var flexibleAxes = FlexibleAxes.all

  /// Creates attributes of a cell without a size.
  public override required init() { super.init() }

  /// Creates attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a supplementary view, such as a header.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    represent(.supplementaryView, elementKind, indexPath)
  }

  /// Creates attributes of a view that the layout adds as a decoration.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    represent(.decorationView, decorationViewKind, indexPath)
  }

  /// The bounding box of the transformed view; as a setter, the place of the view without its
  /// transform.
  open var frame: CGRect {
    get {
      let rect = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
      guard !CATransform3DIsIdentity(transform3D) else { return rect }
      let local = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      return local.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  /// The bounds: the size at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The affine part of the transform.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The kind of view.
  open var representedElementCategory: UICollectionView.ElementCategory { category }

  /// The kind of supplementary or decoration view; nil for cells.
  open var representedElementKind: String? { kind }

  /// Returns a copy. Overrides call super and copy their own properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    (copy.category, copy.kind) = (category, kind)
    (copy.center, copy.size, copy.transform3D) = (center, size, transform3D)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    (copy.scrollOrigin, copy.flexibleAxes, copy.row) = (scrollOrigin, flexibleAxes, row)
    return copy
  }

  /// Returns whether another object has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return indexPath == other.indexPath && category == other.category && kind == other.kind
      && center == other.center && size == other.size && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden
      && scrollOrigin == other.scrollOrigin && row == other.row
      && CATransform3DEqualToTransform(transform3D, other.transform3D)
  }

  /// The hash of the path.
  open override var hash: Int { indexPath.hashValue }

  /// Sets what the attributes belong to.
  package final func represent(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
  ) {
    (self.category, self.kind, indexPath) = (category, kind, path)
  }

  /// What the attributes belong to.
  var element: CollectionElement {
    CollectionElement(category: category, kind: kind ?? "", path: indexPath)
  }

  /// Moves the middle to a point of the collection, where the section can have scrolled on its own.
  func move(to point: CGPoint, in collection: UICollectionView?) {
    let offset =
      scrollOrigin == nil ? nil : collection?.orthogonal.offset(ofSection: indexPath.section)
    center = CGPoint(x: point.x + (offset?.x ?? 0), y: point.y + (offset?.y ?? 0))
  }

  /// A copy of the same class.
  var duplicate: UICollectionViewLayoutAttributes {
    copy() as? UICollectionViewLayoutAttributes ?? self
  }
}

/// The axes along which a view determines its length.
struct FlexibleAxes {
  var width, height: Bool

  static let all = FlexibleAxes(width: true, height: true)
}

/// A cell, supplementary view or decoration of a collection.
struct CollectionElement: Hashable {
  var category: UICollectionView.ElementCategory
  var kind = ""
  var path: IndexPath
}

extension UICollectionView {
  /// The kinds of views in a collection; the raw values are Apple's.
  public enum ElementCategory: UInt, Sendable {
    /// The cell of an item.
    case cell
    /// A view of the data, such as a header.
    case supplementaryView
    /// A view that the layout adds.
    case decorationView
  }

  /// The kind of supplementary view above a section.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of supplementary view below a section.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
