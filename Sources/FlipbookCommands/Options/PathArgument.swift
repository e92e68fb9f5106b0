import ArgumentParser

/// A path on the command line: not empty, and without slashes at its end.
struct PathArgument: ExpressibleByArgument {
  let path: String

  init(_ path: String) { self.path = path }

  init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    let end = argument.lastIndex { $0 != "/" }
    path = end.map { String(argument[...$0]) } ?? "/"
  }

  var defaultValueDescription: String { path }
}
