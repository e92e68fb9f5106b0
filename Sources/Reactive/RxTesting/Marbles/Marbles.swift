public import Rx

/// A marble diagram: events drawn as characters, one per tick.
///
///     -a--b-|      a at 1, b at 4, the completion at 6
///     -a--(bc|)    a at 1, b, c and the completion all at 4
///     -a--#        a at 1, an error at 4
///     a-^-b-|      b at 2, the completion at 4; events before ^ have negative times
///
/// A group in parentheses takes one tick, regardless of its length. Spaces are ignored and can be
/// used to align diagrams. Any other character is an element, looked up in a table of values.
public struct Marbles<Element> {
  /// The events of the diagram.
  public let events: [Recorded<Event<Element>>]

  private let drawing: MarbleDrawing<Element>

  /// Parses `diagram`.
  ///
  /// - Parameters:
  ///   - diagram: The diagram.
  ///   - values: The elements that the characters represent.
  ///   - error: The error that # represents.
  ///   - start: The time of the first character, or of ^ if there is one.
  ///   - tick: The time from one character to the next; positive.
  /// - Throws: A `MarbleError` that describes the first mistake in the diagram.
  public init(
    _ diagram: String, values: [Character: Element], error: any Error = MarbleFailure(),
    from start: TestTime = 0, tick: TestTime = 1
  ) throws(MarbleError) {
    precondition(tick > 0, "The tick of a diagram is \(tick). It must be positive.")
    let symbols = try MarbleSymbol.parse(diagram)
    let zero = symbols.first { $0.character == "^" }?.tick ?? 0
    var events: [Recorded<Event<Element>>] = []
    for symbol in symbols where symbol.character != "^" {
      let event: Event<Element>
      switch symbol.character {
      case "|": event = .completed
      case "#": event = .error(error)
      default:
        guard let value = values[symbol.character] else {
          throw MarbleError(diagram, symbol.column, "no value for \(symbol.character)")
        }
        event = .next(value)
      }
      events.append(Recorded(time: start + (symbol.tick - zero) * tick, value: event))
    }
    self.events = events
    drawing = MarbleDrawing(values: values, start: start, tick: tick)
  }
}

extension Marbles where Element == Character {
  /// Parses `diagram`, with characters as elements.
  public init(
    _ diagram: String, error: any Error = MarbleFailure(), from start: TestTime = 0,
    tick: TestTime = 1
  ) throws(MarbleError) {
    let values = Dictionary(diagram.map { ($0, $0) }, uniquingKeysWith: { first, _ in first })
    try self.init(diagram, values: values, error: error, from: start, tick: tick)
  }
}

extension Marbles where Element: Equatable {
  /// Returns nil if `observed` matches this diagram; otherwise both diagrams on two lines, and both
  /// lists of events if the diagrams are the same.
  public func difference(from observed: [Recorded<Event<Element>>]) -> String? {
    guard observed != events else { return nil }
    let (expected, actual) = (drawing.draw(events), drawing.draw(observed))
    let diagrams = "expected: \(expected)\nactual:   \(actual)"
    return expected == actual ? "\(diagrams)\nexpected: \(events)\nactual:   \(observed)" : diagrams
  }
}

/// The default error that # represents.
public struct MarbleFailure: Error, Equatable {
  /// Creates the error.
  public init() {}
}

/// A mistake in a marble diagram.
public struct MarbleError: Error, Equatable, CustomStringConvertible {
  /// The diagram.
  public let diagram: String

  /// The column of the mistake, counted from 0.
  public let column: Int

  /// A description of the mistake.
  public let message: String

  init(_ diagram: String, _ column: Int, _ message: String) {
    self.diagram = diagram
    self.column = column
    self.message = message
  }

  /// The diagram, with a mark and the message below the mistake.
  public var description: String {
    "\(diagram)\n\(String(repeating: " ", count: column))^ \(message)"
  }
}
