package import Failures
import Goldens
import Foundation
import PixelDiff
import RenderStore
import Synchronization

/// An expected result that is stored beside a test.
///
/// Goldens are in `__Goldens__/<test file>/` beside the test's file.
package struct Golden {
  /// The name in the test, which is part of a path.
  package let name: String

  /// The path of the file or folder.
  package let path: String

  /// The name without slashes, for file names.
  let fileName: String

  private let isFolder: Bool

  /// The folder for the results of a failed test.
  package let failureFolder: String

  /// Creates a golden of the tests in `fileName`, a Swift file in `folder`. `suffix` is the
  /// golden's file extension; it is empty for folders.
  package init(
    _ name: String, suffix: String = "", folder: String, fileName: String
  ) throws(FlipbookError) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") }), !name.contains("\0") else {
      throw FlipbookError(
        .badSetting, "\"\(name)\" isn't a valid name for a golden.",
        hint: "Use letters and digits; slashes create folders.")
    }
    self.name = name
    self.fileName = parts.joined(separator: "+")
    isFolder = suffix.isEmpty
    path = "\(folder)/\(GoldenLocations.folderName)/\(fileName)/\(name)\(suffix)"
    // Each golden has its own folder, and the folders aren't nested.
    let target = (folder as NSString).lastPathComponent
    failureFolder =
      "\(GoldenLocations.artifacts)/failures/\(target)/\(fileName)/\(self.fileName)\(suffix)"
    UsedGoldens.add(path)
  }

  init(_ name: String, suffix: String = "", _ location: TestLocation) throws(FlipbookError) {
    try self.init(name, suffix: suffix, folder: location.folder, fileName: location.fileName)
  }

  /// Whether the golden exists: its file, or in its folder the manifest, which is written last.
  var exists: Bool {
    isFolder ? RenderFolder(path).hasManifest : FileManager.default.fileExists(atPath: path)
  }

  private static let cleared = Mutex<Set<String>>([])

  /// Removes the results of earlier test runs. Results of this run are kept, because several tests
  /// can use the golden concurrently.
  func clearEarlierFailure() {
    Self.cleared.withLock {
      if $0.insert(failureFolder).inserted { removeFailure() }
    }
  }

  /// Removes the results of a failure.
  func removeFailure() { try? FileManager.default.removeItem(atPath: failureFolder) }
}

/// The next step for a golden.
enum GoldenStep {
  case compare
  /// Write the golden, because it doesn't exist or all goldens are to be recorded.
  case record
  /// Fail, because the golden doesn't exist and mustn't be written.
  case fail(GoldenFailure)

  init(_ golden: Golden, _ recording: Recording) {
    switch recording {
    case .all: self = .record
    case _ where golden.exists: self = .compare
    case .missing, .failed: self = .record
    case .never:
      let text =
        "There is no golden \(golden.name), and nothing is recorded because CI is set or "
        + "FLIPBOOK_RECORD is never: \(golden.path)\nRun the test without these settings, check the "
        + "recorded golden, and commit it."
      self = .fail(GoldenFailure(text: text))
    }
  }
}
