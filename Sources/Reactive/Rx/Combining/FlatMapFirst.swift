extension ObservableType {
  /// The elements of the sequence that `selector` makes of an element; elements that come before
  /// that sequence has completed are ignored.
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    lift { SwitchSink($0, .first) { try selector($0).asObservable() } }
  }
}
