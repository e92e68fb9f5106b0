public import Foundation
public import Lists
public import Rx
import Views

extension Reactive where Base: UICollectionView {
  /// Shows the elements of each sequence as the items of one section, with cells that a closure
  /// provides: `items.bind(to: collection.rx.items) { collection, item, element in … }`.
  public func items<Sequence: Swift.Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (
    _ cellFactory: @escaping (UICollectionView, Int, Sequence.Element) -> UICollectionViewCell
  ) -> any Disposable where Source.Element == Sequence {
    { cellFactory in
      let rows = CollectionItems<Sequence>(cellFactory)
      return self.items(dataSource: rows)(source)
    }
  }

  /// Shows the elements of each sequence as the items of one section, with cells of a registered class
  /// that a closure configures: `items.bind(to: collection.rx.items(cellIdentifier: "cell", cellType:
  /// Cell.self)) { item, element, cell in … }`.
  public func items<Sequence: Swift.Sequence, Cell: UICollectionViewCell, Source: ObservableType>(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  ) -> (_ source: Source) -> (
    _ configureCell: @escaping (Int, Sequence.Element, Cell) -> Void
  ) -> any Disposable where Source.Element == Sequence {
    { source in
      { configureCell in
        let rows = CollectionItems<Sequence> { collection, item, element in
          let path = IndexPath(item: item, section: 0)
          let cell = collection.dequeueReusableCell(withReuseIdentifier: cellIdentifier, for: path)
          if let cell = cell as? Cell { configureCell(item, element, cell) }
          return cell
        }
        return self.items(dataSource: rows)(source)
      }
    }
  }

  /// Gives each element to a data source, which shows it. The data source is retained until the
  /// subscription ends.
  public func items<
    DataSource: RxCollectionViewDataSourceType & UICollectionViewDataSource, Source: ObservableType
  >(
    dataSource: DataSource
  ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
    { [base] source in
      base.dataSource = dataSource
      let subscription = source.subscribe { [weak base] event in
        if let base { dataSource.collectionView(base, observedEvent: event) }
      }
      return Disposables.create { [weak base] in
        subscription.dispose()
        if let base, base.dataSource === dataSource { base.dataSource = nil }
      }
    }
  }

  /// The items that the user selects.
  public var itemSelected: ControlEvent<IndexPath> { event(.selected) }

  /// The items that the user's taps deselect.
  public var itemDeselected: ControlEvent<IndexPath> { event(.deselected) }

  /// The items on which a finger is put.
  public var itemHighlighted: ControlEvent<IndexPath> {
    delegated("collectionView:didHighlightItemAt:") { $0[1] as? IndexPath }
  }

  /// The items from which a finger is lifted.
  public var itemUnhighlighted: ControlEvent<IndexPath> {
    delegated("collectionView:didUnhighlightItemAt:") { $0[1] as? IndexPath }
  }

  /// The cells that are about to appear, and their places.
  public var willDisplayCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> {
    delegated("collectionView:willDisplay:forItemAt:", Self.cellEvent)
  }

  /// The cells that have disappeared, and their places.
  public var didEndDisplayingCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> {
    delegated("collectionView:didEndDisplaying:forItemAt:", Self.cellEvent)
  }

  /// The supplementary views that are about to appear, with their kinds and places.
  public var willDisplaySupplementaryView:
    ControlEvent<(supplementaryView: UICollectionReusableView, elementKind: String, at: IndexPath)>
  {
    delegated(
      "collectionView:willDisplaySupplementaryView:forElementKind:at:", Self.supplementaryEvent)
  }

  /// The supplementary views that have disappeared, with their kinds and places.
  public var didEndDisplayingSupplementaryView:
    ControlEvent<(supplementaryView: UICollectionReusableView, elementKind: String, at: IndexPath)>
  {
    delegated(
      "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:at:",
      Self.supplementaryEvent)
  }

  private static func cellEvent(_ arguments: [Any]) -> (UICollectionViewCell, IndexPath)? {
    guard let cell = arguments[1] as? UICollectionViewCell, let path = arguments[2] as? IndexPath
    else { return nil }
    return (cell, path)
  }

  private static func supplementaryEvent(
    _ arguments: [Any]
  ) -> (UICollectionReusableView, String, IndexPath)? {
    guard let view = arguments[1] as? UICollectionReusableView,
      let kind = arguments[2] as? String, let path = arguments[3] as? IndexPath
    else { return nil }
    return (view, kind, path)
  }

  /// The items that will soon be shown; none, because cells are made when they are shown.
  public var prefetchItems: ControlEvent<[IndexPath]> { ControlEvent(events: Observable.never()) }

  /// The items that won't be shown after all; none.
  public var cancelPrefetchingForItems: ControlEvent<[IndexPath]> {
    ControlEvent(events: Observable.never())
  }

  /// The elements whose items the user selects; they must come from `rx.items`.
  public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    ControlEvent(events: models(of: itemSelected))
  }

  /// The elements whose items the user's taps deselect; they must come from `rx.items`.
  public func modelDeselected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    ControlEvent(events: models(of: itemDeselected))
  }

  /// Returns the element of an item, which must come from `rx.items`.
  public func model<Model>(at indexPath: IndexPath) throws -> Model {
    guard let rows = base.dataSource as? any SectionedViewDataSourceType,
      let model = try rows.model(at: indexPath) as? Model
    else { throw RxCocoaError.itemsNotYetBound(object: base) }
    return model
  }

  private func models<Model>(of paths: ControlEvent<IndexPath>) -> Observable<Model> {
    paths.flatMap { [weak base] path -> Observable<Model> in
      guard let base, let model: Model = try? base.rx.model(at: path) else { return .empty() }
      return .just(model)
    }
  }

  private func event(_ kind: ListEvents.Kind) -> ControlEvent<IndexPath> {
    ControlEvent(events: base.listEvents.observable(kind, of: base))
  }
}

/// A data source that shows the elements of an observable sequence.
public protocol RxCollectionViewDataSourceType {
  /// What each element of the sequence is, such as an array.
  associatedtype Element

  /// Called with each event of the sequence.
  func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>)
}

/// The items of `rx.items`.
private final class CollectionItems<Elements: Swift.Sequence>: NSObject, UICollectionViewDataSource,
  RxCollectionViewDataSourceType, SectionedViewDataSourceType
{
  typealias Element = Elements

  private let cell: (UICollectionView, Int, Elements.Element) -> UICollectionViewCell
  private var elements: [Elements.Element] = []

  init(_ cell: @escaping (UICollectionView, Int, Elements.Element) -> UICollectionViewCell) {
    self.cell = cell
  }

  func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Elements>) {
    guard case .next(let new) = observedEvent else { return }
    elements = Array(new)
    collectionView.reloadData()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    elements.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    cell(collectionView, indexPath.item, elements[indexPath.item])
  }

  func model(at indexPath: IndexPath) throws -> Any {
    guard elements.indices.contains(indexPath.item) else {
      throw RxCocoaError.itemsNotYetBound(object: self)
    }
    return elements[indexPath.item]
  }
}
