package import Failures
import OutputFiles
import Foundation
import RenderJobs
import SystemPackage

/// Hands a plan to Slurm: all of it or nothing.
package struct SlurmSubmission {
  private let plan: SlurmPlan
  private let client: SlurmClient
  private let isInterrupted: () -> Bool

  /// Throws if the plan cannot be. `isInterrupted` is asked between steps.
  package init(
    _ plan: SlurmPlan, client: SlurmClient = SlurmClient(),
    isInterrupted: @escaping () -> Bool = { false }
  ) throws(FlipbookError) {
    try plan.validate()
    self.plan = plan
    self.client = client
    self.isInterrupted = isInterrupted
  }

  /// Both scripts and the lines that would submit them, for people to read. “ARRAY” stands for the id
  /// that the first job will have.
  package var preview: String {
    [BatchScript.render(plan), .assemble(plan, after: "ARRAY")]
      .map { "# \($0.command)\n\($0.text)" }.joined(separator: "\n")
  }

  /// Submits the two jobs and keeps their ids.
  ///
  /// Throws, and leaves neither jobs nor files, if Slurm refuses one of them, if jobs of an earlier
  /// submission are not over, or if the folder can't be written.
  package func submit() throws(FlipbookError) -> SubmissionRecord {
    try client.check()
    let files = FilesOfSubmission(plan.folder)
    do throws(FlipbookError) {
      let lock = try files.lock()
      defer { FileLock.close(lock) }
      try checkEarlierJobs()
      do throws(FlipbookError) {
        return try submit(keeping: files)
      } catch {
        // While others are kept away.
        files.restore()
        throw error
      }
    } catch {
      files.removeFolders()
      guard isInterrupted(), error.code != .interrupted else { throw error }
      throw FlipbookError(.interrupted, "Interrupted: \(error.message)", hint: error.hint)
    }
  }

  private func submit(keeping files: FilesOfSubmission) throws(FlipbookError) -> SubmissionRecord {
    let render = BatchScript.render(plan)
    try files.write(render)
    let array = try client.submit(render, purpose: "the array job")
    var accepted = [array]
    do {
      try checkInterruption()
      let assemble = BatchScript.assemble(plan, after: array.id)
      try files.write(assemble)
      let last = try client.submit(assemble, purpose: "the job that assembles")
      accepted.append(last)
      try checkInterruption()
      let record = SubmissionRecord(
        film: plan.film, chunks: plan.chunks, retries: plan.retries, frameCount: plan.frameCount,
        fingerprint: plan.fingerprint, arrayJob: array.id, assembleJob: last.id,
        cluster: array.cluster)
      try record.write(in: plan.output)
      return record
    } catch {
      throw takingBack(accepted, after: error)
    }
  }

  /// Cancels the jobs that were accepted, and tells so.
  private func takingBack(_ jobs: [SlurmClient.Job], after error: FlipbookError) -> FlipbookError {
    let left = jobs.reversed().filter { !client.cancel($0) }.map(\.id)
    let names = jobs.map(\.id).joined(separator: " and ")
    guard left.isEmpty else {
      return FlipbookError(
        error.code,
        "\(error.message)\nJob \(left.joined(separator: " and ")) had been accepted and can't be "
          + "cancelled.", hint: "Cancel by hand: scancel \(left.joined(separator: " "))")
    }
    let what =
      jobs.count == 1
      ? "Job \(names), which had been accepted, was cancelled."
      : "Jobs \(names), which had been accepted, were cancelled."
    return FlipbookError(error.code, "\(error.message)\n\(what)", hint: error.hint)
  }

  private func checkInterruption() throws(FlipbookError) {
    if isInterrupted() { throw FlipbookError(.interrupted, "Interrupted: nothing is submitted.") }
  }

  /// Two renders in one folder would get into each other's way.
  private func checkEarlierJobs() throws(FlipbookError) {
    guard let earlier = try SubmissionRecord.read(in: plan.output) else { return }
    let open = try client.states(
      of: [earlier.arrayJob, earlier.assembleJob], cluster: earlier.cluster
    ).filter { !$0.hasEnded }
    guard !open.isEmpty else { return }
    throw FlipbookError(
      .busy,
      "\(open.count == 1 ? "1 job" : "\(open.count) jobs") of an earlier submission still wait or run "
        + "for “\(plan.output)”.",
      hint: "Let them end, or `scancel \(earlier.arrayJob) \(earlier.assembleJob)`.")
  }
}

/// The files of a submission, put back as they were if it fails.
private final class FilesOfSubmission {
  private let folder: String
  private let madeFolders: [String]
  private var before: [(path: String, bytes: [UInt8]?)] = []

  init(_ folder: String) {
    self.folder = folder
    var (missing, path): ([String], String) = ([], folder)
    while path.count > 1, !FileManager.default.fileExists(atPath: path) {
      missing.append(path)
      path = (path as NSString).deletingLastPathComponent
    }
    madeFolders = missing
  }

  /// Makes the folder, and keeps other submissions away until what is returned is closed.
  func lock() throws(FlipbookError) -> FileDescriptor {
    let lock: FileDescriptor
    do {
      try OutputFolder(folder).create()
      lock = try FileDescriptor.open(
        FilePath(folder), .readOnly, options: [.closeOnExec, .directory])
    } catch let error as FlipbookError {
      throw error
    } catch {
      throw FlipbookError(.outputFailed, "“\(folder)” can't be opened: \(error).")
    }
    guard FileLock.take(lock) else {
      try? lock.close()
      throw FlipbookError(
        .busy, "Another submission into “\(folder)” is under way.", hint: "Wait for it.")
    }
    return lock
  }

  func write(_ script: BatchScript) throws(FlipbookError) {
    let bytes = FileManager.default.contents(atPath: script.path).map { [UInt8]($0) }
    before.append((script.path, bytes))
    try WholeFile.write(Array(script.text.utf8), to: script.path)
  }

  /// Takes away what was written.
  func restore() {
    for (path, bytes) in before {
      if let bytes { try? WholeFile.write(bytes, to: path) } else { unlink(path) }
    }
  }

  /// Takes away the folders that were made, unless others have filled them.
  func removeFolders() { for path in madeFolders { rmdir(path) } }
}
