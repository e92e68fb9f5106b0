package import Failures
import OutputFiles
import Foundation
import RenderJobs
import SystemPackage

/// Submits a plan to Slurm: either completely or not at all.
package struct SlurmSubmission {
  private let plan: SlurmPlan
  private let client: SlurmClient
  private let isInterrupted: () -> Bool

  /// Creates a submission. Throws if the plan isn't valid. `isInterrupted` is called between steps.
  package init(
    _ plan: SlurmPlan, client: SlurmClient = SlurmClient(),
    isInterrupted: @escaping () -> Bool = { false }
  ) throws(FlipbookError) {
    try plan.validate()
    self.plan = plan
    self.client = client
    self.isInterrupted = isInterrupted
  }

  /// Both scripts and the commands that would submit them, as readable text. "ARRAY" is a
  /// placeholder for the id of the first job.
  package var preview: String {
    [BatchScript.render(plan), .assemble(plan, after: "ARRAY")]
      .map { "# \($0.command)\n\($0.text)" }.joined(separator: "\n")
  }

  /// Submits the two jobs and records their ids.
  ///
  /// Throws, leaving neither jobs nor files, if Slurm rejects one of them, if jobs of an earlier
  /// submission haven't ended, or if the folder can't be written.
  package func submit() throws(FlipbookError) -> SubmissionRecord {
    try client.check()
    let files = SubmissionFiles(plan.folder)
    do throws(FlipbookError) {
      let lock = try files.lock()
      defer { FileLock.close(lock) }
      try checkEarlierJobs()
      do throws(FlipbookError) {
        return try submit(keeping: files)
      } catch {
        // The lock is still held, so no other submission interferes.
        files.restore()
        throw error
      }
    } catch {
      files.removeFolders()
      guard isInterrupted(), error.code != .interrupted else { throw error }
      throw FlipbookError(.interrupted, "Interrupted: \(error.message)", hint: error.hint)
    }
  }

  private func submit(keeping files: SubmissionFiles) throws(FlipbookError) -> SubmissionRecord {
    let render = BatchScript.render(plan)
    try files.write(render)
    let array = try client.submit(render, purpose: "the array job")
    var accepted = [array]
    do {
      try checkInterruption()
      let assemble = BatchScript.assemble(plan, after: array.id)
      try files.write(assemble)
      let last = try client.submit(assemble, purpose: "the assembling job")
      accepted.append(last)
      try checkInterruption()
      let record = SubmissionRecord(
        film: plan.film, chunks: plan.chunks, retries: plan.retries, frameCount: plan.frameCount,
        fingerprint: plan.fingerprint, arrayJob: array.id, assembleJob: last.id,
        cluster: array.cluster)
      try record.write(in: plan.output)
      return record
    } catch {
      throw cancelling(accepted, after: error)
    }
  }

  /// Cancels the jobs that were accepted, and returns the error with a note about them.
  private func cancelling(_ jobs: [SlurmClient.Job], after error: FlipbookError) -> FlipbookError {
    let remaining = jobs.reversed().filter { !client.cancel($0) }.map(\.id)
    let names = jobs.map(\.id).joined(separator: " and ")
    guard remaining.isEmpty else {
      return FlipbookError(
        error.code,
        "\(error.message)\nJob \(remaining.joined(separator: " and ")) had been accepted and can't be "
          + "cancelled.", hint: "Cancel it by hand: scancel \(remaining.joined(separator: " "))")
    }
    let what =
      jobs.count == 1
      ? "Job \(names), which had been accepted, was cancelled."
      : "Jobs \(names), which had been accepted, were cancelled."
    return FlipbookError(error.code, "\(error.message)\n\(what)", hint: error.hint)
  }

  private func checkInterruption() throws(FlipbookError) {
    if isInterrupted() { throw FlipbookError(.interrupted, "Interrupted: nothing was submitted.") }
  }

  /// Throws if jobs of an earlier submission are active: two renders in one folder would conflict.
  private func checkEarlierJobs() throws(FlipbookError) {
    guard let earlier = try SubmissionRecord.read(in: plan.output) else { return }
    let active = try client.states(
      of: [earlier.arrayJob, earlier.assembleJob], cluster: earlier.cluster
    ).filter { !$0.hasEnded }
    guard !active.isEmpty else { return }
    throw FlipbookError(
      .busy,
      "\(active.count == 1 ? "1 job" : "\(active.count) jobs") of an earlier submission for "
        + "\"\(plan.output)\" \(active.count == 1 ? "is" : "are") still waiting or running.",
      hint: "Wait for them to end, or run `scancel \(earlier.arrayJob) \(earlier.assembleJob)`.")
  }
}

/// The files of a submission, which are restored if it fails.
private final class SubmissionFiles {
  private let folder: String
  private let createdFolders: [String]
  private var before: [(path: String, bytes: [UInt8]?)] = []

  init(_ folder: String) {
    self.folder = folder
    var (missing, path): ([String], String) = ([], folder)
    while path.count > 1, !FileManager.default.fileExists(atPath: path) {
      missing.append(path)
      path = (path as NSString).deletingLastPathComponent
    }
    createdFolders = missing
  }

  /// Creates the folder, and blocks other submissions until the returned descriptor is closed.
  func lock() throws(FlipbookError) -> FileDescriptor {
    let lock: FileDescriptor
    do {
      try OutputFolder(folder).create()
      lock = try FileDescriptor.open(
        FilePath(folder), .readOnly, options: [.closeOnExec, .directory])
    } catch let error as FlipbookError {
      throw error
    } catch {
      throw FlipbookError(.outputFailed, "\"\(folder)\" can't be opened: \(error).")
    }
    guard FileLock.acquire(lock) else {
      try? lock.close()
      throw FlipbookError(
        .busy, "Another submission into \"\(folder)\" is in progress.",
        hint: "Wait for it to finish.")
    }
    return lock
  }

  func write(_ script: BatchScript) throws(FlipbookError) {
    let bytes = RegularFile.contents(atPath: script.path).map { [UInt8]($0) }
    before.append((script.path, bytes))
    try AtomicFile.write(Array(script.text.utf8), to: script.path)
  }

  /// Restores the previous contents of the files that were written.
  func restore() {
    for (path, bytes) in before {
      if let bytes { try? AtomicFile.write(bytes, to: path) } else { unlink(path) }
    }
  }

  /// Removes the folders that were created, unless they contain other files.
  func removeFolders() { for path in createdFolders { rmdir(path) } }
}
