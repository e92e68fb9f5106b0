package import Failures

/// Atomic writing of small files: a file appears complete or not at all, and is on disk when it
/// appears.
package enum AtomicFile {
  /// Appends bytes to the file.
  package typealias Append = ([UInt8]) throws(FlipbookError) -> Void

  /// Throws if there is a folder at `path`.
  package static func check(_ path: String) throws(FlipbookError) {
    guard FileKind(path) != .folder else {
      throw FlipbookError(
        .isADirectory, "\"\(path)\" is a folder, not a file.",
        hint: "Move the folder, or choose another path.")
    }
  }

  /// Returns the name of the file `name` while `process` is writing it.
  package static func temporaryName(for name: String, process: Int32) -> String {
    TemporaryFile.name(for: name, 0, process: process)
  }

  /// Writes `bytes` to the file at `path` and replaces an existing file. Creates the folder if it
  /// is missing.
  package static func write(_ bytes: [UInt8], to path: String) throws(FlipbookError) {
    try write(to: path) { append throws(FlipbookError) in try append(bytes) }
  }

  /// Writes the bytes that `body` appends, in the same way.
  package static func write(
    to path: String, _ body: (Append) throws(FlipbookError) -> Void
  ) throws(FlipbookError) {
    try check(path)
    try OutputFolder(of: path).create()
    let file = try TemporaryFile(for: path)
    do {
      try file.write(body)
      try file.moveIntoPlace(synchronised: true)
    } catch {
      file.remove()
      throw error
    }
  }
}
