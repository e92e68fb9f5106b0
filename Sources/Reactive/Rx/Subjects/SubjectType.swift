/// An observable sequence that is an observer as well: what it receives, its subscribers receive.
public protocol SubjectType<Element>: ObservableType {
  /// The type of the observer.
  associatedtype Observer: ObserverType

  /// The subject as an observer.
  func asObserver() -> Observer
}
