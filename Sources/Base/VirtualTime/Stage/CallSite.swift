/// A line of a film's source that started an animation, a subscription or other work.
package struct CallSite: Codable, Hashable, Sendable {
  /// The file, relative to the working directory if it is inside it.
  package var file: String
  /// The line, counted from 1.
  package var line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

extension CallSite: CustomStringConvertible {
  /// "Sources/Intro/Intro.swift:14".
  package var description: String { "\(file):\(line)" }
}
