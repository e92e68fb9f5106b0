import Failures
import Foundation
import Parameters

/// Reads a table: written as JSON lines and read again, its rows must be the same.
func readTable(_ bytes: [UInt8], _ name: String, _ folder: String) throws {
  let table = try rows(ofTable: write(bytes, to: name, in: folder))
  try require(zip(table, 1...).allSatisfy { $0.number == $1 }, "rows aren't numbered from 1")
  let lines = json(table)
  let path = try write(lines.joined(separator: "\n").utf8, to: "a.jsonl", in: folder)
  let again = try promised { try rows(ofTable: path) }
  try require(json(again) == lines, "rows change when they are written and read")
}

private func json(_ rows: [TableRow]) -> [String] {
  rows.map { ParameterValue(.object($0.fields)).json(sorted: false) }
}

private func rows(ofTable path: String) throws(FlipbookError) -> [TableRow] {
  var rows: [TableRow] = []
  let source = try ParameterTable(path).rows()
  while let row = try source.next() { rows.append(row) }
  return rows
}

/// Returns the result of `body`, which must not be an error.
func promised<Result>(_ body: () throws -> Result) throws -> Result {
  do {
    return try body()
  } catch let error as FlipbookError {
    throw BrokenPromise(description: "\(error)")
  }
}

/// Reads a file of parameters and creates a film from them: the film's own parameters, written and
/// read again, must give the same film.
func readProps(_ bytes: [UInt8], _ name: String, _ folder: String) throws {
  try make(GivenParameters(file: write(bytes, to: name, in: folder)), in: folder)
}

/// Reads lines as options, "name=value".
func readOptions(_ bytes: [UInt8], in folder: String) throws {
  let lines = bytes.split(separator: UInt8(ascii: "\n")).prefix(64)
  try make(GivenParameters(options: lines.map { String(decoding: $0, as: UTF8.self) }), in: folder)
}

private func make(_ given: GivenParameters, in folder: String) throws {
  let film = try ParameterList.make(FuzzedFilm(), with: given)
  let json = try ParameterList.json(of: film)
  let path = try write(json.utf8, to: "a.json", in: folder)
  let again = try promised {
    try ParameterList.json(of: ParameterList.make(FuzzedFilm(), with: GivenParameters(file: path)))
  }
  try require(again == json, "parameters change when they are written and read")
}

/// Reads the first line as a template of names, and the others as a table of JSON lines. No name
/// may leave its component of the path, be hidden, or be longer than file systems allow.
func readNames(_ bytes: [UInt8], in folder: String) throws {
  let parts = bytes.split(
    separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
  let template = try NameTemplate(String(decoding: parts[0], as: UTF8.self))
  let list = try ParameterList(of: FuzzedFilm())
  for row in try rows(ofTable: write(parts.dropFirst().joined(), to: "a.jsonl", in: folder)) {
    let path = try template.path(for: row, list).split(
      separator: "/", omittingEmptySubsequences: false)
    let pattern = template.text.split(separator: "/", omittingEmptySubsequences: false)
    try require(path.count == pattern.count, "a value adds or removes a folder: \(path)")
    for (name, source) in zip(path, pattern) where source.contains("{") {
      let isLiteral = !source.replacing("{{", with: "").contains("{")
      try require(isLiteral || !name.hasPrefix("."), "a name is hidden: \(name)")
      try require(isLiteral || (1...255).contains(name.utf8.count), "a name is too long: \(name)")
      try require(!name.utf8.contains(0) || source.utf8.contains(0), "a name has a zero")
    }
  }
}
