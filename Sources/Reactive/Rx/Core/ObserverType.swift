/// What receives the events of an observable sequence.
public protocol ObserverType<Element> {
  /// The type of the elements it receives.
  associatedtype Element

  /// What `Element` was called before RxSwift 5: `where O: ObserverType, O.E == Int`.
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

  /// This observer with its type erased.
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

  /// An observer of `Source` elements that hands them, transformed, to this one; an error of
  /// `transform` is handed on as an error event.
  public func mapObserver<Source>(
    _ transform: @escaping (Source) throws -> Element
  ) -> AnyObserver<Source> {
    AnyObserver { event in self.on(event.map(transform)) }
  }
}
