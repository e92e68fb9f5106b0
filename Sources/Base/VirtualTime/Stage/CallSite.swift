/// A line of a film's own source: who began something.
package struct CallSite: Codable, Hashable, Sendable {
  /// The file, relative to the working directory where it lies below that.
  package var file: String
  /// The line, counted from 1.
  package var line: Int

  package init(file: String, line: Int) {
    (self.file, self.line) = (file, line)
  }
}

extension CallSite: CustomStringConvertible {
  /// "Sources/Intro/Intro.swift:14".
  package var description: String { "\(file):\(line)" }
}
