import Failures
import Foundation
import Processes
import Synchronization
import VideoEncoding

/// A client of Slurm that uses its command-line programs.
///
/// Each call runs one program and waits for it, for at most two minutes.
package struct SlurmClient: Sendable {
  private let searchPath: String
  private let submitting = Submitting()

  /// An accepted job.
  struct Job: Hashable {
    var id: String
    /// The cluster, if Slurm named it.
    var cluster: String?
  }

  /// Creates a client that searches for the programs in the folders of `searchPath`, by default the
  /// folders of PATH.
  package init(searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? "") {
    self.searchPath = searchPath
  }

  /// Stops the running `sbatch` and any later one; called from another thread when the user
  /// interrupts the program. A running `sbatch` has five seconds to report the id of its job.
  package func abandon() {
    let child = submitting.state.withLock { state in
      state.isAbandoned = true
      return state.child
    }
    if child?.wait(seconds: 5) == nil { child?.kill() }
  }

  /// The state of the running `sbatch`.
  private final class Submitting: Sendable {
    let state = Mutex<(child: ChildProcess?, isAbandoned: Bool)>((nil, false))
  }

  /// Throws if one of the programs isn't found.
  func check() throws(FlipbookError) {
    for name in ["sbatch", "squeue", "scancel"] { _ = try path(of: name) }
  }

  /// Submits a job; `purpose` describes it in errors.
  func submit(_ script: BatchScript, purpose: String) throws(FlipbookError) -> Job {
    let outcome = try run("sbatch", script.arguments)
    if !outcome.isSuccess, submitting.state.withLock(\.isAbandoned) {
      throw FlipbookError(
        .interrupted, "Interrupted before Slurm answered. Slurm may have accepted \(purpose).",
        hint: "Check with `squeue --me`, and cancel it with scancel.")
    }
    guard outcome.isSuccess else { throw failure("sbatch", outcome, "Slurm rejected \(purpose)") }
    let words = outcome.output.split(separator: "\n").last?.split(separator: ";") ?? []
    guard let id = words.first, id.allSatisfy(\.isWholeNumber) else {
      throw FlipbookError(
        .jobRejected,
        "sbatch didn't report the id of \(purpose), but printed \"\(Self.trimmed(outcome.output))\".",
        hint: "Check with `squeue --me` whether it was submitted, and cancel it with scancel.")
    }
    return Job(id: String(id), cluster: words.dropFirst().first.map(String.init))
  }

  /// Cancels a job. Returns whether that succeeded.
  func cancel(_ job: Job) -> Bool {
    let cluster = job.cluster.map { ["--clusters=\($0)"] } ?? []
    return (try? run("scancel", cluster + [job.id]))?.isSuccess ?? false
  }

  /// Returns the states of the jobs with these ids: waiting, running and recently ended jobs, and
  /// all jobs if Slurm keeps accounting records.
  func states(of ids: [String], cluster: String?) throws(FlipbookError) -> [JobState] {
    let clusterOption = cluster.map { ["--clusters=\($0)"] } ?? []
    let queue = try run(
      "squeue",
      clusterOption + [
        "--noheader", "--array", "--states=all", "--jobs=\(ids.joined(separator: ","))",
        "--Format=\(JobState.queueFields)",
      ])
    // Slurm forgets a job some time after it has ended.
    guard queue.isSuccess || queue.errors.contains("Invalid job id") else {
      throw failure("squeue", queue, "Slurm couldn't report the states of the jobs")
    }
    let known = queue.output.split(separator: "\n").compactMap { JobState(queueLine: $0) }
    let older = accounts(of: ids, clusterOption).filter { old in
      !known.contains { $0.job == old.job }
    }
    return known + older
  }

  /// Returns the states from Slurm's accounting records; empty if there are none.
  private func accounts(of ids: [String], _ clusterOption: [String]) -> [JobState] {
    let arguments =
      clusterOption + [
        "--noheader", "--parsable2", "--allocations", "--duplicates",
        "--jobs=\(ids.joined(separator: ","))", "--format=\(JobState.accountFields)",
      ]
    guard let outcome = try? run("sacct", arguments), outcome.isSuccess else { return [] }
    return JobState.states(accountLines: outcome.output.split(separator: "\n"))
  }

  private func path(of program: String) throws(FlipbookError) -> String {
    guard let path = ChildProcess.find(program, in: searchPath) else {
      throw FlipbookError(
        .schedulerMissing, "\(program), a program of Slurm, was not found on PATH.",
        hint: "Submit from a machine of the cluster. On Debian, the package is slurm-client.")
    }
    return path
  }

  private func run(
    _ program: String, _ arguments: [String]
  ) throws(FlipbookError) -> ChildProcess.Outcome {
    let child = ChildProcess(try path(of: program), arguments)
    if program == "sbatch" {
      submitting.state.withLock { state in
        if state.isAbandoned { child.kill() } else { state.child = child }
      }
    }
    defer { submitting.state.withLock { state in state.child = nil } }
    guard let outcome = child.wait(seconds: 120) else {
      child.kill()
      throw FlipbookError(
        .schedulerUnreachable, "\(program) did not respond within two minutes.",
        hint: Self.unreachableHint)
    }
    return outcome
  }

  private static let unreachableHint =
    "Check with `sinfo` whether Slurm is running. Set SLURM_CONF if its configuration is not in the "
    + "default folder."

  private func failure(
    _ program: String, _ outcome: ChildProcess.Outcome, _ summary: String
  ) -> FlipbookError {
    let errors = Self.trimmed(outcome.errors)
    let text = errors.isEmpty ? "\(program) \(outcome.ending)" : errors
    let connectionErrors = [
      "Unable to contact", "configuration source", "configuration file", "connect failure",
      "Socket timed out", "Zero Bytes", "Protocol authentication", "DNS SRV",
    ]
    if connectionErrors.contains(where: errors.contains) {
      return FlipbookError(
        .schedulerUnreachable, "Slurm's controller is unreachable: \(text)",
        hint: Self.unreachableHint)
    }
    return FlipbookError(.jobRejected, "\(summary): \(text)", hint: Self.hint(for: errors))
  }

  private static func hint(for errors: String) -> String? {
    let hints = [
      ("artition", "List the partitions with `sinfo --summarize` and choose one with --partition."),
      (
        "job array",
        "Show the limit with `scontrol show config | grep MaxArraySize`, and choose fewer --chunks."
      ),
      ("--time", "Use a --time that sbatch accepts, such as 90, 1:30:00 or 2-12."),
      ("time limit", "List the time limits of the partitions with `sinfo`."),
      (
        "node configuration",
        "No node has these resources. Request less with --cpus or --memory-per-task."
      ),
      ("--help", "See `sbatch --help` for the options that --sbatch-arg can pass."),
    ]
    return hints.first { errors.contains($0.0) }?.1
  }

  /// Returns the last lines of a program's output, for use in a sentence.
  private static func trimmed(_ output: String) -> String {
    output.split(whereSeparator: \.isNewline).suffix(6).joined(separator: "\n  ")
  }
}
