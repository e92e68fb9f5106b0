import Failures
import OutputFiles
import Foundation

/// The report of a batch: JSON with one line for each film, so that reports of any length can be
/// written and read film by film.
package enum BatchReport {
  /// The contents of a report that another program has reformatted.
  private struct Document: Decodable {
    var films: [BatchEntry]
    var others: [BatchEntry]?
  }

  /// Throws if `path` is an existing file that isn't a report, such as a table or a video.
  static func check(_ path: String) throws(FlipbookError) {
    try AtomicFile.check(path)
    guard FileKind(path) != .missing, !isReport(path) else { return }
    throw FlipbookError(
      .badSetting, "\"\(path)\" exists and isn't the report of a batch.",
      hint: "Name another file with --report, or remove it.")
  }

  private static func isReport(_ path: String) -> Bool {
    isInLines(path) || document(at: path) != nil
  }

  /// Returns the films of the report; empty if there is no report.
  package static func films(
    in path: String, where belongs: (BatchEntry.State) -> Bool
  ) -> FilmRecords {
    var films = FilmRecords()
    if isInLines(path) {
      films.take(linesOf: path, where: belongs)
    } else if let document = document(at: path) {
      films.take(document.films + (document.others ?? []), where: belongs)
    }
    return films
  }

  private static let start = "{\n  \"summary\": "

  /// Returns whether a file starts like a report that `write` has written.
  private static func isInLines(_ path: String) -> Bool {
    guard FileKind(path) == .file, let file = FileHandle(forReadingAtPath: path) else {
      return false
    }
    defer { try? file.close() }
    let head = String(decoding: (try? file.read(upToCount: 1 << 16)) ?? Data(), as: UTF8.self)
    let summary = head.dropFirst(start.count).prefix { $0 != "\n" }.dropLast()
    return head.hasPrefix(start)
      && (try? JSONDecoder().decode(BatchSummary.self, from: Data(summary.utf8))) != nil
  }

  private static func document(at path: String) -> Document? {
    guard FileKind(path) == .file, let bytes = RegularFile.contents(atPath: path) else {
      return nil
    }
    return try? JSONDecoder().decode(Document.self, from: bytes)
  }

  /// Writes a report of a table's films, and of `others`, which an earlier report contained.
  static func write(
    _ summary: BatchSummary, films: some Sequence<[UInt8]>, others: some Sequence<[UInt8]>,
    to path: String
  ) throws(FlipbookError) {
    try AtomicFile.write(to: path) { append throws(FlipbookError) in
      try append(Array(start.utf8) + OrderedJSON.line(summary).dropLast())
      try Self.append("films", films, append)
      if others.contains(where: { _ in true }) { try Self.append("others", others, append) }
      try append(Array("\n}\n".utf8))
    }
  }

  /// Appends a list to the object, one item on each line.
  private static func append(
    _ name: String, _ lines: some Sequence<[UInt8]>, _ append: AtomicFile.Append
  ) throws(FlipbookError) {
    try append(Array(",\n  \"\(name)\": [".utf8))
    var separator = Array("\n    ".utf8)
    for line in lines {
      try append(separator + line)
      separator = Array(",\n    ".utf8)
    }
    try append(Array("\n  ]".utf8))
  }
}
