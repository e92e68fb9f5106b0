import PixelDiff

/// The page's texts about single frames, both shown frames and those on the strip.
struct ReportFrames {
  private let difference: FilmDifference
  private let words: ReportWording
  private let chart: ReportChart
  private let differing: [Int: PixelDifference]
  private let kinds: [Int: String]
  private let worst: Int?

  init(_ difference: FilmDifference, _ words: ReportWording, _ chart: ReportChart) {
    self.difference = difference
    self.words = words
    self.chart = chart
    var runs = RunKinds(difference.runs)
    differing = Dictionary(
      difference.differing.map { ($0.number, $0.difference) },
      uniquingKeysWith: { first, _ in first })
    kinds = Dictionary(
      difference.differing.map { ($0.number, runs.kind(of: $0.number)) },
      uniquingKeysWith: { first, _ in first })
    worst = difference.worst?.number
  }

  /// Returns "paint", "timing", "both", "missing", "extra" or "same".
  private func kind(of number: Int) -> String {
    if let kind = kinds[number] { return kind }
    func holds(_ spans: [FilmDifference.Span]) -> Bool {
      spans.contains { $0.contains(number) }
    }
    return holds(difference.missing) ? "missing" : holds(difference.extra) ? "extra" : "same"
  }

  func strip(_ pictures: [Int: ReportFile.Picture], shown: Set<Int>) -> [ReportPage.Thumbnail] {
    pictures.sorted { $0.key < $1.key }.map { number, picture in
      let kind = kind(of: number)
      let how = ["same", "missing", "extra"].contains(kind) ? kind : "differs"
      return ReportPage.Thumbnail(
        number: number, file: picture.file, alt: "Frame \(number), \(how)", kind: kind,
        width: picture.width, height: picture.height, isShown: shown.contains(number))
    }
  }

  func frame(_ frame: ReportFile.ShownFrame) -> ReportPage.Frame {
    let kind = kind(of: frame.number)
    let change = differing[frame.number]
    let pictures = [frame.expected, frame.actual, frame.difference].compactMap(\.self)
    let width = pictures.map(\.width).max() ?? 16
    let height = pictures.map(\.height).max() ?? 9
    let region = change?.region
    return ReportPage.Frame(
      number: frame.number, time: time(of: frame.number), kind: kind,
      isWorst: frame.number == worst, left: chart.left(of: frame.number),
      facts: change.map(words.facts) ?? [fact(about: kind)], width: width, height: height,
      isSmall: width <= 480 && height <= 480,
      box: region.map { "\($0.x) \($0.y) \($0.width) \($0.height)" },
      views: [
        view("expected", "Expected", frame, \.expected),
        view("actual", "Actual", frame, \.actual),
        view("difference", "Difference", frame, \.difference, region),
      ])
  }

  private func fact(about kind: String) -> String {
    switch kind {
    case "missing": "missing: only the expected film has this frame"
    case "extra": "extra: only the actual film has this frame"
    default: "no difference beyond the tolerance"
    }
  }

  private func view(
    _ kind: String, _ title: String, _ frame: ReportFile.ShownFrame,
    _ picture: KeyPath<ReportFile.ShownFrame, ReportFile.Picture?>,
    _ region: PixelDifference.Region? = nil
  ) -> ReportPage.View {
    // A golden can have a frame of which it stores only the hash.
    let absent =
      if kind == "difference" {
        "Nothing to compare"
      } else if ["missing", "extra"].contains(self.kind(of: frame.number)) {
        "No such frame"
      } else {
        "No picture"
      }
    return ReportPage.View(
      kind: kind, title: title,
      picture: frame[keyPath: picture].map {
        ReportPage.Picture(
          file: $0.file, alt: "\(title), frame \(frame.number)", width: $0.width,
          height: $0.height)
      },
      absent: absent, region: region)
  }

  /// Returns the time at which the frame begins, such as "1.25 s"; nil if the film's rate is
  /// unknown.
  private func time(of number: Int) -> String? {
    guard let rate = difference.actual.framesPerSecond ?? difference.expected.framesPerSecond,
      rate > 0, difference.numbers.lowerBound == 0
    else { return nil }
    return ReportNumbers.decimal(Double(number) / rate, digits: 3) + "\u{A0}s"
  }
}
