/// A type that can be converted to an observable sequence.
public protocol ObservableConvertibleType<Element> {
  /// The type of the sequence's elements.
  associatedtype Element

  /// The name of `Element` before RxSwift 5: `extension ObservableType where E == Bool`.
  @available(*, deprecated, renamed: "Element")
  typealias E = Element

  /// Returns the observable sequence.
  func asObservable() -> Observable<Element>
}

/// An observable sequence, which pushes its events to its subscribers.
public protocol ObservableType<Element>: ObservableConvertibleType {
  /// Subscribes `observer` to the events of the sequence.
  ///
  /// - Returns: The subscription. Disposing of it stops the events and releases its resources.
  func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element
}

extension ObservableType {
  /// Returns the sequence as an `Observable`.
  public func asObservable() -> Observable<Element> {
    Observable.create { observer in self.subscribe(observer) }
  }
}
