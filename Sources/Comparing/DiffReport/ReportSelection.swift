package import PixelDiff

/// The frames that a report shows: enough to judge the difference, few enough to look through.
package struct ReportSelection: Hashable, Sendable {
  /// The maximum numbers of differing frames that are shown, of frames on the strip, and of shown
  /// frames that only one film has.
  package static let shownLimit = 60, stripLimit = 120, unmatchedLimit = 20

  /// The frames whose pictures are shown, in ascending order: all differing frames, or the worst,
  /// first and last of each run (the worst runs first) and others spread evenly; also the first and
  /// last frames of missing and extra spans.
  package let shown: [Int]

  /// The frames on the strip, in ascending order: the shown frames and others spread evenly over
  /// the film.
  package let strip: [Int]

  /// Selects frames of `difference`.
  package init(_ difference: FilmDifference) {
    let alone = (difference.missing + difference.extra).flatMap { [$0.first, $0.last] }
    let all = Set(Self.differing(difference))
      .union(Self.spread(Self.ascending(alone), Self.unmatchedLimit))
    shown = all.sorted()
    let numbers = difference.numbers
    let wanted = max(0, Self.stripLimit - shown.count)
    // This number of evenly spread frames includes `wanted` frames that aren't shown, or all that
    // exist.
    let candidates = Self.spread(numbers, min(numbers.count, wanted + shown.count))
      .filter { !all.contains($0) }
    strip = (shown + Self.spread(candidates, wanted)).sorted()
  }

  private static func differing(_ difference: FilmDifference) -> [Int] {
    let numbers = difference.differing.map(\.number)
    guard numbers.count > shownLimit else { return numbers }
    let known = Set(numbers)
    let byWorst = difference.runs.sorted {
      ($1.worstPixels, $0.frames.first) < ($0.worstPixels, $1.frames.first)
    }
    var chosen = Set([difference.worst?.number].compactMap(\.self))
    for number in byWorst.map(\.worstFrame)
      + byWorst.flatMap({ [$0.frames.first, $0.frames.last] })
    where chosen.count < shownLimit && known.contains(number) {
      chosen.insert(number)
    }
    let rest = numbers.filter { !chosen.contains($0) }
    return chosen.sorted() + spread(rest, shownLimit - chosen.count)
  }

  private static func ascending(_ numbers: [Int]) -> [Int] { Set(numbers).sorted() }

  /// Returns at most `count` of `numbers`, evenly spaced, including the first and the last.
  static func spread<Numbers: RandomAccessCollection>(
    _ numbers: Numbers, _ count: Int
  ) -> [Numbers.Element] {
    guard numbers.count > count else { return Array(numbers) }
    func number(_ offset: Int) -> Numbers.Element {
      numbers[numbers.index(numbers.startIndex, offsetBy: offset)]
    }
    guard count > 1 else { return count == 1 ? [number(numbers.count / 2)] : [] }
    return (0..<count).map { number($0 * (numbers.count - 1) / (count - 1)) }
  }
}

extension FilmDifference {
  /// The range of frame numbers of both films. It starts at 0, unless the known numbers show that
  /// it starts later. Never empty.
  var numbers: Range<Int> {
    let known =
      (missing + extra).flatMap { [$0.first, $0.last] }
      + [differing.first?.number, differing.last?.number].compactMap(\.self)
    let count = max(expected.frameCount, actual.frameCount, 1)
    let last = max(known.max() ?? 0, count - 1)
    let first = max(0, min(known.min() ?? 0, last - count + 1))
    return first..<(last + 1)
  }
}
