/// A small file that appears whole or not at all.
package enum WholeFile {
  /// Throws if a folder stands where the file has to be.
  package static func check(_ path: String) throws(OutputError) {
    guard FileKind(path) != .folder else {
      throw OutputError(
        .isADirectory, "“\(path)” is a folder, but has to be a file.",
        hint: "Move the folder away, or name another place.")
    }
  }

  /// Writes `bytes` to the file at `path`, in place of what stood there. Makes the folder if it is
  /// missing.
  package static func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
    try check(path)
    try OutputFolder(of: path).create()
    let file = try TemporaryFile(for: path)
    do {
      try file.write(bytes)
      try file.moveIntoPlace()
    } catch {
      file.remove()
      throw error
    }
  }
}
