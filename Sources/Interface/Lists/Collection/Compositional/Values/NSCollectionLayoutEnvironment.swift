public import Foundation
public import Geometry
import Layers
public import Views

/// What a compositional layout knows about its surroundings.
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The area of the layout or, for the items of a group, of the group.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection.
  var traitCollection: UITraitCollection { get }
}

/// An area that contains a part of a layout.
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size with its insets.
  var contentSize: CGSize { get }
  /// The size without its insets.
  var effectiveContentSize: CGSize { get }
  /// The insets.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// An item that is about to be shown, and whose attributes can be changed.
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// The opacity.
  var alpha: CGFloat { get set }
  /// The order of overlapping views.
  var zIndex: Int { get set }
  /// Whether the view isn't shown.
  var isHidden: Bool { get set }
  /// The middle of the view, without the section's offset.
  var center: CGPoint { get set }
  /// The affine part of the transform.
  var transform: CGAffineTransform { get set }
  /// The transform around the middle.
  var transform3D: CATransform3D { get set }
  /// The name of the item; empty here.
  var name: String { get }
  /// The path of the item.
  var indexPath: IndexPath { get }
  /// The frame, without the section's offset.
  var frame: CGRect { get }
  /// The size at the origin.
  var bounds: CGRect { get }
  /// The kind of element.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of supplementary view or decoration; nil for cells.
  var representedElementKind: String? { get }
}

/// The surroundings of a layout or a group.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  private let area: LayoutContainer
  let traitCollection: UITraitCollection

  init(_ container: LayoutContainer, _ traits: UITraitCollection) {
    area = container
    traitCollection = traits
    super.init()
  }

  var container: any NSCollectionLayoutContainer { area }

  /// Returns the environment of a group of a size.
  func group(of size: CGSize) -> LayoutEnvironment {
    LayoutEnvironment(LayoutContainer(size, .zero), traitCollection)
  }
}

/// The area of a layout or a group.
final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets) {
    contentSize = size
    contentInsets = insets
    super.init()
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

  var effectiveContentSize: CGSize {
    CGSize(
      width: max(contentSize.width - contentInsets.leading - contentInsets.trailing, 0),
      height: max(contentSize.height - contentInsets.top - contentInsets.bottom, 0))
  }
}

/// A visible item with the attributes that it changes.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
    super.init()
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var name: String { "" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}
