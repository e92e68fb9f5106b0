import ArgumentParser
import OutputFiles

/// A path on the command line: not empty, and without trailing slashes.
package struct PathArgument: ExpressibleByArgument {
  package let path: String

  package init(_ path: String) { self.path = path }

  package init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    let end = argument.lastIndex { $0 != "/" }
    path = end.map { String(argument[...$0]) } ?? "/"
  }

  /// Returns a description of the file that would replace `file` if this path is written; nil if
  /// the paths refer to different files.
  func replacement(of file: String) -> String? {
    FileIdentity.areOfOneFile(file, path) ? "the new \"\(path)\"" : nil
  }

  package var defaultValueDescription: String { path }
}
