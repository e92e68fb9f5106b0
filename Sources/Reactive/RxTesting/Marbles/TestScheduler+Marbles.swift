import Rx

extension TestScheduler {
  /// A sequence that sends what `diagram` tells to whoever subscribes then; see `Marbles`.
  ///
  /// `start` is the time of the diagram's first character, or of ^ if there is one.
  public func createHotObservable<Element>(
    _ diagram: String, values: [Character: Element], error: any Error = MarbleFailure(),
    from start: TestTime = 0, tick: TestTime = 1
  ) throws(MarbleError) -> TestableObservable<Element> {
    createHotObservable(
      try Marbles(diagram, values: values, error: error, from: start, tick: tick).events)
  }

  /// A sequence that sends what `diagram` tells, counted from each subscription; see `Marbles`.
  public func createColdObservable<Element>(
    _ diagram: String, values: [Character: Element], error: any Error = MarbleFailure(),
    tick: TestTime = 1
  ) throws(MarbleError) -> TestableObservable<Element> {
    createColdObservable(try Marbles(diagram, values: values, error: error, tick: tick).events)
  }
}

extension TestableObserver {
  /// What it has received, as a diagram.
  ///
  /// - Parameters:
  ///   - start: The time of the first character.
  ///   - tick: The time from a character to the next; positive.
  ///   - symbol: The character for an element; `x` for each unless told otherwise.
  public func marbles(
    from start: TestTime = 0, tick: TestTime = 1,
    symbol: @escaping (Element) -> Character = { _ in "x" }
  ) -> String {
    precondition(tick > 0, "A tick of a diagram cannot last \(tick)")
    return MarbleDrawing(start: start, tick: tick, symbol: symbol).draw(events)
  }
}

extension Subscription {
  /// What `diagram` tells: ^ when the subscription is made, ! when it is disposed, if it is.
  public init(
    _ diagram: String, from start: TestTime = 0, tick: TestTime = 1
  ) throws(MarbleError) {
    let symbols = try MarbleSymbol.parse(diagram)
    for symbol in symbols where symbol.character != "^" && symbol.character != "!" {
      throw MarbleError(diagram, symbol.column, "only ^ and ! tell of a subscription")
    }
    guard let begin = symbols.first(where: { $0.character == "^" }) else {
      throw MarbleError(diagram, 0, "no ^ tells when the subscription is made")
    }
    let end = symbols.first { $0.character == "!" }
    self.init(start + begin.tick * tick, end.map { start + $0.tick * tick } ?? .max)
  }
}
