import Goldens
import Foundation
import PixelDiff
import Synchronization

/// Which goldens the tests have asked for: a file for each run of tests, in which `flipbook goldens
/// --unused` looks them up.
enum UsedGoldens {
  private static let known = Mutex<Set<String>>([])

  /// Notes that a test has asked for the golden at `path`. What can't be written is not noted.
  static func add(_ path: String) {
    known.withLock { known in
      guard known.insert(path).inserted else { return }
      let folder = GoldenLocations.runs
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      // One write of a line to a file opened for appending is whole, whoever else writes.
      let file = open(
        "\(folder)/\(run).txt", O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
      guard file >= 0 else { return }
      var line = Array((path + "\n").utf8)
      _ = Foundation.write(file, &line, line.count)
      close(file)
    }
  }

  /// What tells this run of tests from others: the process that started this one, and when that
  /// began, in the system's ticks. Several processes may run the tests of one run.
  private static let run: String = {
    let parent = getppid()
    let status = FileManager.default.contents(atPath: "/proc/\(parent)/stat") ?? Data()
    // proc(5): the name may hold anything; the start is the twentieth field after it.
    let fields = String(decoding: status, as: UTF8.self).split(separator: ")").last?
      .split(separator: " ")
    let start = fields.flatMap { $0.count > 19 ? String($0[19]) : nil } ?? "0"
    return "\(parent)-\(start)"
  }()
}
