import Failures
import OutputFiles
import Foundation
import Synchronization
import SystemPackage

/// The folder of a report, which is built beside its destination and then moved there in one step.
final class ReportFolder {
  private static let count = Atomic<Int>(0)

  private static let hint =
    "Specify a new or empty folder, or one that contains an earlier report."

  /// The names of the files and folders of a report.
  private static let entries: Set<String> = [
    ReportFile.name, ReportFile.pageName, "expected", "actual", "difference", "strip",
  ]

  private let destination, scratch: FilePath

  /// Checks that a report can be written to `path`, and creates a hidden folder beside it.
  init(_ path: String) throws(FlipbookError) {
    destination = Self.absolute(path)
    try Self.check(destination)
    let parent = destination.removingLastComponent()
    try OutputFolder(parent.string).create()
    let number = Self.count.add(1, ordering: .relaxed).newValue
    let name = destination.lastComponent?.string ?? "report"
    scratch = parent.appending(".\(getpid())-\(number)-\(name)")
    // Left over from an earlier process with the same identifier.
    Self.remove(scratch)
    try OutputFolder(scratch.string).create()
  }

  deinit { Self.remove(scratch) }

  /// Writes a file of the report; `name` can include a folder.
  func write(_ bytes: [UInt8], to name: String) throws(FlipbookError) {
    try AtomicFile.write(bytes, to: scratch.pushing(FilePath(name)).string)
  }

  /// Moves the report to its destination and removes an earlier report there.
  func moveIntoPlace() throws(FlipbookError) {
    // The destination may have changed in the meantime.
    try Self.check(destination)
    let old = FilePath(scratch.string + "-old")
    let hadOld = rename(destination.string, old.string) == 0
    guard rename(scratch.string, destination.string) == 0 else {
      let error = Errno(rawValue: errno)
      if hadOld { _ = rename(old.string, destination.string) }
      throw FlipbookError(
        .outputFailed, "Couldn't write \"\(destination)\": \(error.description).", hint: Self.hint)
    }
    Self.remove(old)
  }

  /// Throws unless `path` doesn't exist, is an empty folder or is an earlier report.
  private static func check(_ path: FilePath) throws(FlipbookError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path.string, isDirectory: &isFolder) else {
      return
    }
    guard isFolder.boolValue else {
      throw FlipbookError(
        .notADirectory, "\"\(path)\" is a file, but a report must be a folder.", hint: hint)
    }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path.string) else {
      throw FlipbookError(.unreadable, "The folder \"\(path)\" can't be read.", hint: hint)
    }
    guard let name = names.filter({ !entries.contains($0) }).min() ?? names.min() else {
      return
    }
    guard isReport(path) else {
      throw FlipbookError(
        .badSetting, "The folder \"\(path)\" isn't empty and doesn't contain a report.", hint: hint)
    }
    guard entries.contains(name) else {
      throw FlipbookError(
        .badSetting,
        "The report in \"\(path)\" can't be replaced: \"\(name)\" isn't part of it.",
        hint: "Move \"\(name)\" elsewhere, or specify another folder.")
    }
  }

  private static func isReport(_ path: FilePath) -> Bool {
    guard
      let bytes = RegularFile.contents(atPath: path.appending(ReportFile.name).string),
      let head = try? JSONDecoder().decode(ReportFile.Head.self, from: bytes)
    else { return false }
    return head.kind == ReportFile.kind
  }

  private static func remove(_ path: FilePath) {
    try? FileManager.default.removeItem(atPath: path.string)
  }

  /// Returns the absolute path with symbolic links resolved, so that renaming moves the folder and
  /// not a link to it.
  private static func absolute(_ path: String) -> FilePath {
    let url = URL(fileURLWithPath: path.isEmpty ? "." : path)
    return FilePath(url.standardizedFileURL.resolvingSymlinksInPath().path)
  }
}
