package import Failures
import Foundation
import SystemPackage

/// A folder for output.
package struct OutputFolder {
  let path: String

  package init(_ path: String) { self.path = path.isEmpty ? "." : path }

  /// Creates the folder that contains the file at `path`.
  package init(of path: String) {
    let parent = FilePath(path).removingLastComponent()
    self.init(parent.string)
  }

  /// Creates the folder and missing parent folders on disk, checks that it is writable, and removes
  /// incomplete files that killed processes have left in it.
  package func create() throws(FlipbookError) {
    var folder = FilePath(path)
    let components = folder.components
    folder.components.removeAll()
    for component in components {
      folder.append(component)
      try Self.make(folder.string)
    }
    let probe = try TemporaryFile(
      for: FilePath(path).appending("probe").string, subject: path)
    probe.remove()
    TemporaryFile.removeAbandoned(in: path)
  }

  private static func make(_ path: String) throws(FlipbookError) {
    guard mkdir(WorkingFolder.absolute(path), 0o777) != 0 else { return }
    let error = Errno(rawValue: errno)
    switch FileKind(path) {
    case .folder: return
    case .file, .special:
      throw FlipbookError(
        .notADirectory, "\"\(path)\" is a file, not a folder.",
        hint: "Move the file, or choose another folder with --output.")
    case .missing:
      guard error == .fileExists else {
        throw FlipbookError(error, on: path, purpose: "create the folder")
      }
      throw FlipbookError(
        .notADirectory, "\"\(path)\" is a broken link, not a folder.",
        hint: "Remove the link, or create the folder that it points to.")
    }
  }
}

/// The kind of file at a path, following links.
package enum FileKind {
  /// `special` means a file that can't be read from beginning to end: a pipe, device or socket.
  case missing, folder, file, special

  package init(_ path: String) {
    var status = stat()
    guard stat(WorkingFolder.absolute(path), &status) == 0 else {
      self = .missing
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: self = .folder
    case S_IFREG: self = .file
    default: self = .special
    }
  }
}
