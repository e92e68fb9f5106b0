package import Foundation

/// An error or a warning of the compiler, the linker or the package manager.
package struct CompilerProblem: Codable, Hashable, Sendable {
  /// The file, relative to the package if it is in it; nil if the problem isn't in one.
  package var file: String?
  package var line: Int?
  package var column: Int?
  package var message: String
  /// The absolute path of the file, for links to an editor.
  package var path: String?

  /// Returns the errors in the output of a build, each once, in order. A build that failed without
  /// any has its last line as its error.
  package static func errors(in output: String, package: URL) -> [CompilerProblem] {
    var found: [CompilerProblem] = []
    for line in output.split(whereSeparator: \.isNewline) {
      guard let problem = CompilerProblem(line: String(line), package: package),
        !found.contains(problem)
      else { continue }
      found.append(problem)
    }
    if found.isEmpty {
      let last = output.split(whereSeparator: \.isNewline).last.map(String.init)
      found.append(CompilerProblem(message: last ?? "The build failed without a message."))
    }
    return Array(found.prefix(limit))
  }

  /// The number of errors that are shown.
  private static let limit = 50

  private init?(line: String, package: URL) {
    if let match = line.wholeMatch(of: /(\/.+?):(\d+):(\d+): error: (.+)/) {
      let path = String(match.1)
      let root = package.path + "/"
      self.init(
        file: path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path,
        line: Int(match.2), column: Int(match.3), message: String(match.4), path: path)
    } else if let match = line.wholeMatch(of: /error: (.+)/) {
      self.init(message: String(match.1))
    } else {
      return nil
    }
  }

  private init(
    file: String? = nil, line: Int? = nil, column: Int? = nil, message: String, path: String? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.path = path
  }
}
