public import Foundation
import Layers
import Views

/// Provides the cells of a collection. Only the number of items and the cells are required.
public protocol UICollectionViewDataSource: AnyObject {
  /// Returns the number of items in a section.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// Returns the cell of an item, which `dequeueReusableCell(withReuseIdentifier:for:)` provides.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// Returns the number of sections; 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns a header, a footer or another supplementary view, which
  /// `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)` provides. Needed if the
  /// layout has such views.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Returns whether an item can be moved by a finger; true by default. Asked when a movement begins.
  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool
  /// Called when a movement by a finger ends, to move the item.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

extension UICollectionViewDataSource {
  /// Returns 1, unless a subclass implements the method.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    OptionalMessage.send("numberOfSectionsIn:", to: self, collectionView) as? Int ?? 1
  }

  /// Returns the default, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    OptionalMessage.send(
      "collectionView:viewForSupplementaryElementOfKind:at:", to: self, collectionView, kind,
      indexPath)
      as? UICollectionReusableView ?? UICollectionReusableView()
  }

  /// Returns true, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMessage.send("collectionView:canMoveItemAt:", to: self, collectionView, indexPath)
      as? Bool ?? true
  }

  /// Does nothing, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    OptionalMessage.send(
      "collectionView:moveItemAt:to:", to: self, collectionView, sourceIndexPath,
      destinationIndexPath)
  }
}
