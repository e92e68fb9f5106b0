import RenderStore

extension FilmDifference.Span: CustomStringConvertible {
  /// “12” or “12–15”.
  public var description: String { FrameNumbers([self]).shortened() }
}

extension [FilmDifference.Span] {
  /// The spans of these numbers.
  init(_ numbers: FrameNumbers) {
    self = numbers.ranges.map { Element(first: $0.lowerBound, last: $0.upperBound) }
  }

  /// The first of them, as lists of frames are written: “3, 5–10, 20 and 4 more”.
  public func shortened(to most: Int = 8) -> String { FrameNumbers(self).shortened(to: most) }
}

extension FrameNumbers {
  /// The numbers of spans in ascending order, with gaps between them.
  package init(_ spans: [FilmDifference.Span]) { self.init(spans.map { $0.first...$0.last }) }
}
