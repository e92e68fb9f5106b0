import Foundation

/// A real Slurm of one node on loopback, which `scripts/slurm-node` starts, gone with the object.
package final class SlurmNode: Sendable {
  private let folder: TemporaryFolder

  /// A folder that can stand first in PATH: programs of Slurm's that speak with this node.
  package let programs: String

  /// Whether one can be installed here.
  package static var isInstallable: Bool {
    #if os(Linux)
      return true
    #else
      return false
    #endif
  }

  /// Starts it; `tasks` is how many of one processor run at a time. Throws, with what its daemons said,
  /// if that fails.
  package init(tasks: Int = 2) throws {
    folder = try TemporaryFolder()
    programs = folder("programs")
    let result = try Program.run(
      Self.script, ["start", folder("node")], environment: ["SLURM_NODE_CPUS": "\(tasks)"])
    guard result.status == 0 else { throw Failure(result.errors) }
    try FileManager.default.createDirectory(atPath: programs, withIntermediateDirectories: true)
    let configuration = configuration
    // The environment of the tests stays as it is: several nodes may run.
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

  /// The path of its configuration, which stands in the environment of its jobs.
  package var configuration: String { folder("node/slurm.conf") }

  deinit { _ = try? Program.run(Self.script, ["stop", folder("node")]) }

  /// What a program of Slurm's prints.
  package func run(_ program: String, _ arguments: [String]) throws -> String {
    let result = try Program.run(programs + "/" + program, arguments)
    return result.output + result.errors
  }

  /// The ends of its daemons' logs, for the message of a failure.
  package var logs: String {
    ["slurmctld.log", "slurmd.log", "jobs.txt"].map { name in
      let lines = String(decoding: folder.bytes("node/log/" + name) ?? Data(), as: UTF8.self)
        .split(separator: "\n")
      return "--- \(name)\n" + lines.suffix(40).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// What kept it from starting.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
  }

  private static let script = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "scripts/slurm-node")
    .path
}

/// A process that belongs to a task of a job.
package struct JobProcess {
  /// Its number.
  package let number: Int32

  /// Its command line.
  package let arguments: [String]

  /// The processes of a task of an array job, by what their environment says.
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
