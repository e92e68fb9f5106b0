import Foundation

/// The locations of goldens and of the files that test runs write.
package enum GoldenLocations {
  /// The name of the goldens' folder, which is beside the test's file.
  package static let folderName = "__Goldens__"

  /// The folder for temporary files of tests: `FLIPBOOK_ARTIFACTS`, or `.build/flipbook` in the
  /// current folder.
  package static var artifacts: String {
    let folder = environment["FLIPBOOK_ARTIFACTS"] ?? ""
    return folder.isEmpty ? FileManager.default.currentDirectoryPath + "/.build/flipbook" : folder
  }

  /// Returns the command that accepts the results of a failed test in `folder`. It uses the program
  /// that was built with the tests, if there is one.
  package static func acceptCommand(_ folder: String) -> String {
    let built = [".build/release/flipbook", ".build/debug/flipbook"]
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    let path = folder.contains(" ") ? "\"\(folder)\"" : folder
    return "\(built ?? "swift run -c release flipbook") accept \(path)"
  }

  /// The environment of the running tests, or its replacement.
  package static var environment: [String: String] {
    replacedEnvironment ?? ProcessInfo.processInfo.environment
  }

  /// A replacement for the environment, for testing the behaviour in other environments.
  @TaskLocal package static var replacedEnvironment: [String: String]?

  /// The folder with a file for each test run, which lists the goldens that it used.
  package static var runs: String { artifacts + "/runs" }
}
