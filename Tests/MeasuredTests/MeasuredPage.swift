import Foundation

/// The rows of docs/measured.md.
struct MeasuredPage {
  struct Row {
    let id: String
    let state: String
  }

  let rows: [Row]

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let page = try String(
      contentsOf: root.appending(path: "docs/measured.md").standardized, encoding: .utf8)
    rows = page.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("| O"), let id = line.split(separator: " ").dropFirst().first,
        let state = line.split(separator: "|").last
      else { return nil }
      return Row(id: String(id), state: state.trimmingCharacters(in: .whitespaces))
    }
  }

  /// Returns the IDs of the rows whose state begins with a word.
  func ids(_ word: String) -> Set<String> {
    Set(rows.filter { $0.state.hasPrefix(word) }.map(\.id))
  }

  /// The result in one line.
  func summary(values: Int) -> String {
    "Measured on Apple's systems: \(rows.count) figures; \(ids("holds").count) hold "
      + "(\(values) values), \(ids("differs: ").count) differ on purpose, "
      + "\(ids("out of scope: ").count) are out of scope."
  }
}
