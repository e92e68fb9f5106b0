public import Foundation
import Layers
import Views

extension UICollectionView {
  /// A class of cells and a closure that prepares them, instead of an identifier.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Prepares a cell for an item.
    public typealias Handler = (
      _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
    ) -> Void

    fileprivate let handler: Handler
    fileprivate let identity = RegistrationIdentity()

    /// Creates a registration.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A class of supplementary views and a closure that prepares them, instead of an identifier.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Prepares a view of a kind.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    fileprivate let elementKind: String
    fileprivate let handler: Handler
    fileprivate let identity = RegistrationIdentity()

    /// Creates a registration for views of a kind.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a cell of a registration, which it has prepared for the item.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.identity.identifier
    register(Cell.self, forCellWithReuseIdentifier: identifier)
    let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let cell = cell as? Cell else { preconditionFailure("a registered class has its cells") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a supplementary view of a registration, which it has prepared.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let identifier = registration.identity.identifier
    register(
      Supplementary.self, forSupplementaryViewOfKind: registration.elementKind,
      withReuseIdentifier: identifier)
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.elementKind, withReuseIdentifier: identifier, for: indexPath)
    guard let view = view as? Supplementary else {
      preconditionFailure("a registered class has its views")
    }
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}

/// What distinguishes registrations: the identifier is unique as long as one of its copies exists.
private final class RegistrationIdentity {
  var identifier: String { "registration \(ObjectIdentifier(self))" }
}
