/// What was rewritten in a set of files, and what can't be.
package struct Report: Codable {
  /// The number of files, and of their lines.
  package var fileCount: Int
  package var lineCount: Int
  /// The number of lines that differ from the original's.
  package var changedLineCount: Int
  /// The number of those lines that differ only by attributes that Linux doesn't have.
  package var attributeLineCount: Int
  /// The number of rewritten places by rule.
  package var rewritten: [String: Int]
  /// The places that can't be rewritten, or that behave differently.
  package var remarks: [Remark]

  package init(_ outputs: [Rewriter.Output]) {
    fileCount = outputs.count
    lineCount = outputs.reduce(0) { $0 + $1.lineCount }
    changedLineCount = outputs.reduce(0) { $0 + $1.changedLineCount }
    attributeLineCount = outputs.reduce(0) { $0 + $1.attributeLineCount }
    let all = outputs.flatMap(\.remarks)
    rewritten = Dictionary(grouping: all.filter { $0.kind == .rewritten }, by: \.rule)
      .mapValues(\.count)
    remarks = all.filter { $0.kind != .rewritten }
  }

  /// Whether a place can't be rewritten.
  package var hasObstacles: Bool { remarks.contains { $0.kind == .obstacle } }

  /// The report as text, one remark after the other and a summary.
  package var text: String {
    var lines = remarks.map(\.description)
    var summary =
      "\(counted(fileCount, "file")), \(counted(lineCount, "line")): "
      + "\(unchangedShare(changedLineCount)) % unchanged, \(changedLineCount) rewritten"
    if attributeLineCount > 0 {
      summary +=
        ", \(attributeLineCount) of them only by removing attributes "
        + "(\(unchangedShare(changedLineCount - attributeLineCount)) % without these)"
    }
    lines.append(summary)
    for (rule, count) in rewritten.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      lines.append("  \(rule): \(count)")
    }
    let obstacles = remarks.count { $0.kind == .obstacle }
    if obstacles > 0 { lines.append("\(counted(obstacles, "place")) can't be rewritten") }
    return lines.joined(separator: "\n")
  }

  /// Returns the share of unchanged lines in percent, in hundredths, rounded down so that 100 means
  /// all.
  private func unchangedShare(_ changed: Int) -> Double {
    guard lineCount > 0 else { return 100 }
    return ((100 - 100 * Double(changed) / Double(lineCount)) * 100).rounded(.down) / 100
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
