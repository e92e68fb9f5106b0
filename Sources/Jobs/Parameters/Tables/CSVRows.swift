import Foundation
import SwiftCSV

/// The rows of a file of comma-separated values, whose first record names the columns.
final class CSVRows: RowSource {
  private let path: String
  private let records: CSVRecords
  private let columns: [String]
  let headerLine: Int?

  init(_ path: String, delimiter: Character?) throws(ParameterError) {
    self.path = path
    records = try CSVRecords(path, delimiter: delimiter?.asciiValue)
    guard let header = try records.next() else {
      throw ParameterError(
        .malformed, "\(path) is empty", hint: "Its first line names the columns, such as id,title.")
    }
    let names = try Self.cells(header.bytes, records.delimiter, path, header.line)
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    try Self.check(names, at: .file(path, line: header.line))
    (columns, headerLine) = (names, header.line)
  }

  private static func check(
    _ names: [String], at origin: ParameterOrigin
  ) throws(ParameterError) {
    var numbers: [String: Int] = [:]
    for (index, name) in names.enumerated() {
      guard !name.isEmpty else {
        throw ParameterError(
          .malformed, "Column \(index + 1) has no name", at: origin,
          hint: "The first line names the columns. Does it end in a comma?")
      }
      if let first = numbers.updateValue(index, forKey: name) {
        throw ParameterError(
          .duplicate,
          "Columns \(first + 1) and \(index + 1) are both named \"\(name.shortened)\"", at: origin,
          hint: "Rename or take out one of them.")
      }
    }
  }

  func next() throws(ParameterError) -> (line: Int, fields: [ParameterValue.Field])? {
    guard let (line, bytes) = try records.next() else { return nil }
    let cells = try Self.cells(bytes, records.delimiter, path, line)
    guard cells.count == columns.count else {
      throw ParameterError(
        .malformed,
        "The row has \(cells.count == 1 ? "1 cell" : "\(cells.count) cells") for \(columns.count) columns",
        at: .file(path, line: line),
        hint: cells.count > columns.count
          ? "Text with commas in it has to stand in quotes." : "Empty cells need their commas too.")
    }
    return (
      line,
      zip(columns, cells).map { column, cell in
        .init(column, ParameterValue(.text(cell), at: .cell(path, line: line, column: column)))
      }
    )
  }

  /// The cells of a record.
  private static func cells(
    _ bytes: [UInt8], _ delimiter: UInt8, _ path: String, _ line: Int
  ) throws(ParameterError) -> [String] {
    // SwiftCSV drops a last cell of empty quotes unless a line's end follows.
    guard let text = String(validating: bytes + [UInt8(ascii: "\n")], as: UTF8.self) else {
      let invalid = TextFile.firstInvalidLine(of: bytes) ?? 1
      throw TextFile.invalidText(path, line: line + invalid - 1)
    }
    let guarded = bytes.allSatisfy { $0 < 0x80 } ? text : Self.guarded(text)
    do {
      return try CSV<Enumerated>(
        string: guarded, delimiter: .character(Character(UnicodeScalar(delimiter))),
        loadColumns: false, rowLimit: 0
      ).header.map { String($0.unicodeScalars.filter { $0 != Self.guardian }) }
    } catch {
      throw ParameterError(
        .malformed, "The quotes of the row can't be read", at: .file(path, line: line),
        hint: "Quotes in a cell are doubled, and stand around the whole of it.")
    }
  }

  /// What no text holds: Unicode leaves it to programs for themselves.
  private static let guardian = Unicode.Scalar(0xFDD0 as UInt32)!

  /// Text in which ASCII stands apart from all else: SwiftCSV takes a comma or a quote with a combining mark
  /// behind it for another letter.
  private static func guarded(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var isASCII = true
    for scalar in text.unicodeScalars {
      if scalar.isASCII != isASCII { scalars.append(guardian) }
      isASCII = scalar.isASCII
      scalars.append(scalar)
    }
    return String(scalars)
  }
}
