import Foundation

/// A real Slurm cluster of one node on the loopback interface. `scripts/slurm-node` starts it; it
/// stops when the object is deallocated.
package final class SlurmNode: Sendable {
  private let folder: TemporaryFolder

  /// A folder for the start of PATH, with Slurm commands that use this node.
  package let programs: String

  /// Whether Slurm can be installed on this system.
  package static var isInstallable: Bool {
    #if os(Linux)
      return true
    #else
      return false
    #endif
  }

  /// Starts the node; `tasks` is the number of single-processor tasks that run at a time. If that
  /// fails, throws an error with the output of the daemons.
  package init(tasks: Int = 2) throws {
    folder = try TemporaryFolder()
    programs = folder("programs")
    let result = try Program.run(
      Self.script, ["start", folder("node")], environment: ["SLURM_NODE_CPUS": "\(tasks)"])
    guard result.status == 0 else { throw Failure(result.errors) }
    try FileManager.default.createDirectory(atPath: programs, withIntermediateDirectories: true)
    let configuration = configuration
    // The environment of the tests isn't changed, because several nodes can run.
    for name in ["sbatch", "squeue", "scancel", "scontrol", "sacct", "sinfo"] {
      try folder.writeProgram(
        "programs/" + name,
        """
        export SLURM_CONF='\(configuration)'
        for path in /usr/local/bin /usr/bin /bin; do
          [ ! -x $path/\(name) ] || exec $path/\(name) "$@"
        done
        exit 127
        """)
    }
  }

  /// The path of the node's configuration, which is in the environment of its jobs.
  package var configuration: String { folder("node/slurm.conf") }

  deinit { _ = try? Program.run(Self.script, ["stop", folder("node")]) }

  /// Runs a Slurm command and returns its output.
  package func run(_ program: String, _ arguments: [String]) throws -> String {
    let result = try Program.run(programs + "/" + program, arguments)
    return result.output + result.errors
  }

  /// The ends of the daemons' logs, for failure messages.
  package var logs: String {
    ["slurmctld.log", "slurmd.log", "jobs.txt"].map { name in
      let lines = String(decoding: folder.bytes("node/log/" + name) ?? Data(), as: UTF8.self)
        .split(separator: "\n")
      return "--- \(name)\n" + lines.suffix(40).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// The error for a node that can't be started.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
  }

  private static let script = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "scripts/slurm-node")
    .path
}

/// A process of a job's task.
package struct JobProcess {
  /// The process ID.
  package let number: Int32

  /// The command line.
  package let arguments: [String]

  /// Returns the processes of a task of an array job, found by their environment.
  package static func all(task: Int, of job: String, on node: SlurmNode) -> [JobProcess] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.compactMap { Int32($0) }.compactMap { number in
      let environment = Set(strings("/proc/\(number)/environ"))
      guard environment.contains("SLURM_ARRAY_JOB_ID=\(job)"),
        environment.contains("SLURM_ARRAY_TASK_ID=\(task)"),
        environment.contains("SLURM_CONF=\(node.configuration)")
      else { return nil }
      return JobProcess(number: number, arguments: strings("/proc/\(number)/cmdline"))
    }
  }

  private static func strings(_ path: String) -> [String] {
    (FileManager.default.contents(atPath: path) ?? Data()).split(separator: 0)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
