extension RelayType {
  /// Returns the relay as a sequence that never fails.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}
