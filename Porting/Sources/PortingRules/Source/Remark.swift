/// What a rule did at a place of a file, or why it can't.
package struct Remark: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// The place was rewritten.
    case rewritten
    /// The place compiles, but behaves differently than on a device.
    case note
    /// The place can't be rewritten.
    case obstacle
  }

  package var kind: Kind
  /// The name of the rule.
  package var rule: String
  package var file: String
  /// The line and the column, counted from 1; columns are bytes.
  package var line: Int
  package var column: Int
  package var message: String
  /// What to write instead; nil for rewritten places.
  package var hint: String?
}

extension Remark: CustomStringConvertible {
  /// As compilers write it: "File.swift:3:7: error: …".
  package var description: String {
    let severity =
      switch kind {
      case .rewritten: "remark"
      case .note: "warning"
      case .obstacle: "error"
      }
    return "\(file):\(line):\(column): \(severity): \(message)"
      + (hint.map { "\n  \($0)" } ?? "") + " [\(rule)]"
  }
}
