package import Failures
import OutputFiles
package import FilmStage
import Foundation
import Images
import Parameters
import Processes
import RenderJobs
import RenderStore
import Sinks
import Synchronization
import VideoEncoding
import VirtualTime

/// Renders a film for each row of a table, several at a time.
package struct Batch<FilmType: Film>: Sendable {
  private let settings: BatchSettings
  private let parameters: ParameterList
  private let table: CheckedTable
  private let names: NameRegister
  /// The number of films that are rendered at a time.
  private let jobs: Int

  /// The number of rows in the table.
  package let count: Int

  /// Reads and checks the whole table. Throws if a row can't be read, if a column or a field of the
  /// template isn't used, if two rows have the same output, or if the memory isn't sufficient for
  /// the films that are rendered at a time. An invalid value fails only its own film, later.
  /// `checking` is called from time to time with the number of rows read so far.
  package init(
    _ settings: BatchSettings, of type: FilmType.Type, checking: (_ rows: Int) -> Void = { _ in }
  ) throws(FlipbookError) {
    self.settings = settings
    table = CheckedTable(settings.table)
    guard let parameters = try FilmParameters<FilmType>.defaults() else {
      throw FlipbookError(
        .badSetting,
        "The film \(FilmType.name) takes no parameters, so all rows would give the same film.",
        hint: "Declare it as \"struct \(FilmType.name): Film, Codable\".")
    }
    self.parameters = parameters
    try BatchReport.check(settings.report)
    // Errors in the values for all films are reported once, here.
    _ = try Self.film(GivenParameters(), settings)
    let formats: [Bool: FrameFormat]
    (count, formats, names) = try Self.check(settings, parameters, table.rows(), checking)
    try Interruption.check()
    let largest = formats.values.max { $0.pixelCount < $1.pixelCount }
    jobs = if let largest { try Self.jobs(settings, count: count, largest) } else { 1 }
    try checkEncoding(formats.values)
  }

  /// Checks for errors that would make every film fail.
  private func checkEncoding(_ formats: some Collection<FrameFormat>) throws(FlipbookError) {
    guard let video = settings.rendering.video else { return }
    let encoding = settings.rendering.encoding
    let errors = formats.compactMap { format -> FlipbookError? in
      // An odd width or height is an error only of the film that has it.
      let even = FrameFormat(
        width: format.width + format.width % 2, height: format.height + format.height % 2,
        rate: format.rate, isOpaque: format.isOpaque)
      do throws(FlipbookError) {
        let format = try VideoFormat(path: video, frames: even, settings: encoding)
        try format.check(searchPath: settings.rendering.searchPath)
        return nil
      } catch {
        return error
      }
    }
    if errors.count == formats.count, let error = errors.first { throw error }
    try encoding.audio?.check(searchPath: settings.rendering.searchPath)
  }

  /// Returns the number of films to render at a time. Throws if the memory isn't sufficient for the
  /// requested number.
  private static func jobs(
    _ settings: BatchSettings, count: Int, _ format: FrameFormat
  ) throws(FlipbookError) -> Int {
    let required = settings.rendering.minimumMemory(for: format)
    let affordable = settings.memory.map { $0 / required } ?? .max
    let jobs = settings.jobs ?? max(1, min((3 * processors + 1) / 2, affordable, 256))
    guard jobs <= affordable else {
      let megabytes = (jobs * required + 999_999) / 1_000_000
      throw FlipbookError(
        .badSetting,
        "\((settings.memory ?? 0) / 1_000_000) MB aren't enough for "
          + "\(jobs == 1 ? "a film" : "\(jobs) films at a time").",
        hint: "Choose a --memory of \(megabytes) MB or more\(jobs == 1 ? "" : ", or fewer --jobs")."
      )
    }
    return min(jobs, count)
  }

  private static var processors: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// Reads all rows and checks their columns. Returns the number of rows, the formats of the opaque
  /// and of the transparent film with the largest frames, and the outputs.
  private static func check(
    _ settings: BatchSettings, _ parameters: ParameterList, _ rows: TableRows,
    _ checking: (Int) -> Void
  ) throws(FlipbookError) -> (count: Int, formats: [Bool: FrameFormat], names: NameRegister) {
    var formats: [Bool: FrameFormat] = [:]
    var columns = TableColumns(
      parameters, template: settings.template, ignoring: settings.ignoredColumns)
    var names = NameRegister()
    let report = URL(fileURLWithPath: settings.report).standardized
    var count = 0
    while !Interruption.isRequested, let row = try rows.next() {
      if count == 0 {
        try settings.template.check(known: row.fields.map(\.name) + parameters.names)
      }
      count += 1
      if count.isMultiple(of: 500) { checking(count) }
      let given = try columns.given(by: row)
      guard let film = try? film(given, settings), let values = film.values else { continue }
      if let format = try? film.canvas.format(),
        format.pixelCount > formats[format.isOpaque]?.pixelCount ?? 0
      {
        formats[format.isOpaque] = format
      }
      let path = try settings.template.path(for: row, values)
      // Creating a URL accesses the disk, so the file name is compared first.
      let isReport =
        path.hasSuffix(report.lastPathComponent)
        && URL(fileURLWithPath: path).standardized == report
      guard !isReport else {
        throw FlipbookError(
          .duplicate, "The report and row \(row.number) have the same output \"\(path)\".",
          hint: "Name another file with --report.")
      }
      try names.take(path, for: row)
    }
    return (count, formats, names)
  }

  /// Returns a description of the row whose output would replace `file`, or nil if there is none.
  private func replacement(of file: String) -> String? {
    func resolved(_ path: String) -> URL { URL(fileURLWithPath: path).resolvingSymlinksInPath() }
    let folder = settings.template.folder
    var output = resolved(file)
    if settings.rendering.video == nil {
      guard FrameFile.number(ofFile: output.lastPathComponent) != nil else { return nil }
      output.deleteLastPathComponent()
    }
    let start = resolved(folder.isEmpty ? "." : folder).path + "/"
    guard output.path.hasPrefix(start) else { return nil }
    return names.row(of: folder + output.path.dropFirst(start.count)).map { "row \($0)" }
  }

  /// Returns the film of a row. An empty cell means its default: the value given for all
  /// films, if any.
  private static func film(
    _ row: GivenParameters, _ settings: BatchSettings
  ) throws(FlipbookError) -> FilmParameters<FilmType> {
    try FilmParameters(row, over: settings.given, readableFolders: settings.readableFolders)
  }

  // MARK: Rendering

  /// Renders all films whose outputs don't exist yet, and writes the report. A film that fails is
  /// reported and doesn't stop the others. Throws if the table or the report can't be read or
  /// written, and when interrupted.
  package func render(reportingTo observer: any BatchObserver) throws(FlipbookError) -> BatchSummary
  {
    let start = Date()
    let (journal, queue) = try open(observer)
    defer { journal.release() }
    LoadedImages.prepare()
    let workers = DispatchGroup()
    for job in 0..<jobs {
      workers.enter()
      do throws(FlipbookError) {
        try SystemThread.start("film", stackSize: StackSpace.size) {
          work(job, queue, journal.earlier)
          workers.leave()
        }
      } catch {
        workers.leave()
        queue.fail(error)
      }
    }
    workers.wait()
    try Interruption.check()
    let (summary, outputs) = try queue.finish(after: Date().timeIntervalSince(start))
    try journal.finish(summary, ended: outputs)
    return summary
  }

  private func open(
    _ observer: any BatchObserver
  ) throws(FlipbookError) -> (BatchJournal, BatchQueue) {
    let journal = try BatchJournal(of: settings.report, keepsEarlier: !settings.rendersAll)
    let summary = BatchSummary(film: FilmType.name, table: settings.table.path)
    let queue = try BatchQueue(table, summary, journal: journal, observer: observer)
    return (journal, queue)
  }

  private func work(_ job: Int, _ queue: BatchQueue, _ earlier: FilmRecords) {
    var columns = TableColumns(
      parameters, template: settings.template, ignoring: settings.ignoredColumns)
    while let row = queue.next() {
      let start = Date()
      var entry = BatchEntry(row: row.number, line: row.line, state: .failed)
      do throws(FlipbookError) {
        try perform(row, &columns, &entry, earlier, on: queue, job)
      } catch {
        if error.code == .interrupted { return queue.stop() }
        entry.state = .failed
        entry.frames = nil
        entry.fingerprint = nil
        entry.error = error.message
        entry.hint = error.hint
      }
      entry.seconds = Date().timeIntervalSince(start)
      queue.end(job, entry)
    }
  }

  /// Renders the film of a row unless its output is up to date.
  private func perform(
    _ row: TableRow, _ columns: inout TableColumns, _ entry: inout BatchEntry,
    _ earlier: FilmRecords, on queue: BatchQueue, _ job: Int
  ) throws(FlipbookError) {
    let given = try columns.given(by: row)
    let film = try Self.film(given, settings)
    let path = try settings.template.path(for: row, film.values ?? parameters)
    let warnings = Mutex<[String]>([])
    var source = FilmSource(film)
    source.warn = { warning in
      warnings.withLock { if !$0.contains(warning) { $0.append(warning) } }
    }
    source.protectFiles { replacement(of: $0) }
    defer { warnings.withLock { if !$0.isEmpty { entry.warnings = $0 } } }
    let rendering = rendering(to: path)
    entry.output = path
    entry.fingerprint = Self.fingerprint(source, rendering)
    if let old = earlier[path], old.fingerprint == entry.fingerprint, let checksum = old.checksum,
      FileChecksum.of(rendering.result) == checksum, rendering.video != nil,
      FileChecksum.described((old.files ?? [:]).keys) == old.files ?? [:]
    {
      entry.state = .kept
      entry.frames = old.frames
      entry.checksum = checksum
      entry.files = old.files
      entry.warnings = old.warnings
      return
    }
    queue.begin(job, path)
    let summary = try FilmType.render(rendering, source: source) { done, total in
      queue.progress(job, done, total)
    }
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
  private func rendering(to path: String) -> RenderSettings {
    var rendering = settings.rendering
    let isVideo = rendering.video != nil
    rendering.video = isVideo ? path : nil
    rendering.folder = path
    rendering.writesFrames = !isVideo
    rendering.writesManifest = !isVideo
    rendering.reuse = isVideo || settings.rendersAll ? .none : .resume
    rendering.memory = settings.memory.map { $0 / jobs }
    rendering.defaultMemory /= jobs
    rendering.threads = settings.threads ?? max(Self.processors / jobs, 1)
    return rendering
  }
}

extension RenderSettings {
  /// The file whose checksum shows whether the output is unchanged.
  fileprivate var result: String { video ?? manifestPath }
}
