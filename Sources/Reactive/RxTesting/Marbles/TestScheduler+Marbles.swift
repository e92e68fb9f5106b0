import Rx

extension TestScheduler {
  /// Creates a sequence that sends the events of `diagram` to its current subscribers; see
  /// `Marbles`.
  ///
  /// `start` is the time of the diagram's first character, or of ^ if there is one.
  public func createHotObservable<Element>(
    _ diagram: String, values: [Character: Element], error: any Error = MarbleFailure(),
    from start: TestTime = 0, tick: TestTime = 1
  ) throws(MarbleError) -> TestableObservable<Element> {
    createHotObservable(
      try Marbles(diagram, values: values, error: error, from: start, tick: tick).events)
  }

  /// Creates a sequence that sends the events of `diagram`, relative to each subscription; see
  /// `Marbles`.
  public func createColdObservable<Element>(
    _ diagram: String, values: [Character: Element], error: any Error = MarbleFailure(),
    tick: TestTime = 1
  ) throws(MarbleError) -> TestableObservable<Element> {
    createColdObservable(try Marbles(diagram, values: values, error: error, tick: tick).events)
  }
}

extension TestableObserver {
  /// Returns the received events as a diagram.
  ///
  /// - Parameters:
  ///   - start: The time of the first character.
  ///   - tick: The time from one character to the next; positive.
  ///   - symbol: Returns the character for an element; by default `x`.
  public func marbles(
    from start: TestTime = 0, tick: TestTime = 1,
    symbol: @escaping (Element) -> Character = { _ in "x" }
  ) -> String {
    precondition(tick > 0, "The tick of a diagram is \(tick). It must be positive.")
    return MarbleDrawing(start: start, tick: tick, symbol: symbol).draw(events)
  }
}

extension Subscription {
  /// Parses `diagram`, in which ^ is the start of the subscription and !, if present, its disposal.
  public init(
    _ diagram: String, from start: TestTime = 0, tick: TestTime = 1
  ) throws(MarbleError) {
    let symbols = try MarbleSymbol.parse(diagram)
    for symbol in symbols where symbol.character != "^" && symbol.character != "!" {
      throw MarbleError(diagram, symbol.column, "a subscription can contain only ^, ! and -")
    }
    guard let begin = symbols.first(where: { $0.character == "^" }) else {
      throw MarbleError(diagram, 0, "missing ^ for the start of the subscription")
    }
    let end = symbols.first { $0.character == "!" }
    self.init(start + begin.tick * tick, end.map { start + $0.tick * tick } ?? .max)
  }
}
