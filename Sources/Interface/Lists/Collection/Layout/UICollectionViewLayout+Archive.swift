package import Foundation
import Layers

/// A layout has no `encode(with:)` that apps override, but archives of collections contain it: its class,
/// and the values of a flow layout.
extension UICollectionViewLayout: ArchivedReference {
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

  /// Whether an archive describes the layout: not a compositional one, which consists of closures and
  /// sections.
  package var isArchivable: Bool { !(self is UICollectionViewCompositionalLayout) }

  package func archive(in coder: NSCoder) {
    if let flow = self as? UICollectionViewFlowLayout { coder.encode(Self.properties, of: flow) }
  }

  package static func unarchived(from coder: NSCoder) -> Any? {
    let layout = self.init(coder: coder)
    if let flow = layout as? UICollectionViewFlowLayout { coder.decode(properties, of: flow) }
    return layout
  }
}
