package import Failures
package import Foundation
import RenderStore

/// How far a render has come that was divided into chunks, by whichever engine: what its files tell,
/// and what Slurm knows of its tasks if it was submitted there.
package struct RenderStatus: Sendable {
  /// One chunk.
  package struct Chunk: Sendable {
    /// Its number: from 1 of so many chunks, from 0 of chunks of one size.
    package var number: Int
    /// “done”, or what Slurm calls its task's state (“pending”, “running”, “failed” …), or, where it knows
    /// none, “unfinished”, “missing” or “outdated”: made from something else than the newest files.
    package var state: String
    /// Its frames, where they are known.
    package var frames: IndexSet?
    /// Those of them that are done.
    package var done: IndexSet
    /// The node of its task.
    package var node: String?
    /// How many times its task was begun.
    package var attempts: Int?
    /// Why its task waits or failed.
    package var reason: String?

    /// The frames that are not done.
    package var missing: IndexSet { (frames ?? IndexSet()).subtracting(done) }
  }

  /// The folder of the frames.
  package let folder: String

  /// The film's name, where it is known.
  package let film: String?

  /// What was submitted to Slurm; nil if nothing was.
  package let submission: SubmissionRecord?

  /// How many frames the film has; nil where that is not told.
  package let filmFrameCount: Int?

  /// The chunks in order.
  package let chunks: [Chunk]

  /// “done” once the whole is put together, else the state of the job that does it or “missing”.
  package let assembly: String

  /// Why that job waits or failed.
  package let assemblyReason: String?

  /// Why Slurm couldn't be asked; nil if it could or need not be.
  package let trouble: FlipbookError?

  /// Whether all is done.
  package var isComplete: Bool { assembly == "done" && missing.isEmpty }

  /// The frames that are not done, as far as they are known.
  package var missing: IndexSet { chunks.reduce(into: IndexSet()) { $0.formUnion($1.missing) } }
}

extension RenderStatus {
  /// Looks into a folder, and asks Slurm. Throws if nothing in the folder speaks of a render. A file that is
  /// there counts; a `thorough` look holds it against its checksum.
  package init(
    of folder: String, thorough: Bool = false, client: SlurmClient = SlurmClient()
  ) throws(FlipbookError) {
    let submission = try SubmissionRecord.read(in: folder)
    let order = submission.map {
      RenderProgress.Order(
        .parts($0.chunks), fingerprint: $0.fingerprint, frameCount: $0.frameCount,
        date: SubmissionRecord.changed(in: folder))
    }
    guard let files = RenderProgress(in: RenderFolder(folder), of: order, thorough: thorough) else {
      throw FlipbookError(
        .unreadable, "Nothing in “\(folder)” speaks of a render.",
        hint: "Name the folder of the frames, as --output of submit or render does.")
    }
    let whole = files.whole
    var states: [JobState] = []
    var trouble: FlipbookError?
    if let submission {
      do throws(FlipbookError) {
        states = try client.states(
          of: [submission.arrayJob, submission.assembleJob], cluster: submission.cluster)
      } catch {
        // What is done is done.
        if whole == nil { trouble = error }
      }
    }
    let job = states.first { $0.job == submission?.assembleJob }
    self.folder = folder
    self.submission = submission
    self.trouble = trouble
    (film, filmFrameCount) = (submission?.film ?? whole?.film, whole?.filmFrameCount)
    assembly = whole != nil ? "done" : Self.state(of: job) ?? "missing"
    assemblyReason = whole != nil ? nil : job?.reason
    let tasks = Dictionary(states.map { ($0.job, $0) }) { $1 }
    chunks = files.chunks.map {
      Chunk($0, job: tasks["\(submission?.arrayJob ?? "")_\($0.number)"])
    }
  }

  /// What a task's state is called; nil without a task. One that Slurm takes for completed but whose files
  /// are not there is not done.
  fileprivate static func state(of job: JobState?) -> String? {
    guard let job else { return nil }
    return job.state == "COMPLETED" ? "unfinished" : job.state.lowercased()
  }
}

extension RenderStatus.Chunk {
  /// What the files tell of a chunk, and its task.
  fileprivate init(_ files: RenderProgress.Chunk, job: JobState?) {
    let isDone = files.state == .done
    number = files.number
    state = isDone ? "done" : RenderStatus.state(of: job) ?? files.state.rawValue
    (frames, done) = (files.frames, files.done)
    (node, attempts) = (job?.node, job?.attempts)
    reason = isDone ? nil : job?.reason
  }
}
