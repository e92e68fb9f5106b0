package import Failures
import OutputFiles
package import FilmStage
import Foundation
import Parameters
import Processes
import RenderJobs
import RenderStore
import Sinks
import Synchronization
import VideoEncoding

/// Renders a film for each row of a table, several at a time.
package struct Batch<FilmType: Film>: Sendable {
  private let settings: BatchSettings
  private let isolation: FilmIsolation
  private let renderer: RowRenderer<FilmType>
  private let table: CheckedTable
  private let names: NameRegister
  /// The worker that has checked the rows, which also renders films.
  private let firstWorker: any RowWorker
  /// The number of films that are rendered at a time.
  private let jobs: Int

  /// The number of rows in the table.
  package let count: Int

  /// Reads and checks the whole table. Throws if a row can't be read, if a column or a field of the
  /// template isn't used, if two rows have the same output, or if the memory isn't sufficient for
  /// the films that are rendered at a time. An invalid value fails only its own film, later.
  /// `checking` is called from time to time with the number of rows read so far.
  package init(
    _ settings: BatchSettings, of type: FilmType.Type, isolation: FilmIsolation = .threads,
    checking: (_ rows: Int) -> Void = { _ in }
  ) throws(FlipbookError) {
    self.settings = settings
    self.isolation = isolation
    table = CheckedTable(settings.table)
    // Errors in the values for all films are reported once, here.
    renderer = try RowRenderer(settings)
    try BatchReport.check(settings.report)
    firstWorker = Self.worker(renderer, settings, isolation)
    let formats: [Bool: CheckedRow.Format]
    (count, formats, names) = try Self.check(
      settings, renderer.parameterNames, table.rows(), firstWorker, checking)
    try Interruption.check()
    let largest = formats.values.max { $0.pixelCount < $1.pixelCount }
    jobs = if let largest { try Self.jobs(settings, count: count, largest.even) } else { 1 }
    try checkEncoding(formats.values.map(\.even))
  }

  private static func worker(
    _ renderer: RowRenderer<FilmType>, _ settings: BatchSettings, _ isolation: FilmIsolation
  ) -> any RowWorker {
    switch isolation {
    case .threads: ThreadWorker(renderer)
    case .processes: WorkerProcess(settings.given)
    }
  }

  /// Checks for errors that would make every film fail.
  private func checkEncoding(_ formats: some Collection<FrameFormat>) throws(FlipbookError) {
    guard let video = settings.rendering.video else { return }
    let encoding = settings.rendering.encoding
    let errors = formats.compactMap { format -> FlipbookError? in
      do throws(FlipbookError) {
        let format = try VideoFormat(path: video, frames: format, settings: encoding)
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

  /// Reads all rows and checks them. Returns the number of rows, the formats of the opaque and of
  /// the transparent film with the largest frames, and the outputs.
  private static func check(
    _ settings: BatchSettings, _ parameters: [String], _ rows: TableRows, _ worker: any RowWorker,
    _ checking: (Int) -> Void
  ) throws(FlipbookError) -> (
    count: Int, formats: [Bool: CheckedRow.Format], names: NameRegister
  ) {
    var formats: [Bool: CheckedRow.Format] = [:]
    var names = NameRegister()
    let report = URL(fileURLWithPath: settings.report).standardized
    var count = 0
    var hasMore = true
    while hasMore, !Interruption.isRequested {
      let (part, failure) = next(100, of: rows)
      if count == 0, let first = part.first {
        try settings.template.check(known: first.fields.map(\.name) + parameters)
      }
      try worker.check(part) { row, checked throws(FlipbookError) in
        count += 1
        if count.isMultiple(of: 500) { checking(count) }
        switch checked {
        case .unusable: return
        case .failed(let parts): throw FlipbookError(parts)
        case .film(let path, let format):
          if let format, format.pixelCount > formats[format.isOpaque]?.pixelCount ?? 0 {
            formats[format.isOpaque] = format
          }
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
      }
      if let failure { throw failure }
      hasMore = !part.isEmpty
    }
    return (count, formats, names)
  }

  /// Returns the next rows, at most `limit`, and the error of the row after them.
  private static func next(_ limit: Int, of rows: TableRows) -> ([TableRow], FlipbookError?) {
    var part: [TableRow] = []
    do throws(FlipbookError) {
      while part.count < limit, let row = try rows.next() { part.append(row) }
    } catch {
      return (part, error)
    }
    return (part, nil)
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
          let worker =
            job == 0 ? firstWorker : Self.worker(renderer, settings, isolation)
          work(job, worker, queue, journal.earlier)
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

  private func work(
    _ job: Int, _ worker: any RowWorker, _ queue: BatchQueue, _ earlier: FilmRecords
  ) {
    defer { worker.end() }
    let context = RowContext {
      replacement(of: $0)
    } earlier: {
      earlier[$0]
    } begin: {
      queue.begin(job, $0)
    } progress: {
      queue.progress(job, $0, $1)
    }
    while let row = queue.next() {
      do throws(FlipbookError) {
        queue.end(job, try worker.render(row, jobs: jobs, for: context))
      } catch {
        return error.code == .interrupted ? queue.stop() : queue.fail(error)
      }
    }
  }
}
