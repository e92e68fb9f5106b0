/// A subject that accepts only elements: it neither fails nor completes.
public protocol RelayType<Element>: ObservableType {
  /// Delivers `element` to all subscribers.
  func accept(_ element: Element)
}
