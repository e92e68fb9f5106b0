package import Filming
import Foundation
import Images
import Output
import Parameters

/// Renders a film for each row of a table, some at a time.
package struct Batch<FilmType: Film>: Sendable {
  private let settings: BatchSettings
  private let parameters: ParameterList

  /// How many rows the table has.
  package let count: Int

  /// Reads the whole table. Throws if a row can't be read, if a column or a field of the template is for
  /// nothing, if two rows have one output, and if memory doesn't suffice for the films at a time. A
  /// value that can't be what it is for is a matter of its own film.
  package init(_ settings: BatchSettings, of type: FilmType.Type) throws(FilmError) {
    self.settings = settings
    guard let parameters = try FilmParameters<FilmType>.defaults() else {
      throw FilmError(
        .badSetting, "The film \(FilmType.name) takes no parameters: all rows would make one film.",
        hint: "Declare it “struct \(FilmType.name): Film, Codable”.")
    }
    self.parameters = parameters
    do throws(ParameterError) {
      count = try Self.check(settings, parameters)
    } catch {
      throw FilmError(error)
    }
    try Interruption.check()
    try checkMemory()
    try checkEncoding()
  }

  /// Finds at once what would make every film fail.
  private func checkEncoding() throws(FilmError) {
    guard let video = settings.rendering.video else { return }
    let encoding = settings.rendering.encoding
    let format = try FilmType().canvas.format()
    do throws(OutputError) {
      _ = try VideoFormat(path: video, frames: format, settings: encoding)
    } catch {
      throw FilmError(error)
    }
    if let sound = encoding.audio?.path, FileChecksum.of(sound) == nil {
      throw FilmError(
        .unreadable, "The sound “\(sound)” was not found.", hint: "Check --audio.")
    }
  }

  private func checkMemory() throws(FilmError) {
    guard let memory = settings.memory else { return }
    let format = try FilmType().canvas.format()
    let least = settings.jobs * settings.rendering.leastMemory(for: format)
    guard memory < least else { return }
    throw FilmError(
      .badSetting, "\(memory / 1_000_000) MB are too little for \(settings.jobs) films at a time.",
      hint: "Choose a --memory of \((least + 999_999) / 1_000_000) MB or more, or fewer --jobs.")
  }

  /// Reads all rows and checks what they are for; returns how many there are.
  private static func check(
    _ settings: BatchSettings, _ parameters: ParameterList
  ) throws(ParameterError) -> Int {
    let rows = try settings.table.rows()
    var columns = TableColumns(
      parameters, template: settings.template, ignoring: settings.ignoredColumns)
    var names = NameRegister()
    var count = 0
    while !Interruption.isRequested, let row = try rows.next() {
      if count == 0 {
        try settings.template.check(known: row.fields.map(\.name) + parameters.names)
      }
      count += 1
      let given = try columns.given(by: row)
      guard let values = try? film(given, settings, parameters).values else { continue }
      try names.take(try settings.template.path(for: row, values), for: row)
    }
    return count
  }

  /// The film of a row.
  private static func film(
    _ row: GivenParameters, _ settings: BatchSettings, _ parameters: ParameterList
  ) throws(FilmError) -> FilmParameters<FilmType> {
    var given = settings.given
    do throws(ParameterError) {
      for field in row.root.fields ?? [] where !stands(field, forWhatIsGivenIn: given, parameters) {
        try given.set(field.name, to: field.value)
      }
    } catch {
      throw FilmError(error)
    }
    return try FilmParameters(given, readsOnly: settings.readsOnly)
  }

  /// Whether an empty cell leaves a parameter what all films are given: it can't be an empty text.
  private static func stands(
    _ field: ParameterValue.Field, forWhatIsGivenIn given: GivenParameters,
    _ parameters: ParameterList
  ) -> Bool {
    guard case .text("") = field.value.kind, given.root[field.name] != nil,
      let type = parameters.parameters.first(where: { $0.name == field.name })?.type
    else { return false }
    return type != "String" && !type.hasSuffix("?") && !type.hasPrefix("[")
  }

  // MARK: Rendering

  /// Renders all films that are not there yet, and writes the report. A film that fails is told of, and
  /// doesn't stop the others. Throws when the table or the report fails, and when interrupted.
  package func render(telling observer: any BatchObserver) throws(FilmError) -> BatchSummary {
    let start = Date()
    let earlier = settings.rendersAll ? [:] : BatchJournal.finished(in: settings.report)
    let (journal, floor) = try open(earlier, observer)
    let workers = DispatchGroup()
    for job in 0..<min(settings.jobs, count) {
      workers.enter()
      let thread = Thread {
        work(job, floor, earlier)
        workers.leave()
      }
      // Views may stand in each other as deeply as on the main thread.
      thread.stackSize = 8 << 20
      thread.start()
    }
    workers.wait()
    try Interruption.check()
    let (summary, outputs) = try floor.finish(after: Date().timeIntervalSince(start))
    do throws(OutputError) { try journal.finish(summary, ended: outputs) } catch {
      throw FilmError(error)
    }
    return summary
  }

  private func open(
    _ earlier: [String: BatchEntry], _ observer: any BatchObserver
  ) throws(FilmError) -> (BatchJournal, BatchFloor) {
    let journal: BatchJournal
    do throws(OutputError) {
      journal = try BatchJournal(
        of: settings.report, earlier: earlier.values.sorted { $0.row < $1.row })
    } catch {
      throw FilmError(error)
    }
    let summary = BatchSummary(film: FilmType.name, table: settings.table.path)
    do throws(ParameterError) {
      let rows = try settings.table.rows()
      return (journal, BatchFloor(rows, summary, journal: journal, observer: observer))
    } catch {
      throw FilmError(error)
    }
  }

  private func work(_ job: Int, _ floor: BatchFloor, _ earlier: [String: BatchEntry]) {
    var columns = TableColumns(
      parameters, template: settings.template, ignoring: settings.ignoredColumns)
    while let row = floor.next() {
      let start = Date()
      var entry = BatchEntry(row: row.number, line: row.line, state: .failed)
      do throws(FilmError) {
        try perform(row, &columns, &entry, earlier, on: floor, job)
      } catch {
        if error.code == .interrupted { return floor.stop() }
        (entry.state, entry.frames, entry.fingerprint) = (.failed, nil, nil)
        (entry.error, entry.hint) = (error.message, error.hint)
      }
      entry.seconds = Date().timeIntervalSince(start)
      floor.end(job, entry)
    }
  }

  /// Renders the film of a row unless it is there.
  private func perform(
    _ row: TableRow, _ columns: inout TableColumns, _ entry: inout BatchEntry,
    _ earlier: [String: BatchEntry], on floor: BatchFloor, _ job: Int
  ) throws(FilmError) {
    let given: GivenParameters
    do throws(ParameterError) { given = try columns.given(by: row) } catch {
      throw FilmError(error)
    }
    let film = try Self.film(given, settings, parameters)
    let path: String
    do throws(ParameterError) {
      path = try settings.template.path(for: row, film.values ?? parameters)
    } catch {
      throw FilmError(error)
    }
    let (source, rendering) = (FilmSource(film), rendering(to: path))
    (entry.output, entry.fingerprint) = (path, Self.fingerprint(source, rendering))
    if let old = earlier[path], old.fingerprint == entry.fingerprint, let checksum = old.checksum,
      FileChecksum.of(rendering.result) == checksum, rendering.video != nil,
      FileChecksum.described((old.files ?? [:]).keys) == old.files ?? [:]
    {
      (entry.state, entry.frames, entry.checksum) = (.kept, old.frames, checksum)
      entry.files = old.files
      return
    }
    floor.begin(job, path)
    let summary = try FilmType.render(rendering, source: source) { done, total in
      floor.progress(job, done, total)
    }
    let isKept = summary.keptCount == summary.frameCount && rendering.video == nil
    (entry.state, entry.frames) = (isKept ? .kept : .rendered, summary.frameCount)
    (entry.checksum, entry.files) = (FileChecksum.of(rendering.result), summary.files)
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

  /// How the film with that output is rendered.
  private func rendering(to path: String) -> RenderSettings {
    var rendering = settings.rendering
    let isVideo = rendering.video != nil
    rendering.video = isVideo ? path : nil
    rendering.folder = path
    (rendering.writesFrames, rendering.writesManifest) = (!isVideo, !isVideo)
    rendering.reuse = isVideo || settings.rendersAll ? .none : .resume
    rendering.memory = settings.memory.map { $0 / settings.jobs }
    rendering.usualMemory /= settings.jobs
    return rendering
  }
}

extension RenderSettings {
  /// The file that tells whether the render is as it was left.
  fileprivate var result: String { video ?? folder + "/" + Manifest.fileName }
}
