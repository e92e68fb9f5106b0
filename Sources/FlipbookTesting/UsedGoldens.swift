import Foundation
import Synchronization

/// Which goldens the tests have asked for: a file for each run of tests, in which `flipbook goldens
/// --unused` looks them up.
enum UsedGoldens {
  private static let known = Mutex<Set<String>>([])

  /// Notes that a test has asked for the golden at `path`. What can't be written is not noted.
  static func add(_ path: String) {
    known.withLock { known in
      guard known.insert(path).inserted else { return }
      let folder = Artifacts.folder + "/" + Goldens.runsFolderName
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      // One write of a line to a file opened for appending is whole, whoever else writes.
      let file = open(
        "\(folder)/\(getppid()).txt", O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
      guard file >= 0 else { return }
      var line = Array((path + "\n").utf8)
      _ = Foundation.write(file, &line, line.count)
      close(file)
    }
  }
}
