extension ObservableType {
  /// Returns a sequence that sends the elements of the inner sequence that `selector` returns for
  /// the latest element; the previous inner sequence is disposed of.
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    lift { SwitchSink($0, .latest) { try selector($0).asObservable() } }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Returns a sequence that sends the elements of the latest inner sequence; the previous one is
  /// disposed of.
  public func switchLatest() -> Observable<Element.Element> {
    lift { SwitchSink($0, .latest) { $0.asObservable() } }
  }
}
