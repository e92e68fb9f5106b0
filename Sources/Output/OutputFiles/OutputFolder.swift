package import Failures
import Foundation
import SystemPackage

/// A folder that output goes to.
package struct OutputFolder {
  let path: String

  package init(_ path: String) { self.path = path.isEmpty ? "." : path }

  /// The folder that holds the file at `path`.
  package init(of path: String) {
    let parent = FilePath(path).removingLastComponent()
    self.init(parent.string)
  }

  /// Makes the folder, with those above it where they are missing, sees that files can be made in it,
  /// and removes what killed processes have left half-written.
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
    guard mkdir(path, 0o777) != 0 else { return }
    let error = Errno(rawValue: errno)
    switch FileKind(path) {
    case .folder: return
    case .file, .special:
      throw FlipbookError(
        .notADirectory, "“\(path)” is a file, but has to be a folder.",
        hint: "Move the file away, or choose another folder with --output.")
    case .missing:
      guard error == .fileExists else {
        throw FlipbookError(error, on: path, purpose: "make the folder")
      }
      throw FlipbookError(
        .notADirectory, "“\(path)” is a link that leads nowhere, but has to be a folder.",
        hint: "Remove the link, or make the folder that it leads to.")
    }
  }
}

/// What stands at a path, links followed.
package enum FileKind {
  /// Of these `special` is what can't be read from its beginning to its end: pipes, devices, sockets.
  case missing, folder, file, special

  package init(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
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
