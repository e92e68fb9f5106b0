/// Frame numbers in ascending order, stored as ranges: a film of a million frames is a single
/// range.
package struct FrameNumbers: Hashable, Sendable {
  /// The ranges in ascending order, with gaps between them.
  package private(set) var ranges: [ClosedRange<Int>] = []

  package init() {}

  package init(_ range: Range<Int>) {
    if !range.isEmpty { ranges = [ClosedRange(range)] }
  }

  /// Creates the numbers of ranges, which are in ascending order with gaps between them.
  package init(_ ranges: [ClosedRange<Int>]) { self.ranges = ranges }

  /// Creates the numbers of ranges in any order, which can overlap.
  package init(merging ranges: some Sequence<ClosedRange<Int>>) {
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      guard let last = self.ranges.last, range.lowerBound <= last.upperBound + 1 else {
        self.ranges.append(range)
        continue
      }
      self.ranges[self.ranges.count - 1] =
        last.lowerBound...Swift.max(last.upperBound, range.upperBound)
    }
  }

  /// Creates the numbers from a sequence in ascending order.
  package init(ascending numbers: some Sequence<Int>) {
    for number in numbers { append(number) }
  }

  /// Appends a number that is greater than all others.
  package mutating func append(_ number: Int) {
    if let last = ranges.last, last.upperBound + 1 == number {
      ranges[ranges.count - 1] = last.lowerBound...number
    } else {
      ranges.append(number...number)
    }
  }

  package var isEmpty: Bool { ranges.isEmpty }
  package var count: Int { ranges.reduce(0) { $0 + $1.count } }
  package var first: Int? { ranges.first?.lowerBound }
  package var last: Int? { ranges.last?.upperBound }

  /// Returns the number at `index` in ascending order. O(number of ranges).
  package subscript(index: Int) -> Int {
    var rest = index
    for range in ranges {
      if rest < range.count { return range.lowerBound + rest }
      rest -= range.count
    }
    preconditionFailure("The index \(index) is out of range.")
  }

  /// Returns the numbers at the indices of `positions` in ascending order.
  package subscript(positions: Range<Int>) -> FrameNumbers {
    var (result, first) = (FrameNumbers(), 0)
    for range in ranges {
      let clamped = positions.clamped(to: first..<first + range.count)
      if !clamped.isEmpty {
        let start = range.lowerBound + clamped.lowerBound - first
        result.ranges.append(start...start + clamped.count - 1)
      }
      first += range.count
    }
    return result
  }

  package func contains(_ number: Int) -> Bool {
    let index = ranges.partitioningIndex { $0.upperBound >= number }
    return index < ranges.count && ranges[index].lowerBound <= number
  }

  /// Returns the numbers that are in both.
  package func intersection(_ other: FrameNumbers) -> FrameNumbers {
    var (result, rest) = (FrameNumbers(), other.ranges[...])
    for range in ranges {
      while let next = rest.first, next.lowerBound <= range.upperBound {
        if next.overlaps(range) { result.ranges.append(next.clamped(to: range)) }
        guard next.upperBound <= range.upperBound else { break }
        rest.removeFirst()
      }
    }
    return result
  }

  /// Returns the numbers that aren't in `other`.
  package func subtracting(_ other: FrameNumbers) -> FrameNumbers {
    var (result, holes) = (FrameNumbers(), intersection(other).ranges[...])
    for range in ranges {
      var first = range.lowerBound
      while let hole = holes.first, hole.upperBound <= range.upperBound {
        if first < hole.lowerBound { result.ranges.append(first...hole.lowerBound - 1) }
        first = hole.upperBound + 1
        holes.removeFirst()
      }
      if first <= range.upperBound { result.ranges.append(first...range.upperBound) }
    }
    return result
  }

  /// The missing numbers between the first and the last.
  package var gaps: FrameNumbers {
    guard let first, let last else { return FrameNumbers() }
    return FrameNumbers(first..<last + 1).subtracting(self)
  }

  /// Returns the first ranges as text, such as "3, 5–10, 20 and 4 more".
  package func shortened(to limit: Int = 8) -> String {
    let shown = ranges.prefix(limit).map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)"
    }.joined(separator: ", ")
    return ranges.count > limit ? "\(shown) and \(ranges.count - limit) more" : shown
  }
}

extension FrameNumbers: Sequence {
  package func makeIterator() -> some IteratorProtocol<Int> {
    ranges.lazy.flatMap { $0 }.makeIterator()
  }
}
