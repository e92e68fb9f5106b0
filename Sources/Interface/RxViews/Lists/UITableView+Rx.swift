public import Foundation
import Layers
public import Lists
public import Rx
import Views

extension Reactive where Base: UITableView {
  /// Shows the elements of each sequence as the rows of one section, with cells that a closure
  /// provides: `items.bind(to: table.rx.items) { table, row, element in … }`.
  public func items<Sequence: Swift.Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (
    _ cellFactory: @escaping (UITableView, Int, Sequence.Element) -> UITableViewCell
  ) -> any Disposable where Source.Element == Sequence {
    { cellFactory in
      let rows = TableItems<Sequence>(cellFactory)
      return self.items(dataSource: rows)(source)
    }
  }

  /// Shows the elements of each sequence as the rows of one section, with cells of a registered class
  /// that a closure configures: `items.bind(to: table.rx.items(cellIdentifier: "cell", cellType:
  /// Cell.self)) { row, element, cell in … }`.
  public func items<Sequence: Swift.Sequence, Cell: UITableViewCell, Source: ObservableType>(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  ) -> (_ source: Source) -> (
    _ configureCell: @escaping (Int, Sequence.Element, Cell) -> Void
  ) -> any Disposable where Source.Element == Sequence {
    { source in
      { configureCell in
        let rows = TableItems<Sequence> { table, row, element in
          let path = IndexPath(row: row, section: 0)
          let cell = table.dequeueReusableCell(withIdentifier: cellIdentifier, for: path)
          if let cell = cell as? Cell { configureCell(row, element, cell) }
          return cell
        }
        return self.items(dataSource: rows)(source)
      }
    }
  }

  /// Gives each element to a data source, which shows it. The data source is retained until the
  /// subscription ends.
  public func items<
    DataSource: RxTableViewDataSourceType & UITableViewDataSource, Source: ObservableType
  >(
    dataSource: DataSource
  ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
    { [base] source in
      base.dataSource = dataSource
      let subscription = source.subscribe { [weak base] event in
        if let base { dataSource.tableView(base, observedEvent: event) }
      }
      return Disposables.create { [weak base] in
        subscription.dispose()
        if let base, base.dataSource === dataSource { base.dataSource = nil }
      }
    }
  }

  /// The rows that the user selects.
  public var itemSelected: ControlEvent<IndexPath> { event(.selected) }

  /// The rows that the user's taps deselect.
  public var itemDeselected: ControlEvent<IndexPath> { event(.deselected) }

  /// The rows whose detail buttons are tapped.
  public var itemAccessoryButtonTapped: ControlEvent<IndexPath> { event(.accessory) }

  /// The rows whose deletion the user has committed.
  public var itemDeleted: ControlEvent<IndexPath> { event(.deleted) }

  /// The rows on which a finger is put.
  public var itemHighlighted: ControlEvent<IndexPath> {
    delegated("tableView:didHighlightRowAt:") { $0[1] as? IndexPath }
  }

  /// The rows from which a finger is lifted.
  public var itemUnhighlighted: ControlEvent<IndexPath> {
    delegated("tableView:didUnhighlightRowAt:") { $0[1] as? IndexPath }
  }

  /// The rows whose insertion the user has committed.
  public var itemInserted: ControlEvent<IndexPath> { event(.inserted) }

  /// The rows that the user has moved, with their former and their new places.
  public var itemMoved: ControlEvent<ItemMovedEvent> {
    delegated("tableView:moveRowAt:to:") { arguments in
      guard let source = arguments[1] as? IndexPath, let destination = arguments[2] as? IndexPath
      else { return nil }
      return (source, destination)
    }
  }

  /// The cells that are about to appear.
  public var willDisplayCell: ControlEvent<WillDisplayCellEvent> {
    delegated("tableView:willDisplay:forRowAt:", Self.cellEvent)
  }

  /// The cells that have disappeared.
  public var didEndDisplayingCell: ControlEvent<DidEndDisplayingCellEvent> {
    delegated("tableView:didEndDisplaying:forRowAt:", Self.cellEvent)
  }

  private static func cellEvent(_ arguments: [Any]) -> (UITableViewCell, IndexPath)? {
    guard let cell = arguments[1] as? UITableViewCell, let path = arguments[2] as? IndexPath
    else { return nil }
    return (cell, path)
  }

  /// The rows that will soon be shown; none, because cells are made when they are shown.
  public var prefetchRows: ControlEvent<[IndexPath]> { ControlEvent(events: Observable.never()) }

  /// The rows that won't be shown after all; none.
  public var cancelPrefetchingForRows: ControlEvent<[IndexPath]> {
    ControlEvent(events: Observable.never())
  }

  /// The elements whose rows the user selects; the rows must come from `rx.items`.
  public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    ControlEvent(events: models(of: itemSelected))
  }

  /// The elements whose rows the user's taps deselect; the rows must come from `rx.items`.
  public func modelDeselected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    ControlEvent(events: models(of: itemDeselected))
  }

  /// The elements whose deletion the user has committed; the rows must come from `rx.items`.
  public func modelDeleted<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    ControlEvent(events: models(of: itemDeleted))
  }

  /// Returns the element of a row, which must come from `rx.items`.
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

/// The former and the new place of a row or an item that was moved.
public typealias ItemMovedEvent = (sourceIndex: IndexPath, destinationIndex: IndexPath)

/// A cell that is about to appear, and its place.
public typealias WillDisplayCellEvent = (cell: UITableViewCell, indexPath: IndexPath)

/// A cell that has disappeared, and its place.
public typealias DidEndDisplayingCellEvent = (cell: UITableViewCell, indexPath: IndexPath)

/// A data source that shows the elements of an observable sequence.
public protocol RxTableViewDataSourceType {
  /// What each element of the sequence is, such as an array.
  associatedtype Element

  /// Called with each event of the sequence.
  func tableView(_ tableView: UITableView, observedEvent: Event<Element>)
}

/// A data source that knows the elements of its rows.
public protocol SectionedViewDataSourceType {
  /// Returns the element of a row or an item.
  func model(at indexPath: IndexPath) throws -> Any
}

/// An error of RxCocoa. Except for `itemsNotYetBound`, only code of apps throws it.
///
/// `@unchecked Sendable`: errors are thrown and caught on a stage's thread.
public enum RxCocoaError: Error, @unchecked Sendable {
  /// An unknown error.
  case unknown
  /// An operation that isn't possible.
  case invalidOperation(object: Any)
  /// The rows or items don't come from `rx.items`, or there are none yet.
  case itemsNotYetBound(object: Any)
  /// An object has no property with this name.
  case invalidPropertyName(object: Any, propertyName: String)
  /// An object within a key path isn't observable.
  case invalidObjectOnKeyPath(object: Any, sourceObject: AnyObject, propertyName: String)
  /// An error during the exchange of methods.
  case errorDuringSwizzling
  /// A value, such as an argument of an observed message, isn't of the expected type.
  case castingError(object: Any, targetType: Any.Type)
}

/// The rows of `rx.items`.
private final class TableItems<Elements: Swift.Sequence>: NSObject, UITableViewDataSource,
  RxTableViewDataSourceType, SectionedViewDataSourceType
{
  typealias Element = Elements

  private let cell: (UITableView, Int, Elements.Element) -> UITableViewCell
  private var elements: [Elements.Element] = []

  init(_ cell: @escaping (UITableView, Int, Elements.Element) -> UITableViewCell) {
    self.cell = cell
  }

  func tableView(_ tableView: UITableView, observedEvent: Event<Elements>) {
    guard case .next(let new) = observedEvent else { return }
    elements = Array(new)
    tableView.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    elements.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell(tableView, indexPath.row, elements[indexPath.row])
  }

  func model(at indexPath: IndexPath) throws -> Any {
    guard elements.indices.contains(indexPath.row) else {
      throw RxCocoaError.itemsNotYetBound(object: self)
    }
    return elements[indexPath.row]
  }
}

extension ListEvents {
  /// Returns the paths of a kind of event; completes when the view is deallocated.
  func observable(_ kind: Kind, of view: some LifetimeOwner) -> Observable<IndexPath> {
    Observable.create { [weak self, weak view] observer in
      guard let self, let view else {
        observer.onCompleted()
        return Disposables.create()
      }
      let stop = add(kind) { observer.onNext($0) }
      let stopEnd = view.ownLifetime.onDeinit { observer.onCompleted() }
      return Disposables.create {
        stop()
        stopEnd()
      }
    }
  }
}
