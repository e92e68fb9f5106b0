package import Failures
import Goldens
import Foundation
import PixelDiff
import RenderStore
import Synchronization

/// A thing that lies beside a test and that what the test makes is held against.
///
/// Goldens are in `__Goldens__/<test file>/` beside the test's file.
package struct Golden {
  /// What the test calls it: part of a path.
  package let name: String

  /// Where it lies.
  package let path: String

  /// The name for files that aren't in folders.
  let fileName: String

  private let isFolder: Bool

  /// The folder for what a test that fails has made.
  package let failureFolder: String

  /// The golden of that name and ending of the tests in `fileName`, a Swift file in `folder`.
  package init(
    _ name: String, suffix: String = "", folder: String, fileName: String
  ) throws(FlipbookError) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") }), !name.contains("\0") else {
      throw FlipbookError(
        .badSetting, "“\(name)” is no name for a golden.",
        hint: "Choose letters and digits; slashes make folders.")
    }
    self.name = name
    self.fileName = parts.joined(separator: "+")
    isFolder = suffix.isEmpty
    path = "\(folder)/\(GoldenLocations.folderName)/\(fileName)/\(name)\(suffix)"
    // One folder for each golden, none in another.
    let target = (folder as NSString).lastPathComponent
    failureFolder =
      "\(GoldenLocations.artifacts)/failures/\(target)/\(fileName)/\(self.fileName)\(suffix)"
    UsedGoldens.add(path)
  }

  init(_ name: String, suffix: String = "", _ place: TestPlace) throws(FlipbookError) {
    try self.init(name, suffix: suffix, folder: place.folder, fileName: place.fileName)
  }

  /// Whether it is there: its file, or in its folder the manifest, which is written last.
  var exists: Bool {
    isFolder ? RenderFolder(path).hasManifest : FileManager.default.fileExists(atPath: path)
  }

  private static let cleared = Mutex<Set<String>>([])

  /// Removes what an earlier run of the tests left. What this run wrote stays: several tests may use the
  /// golden at the same time.
  func clearEarlierFailure() {
    Self.cleared.withLock {
      if $0.insert(failureFolder).inserted { removeFailure() }
    }
  }

  /// Removes what a failure left.
  func removeFailure() { try? FileManager.default.removeItem(atPath: failureFolder) }
}

/// Whether a golden is compared or written.
enum GoldenStep {
  case compare
  /// Written, since it isn't there or all are to be.
  case record
  /// It is not there, and may not be written.
  case fail(GoldenFailure)

  init(_ golden: Golden, _ recording: Recording) {
    switch recording {
    case .all: self = .record
    case _ where golden.exists: self = .compare
    case .missing, .failed: self = .record
    case .never:
      let text =
        "There is no golden \(golden.name), and none is recorded, since CI is set or FLIPBOOK_RECORD is "
        + "never: \(golden.path)\nRun the test where neither is, look at what is recorded, and commit "
        + "it."
      self = .fail(GoldenFailure(text: text))
    }
  }
}
