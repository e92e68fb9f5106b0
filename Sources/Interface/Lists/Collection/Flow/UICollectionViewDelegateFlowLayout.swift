public import Foundation
import Layers
public import Views

/// Determines the sizes and spaces of a flow layout. All methods are optional: the layout's
/// properties are the defaults.
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// Returns the size of an item.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// Returns the margins of a section.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// Returns the least space between the lines of a section.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the least space between the items of a line.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the size of a header.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// Returns the size of a footer.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// Returns the default, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    OptionalMessage.send(
      "collectionView:layout:sizeForItemAt:", to: self, collectionView, collectionViewLayout,
      indexPath)
      as? CGSize ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }

  /// Returns the default, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    OptionalMessage.send(
      "collectionView:layout:insetForSectionAt:", to: self, collectionView, collectionViewLayout,
      section)
      as? UIEdgeInsets ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset
      ?? .zero
  }

  /// Returns the default, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    OptionalMessage.send(
      "collectionView:layout:minimumLineSpacingForSectionAt:", to: self, collectionView,
      collectionViewLayout, section)
      as? CGFloat ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0
  }

  /// Returns the default, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    OptionalMessage.send(
      "collectionView:layout:minimumInteritemSpacingForSectionAt:", to: self, collectionView,
      collectionViewLayout, section)
      as? CGFloat ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing
      ?? 0
  }

  /// Returns the default, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    OptionalMessage.send(
      "collectionView:layout:referenceSizeForHeaderInSection:", to: self, collectionView,
      collectionViewLayout, section)
      as? CGSize ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize
      ?? .zero
  }

  /// Returns the default, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    OptionalMessage.send(
      "collectionView:layout:referenceSizeForFooterInSection:", to: self, collectionView,
      collectionViewLayout, section)
      as? CGSize ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize
      ?? .zero
  }
}
