public import Controls
public import Foundation
import Layers
import Lists
public import Rx
public import Views

extension Reactive where Base: UIPickerView {
  /// Shows the elements of each sequence as the rows of one column, with the texts that a closure
  /// returns.
  public func itemTitles<Sequence: Swift.Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ titleForRow: @escaping (Int, Sequence.Element) -> String?) -> any Disposable
  where Source.Element == Sequence {
    { title in
      self.show(source, PickerItems<Sequence>(title: title))
    }
  }

  /// Shows the elements of each sequence as the rows of one column, with the texts that a closure
  /// returns.
  public func itemAttributedTitles<Sequence: Swift.Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (
    _ attributedTitleForRow: @escaping (Int, Sequence.Element) -> NSAttributedString?
  ) -> any Disposable where Source.Element == Sequence {
    { title in
      self.show(source, PickerItems<Sequence>(attributedTitle: title))
    }
  }

  /// Shows the elements of each sequence as the rows of one column, with the views that a closure
  /// returns.
  public func items<Sequence: Swift.Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ viewForRow: @escaping (Int, Sequence.Element, UIView?) -> UIView) -> any Disposable
  where Source.Element == Sequence {
    { view in
      self.show(source, PickerItems<Sequence>(view: view))
    }
  }

  /// Shows the elements of each sequence with an adapter: a data source and delegate of your own,
  /// which may have several columns.
  public func items<
    Source: ObservableType,
    Adapter: RxPickerViewDataSourceType & UIPickerViewDataSource & UIPickerViewDelegate
  >(
    adapter: Adapter
  ) -> (_ source: Source) -> any Disposable where Source.Element == Adapter.Element {
    { [base] source in
      base.dataSource = adapter
      base.delegate = adapter
      let subscription = source.subscribe { [weak base] event in
        if let base { adapter.pickerView(base, observedEvent: event) }
      }
      return Disposables.create { [weak base] in
        subscription.dispose()
        guard let base else { return }
        if base.dataSource === adapter { base.dataSource = nil }
        if base.delegate === adapter { base.delegate = nil }
      }
    }
  }

  private func show<Source: ObservableType, Sequence: Swift.Sequence>(
    _ source: Source, _ items: PickerItems<Sequence>
  ) -> any Disposable where Source.Element == Sequence {
    base.dataSource = items
    base.delegate = items
    let subscription = source.subscribe(onNext: { [weak base] elements in
      items.elements = Array(elements)
      base?.reloadAllComponents()
    })
    return Disposables.create { [weak base] in
      subscription.dispose()
      guard let base else { return }
      if base.dataSource === items { base.dataSource = nil }
      if base.delegate === items { base.delegate = nil }
    }
  }

  /// The rows that the user selects, and their columns.
  public var itemSelected: ControlEvent<(row: Int, component: Int)> {
    ControlEvent(
      events: Observable.create { [weak base] observer in
        guard let base else {
          observer.onCompleted()
          return Disposables.create()
        }
        let stop = base.observeSelection { observer.onNext(($0, $1)) }
        let stopEnd = base.ownLifetime.onDeinit { observer.onCompleted() }
        return Disposables.create {
          stop()
          stopEnd()
        }
      })
  }

  /// The elements of the rows that the user selects, one for each column; they must come from
  /// `rx.items`.
  public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<[Model]> {
    ControlEvent(
      events: itemSelected.flatMap { [weak base] _, component -> Observable<[Model]> in
        guard let base, let items = base.dataSource as? any SectionedViewDataSourceType else {
          return .empty()
        }
        let models = (0..<base.numberOfComponents).compactMap { component in
          let row = base.selectedRow(inComponent: component)
          return try? items.model(at: IndexPath(row: row, section: component)) as? Model
        }
        return .just(models)
      })
  }

  /// Returns the element of a row, which must come from `rx.items`.
  public func model<Model>(at indexPath: IndexPath) throws -> Model {
    guard let items = base.dataSource as? any SectionedViewDataSourceType,
      let model = try items.model(at: indexPath) as? Model
    else { throw RxCocoaError.itemsNotYetBound(object: base) }
    return model
  }
}

extension Reactive where Base: UIDatePicker {
  /// The date: its value at the subscription, and each that the user chooses.
  public var date: ControlProperty<Date> { value }

  /// The date: its value at the subscription, and each that the user chooses.
  public var value: ControlProperty<Date> {
    controlProperty(
      editingEvents: .valueChanged, getter: { $0.date }, setter: { $0.date = $1 })
  }

  /// The interval: its value at the subscription, and each that the user chooses.
  public var countDownDuration: ControlProperty<TimeInterval> {
    controlProperty(
      editingEvents: .valueChanged, getter: { $0.countDownDuration },
      setter: { $0.countDownDuration = $1 })
  }
}

/// A data source of a picker that is updated by the events of a sequence; see `rx.items(adapter:)`.
public protocol RxPickerViewDataSourceType {
  /// The type of the elements.
  associatedtype Element

  /// Called with each event of the sequence.
  func pickerView(_ pickerView: UIPickerView, observedEvent: Event<Element>)
}

/// The rows of `rx.itemTitles` and `rx.items`.
private final class PickerItems<Elements: Swift.Sequence>: UIPickerViewDataSource,
  UIPickerViewDelegate,
  SectionedViewDataSourceType
{
  var elements: [Elements.Element] = []
  private let title: (Int, Elements.Element) -> String?
  private let attributedTitle: (Int, Elements.Element) -> NSAttributedString?
  private let view: ((Int, Elements.Element, UIView?) -> UIView)?

  init(
    title: @escaping (Int, Elements.Element) -> String? = { _, _ in nil },
    attributedTitle: @escaping (Int, Elements.Element) -> NSAttributedString? = { _, _ in nil },
    view: ((Int, Elements.Element, UIView?) -> UIView)? = nil
  ) {
    self.title = title
    self.attributedTitle = attributedTitle
    self.view = view
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    elements.count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { title(row, elements[row]) }

  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { attributedTitle(row, elements[row]) }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { self.view?(row, elements[row], view) ?? PickerTextRow() }

  func model(at indexPath: IndexPath) throws -> Any {
    guard elements.indices.contains(indexPath.row) else {
      throw RxCocoaError.itemsNotYetBound(object: self)
    }
    return elements[indexPath.row]
  }
}
