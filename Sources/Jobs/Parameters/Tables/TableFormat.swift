import Failures
import Foundation

/// A format of tables. A new one is a `RowSource` that reads it, its description beside that, and its place
/// in the list in `TableFormat+All.swift`.
struct TableFormat: Sendable {
  /// How the names of its files end, without the dot; the first one is the one that is recommended.
  let endings: [String]

  /// The rows of the file at a path.
  let rows: @Sendable (_ path: String) throws(FlipbookError) -> any RowSource

  /// The format of a file by the ending of its name; nil for an unknown one.
  init?(path: String) {
    let ending = (path as NSString).pathExtension.lowercased()
    guard let format = Self.allCases.first(where: { $0.endings.contains(ending) }) else {
      return nil
    }
    self = format
  }

  init(
    endings: [String],
    rows: @escaping @Sendable (_ path: String) throws(FlipbookError) -> any RowSource
  ) {
    self.endings = endings
    self.rows = rows
  }

  /// The recommended endings in words: “.csv, .tsv or .yaml”.
  static var recommendedEndings: String {
    let endings = allCases.compactMap { $0.endings.first.map { "." + $0 } }
    return endings.dropLast().joined(separator: ", ") + " or " + (endings.last ?? "")
  }
}
