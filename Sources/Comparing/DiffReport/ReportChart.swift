import PixelDiff

/// The chart of the difference over time: one bar per frame, whose height is proportional to the
/// square root of the number of differing pixels.
///
/// In drawing units, each frame is 1 wide and the chart is 100 high; the page scales it. Dots and
/// labels, which must not be stretched, have positions in percent. The template refers to the
/// properties by name.
struct ReportChart {
  /// The bars of one kind, which share a colour.
  struct Bars {
    let kind: String
    let path: String
  }

  /// A span of frames that only one film has.
  struct Band {
    let kind: String
    let x, width: Int
    let label: String
  }

  /// The area in which a click shows a frame: every position that is closer to this frame than to
  /// other shown frames.
  struct Target {
    let number: Int
    let x, width: String
  }

  /// The worst frame of a run.
  struct Peak {
    let number: Int
    let left, top: String
    let label: String
  }

  /// A labelled frame number on the axis.
  struct Tick {
    let number: Int
    let left: String
  }

  /// The maximum number of bars. In longer films, a bar represents several frames and has the
  /// height of the highest.
  private static let barLimit = 1200

  /// The heights of the highest and the lowest bar.
  private static let highest = 92.0, lowest = 3.0

  private static let peakLimit = 16

  let count: Int
  let label: String
  /// The number of pixels that the highest bar represents, as text.
  let most: String?
  var bars: [Bars] = []
  var bands: [Band] = []
  var targets: [Target] = []
  var peaks: [Peak] = []
  var ticks: [Tick] = []

  private let numbers: Range<Int>
  private let framesPerBar: Int
  private let worstPixels: Int

  init(_ difference: FilmDifference, shown: [Int]) {
    numbers = difference.numbers
    count = numbers.count
    framesPerBar = (count + Self.barLimit - 1) / Self.barLimit
    worstPixels = max(difference.worst?.difference.differingPixels ?? 0, 1)
    most = difference.worst.map { ReportNumbers.grouped($0.difference.differingPixels) }
    label =
      "Pixels that differ in each frame, from frame \(numbers.lowerBound) to "
      + "\(numbers.upperBound - 1)"
    bars = makeBars(difference)
    bands =
      merged(difference.missing).map { band($0, "missing") }
      + merged(difference.extra).map { band($0, "extra") }
    targets = makeTargets(shown)
    peaks = makePeaks(difference, shown: Set(shown))
    ticks = makeTicks()
  }

  /// Returns the horizontal position of the middle of a frame, in percent.
  func left(of number: Int) -> String {
    percent(Double(number - numbers.lowerBound) + 0.5)
  }

  private func percent(_ x: Double) -> String {
    ReportNumbers.decimal(max(x, 0) / Double(count) * 100, digits: 3)
  }

  private func height(_ pixels: Int) -> Double {
    max((Double(pixels) / Double(worstPixels)).squareRoot() * Self.highest, Self.lowest)
  }

  private func makeBars(_ difference: FilmDifference) -> [Bars] {
    var heights: [String: [Int: Int]] = [:]
    var kinds = RunKinds(difference.runs)
    for frame in difference.differing {
      let bar = (frame.number - numbers.lowerBound) / framesPerBar
      let kind = kinds.kind(of: frame.number)
      let pixels = frame.difference.differingPixels
      heights[kind, default: [:]][bar] = max(heights[kind]?[bar] ?? 0, pixels)
    }
    return ["paint", "timing", "both"].compactMap { kind in
      guard let bars = heights[kind] else { return nil }
      let path = bars.sorted { $0.key < $1.key }.map { bar, pixels in
        let x = bar * framesPerBar
        let top = ReportNumbers.decimal(100 - height(pixels), digits: 1)
        return "M\(x),100V\(top)H\(min(x + framesPerBar, count))V100Z"
      }
      return Bars(kind: kind, path: path.joined())
    }
  }

  /// Merges spans whose gaps are too narrow to be visible.
  private func merged(_ spans: [FilmDifference.Span]) -> [FilmDifference.Span] {
    spans.sorted { $0.first < $1.first }.reduce(into: []) { merged, span in
      if let last = merged.last, span.first - last.last < framesPerBar {
        merged[merged.count - 1].last = max(last.last, span.last)
      } else {
        merged.append(span)
      }
    }
  }

  private func band(_ span: FilmDifference.Span, _ kind: String) -> Band {
    Band(
      kind: kind, x: span.first - numbers.lowerBound, width: span.count,
      label: "\(span.count == 1 ? "Frame" : "Frames") \(span): \(kind)")
  }

  private func makeTargets(_ shown: [Int]) -> [Target] {
    let middles = shown.map { Double($0 - numbers.lowerBound) + 0.5 }
    return shown.indices.map { index in
      let start = index == 0 ? 0 : (middles[index - 1] + middles[index]) / 2
      let end =
        index + 1 == shown.count ? Double(count) : (middles[index] + middles[index + 1]) / 2
      return Target(
        number: shown[index], x: ReportNumbers.decimal(start, digits: 1),
        width: ReportNumbers.decimal(end - start, digits: 1))
    }
  }

  private func makePeaks(_ difference: FilmDifference, shown: Set<Int>) -> [Peak] {
    let worst = difference.runs.filter { shown.contains($0.worstFrame) }
      .sorted { ($1.worstPixels, $0.worstFrame) < ($0.worstPixels, $1.worstFrame) }
      .prefix(Self.peakLimit)
    return worst.sorted { $0.worstFrame < $1.worstFrame }.map { run in
      Peak(
        number: run.worstFrame, left: left(of: run.worstFrame),
        top: ReportNumbers.decimal(100 - height(run.worstPixels), digits: 1),
        label: "Frame \(run.worstFrame), the worst of its run: "
          + ReportNumbers.count(run.worstPixels, "pixel"))
    }
  }

  /// Returns about ten round frame numbers at most.
  private func makeTicks() -> [Tick] {
    var step = 1
    while count / step > 10 {
      // 1, 2, 5, 10, 20, 50 and so on.
      step = String(step).first == "2" ? step / 2 * 5 : step * 2
    }
    let first = (numbers.lowerBound + step - 1) / step * step
    return stride(from: first, to: numbers.upperBound, by: step).map {
      Tick(number: $0, left: left(of: $0))
    }
  }
}

/// Looks up the kind of change of frames, in ascending order of their numbers.
struct RunKinds {
  private var runs: ArraySlice<FilmDifference.Run>

  init(_ runs: [FilmDifference.Run]) { self.runs = runs[...] }

  /// Returns the kind of change of the run that contains frame `number`; "paint" if none does.
  mutating func kind(of number: Int) -> String {
    while let run = runs.first, run.frames.last < number { runs.removeFirst() }
    guard let run = runs.first, run.frames.first <= number else { return "paint" }
    return run.change.kind
  }
}

extension FilmDifference.Change {
  /// The name of the change in the page's style sheet.
  var kind: String {
    switch self {
    case .paint: "paint"
    case .timing: "timing"
    case .both: "both"
    }
  }
}

extension FilmDifference.Span {
  /// Returns whether the span contains frame `number`.
  func contains(_ number: Int) -> Bool { first <= number && number <= last }
}
