import Foundation
import Layers
import Views

/// The delegate of a collection with a flow layout.
///
/// UIKit asks any delegate that responds to the methods of `UICollectionViewDelegateFlowLayout`, also
/// one that forwards them to another object. Those of a delegate that doesn't conform to the protocol
/// are therefore sent as messages.
struct FlowDelegate {
  private let delegate: any UICollectionViewDelegate
  private let collection: UICollectionView
  private let layout: UICollectionViewLayout

  /// Creates the delegate of a collection; nil if it has none.
  init?(of collection: UICollectionView, _ layout: UICollectionViewLayout) {
    guard let delegate = collection.delegate else { return nil }
    self.delegate = delegate
    self.collection = collection
    self.layout = layout
  }

  func size(ofItemAt path: IndexPath) -> CGSize? {
    guard let flow else { return send("sizeForItemAt:", path) as? CGSize }
    return flow.collectionView(collection, layout: layout, sizeForItemAt: path)
  }

  func inset(ofSection index: Int) -> UIEdgeInsets? {
    guard let flow else { return send("insetForSectionAt:", index) as? UIEdgeInsets }
    return flow.collectionView(collection, layout: layout, insetForSectionAt: index)
  }

  func lineSpacing(ofSection index: Int) -> CGFloat? {
    guard let flow else { return send("minimumLineSpacingForSectionAt:", index) as? CGFloat }
    return flow.collectionView(collection, layout: layout, minimumLineSpacingForSectionAt: index)
  }

  func itemSpacing(ofSection index: Int) -> CGFloat? {
    guard let flow else { return send("minimumInteritemSpacingForSectionAt:", index) as? CGFloat }
    return flow.collectionView(
      collection, layout: layout, minimumInteritemSpacingForSectionAt: index)
  }

  func headerSize(ofSection index: Int) -> CGSize? {
    guard let flow else { return send("referenceSizeForHeaderInSection:", index) as? CGSize }
    return flow.collectionView(collection, layout: layout, referenceSizeForHeaderInSection: index)
  }

  func footerSize(ofSection index: Int) -> CGSize? {
    guard let flow else { return send("referenceSizeForFooterInSection:", index) as? CGSize }
    return flow.collectionView(collection, layout: layout, referenceSizeForFooterInSection: index)
  }

  private var flow: (any UICollectionViewDelegateFlowLayout)? {
    delegate as? any UICollectionViewDelegateFlowLayout
  }

  private func send(_ name: String, _ argument: Any) -> Any? {
    let name = "collectionView:layout:" + name
    return OptionalMessage.send(name, to: delegate, collection, layout, argument) ?? nil
  }
}
