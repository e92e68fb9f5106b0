import CProcesses
import Foundation

/// The limit on the number of processes and threads.
enum ProcessLimit {
  /// A hint that names the limit and its value, for errors of calls that start one.
  static var hint: String {
    if let limit = pidsLimit, limit.used >= limit.maximum {
      return "The container, or its control group, is limited to \(limit.maximum) processes and "
        + "threads (pids.max). Raise that limit, or end other programs."
    }
    let limit = flipbook_process_limit()
    guard limit >= 0 else {
      return "End other programs, or raise the system's limits on processes and memory."
    }
    return "The user is limited to \(limit) processes and threads (ulimit -u). Raise that "
      + "limit, or end other programs."
  }

  /// The strictest limit of the control groups (cgroups(7)) that the process is in.
  private static var pidsLimit: (used: Int, maximum: Int)? {
    func number(_ path: String) -> Int? {
      (try? String(contentsOfFile: path, encoding: .utf8)).flatMap {
        Int($0.trimmingCharacters(in: .whitespacesAndNewlines))
      }
    }
    guard let groups = try? String(contentsOfFile: "/proc/self/cgroup", encoding: .utf8),
      let line = groups.split(separator: "\n").first(where: { $0.hasPrefix("0::") })
    else { return nil }
    var folder = URL(filePath: "/sys/fs/cgroup" + line.dropFirst(3)).standardized
    while folder.path.hasPrefix("/sys/fs/cgroup") {
      if let maximum = number(folder.appending(path: "pids.max").path),
        let used = number(folder.appending(path: "pids.current").path), used >= maximum
      {
        return (used, maximum)
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
