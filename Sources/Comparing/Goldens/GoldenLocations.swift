import Foundation

/// Where goldens lie, and what of a run of tests is kept beside them.
package enum GoldenLocations {
  /// The folder beside a test's file.
  package static let folderName = "__Goldens__"

  /// Where tests put what is not to be kept: `.build/flipbook` where they were started, or
  /// `FLIPBOOK_ARTIFACTS`.
  package static var artifacts: String {
    let folder = environment["FLIPBOOK_ARTIFACTS"] ?? ""
    return folder.isEmpty ? FileManager.default.currentDirectoryPath + "/.build/flipbook" : folder
  }

  /// The command that accepts what a failed test has left in `folder`: by the program that was built with
  /// the tests, if there is one.
  package static func acceptCommand(_ folder: String) -> String {
    let built = [".build/release/flipbook", ".build/debug/flipbook"]
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    let path = folder.contains(" ") ? "\"\(folder)\"" : folder
    return "\(built ?? "swift run -c release flipbook") accept \(path)"
  }

  /// The environment of the tests that run, unless it was replaced for a while.
  package static var environment: [String: String] {
    replacedEnvironment ?? ProcessInfo.processInfo.environment
  }

  /// Another environment, for whoever looks at how tests go in it.
  @TaskLocal package static var replacedEnvironment: [String: String]?

  /// The folder with a file for each run of tests, which names the goldens that were asked for.
  package static var runs: String { artifacts + "/runs" }
}
