/// A type that receives the events of an observable sequence.
public protocol ObserverType<Element> {
  /// The type of the elements.
  associatedtype Element

  /// The name of `Element` before RxSwift 5: `where O: ObserverType, O.E == Int`.
  @available(*, deprecated, renamed: "Element")
  typealias E = Element

  /// Receives `event`.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Receives an element.
  public func onNext(_ element: Element) { on(.next(element)) }

  /// Receives the completion.
  public func onCompleted() { on(.completed) }

  /// Receives an error.
  public func onError(_ error: any Error) { on(.error(error)) }

  /// Returns this observer with its type erased.
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

  /// Returns an observer that transforms `Source` elements and passes them to this observer. If
  /// `transform` throws, this observer receives an error event.
  public func mapObserver<Source>(
    _ transform: @escaping (Source) throws -> Element
  ) -> AnyObserver<Source> {
    AnyObserver { event in self.on(event.map(transform)) }
  }
}
