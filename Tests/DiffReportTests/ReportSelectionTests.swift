import DiffReport
import PixelDiff
import Testing

@Suite struct ReportSelectionTests {
  /// Returns the difference of films with `count` frames whose frames in `ranges` differ. Each run
  /// differs more than the previous one, and most in its middle.
  private func difference(_ count: Int, _ ranges: [ClosedRange<Int>]) -> FilmDifference {
    let size = PixelDifference.Size(width: 10, height: 10)
    func side(_ name: String) -> FilmDifference.Side {
      FilmDifference.Side(name: name, kind: "folder", frameCount: count, size: size)
    }
    var all = FilmDifference(expected: side("a"), actual: side("b"), tolerance: "exact")
    for (index, range) in ranges.enumerated() {
      let worst = (range.lowerBound + range.upperBound) / 2
      for number in range {
        var frame = PixelDifference(expectedSize: size, actualSize: size, isSame: false)
        frame.differingPixels = 2 * index + (number == worst ? 2 : 1)
        all.differing.append(FilmDifference.Frame(number: number, difference: frame))
      }
      all.runs.append(
        FilmDifference.Run(
          frames: FilmDifference.Span(first: range.lowerBound, last: range.upperBound),
          worstFrame: worst, worstPixels: 2 * index + 2, region: nil, change: .paint))
    }
    return all
  }

  @Test func allDifferingFramesAreShownIfTheyAreFew() {
    let selection = ReportSelection(difference(300, [10...49, 100...119]))
    #expect(selection.shown == Array(10...49) + Array(100...119))
  }

  @Test func longRunsShowTheirEndsAndWorstFrames() {
    let difference = difference(3000, [10...499, 1000...1019, 2000...2999])
    let selection = ReportSelection(difference)
    #expect(selection.shown.count == 60)
    #expect(
      Set(selection.shown).isSuperset(of: [10, 254, 499, 1000, 1009, 1019, 2000, 2499, 2999]))
    let indices = selection.shown.compactMap { number in
      difference.differing.firstIndex { $0.number == number }
    }
    #expect(zip(indices, indices.dropFirst()).allSatisfy { $1 - $0 < 35 }, "spread evenly")
  }

  @Test func theWorstOfManyRunsComeFirst() {
    let selection = ReportSelection(difference(3000, (0..<200).map { $0 * 10...$0 * 10 + 4 }))
    #expect(selection.shown == (140..<200).map { $0 * 10 + 2 })
  }

  @Test func theEndsOfMissingAndExtraFramesAreShown() {
    var difference = difference(100, [10...11])
    difference.missing = [.init(first: 40, last: 49), .init(first: 60, last: 60)]
    difference.extra = [.init(first: 90, last: 99)]
    #expect(ReportSelection(difference).shown == [10, 11, 40, 49, 60, 90, 99])
    difference.missing = (0..<1000).map { .init(first: 100 + 2 * $0, last: 100 + 2 * $0) }
    #expect(ReportSelection(difference).shown.count == 2 + 20)
  }

  @Test(arguments: [1, 2, 119, 120, 121, 5000, 1_000_000])
  func theStripSpansTheFilm(count: Int) {
    let strip = ReportSelection(difference(count, [])).strip
    #expect(strip.count == min(count, 120))
    #expect(strip.first == 0 && strip.last == count - 1)
    #expect(zip(strip, strip.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func theStripIncludesAllShownFrames() {
    let selection = ReportSelection(difference(5000, [100...2000]))
    #expect(Set(selection.strip).isSuperset(of: selection.shown))
    #expect(selection.strip.count == 120)
  }

  @Test func frameNumbersCanStartLater() {
    var difference = difference(50, [1010...1012])
    difference.missing = [.init(first: 1040, last: 1049)]
    #expect(ReportSelection(difference).strip.first == 1000)
    #expect(ReportSelection(difference).strip.last == 1049)
  }
}
