import Foundation
import Output
import SystemPackage

/// What has become of the films of a batch so far, a line of JSON for each, so that it outlives a crash;
/// and the report that is made of it at the end.
final class BatchJournal: Sendable {
  private let path: String
  private let report: String
  private let file: FileDescriptor

  /// Begins a journal beside the report, with what films of earlier batches are there.
  init(of report: String, earlier: [BatchEntry]) throws(OutputError) {
    (self.report, path) = (report, Self.path(of: report))
    try Self.checkIsFree(path)
    var bytes: [UInt8] = []
    for entry in earlier { bytes += try OrderedJSON.line(entry) }
    try WholeFile.check(report)
    try WholeFile.write(bytes, to: path)
    do {
      file = try FileDescriptor.open(FilePath(path), .writeOnly, options: [.append, .closeOnExec])
    } catch {
      throw Self.failure(path, error)
    }
    flock(file.rawValue, LOCK_EX | LOCK_NB)
  }

  /// Throws while another batch writes the journal.
  private static func checkIsFree(_ path: String) throws(OutputError) {
    let file = Foundation.open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    guard flock(file, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else { return }
    throw OutputError(
      .notWritable, "Another batch is writing “\(path)”.",
      hint: "Wait for it, or give this one a --report of its own.")
  }

  deinit { try? file.close() }

  private static func path(of report: String) -> String { report + RenderFiles.journal }

  private static func failure(_ path: String, _ error: any Error) -> OutputError {
    OutputError(.failed, "The journal “\(path)” can't be written: \(error).")
  }

  /// Notes a film that has ended.
  func append(_ entry: BatchEntry) throws(OutputError) {
    let line = try OrderedJSON.line(entry)
    do { _ = try file.writeAll(line) } catch { throw Self.failure(path, error) }
  }

  /// Writes the report, with the films of `count` rows in their order, and takes the journal away.
  /// Films of other tables that were reported of here stay.
  func finish(_ summary: BatchSummary, ended: Set<String>) throws(OutputError) {
    // What is noted later counts; what was there before stands first.
    var entries: [String: BatchEntry] = [:]
    Self.forEachLine(of: path) { entries[$0.output ?? "row \($0.row)"] = $0 }
    let films = entries.filter { $0.value.output == nil || ended.contains($0.key) }.values
    let others = entries.filter { $0.value.output != nil && !ended.contains($0.key) }.values
    let report = Report(
      summary: summary, films: films.sorted { $0.row < $1.row },
      others: others.isEmpty ? nil : others.sorted { ($0.output ?? "") < ($1.output ?? "") })
    try WholeFile.write(OrderedJSON.bytes(of: report), to: self.report)
    unlink(path)
  }

  private struct Report: Codable {
    var summary: BatchSummary
    var films: [BatchEntry]
    var others: [BatchEntry]?
  }

  /// The films that earlier batches have rendered, whether they came to their end or were killed, by
  /// output.
  static func finished(in report: String) -> [String: BatchEntry] {
    var entries: [String: BatchEntry] = [:]
    func take(_ entry: BatchEntry) {
      guard entry.state != .failed, let output = entry.output else { return }
      entries[output] = entry
    }
    if let bytes = FileManager.default.contents(atPath: report),
      let old = try? JSONDecoder().decode(Report.self, from: bytes)
    {
      (old.films + (old.others ?? [])).forEach(take)
    }
    forEachLine(of: path(of: report), take)
    return entries
  }

  /// Reads a journal; lines that are not whole count as not there.
  private static func forEachLine(of path: String, _ body: (BatchEntry) -> Void) {
    guard let bytes = FileManager.default.contents(atPath: path) else { return }
    let decoder = JSONDecoder()
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      if let entry = try? decoder.decode(BatchEntry.self, from: line) { body(entry) }
    }
  }
}
