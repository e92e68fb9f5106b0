package import Foundation
import Layers

/// A layout has no `encode(with:)` that apps override, but archives of collections contain it.
extension UICollectionViewFlowLayout: ArchivedReference {
  private static var properties: [ArchivedProperty<UICollectionViewFlowLayout>] {
    [
      ArchivedProperty("scrollDirection", \.scrollDirection),
      ArchivedProperty("itemSize", \.itemSize),
      ArchivedProperty("estimatedItemSize", \.estimatedItemSize),
      ArchivedProperty("minimumLineSpacing", \.minimumLineSpacing),
      ArchivedProperty("minimumInteritemSpacing", \.minimumInteritemSpacing),
      ArchivedProperty("sectionInset", \.sectionInset),
      ArchivedProperty("headerReferenceSize", \.headerReferenceSize),
      ArchivedProperty("footerReferenceSize", \.footerReferenceSize),
    ]
  }

  /// True.
  package var isArchivable: Bool { true }

  package func archive(in coder: NSCoder) { coder.encode(Self.properties, of: self) }

  package static func unarchived(from coder: NSCoder) -> Any? {
    let layout = self.init(coder: coder)
    if let layout { coder.decode(properties, of: layout) }
    return layout
  }
}
