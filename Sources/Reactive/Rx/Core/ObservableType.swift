/// A type that can be turned into an observable sequence.
public protocol ObservableConvertibleType<Element> {
  /// The type of the sequence's elements.
  associatedtype Element

  /// What `Element` was called before RxSwift 5: `extension ObservableType where E == Bool`.
  @available(*, deprecated, renamed: "Element")
  typealias E = Element

  /// The sequence.
  func asObservable() -> Observable<Element>
}

/// An observable sequence: it pushes its events to whoever subscribes.
public protocol ObservableType<Element>: ObservableConvertibleType {
  /// Has `observer` receive the events of the sequence.
  ///
  /// - Returns: The subscription: disposing it stops the events and frees what it holds.
  func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element
}

extension ObservableType {
  /// The sequence as an `Observable`.
  public func asObservable() -> Observable<Element> {
    Observable.create { observer in self.subscribe(observer) }
  }
}
