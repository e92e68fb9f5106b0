package import Failures

/// A small file that appears whole or not at all, and is on the disk when it does.
package enum WholeFile {
  /// Adds bytes to what is there.
  package typealias Append = ([UInt8]) throws(FlipbookError) -> Void

  /// Throws if a folder stands where the file has to be.
  package static func check(_ path: String) throws(FlipbookError) {
    guard FileKind(path) != .folder else {
      throw FlipbookError(
        .isADirectory, "“\(path)” is a folder, but has to be a file.",
        hint: "Move the folder away, or name another place.")
    }
  }

  /// What a file that is to be called `name` is called while `process` is writing it.
  package static func temporaryName(for name: String, process: Int32) -> String {
    TemporaryFile.name(for: name, 0, process: process)
  }

  /// Writes `bytes` to the file at `path`, in place of what stood there. Makes the folder if it is
  /// missing.
  package static func write(_ bytes: [UInt8], to path: String) throws(FlipbookError) {
    try write(to: path) { append throws(FlipbookError) in try append(bytes) }
  }

  /// Writes what `body` appends, piece by piece, in the same way.
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
