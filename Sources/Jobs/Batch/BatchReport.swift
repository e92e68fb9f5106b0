import Failures
import OutputFiles
import Foundation

/// The report of a batch: JSON in which every film has a line, so that one of any length is written and
/// read film by film.
enum BatchReport {
  /// What is read of a report that another program has written anew, in lines of its own.
  private struct Whole: Decodable {
    var films: [BatchEntry]
    var others: [BatchEntry]?
  }

  /// Throws where something else stands than a report: a table, a video.
  static func check(_ path: String) throws(FlipbookError) {
    try WholeFile.check(path)
    guard FileKind(path) != .missing, !isReport(path) else { return }
    throw FlipbookError(
      .badSetting, "“\(path)” is there and is no report of a batch.",
      hint: "Name another file with --report, or remove it.")
  }

  private static func isReport(_ path: String) -> Bool {
    isInLines(path) || whole(path) != nil
  }

  /// The films that are told of; none where there is no report.
  static func films(
    in path: String, where belongs: (BatchEntry.State) -> Bool
  ) -> FilmLines {
    var films = FilmLines()
    if isInLines(path) {
      films.take(linesOf: path, where: belongs)
    } else if let whole = whole(path) {
      films.take(whole.films + (whole.others ?? []), where: belongs)
    }
    return films
  }

  private static let start = "{\n  \"summary\": "

  /// Whether a file begins as what is written here.
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

  private static func whole(_ path: String) -> Whole? {
    guard FileKind(path) == .file, let bytes = FileManager.default.contents(atPath: path) else {
      return nil
    }
    return try? JSONDecoder().decode(Whole.self, from: bytes)
  }

  /// Writes a report of the films of a table, and of `others` that were reported of there before.
  static func write(
    _ summary: BatchSummary, films: some Sequence<[UInt8]>, others: some Sequence<[UInt8]>,
    to path: String
  ) throws(FlipbookError) {
    try WholeFile.write(to: path) { append throws(FlipbookError) in
      try append(Array(start.utf8) + OrderedJSON.line(summary).dropLast())
      try Self.append("films", films, append)
      if others.contains(where: { _ in true }) { try Self.append("others", others, append) }
      try append(Array("\n}\n".utf8))
    }
  }

  /// Adds a list to the object, an item to the line.
  private static func append(
    _ name: String, _ lines: some Sequence<[UInt8]>, _ append: WholeFile.Append
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
