extension ObservableType {
  /// The elements of the sequence that `selector` makes of the latest element; the one before is
  /// disposed of.
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    lift { SwitchSink($0, .latest) { try selector($0).asObservable() } }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// The elements of the latest inner sequence; the one before is disposed of.
  public func switchLatest() -> Observable<Element.Element> {
    lift { SwitchSink($0, .latest) { $0.asObservable() } }
  }
}
