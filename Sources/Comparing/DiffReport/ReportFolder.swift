import Failures
import OutputFiles
import Foundation
import Synchronization
import SystemPackage

/// The folder of a report: in the making beside its place, then there at one stroke.
final class ReportFolder {
  private static let count = Atomic<Int>(0)

  private static let hint = "Name a new or empty folder, or one that holds an earlier report."

  /// What a report consists of.
  private static let entries: Set<String> = [
    ReportFile.name, ReportFile.pageName, "expected", "actual", "difference", "strip",
  ]

  private let destination, scratch: FilePath

  /// Sees that `path` may become a report, and begins one beside it.
  init(_ path: String) throws(FlipbookError) {
    destination = Self.absolute(path)
    try Self.check(destination)
    let parent = destination.removingLastComponent()
    try OutputFolder(parent.string).create()
    let number = Self.count.add(1, ordering: .relaxed).newValue
    let name = destination.lastComponent?.string ?? "report"
    scratch = parent.appending(".\(getpid())-\(number)-\(name)")
    // What a process of the same number left behind.
    Self.remove(scratch)
    try OutputFolder(scratch.string).create()
  }

  deinit { Self.remove(scratch) }

  /// Writes a file of the report; `name` may name one in a folder of it.
  func write(_ bytes: [UInt8], to name: String) throws(FlipbookError) {
    try WholeFile.write(bytes, to: scratch.pushing(FilePath(name)).string)
  }

  /// Puts the report in its place; one that stood there is gone.
  func moveIntoPlace() throws(FlipbookError) {
    // Something else may have come there meanwhile.
    try Self.check(destination)
    let old = FilePath(scratch.string + "-old")
    let hadOld = rename(destination.string, old.string) == 0
    guard rename(scratch.string, destination.string) == 0 else {
      let error = Errno(rawValue: errno)
      if hadOld { _ = rename(old.string, destination.string) }
      throw FlipbookError(
        .outputFailed, "Couldn't write “\(destination)”: \(error.description).", hint: Self.hint)
    }
    Self.remove(old)
  }

  /// Throws unless there is nothing at `path`, an empty folder or an earlier report.
  private static func check(_ path: FilePath) throws(FlipbookError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path.string, isDirectory: &isFolder) else {
      return
    }
    guard isFolder.boolValue else {
      throw FlipbookError(
        .notADirectory, "“\(path)” is a file, but the report has to be a folder.", hint: hint)
    }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path.string) else {
      throw FlipbookError(.unreadable, "The folder “\(path)” can't be read.", hint: hint)
    }
    guard let stranger = names.filter({ !entries.contains($0) }).min() ?? names.min() else {
      return
    }
    guard isReport(path) else {
      throw FlipbookError(
        .badSetting, "The folder “\(path)” is not empty and holds no report.", hint: hint)
    }
    guard entries.contains(stranger) else {
      throw FlipbookError(
        .badSetting,
        "The report in “\(path)” can't be replaced: “\(stranger)” is none of its files.",
        hint: "Move that away, or name another folder.")
    }
  }

  private static func isReport(_ path: FilePath) -> Bool {
    guard
      let bytes = FileManager.default.contents(atPath: path.appending(ReportFile.name).string),
      let head = try? JSONDecoder().decode(ReportFile.Head.self, from: bytes)
    else { return false }
    return head.kind == ReportFile.kind
  }

  private static func remove(_ path: FilePath) {
    try? FileManager.default.removeItem(atPath: path.string)
  }

  /// The path from the root, links followed, so that renaming moves the folder and not a link to it.
  private static func absolute(_ path: String) -> FilePath {
    let url = URL(fileURLWithPath: path.isEmpty ? "." : path)
    return FilePath(url.standardizedFileURL.resolvingSymlinksInPath().path)
  }
}
