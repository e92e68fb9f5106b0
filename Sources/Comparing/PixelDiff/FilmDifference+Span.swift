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
