extension ObservableType {
  /// Sends each element to all of `relays`. An error is a programming error, as with `Binder`; the
  /// completion is ignored.
  public func bind<Relay: RelayType>(
    to relays: Relay...
  ) -> any Disposable where Relay.Element == Element {
    forward(to: relays) { $0 }
  }

  /// Sends each element, as an optional, to all of `relays`. An error is a programming error, as
  /// with `Binder`; the completion is ignored.
  public func bind<Relay: RelayType>(
    to relays: Relay...
  ) -> any Disposable where Relay.Element == Element? {
    forward(to: relays) { $0 }
  }

  /// Sends the result of `transform` for each element to all of `relays`.
  func forward<Relay: RelayType>(
    to relays: [Relay], _ transform: @escaping (Element) -> Relay.Element
  ) -> any Disposable {
    bind { element in relays.forEach { $0.accept(transform(element)) } }
  }
}
