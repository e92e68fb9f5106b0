/// An observable sequence that is also an observer: it delivers the events that it receives to its
/// subscribers.
public protocol SubjectType<Element>: ObservableType {
  /// The type of the observer.
  associatedtype Observer: ObserverType

  /// Returns the subject as an observer.
  func asObserver() -> Observer
}
