package import Failures
import OutputFiles
import PixelDiff
package import Foundation
import RenderStore

/// Finds goldens that no test uses.
package struct GoldenSearch {
  /// The result of a search.
  package struct Result {
    /// The goldens in the folder and below, sorted: files, and folders with a manifest.
    package var goldens: [String]
    /// The goldens that no test of the latest run used.
    package var unused: [String]
    /// The date of that run.
    package var date: Date
  }

  /// Searches `folder` and below for goldens, and compares them with the latest test run recorded
  /// in the folder `runs`.
  package static func search(
    _ folder: String, runs: String = GoldenLocations.runs
  ) throws(FlipbookError) -> Result {
    guard isFolder(folder) else {
      throw FlipbookError(
        .unreadable, "There is no folder \"\(folder)\".",
        hint: "Pass the folder of a package or of its tests.")
    }
    let (path, date) = try latestRun(in: runs)
    guard let text = RegularFile.contents(atPath: path) else {
      throw FlipbookError(.unreadable, "\"\(path)\" can't be read.")
    }
    let used = Set(
      String(decoding: text, as: UTF8.self).split(separator: "\n").map { resolved(String($0)) })
    let goldens = goldens(under: folder)
    return Result(
      goldens: goldens, unused: goldens.filter { !used.contains(resolved($0)) }, date: date)
  }

  /// Returns the folders of the goldens of the film `name` in `folder` and below, sorted.
  package static func films(named name: String, under folder: String) -> [String] {
    goldens(under: folder).filter { path in
      isFolder(path)
        && (try? Manifest.read(RenderFolder(path).manifestPath()))?.film == name
    }
  }

  private static func latestRun(in runs: String) throws(FlipbookError) -> (path: String, date: Date)
  {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: runs)) ?? []
    let dated = files.compactMap { name -> (path: String, date: Date)? in
      let path = runs + "/" + name
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return (attributes?[.modificationDate] as? Date).map { (path, $0) }
    }
    guard let latest = dated.max(by: { $0.date < $1.date }) else {
      throw FlipbookError(
        .unreadable, "No test run has recorded its goldens in \"\(runs)\".",
        hint:
          "Run all tests in this folder first: swift test -c release --disable-testable-imports.")
    }
    return latest
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder = ObjCBool(false)
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  private static func goldens(under folder: String) -> [String] {
    // The folder can be a goldens folder itself or be inside one.
    let standardized = URL(fileURLWithPath: folder).standardizedFileURL.path
    let isInside = standardized.split(separator: "/").contains(GoldenLocations.folderName[...])
    guard let all = FileManager.default.enumerator(atPath: folder) else { return [] }
    var (files, films) = ([String](), Set<String>())
    for case let name as String in all {
      let parts = name.split(separator: "/")
      if parts.last?.hasPrefix(".") == true {
        if isFolder(folder + "/" + name) { all.skipDescendants() }
        continue
      }
      let isGolden = isInside || parts.dropLast().contains(GoldenLocations.folderName[...])
      guard isGolden else { continue }
      if parts.last.map(String.init) == RenderFiles.whole.manifest {
        films.insert(folder + "/" + parts.dropLast().joined(separator: "/"))
      }
      files.append(folder + "/" + name)
    }
    let pictures = files.filter { path in
      let parent = (path as NSString).deletingLastPathComponent
      return !films.contains(parent) && !isFolder(path)
    }
    return (pictures + films).sorted()
  }
}
