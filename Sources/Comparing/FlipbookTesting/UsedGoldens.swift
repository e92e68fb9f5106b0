import Goldens
import Foundation
import PixelDiff
import Synchronization

/// Records the goldens that tests use, in one file for each test run. `flipbook goldens --unused`
/// reads these files.
enum UsedGoldens {
  private static let known = Mutex<Set<String>>([])

  /// Records that a test uses the golden at `path`. Errors are ignored.
  static func add(_ path: String) {
    known.withLock { known in
      guard known.insert(path).inserted else { return }
      let folder = GoldenLocations.runs
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      // A single write to a file opened for appending is atomic, even with several writers.
      let file = open(
        "\(folder)/\(run).txt", O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
      guard file >= 0 else { return }
      var line = Array((path + "\n").utf8)
      _ = Foundation.write(file, &line, line.count)
      close(file)
    }
  }

  /// An identifier of this test run: the parent process and its start time, in the system's ticks.
  /// Several processes can belong to one test run.
  private static let run: String = {
    let parent = getppid()
    let status = FileManager.default.contents(atPath: "/proc/\(parent)/stat") ?? Data()
    // See proc(5). The name can contain any characters; the start time is the twentieth field after
    // it.
    let fields = String(decoding: status, as: UTF8.self).split(separator: ")").last?
      .split(separator: " ")
    let start = fields.flatMap { $0.count > 19 ? String($0[19]) : nil } ?? "0"
    return "\(parent)-\(start)"
  }()
}
