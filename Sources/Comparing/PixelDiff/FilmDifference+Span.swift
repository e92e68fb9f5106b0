import RenderStore

extension FilmDifference.Span: CustomStringConvertible {
  /// The span as text, such as "12" or "12–15".
  public var description: String { FrameNumbers([self]).shortened() }
}

extension [FilmDifference.Span] {
  /// Creates the spans of the given numbers.
  init(_ numbers: FrameNumbers) {
    self = numbers.ranges.map { Element(first: $0.lowerBound, last: $0.upperBound) }
  }

  /// Returns the first spans as text, such as "3, 5–10, 20 and 4 more".
  public func shortened(to limit: Int = 8) -> String { FrameNumbers(self).shortened(to: limit) }
}

extension FrameNumbers {
  /// Creates the numbers of spans, which are in ascending order with gaps between them.
  package init(_ spans: [FilmDifference.Span]) { self.init(spans.map { $0.first...$0.last }) }
}

extension FilmDifference {
  /// The error for a difference that no comparison returns.
  private struct Inconsistency: Error {}

  /// The limit for frame numbers, as in manifests.
  private static let frames = 0..<1_000_000_000

  /// Throws unless frame numbers are in range and spans are in ascending order with gaps between
  /// them, as the code that uses a difference from a file expects.
  package func check() throws {
    func check(_ spans: [Span]) throws {
      for span in spans {
        guard Self.frames.contains(span.first), Self.frames.contains(span.last),
          span.first <= span.last
        else { throw Inconsistency() }
      }
      guard zip(spans, spans.dropFirst()).allSatisfy({ $0.last + 1 < $1.first }) else {
        throw Inconsistency()
      }
    }
    try check(missing)
    try check(extra)
    for run in runs { try check([run.frames]) }
    let numbers = differing.map(\.number)
    guard numbers.allSatisfy(Self.frames.contains),
      zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 })
    else { throw Inconsistency() }
  }
}
