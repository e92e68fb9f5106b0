/// Quoting of words for bash.
package enum ShellWord {
  private static let plain = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_@%+=:,./-".unicodeScalars)

  /// Returns whether bash, and Slurm in the lines of a script, interpret `text` literally.
  package static func isPlain(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy(plain.contains)
  }

  /// Returns `text` quoted as one word, which bash interprets as exactly that text.
  ///
  /// Newlines and other control characters are escaped: a script has one line for a word, and Slurm
  /// rejects scripts with carriage returns.
  package static func quoted(_ text: String) -> String {
    if isPlain(text) { return text }
    guard text.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 }) else {
      // Scalar by scalar: a Swift character includes combining marks that follow it, but bash
      // treats them separately.
      return "'" + text.unicodeScalars.map { $0 == "'" ? #"'\''"# : String($0) }.joined() + "'"
    }
    return "$'" + text.unicodeScalars.map(escaped).joined() + "'"
  }

  /// Returns the words quoted, separated by spaces.
  package static func quoted(_ words: [String]) -> String {
    words.map(quoted).joined(separator: " ")
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": #"\n"#
    case "\r": #"\r"#
    case "\t": #"\t"#
    case "'": #"\'"#
    case "\\": #"\\"#
    case _ where scalar.value < 32 || scalar.value == 127:
      #"\x"# + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
    default: String(scalar)
    }
  }
}
