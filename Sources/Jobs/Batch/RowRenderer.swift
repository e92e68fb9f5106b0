import Failures
import FilmStage
import Foundation
import Images
import OutputFiles
import Parameters
import RenderJobs
import RenderStore
import Synchronization
import VideoEncoding

/// The film's code, applied to rows: everything that a batch does with a film, one row at a time.
struct RowRenderer<FilmType: Film> {
  private let settings: BatchSettings
  private let parameters: ParameterList
  private var columns: TableColumns

  /// Throws if the film has no parameters, or if it rejects the values for all films.
  init(_ settings: BatchSettings) throws(FlipbookError) {
    self.settings = settings
    guard let parameters = try FilmParameters<FilmType>.defaults() else {
      throw FlipbookError(
        .badSetting,
        "The film \(FilmType.name) takes no parameters, so all rows would give the same film.",
        hint: "Declare it as \"struct \(FilmType.name): Film, Codable\".")
    }
    self.parameters = parameters
    columns = TableColumns(
      parameters, template: settings.template, ignoring: settings.ignoredColumns)
    _ = try film(GivenParameters())
  }

  /// The names of the film's parameters.
  var parameterNames: [String] { parameters.names }

  /// Returns the film of a row. An empty cell means its default: the value given for all
  /// films, if any.
  private func film(_ row: GivenParameters) throws(FlipbookError) -> FilmParameters<FilmType> {
    try FilmParameters(row, over: settings.given, readableFolders: settings.readableFolders)
  }

  // MARK: Checking

  /// Creates the film of a row and returns what the batch has to know about it.
  mutating func check(_ row: TableRow) -> CheckedRow {
    do throws(FlipbookError) {
      let given = try columns.given(by: row)
      guard let film = try? film(given), let values = film.values else { return .unusable }
      let format = try? film.canvas.format()
      return .film(
        output: try settings.template.path(for: row, values), format.map(CheckedRow.Format.init))
    } catch {
      return .failed(error.parts)
    }
  }

  // MARK: Rendering

  /// Renders the film of a row unless its output is up to date; the memory and the processors are
  /// divided among `jobs` films. Throws only when interrupted.
  mutating func render(
    _ row: TableRow, jobs: Int, for batch: RowContext
  ) throws(FlipbookError) -> BatchEntry {
    let start = Date()
    var entry = BatchEntry(row: row.number, line: row.line, state: .failed)
    do throws(FlipbookError) {
      try render(row, jobs, batch, &entry)
    } catch {
      if error.code == .interrupted { throw error }
      entry.fail(with: error)
    }
    entry.seconds = Date().timeIntervalSince(start)
    return entry
  }

  private mutating func render(
    _ row: TableRow, _ jobs: Int, _ batch: RowContext, _ entry: inout BatchEntry
  ) throws(FlipbookError) {
    let given = try columns.given(by: row)
    let film = try film(given)
    let path = try settings.template.path(for: row, film.values ?? parameters)
    let warnings = Mutex<[String]>([])
    var source = FilmSource(film)
    source.warn = { warning in
      warnings.withLock { if !$0.contains(warning) { $0.append(warning) } }
    }
    source.protectFiles(batch.replacement)
    defer { warnings.withLock { if !$0.isEmpty { entry.warnings = $0 } } }
    let rendering = rendering(to: path, jobs)
    entry.output = path
    entry.fingerprint = Self.fingerprint(source, rendering)
    if let old = batch.earlier(path), old.fingerprint == entry.fingerprint,
      let checksum = old.checksum, FileChecksum.of(rendering.result) == checksum,
      rendering.video != nil, FileChecksum.described((old.files ?? [:]).keys) == old.files ?? [:]
    {
      entry.state = .kept
      entry.frames = old.frames
      entry.checksum = checksum
      entry.files = old.files
      entry.warnings = old.warnings
      return
    }
    batch.begin(path)
    let summary = try FilmType.render(rendering, source: source, progress: batch.progress)
    let isKept = summary.keptCount == summary.frameCount && rendering.video == nil
    entry.state = isKept ? .kept : .rendered
    entry.frames = summary.frameCount
    entry.checksum = FileChecksum.of(rendering.result)
    entry.files = summary.files
  }

  private static func fingerprint(
    _ source: FilmSource<FilmType>, _ rendering: RenderSettings
  ) -> String {
    let settings = rendering.described.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let sound = rendering.encoding.audio.flatMap { FileChecksum.of($0.path)?.description } ?? "none"
    let text =
      [Fingerprint(source).description, "\(rendering.encoding)", sound] + settings
    return "film:\(PixelHash(bytes: Array(text.joined(separator: "\n").utf8)))"
  }

  /// Returns the settings for rendering the film with that output.
  private func rendering(to path: String, _ jobs: Int) -> RenderSettings {
    var rendering = settings.rendering
    let isVideo = rendering.video != nil
    rendering.video = isVideo ? path : nil
    rendering.folder = path
    rendering.writesFrames = !isVideo
    rendering.writesManifest = !isVideo
    rendering.reuse = isVideo || settings.rendersAll ? .none : .resume
    rendering.memory = settings.memory.map { $0 / jobs }
    rendering.defaultMemory /= jobs
    rendering.threads =
      settings.threads ?? max(ProcessInfo.processInfo.activeProcessorCount / jobs, 1)
    return rendering
  }
}

extension RenderSettings {
  /// The file whose checksum shows whether the output is unchanged.
  fileprivate var result: String { video ?? manifestPath }
}
