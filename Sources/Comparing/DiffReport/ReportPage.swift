import Failures
import OutputFiles
import PixelDiff

/// The values of the page's template, as text and numbers.
struct ReportPage {
  /// One of the two films.
  struct Side {
    let title, name, facts: String
  }

  /// A row of the table of changes.
  struct Change {
    let kind, frames, what: String
    let worst: Int?
    /// The frame that a click on the row shows: the worst, or the nearest shown frame.
    let link: Int?
    let pixels, region: String
  }

  /// A frame on the film strip.
  struct Thumbnail {
    let number: Int
    let file, alt, kind: String
    let width, height: Int
    let isShown: Bool
  }

  /// A shown frame.
  struct Frame {
    let number: Int
    let time: String?
    let kind: String
    let isWorst: Bool
    let left: String
    let facts: [String]
    let width, height: Int
    let isSmall: Bool
    /// The region of change in the format of the page's script.
    let box: String?
    let views: [View]
  }

  /// One of a frame's pictures.
  struct View {
    let kind, title: String
    let picture: Picture?
    let absent: String
    let region: PixelDifference.Region?
  }

  struct Picture {
    let file, alt: String
    let width, height: Int
  }

  let style = PageFiles.style
  let script = PageFiles.script
  let isSame: Bool
  let title, verdict, state, tolerance, ignored: String
  let summary, notes: [String]
  let sides: [Side]
  let changes: [Change]
  let hasChanges: Bool
  /// The number of rows that the table omits.
  let moreChanges: Int?
  let chart: ReportChart?
  let kinds: [String]
  let strip: [Thumbnail]
  let hasStrip, hasFrames: Bool
  let frames: [Frame]

  /// The maximum number of rows in the table.
  private static let changeLimit = 300

  init(_ file: ReportFile, strip: [Int: ReportFile.Picture]) {
    let (difference, words) = (file.difference, ReportWording(difference: file.difference))
    let shown = file.shownFrames.map(\.number)
    title = words.title
    verdict = words.verdict
    summary = words.summary
    let known = Set(shown)
    let left = difference.differing.count { !known.contains($0.number) }
    notes =
      difference.notes
      + (left == 0 ? [] : ["Not shown: \(ReportNumbers.count(left, "differing frame"))."])
    isSame = difference.isSame
    state = isSame ? "same" : "different"
    tolerance = difference.tolerance
    ignored = words.ignored
    sides = [("Expected", difference.expected), ("Actual", difference.actual)].map {
      Side(title: $0, name: $1.name, facts: words.facts(of: $1))
    }
    let changes = ReportChanges(difference, shown: shown).all
    self.changes = Array(changes.prefix(Self.changeLimit))
    hasChanges = !changes.isEmpty
    moreChanges = changes.count > Self.changeLimit ? changes.count - Self.changeLimit : nil
    let chart = ReportChart(difference, shown: shown)
    self.chart = chart.count > 1 ? chart : nil
    kinds =
      chart.bars.map(\.kind)
      + ["missing", "extra"].filter { kind in
        chart.bands.contains { $0.kind == kind }
      }
    let pictures = ReportFrames(difference, words, chart)
    self.strip = chart.count > 1 ? pictures.strip(strip, shown: Set(shown)) : []
    hasStrip = !self.strip.isEmpty
    frames = file.shownFrames.map(pictures.frame)
    hasFrames = !frames.isEmpty
  }

  /// Returns the HTML of the page.
  func html() throws(FlipbookError) -> String {
    do {
      return try PageFiles.render(self)
    } catch {
      throw FlipbookError(.outputFailed, "The report's page can't be generated: \(error).")
    }
  }
}

/// The table of changes: runs, missing spans and extra spans, in the order of frames.
struct ReportChanges {
  let all: [ReportPage.Change]

  init(_ difference: FilmDifference, shown: [Int]) {
    let runs = difference.runs.map { run in
      let change = ReportPage.Change(
        kind: run.change.kind, frames: run.frames.description,
        what: run.change.description(ofRun: run.frames.count), worst: run.worstFrame,
        link: Self.nearest(to: run.worstFrame, in: run.frames, of: shown),
        pixels: ReportNumbers.grouped(run.worstPixels),
        region: run.region.map(ReportWording.region) ?? "")
      return (run.frames.first, change)
    }
    let unmatched =
      difference.missing.map { ($0.first, Self.unmatched($0, "missing", shown)) }
      + difference.extra.map { ($0.first, Self.unmatched($0, "extra", shown)) }
    all = (runs + unmatched).sorted { $0.0 < $1.0 }.map(\.1)
  }

  private static func unmatched(_ span: FilmDifference.Span, _ kind: String, _ shown: [Int])
    -> ReportPage.Change
  {
    ReportPage.Change(
      kind: kind, frames: span.description, what: kind, worst: nil,
      link: nearest(to: span.first, in: span, of: shown), pixels: "", region: "")
  }

  private static func nearest(to number: Int, in span: FilmDifference.Span, of shown: [Int])
    -> Int?
  {
    shown.filter(span.contains)
      .min { abs($0 - number) < abs($1 - number) }
  }
}
