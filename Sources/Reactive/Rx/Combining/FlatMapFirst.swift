extension ObservableType {
  /// Returns a sequence that sends the elements of the inner sequence that `selector` returns for
  /// an element; elements that arrive before the inner sequence has completed are ignored.
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    lift { SwitchSink($0, .first) { try selector($0).asObservable() } }
  }
}
