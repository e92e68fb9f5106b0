import Failures
import Dispatch
import Foundation
import Synchronization
import VideoEncoding

/// Slurm as its programs show it.
///
/// Each call runs one of them and waits for it, for no longer than two minutes.
package struct SlurmClient: Sendable {
  private let searchPath: String
  private let submitting = Submitting()

  /// A job that was accepted.
  struct Job: Hashable {
    var id: String
    /// The cluster, where Slurm names it.
    var cluster: String?
  }

  /// Looks for the programs in the folders of `searchPath`, by default those of PATH.
  package init(searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? "") {
    self.searchPath = searchPath
  }

  /// Ends the `sbatch` that runs, and any that is still to come: from another thread, when the user
  /// interrupts. One that runs has a few seconds to tell the id of its job.
  package func abandon() {
    let child = submitting.state.withLock { state in
      state.isAbandoned = true
      return state.child
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 5) { child?.kill() }
  }

  /// The `sbatch` that runs.
  private final class Submitting: Sendable {
    let state = Mutex<(child: ChildProcess?, isAbandoned: Bool)>((nil, false))
  }

  /// Throws if one of the programs is not there.
  func check() throws(FlipbookError) {
    for name in ["sbatch", "squeue", "scancel"] { _ = try path(of: name) }
  }

  /// Submits a job, which is called `purpose` in an error.
  func submit(_ script: BatchScript, purpose: String) throws(FlipbookError) -> Job {
    let outcome = try run("sbatch", script.arguments)
    if !outcome.isSuccess, submitting.state.withLock(\.isAbandoned) {
      throw FlipbookError(
        .interrupted, "Interrupted before Slurm answered: \(purpose) may have been accepted.",
        hint: "`squeue --me` tells, scancel takes it back.")
    }
    guard outcome.isSuccess else { throw failure("sbatch", outcome, "Slurm refused \(purpose)") }
    let words = outcome.output.split(separator: "\n").last?.split(separator: ";") ?? []
    guard let id = words.first, id.allSatisfy(\.isWholeNumber) else {
      throw FlipbookError(
        .jobRejected,
        "sbatch did not name the id of \(purpose), but said “\(Self.trimmed(outcome.output))”.",
        hint: "`squeue --me` tells whether it was submitted, scancel takes it back.")
    }
    return Job(id: String(id), cluster: words.dropFirst().first.map(String.init))
  }

  /// Cancels a job; whether that worked.
  func cancel(_ job: Job) -> Bool {
    let cluster = job.cluster.map { ["--clusters=\($0)"] } ?? []
    return (try? run("scancel", cluster + [job.id]))?.isSuccess ?? false
  }

  /// What Slurm knows of the jobs with these ids: those that wait, run or ended lately, and where it
  /// keeps accounts, all.
  func states(of ids: [String], cluster: String?) throws(FlipbookError) -> [JobState] {
    let place = cluster.map { ["--clusters=\($0)"] } ?? []
    let queue = try run(
      "squeue",
      place + [
        "--noheader", "--array", "--states=all", "--jobs=\(ids.joined(separator: ","))",
        "--Format=\(JobState.queueFields)",
      ])
    // A job that ended a while ago is no longer known.
    guard queue.isSuccess || queue.errors.contains("Invalid job id") else {
      throw failure("squeue", queue, "Slurm couldn't tell about the jobs")
    }
    let known = queue.output.split(separator: "\n").compactMap { JobState(queueLine: $0) }
    let older = accounts(of: ids, place).filter { old in !known.contains { $0.job == old.job } }
    return known + older
  }

  /// What the accounts tell; nothing where there are none.
  private func accounts(of ids: [String], _ place: [String]) -> [JobState] {
    let arguments =
      place + [
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
        hint: "Submit from a machine of the cluster; on Debian slurm-client has it.")
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
        .schedulerUnreachable, "\(program) did not answer for two minutes.",
        hint: Self.unreachableHint)
    }
    return outcome
  }

  private static let unreachableHint =
    "`sinfo` tells whether Slurm runs; SLURM_CONF names its configuration where it is not the usual one."

  private func failure(
    _ program: String, _ outcome: ChildProcess.Outcome, _ what: String
  ) -> FlipbookError {
    let said = Self.trimmed(outcome.errors)
    let text = said.isEmpty ? "\(program) \(outcome.ending)" : said
    let signs = [
      "Unable to contact", "configuration source", "configuration file", "connect failure",
      "Socket timed out", "Zero Bytes", "Protocol authentication", "DNS SRV",
    ]
    if signs.contains(where: said.contains) {
      return FlipbookError(
        .schedulerUnreachable, "Slurm's controller could not be asked: \(text)",
        hint: Self.unreachableHint)
    }
    return FlipbookError(.jobRejected, "\(what): \(text)", hint: Self.hint(on: said))
  }

  private static func hint(on said: String) -> String? {
    let hints = [
      ("artition", "`sinfo --summarize` lists the partitions; choose one with --partition."),
      (
        "job array",
        "`scontrol show config | grep MaxArraySize` tells the limit; choose fewer --chunks."
      ),
      ("--time", "Write --time as sbatch has it: 90, 1:30:00 or 2-12."),
      ("time limit", "`sinfo` lists the limits of the partitions."),
      ("node configuration", "No node has so much: ask for less with --cpus or --memory-per-task."),
      ("--help", "See `sbatch --help` for what --sbatch-arg may be."),
    ]
    return hints.first { said.contains($0.0) }?.1
  }

  /// What a program said, as a part of a sentence.
  private static func trimmed(_ said: String) -> String {
    said.split(whereSeparator: \.isNewline).suffix(6).joined(separator: "\n  ")
  }
}
