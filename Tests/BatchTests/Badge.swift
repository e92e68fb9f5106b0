import Batch
import FilmStage
import Flipbook
import Foundation
import Parameters
import RenderJobs
import TestSupport
import VideoEncoding

/// A film of four frames with parameters. It fails if a parameter requests it.
struct Badge: Film, Codable {
  var id = 0
  var title = "Untitled"
  var accent = UIColor.red
  var fails = Failure.no
  var picture: String?
  var width = 32

  enum Failure: String, Codable, CaseIterable { case no, yes, later }

  struct Spill: LocalizedError {
    var errorDescription: String? { "the ink is spilt" }
  }

  var canvas: Canvas { Canvas(width: CGFloat(width), height: 20, framesPerSecond: 10) }

  func perform(on stage: Stage) throws -> Observable<Void>? {
    if fails == .yes { throw Spill() }
    let card = UIView(frame: CGRect(x: 2, y: 2, width: 8, height: 8))
    card.backgroundColor = accent
    stage.window.addSubview(card)
    if let picture { card.addSubview(UIImageView(image: UIImage(contentsOfFile: picture))) }
    if fails == .later { throw Spill() }
    return card.rx.move(by: CGVector(dx: 10, dy: 0), duration: 0.3)
  }
}

/// An observer that records a batch's progress.
final class Listener: BatchObserver {
  private(set) var started: [String] = []
  private(set) var entries: [BatchEntry] = []
  private(set) var maximumConcurrency = 0
  private var active: Set<Int> = []

  func begin(job: Int, output: String) {
    started.append(output)
    active.insert(job)
    maximumConcurrency = max(maximumConcurrency, active.count)
  }

  func progress(job: Int, done: Int, total: Int) {}

  func end(job: Int, _ entry: BatchEntry) {
    active.remove(job)
    entries.append(entry)
  }

  func states() -> [BatchEntry.State] { entries.sorted { $0.row < $1.row }.map(\.state) }
}

/// The setup of a batch in a test.
struct BatchCase {
  let folder: TemporaryFolder
  var template = "out/{id}"
  var jobs: Int? = 2
  var change: (inout BatchSettings) throws -> Void = { _ in }

  init() throws { folder = try TemporaryFolder() }

  func write(_ table: String, to name: String = "table.csv") throws {
    try Data(table.utf8).write(to: URL(fileURLWithPath: folder(name)))
  }

  func batch(_ table: String = "table.csv") throws -> Batch<Badge> {
    try Batch(settings(table), of: Badge.self)
  }

  func settings(_ table: String = "table.csv") throws -> BatchSettings {
    let isVideo = template.hasSuffix(".mp4")
    let path = folder(template)
    let rendering = try RenderSettings(
      folder: "", video: isVideo ? path : nil,
      encoding: VideoSettings(preset: .ultrafast, threads: 1), threads: 1)
    var settings = try BatchSettings(
      ParameterTable(folder(table)), template: NameTemplate(path), rendering: rendering, jobs: jobs)
    try change(&settings)
    return settings
  }

  @discardableResult
  func render(_ table: String = "table.csv") throws -> (BatchSummary, Listener) {
    let listener = Listener()
    return (try batch(table).render(reportingTo: listener), listener)
  }
}
