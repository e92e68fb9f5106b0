import Failures
import OutputFiles
import PixelDiff

/// The page: all that its template names, made ready as words and numbers.
struct ReportPage {
  /// One of the two films.
  struct Side {
    let title, name, facts: String
  }

  /// A row of the table of changes.
  struct Change {
    let kind, frames, what: String
    let worst: Int?
    /// The frame that a click on it shows: the worst, or the nearest that is shown.
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

  /// A frame that is shown.
  struct Frame {
    let number: Int
    let time: String?
    let kind: String
    let isWorst: Bool
    let left: String
    let facts: [String]
    let width, height: Int
    let isSmall: Bool
    /// The region of change as the page's script reads it.
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
  /// How many rows the table leaves out.
  let moreChanges: Int?
  let chart: ReportChart?
  let kinds: [String]
  let strip: [Thumbnail]
  let hasStrip, hasFrames: Bool
  let frames: [Frame]

  /// Rows that the table has at most.
  private static let mostChanges = 300

  init(_ file: ReportFile, strip: [Int: ReportFile.Picture]) {
    let (difference, words) = (file.difference, ReportWording(difference: file.difference))
    let shown = file.shownFrames.map(\.number)
    (title, verdict, summary) = (words.title, words.verdict, words.summary)
    let known = Set(shown)
    let left = difference.differing.count { !known.contains($0.number) }
    notes =
      difference.notes
      + (left == 0 ? [] : ["Of the frames that differ \(left) have no picture here."])
    isSame = difference.isSame
    state = isSame ? "same" : "different"
    (tolerance, ignored) = (difference.tolerance, words.ignored)
    sides = [("Expected", difference.expected), ("Actual", difference.actual)].map {
      Side(title: $0, name: $1.name, facts: words.facts(of: $1))
    }
    let changes = ReportChanges(difference, shown: shown).all
    self.changes = Array(changes.prefix(Self.mostChanges))
    hasChanges = !changes.isEmpty
    moreChanges = changes.count > Self.mostChanges ? changes.count - Self.mostChanges : nil
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

  /// The page as a file.
  func html() throws(FlipbookError) -> String {
    do {
      return try PageFiles.render(self)
    } catch {
      throw FlipbookError(.outputFailed, "The report's page can't be made: \(error).")
    }
  }
}

/// The table of changes: runs, and what only one film has, by frame.
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
    let alone =
      difference.missing.map { ($0.first, Self.alone($0, "missing", shown)) }
      + difference.extra.map { ($0.first, Self.alone($0, "extra", shown)) }
    all = (runs + alone).sorted { $0.0 < $1.0 }.map(\.1)
  }

  private static func alone(_ span: FilmDifference.Span, _ kind: String, _ shown: [Int])
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
