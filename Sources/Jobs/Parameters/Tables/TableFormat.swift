import Failures
import Foundation

/// A format of tables. To add one, write a `RowSource` that reads it, a `TableFormat` beside it,
/// and an entry in the list in `TableFormat+All.swift`.
struct TableFormat: Sendable {
  /// The file name extensions, without the dot. The first one is recommended.
  let endings: [String]

  /// Opens the file at a path and returns its rows.
  let rows: @Sendable (_ path: String) throws(FlipbookError) -> any RowSource

  /// Creates the format for a file's extension; nil if the extension is unknown.
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

  /// The recommended extensions as text: ".csv, .tsv or .yaml".
  static var recommendedEndings: String {
    let endings = allCases.compactMap { $0.endings.first.map { "." + $0 } }
    return endings.dropLast().joined(separator: ", ") + " or " + (endings.last ?? "")
  }
}
