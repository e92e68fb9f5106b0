/// Numbers of frames, in ascending order, kept as spans: a film of a million frames is one of them.
package struct FrameNumbers: Hashable, Sendable {
  package typealias Span = FilmDifference.Span

  /// The spans, in order, with gaps between them.
  package private(set) var spans: [Span] = []

  package init() {}

  package init(_ range: Range<Int>) {
    if !range.isEmpty { spans = [Span(first: range.lowerBound, last: range.upperBound - 1)] }
  }

  /// The numbers of spans in ascending order, with gaps between them.
  package init(_ spans: [Span]) { self.spans = spans }

  /// Numbers in ascending order.
  package init(ascending numbers: some Sequence<Int>) {
    for number in numbers { append(number) }
  }

  /// Adds a number above all others.
  package mutating func append(_ number: Int) {
    if let last = spans.indices.last, spans[last].last + 1 == number {
      spans[last].last = number
    } else {
      spans.append(Span(first: number, last: number))
    }
  }

  package var count: Int { spans.reduce(0) { $0 + $1.count } }
  package var first: Int? { spans.first?.first }
  package var last: Int? { spans.last?.last }

  package func contains(_ number: Int) -> Bool {
    let index = spans.partitioningIndex { $0.last >= number }
    return index < spans.count && spans[index].first <= number
  }

  /// What both have.
  package func intersection(_ other: FrameNumbers) -> FrameNumbers {
    var (result, rest) = (FrameNumbers(), other.spans[...])
    for span in spans {
      while let next = rest.first, next.first <= span.last {
        let (first, last) = (Swift.max(span.first, next.first), Swift.min(span.last, next.last))
        if first <= last { result.spans.append(Span(first: first, last: last)) }
        guard next.last <= span.last else { break }
        rest.removeFirst()
      }
    }
    return result
  }

  /// What `other` doesn't have.
  package func subtracting(_ other: FrameNumbers) -> FrameNumbers {
    var (result, holes) = (FrameNumbers(), intersection(other).spans[...])
    for span in spans {
      var first = span.first
      while let hole = holes.first, hole.last <= span.last {
        if first < hole.first { result.spans.append(Span(first: first, last: hole.first - 1)) }
        first = hole.last + 1
        holes.removeFirst()
      }
      if first <= span.last { result.spans.append(Span(first: first, last: span.last)) }
    }
    return result
  }

  /// The numbers between the first and the last that are not there.
  package var gaps: FrameNumbers {
    guard let first, let last else { return FrameNumbers() }
    return FrameNumbers(first..<last + 1).subtracting(self)
  }
}

extension FrameNumbers: Sequence {
  package func makeIterator() -> some IteratorProtocol<Int> {
    spans.lazy.flatMap { $0.first...$0.last }.makeIterator()
  }
}

extension FilmDifference.Span: CustomStringConvertible {
  /// “12” or “12–15”.
  public var description: String { first == last ? "\(first)" : "\(first)–\(last)" }
}

extension [FilmDifference.Span] {
  /// The first of them, as lists of frames are written: “3, 5–10, 20 and 4 more”.
  public func shortened(to most: Int = 8) -> String {
    let shown = prefix(most).map(\.description).joined(separator: ", ")
    return count > most ? "\(shown) and \(count - most) more" : shown
  }
}
