public import Rx

/// A marble diagram: events drawn as characters, one per tick.
///
///     -a--b-|      a at 1, b at 4, the completion at 6
///     -a--(bc|)    a at 1, b, c and the completion all at 4
///     -a--#        a at 1, an error at 4
///     a-^-b-|      b at 2, the completion at 4; what stands before ^ comes before time 0
///
/// A group in parentheses takes one tick, however much it holds. Spaces are ignored; they serve to
/// align diagrams below each other. Any other character is an element, by a table of values.
public struct Marbles<Element> {
  /// What the diagram tells.
  public let events: [Recorded<Event<Element>>]

  private let drawing: MarbleDrawing<Element>

  /// What `diagram` tells.
  ///
  /// - Parameters:
  ///   - diagram: The diagram.
  ///   - values: The elements that its characters stand for.
  ///   - error: The error that # stands for.
  ///   - start: The time of its first character, or of ^ if there is one.
  ///   - tick: The time from a character to the next; positive.
  /// - Throws: What is wrong with the diagram.
  public init(
    _ diagram: String, values: [Character: Element], error: any Error = MarbleFailure(),
    from start: TestTime = 0, tick: TestTime = 1
  ) throws(MarbleError) {
    precondition(tick > 0, "A tick of a diagram cannot last \(tick)")
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
          throw MarbleError(diagram, symbol.column, "there is no value for \(symbol.character)")
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
  /// What `diagram` tells, with characters as elements.
  public init(
    _ diagram: String, error: any Error = MarbleFailure(), from start: TestTime = 0,
    tick: TestTime = 1
  ) throws(MarbleError) {
    let values = Dictionary(diagram.map { ($0, $0) }, uniquingKeysWith: { first, _ in first })
    try self.init(diagram, values: values, error: error, from: start, tick: tick)
  }
}

extension Marbles where Element: Equatable {
  /// Nil if `observed` is what this diagram tells; else both as diagrams, below each other, and as
  /// lists where the diagrams don't show the difference.
  public func difference(from observed: [Recorded<Event<Element>>]) -> String? {
    guard observed != events else { return nil }
    let (expected, actual) = (drawing.draw(events), drawing.draw(observed))
    let diagrams = "expected: \(expected)\nactual:   \(actual)"
    return expected == actual ? "\(diagrams)\nexpected: \(events)\nactual:   \(observed)" : diagrams
  }
}

/// The error that # stands for unless told otherwise.
public struct MarbleFailure: Error, Equatable {
  /// The error.
  public init() {}
}

/// What is wrong with a diagram.
public struct MarbleError: Error, Equatable, CustomStringConvertible {
  /// The diagram.
  public let diagram: String

  /// Where, counted from 0.
  public let column: Int

  /// What, in words.
  public let message: String

  init(_ diagram: String, _ column: Int, _ message: String) {
    (self.diagram, self.column, self.message) = (diagram, column, message)
  }

  /// The diagram with what is wrong below its place.
  public var description: String {
    "\(diagram)\n\(String(repeating: " ", count: column))^ \(message)"
  }
}
