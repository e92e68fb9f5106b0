import Failures
import RenderStore

/// The results of a comparison so far.
struct ComparisonRecord {
  private var search: TimingSearch
  private var differing: [FilmDifference.Frame] = []
  private var runs: [FilmDifference.Run] = []
  private var last: Int?
  /// The number of frames with differences in ignored areas, and the most pixels in one of them.
  private var ignored = (frames: 0, most: 0)

  /// The number of compared frames.
  private(set) var count = 0

  init(isLossy: Bool, expected: FrameNumbers?) {
    search = TimingSearch(isLossy: isLossy, first: expected?.first ?? 0, last: expected?.last)
  }

  /// Adds the outcome of a pair of frames. Pairs are added in ascending order of their numbers.
  mutating func add(
    _ number: Int, _ outcome: FramePair.Outcome, _ lookUp: TimingSearch.SignatureLookup
  ) throws(FlipbookError) {
    if let expected = outcome.expected { search.note(number, expected) }
    if let difference = outcome.difference {
      add(FilmDifference.Frame(number: number, difference: difference))
      if let actual = outcome.actual { search.add(number, run: runs.count - 1, actual) }
    }
    if outcome.ignoredPixels > 0 {
      ignored.frames += 1
      ignored.most = max(ignored.most, outcome.ignoredPixels)
    }
    try search.advance(to: number, lookUp)
    count += 1
    last = number
  }

  /// Records the signature of a frame that only the expected film has.
  mutating func note(_ number: Int, _ signature: FrameSignature) { search.note(number, signature) }

  private mutating func add(_ frame: FilmDifference.Frame) {
    let continues = runs.last.map { $0.frames.last == last && frame.number == $0.frames.last + 1 }
    differing.append(frame)
    let (number, difference) = (frame.number, frame.difference)
    guard continues == true, var run = runs.popLast() else {
      runs.append(
        FilmDifference.Run(
          frames: FilmDifference.Span(first: number, last: number), worstFrame: number,
          worstPixels: difference.differingPixels, region: difference.region, change: .paint))
      return
    }
    run.frames.last = number
    if difference.differingPixels > run.worstPixels {
      run.worstFrame = number
      run.worstPixels = difference.differingPixels
    }
    if let region = difference.region { run.region = run.region?.union(region) ?? region }
    runs.append(run)
  }

  /// Returns the result after all frames have been added.
  mutating func finished(
    _ expected: any FrameSequence, _ actual: any FrameSequence, _ comparator: PixelComparator,
    _ lookUp: TimingSearch.SignatureLookup
  ) throws(FlipbookError) -> FilmDifference {
    try search.finish(lookUp)
    var result = FilmDifference(
      expected: expected.side, actual: actual.side,
      tolerance: comparator.tolerance.description, ignoredRegions: comparator.ignored.count)
    let numbers = (expected.numbers ?? FrameNumbers(), actual.numbers ?? FrameNumbers())
    result.comparedFrames = count
    result.missing = [FilmDifference.Span](numbers.0.subtracting(numbers.1))
    result.extra = [FilmDifference.Span](numbers.1.subtracting(numbers.0))
    result.differing = differing
    result.runs = runs
    for index in runs.indices {
      result.runs[index].change = search.change(inRun: index, of: runs[index].frames.count)
    }
    result.notes = expected.notes + actual.notes
    if let first = numbers.0.first, let other = numbers.1.first, first != other {
      result.notes.append(
        "Frame numbers start at \(first) and at \(other); frames with the same number are compared."
      )
    }
    if ignored.frames > 0 {
      let frames = ignored.frames == 1 ? "1 frame" : "\(ignored.frames) frames"
      result.notes.append(
        "Ignored areas differ in \(frames), by at most \(ignored.most) pixels in one frame.")
    }
    if count == 0 { result.notes.append("The two have no frame numbers in common.") }
    return result
  }
}
