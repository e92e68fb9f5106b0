/// A subject that can only be sent elements: it neither fails nor completes.
public protocol RelayType<Element>: ObservableType {
  /// Hands `element` to all who subscribe.
  func accept(_ element: Element)
}
