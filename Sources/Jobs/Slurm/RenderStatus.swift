package import Failures
package import Foundation
import RenderStore

/// The progress of a render that was divided into chunks on any engine: the state of its files, and
/// the state of its tasks if it was submitted to Slurm.
package struct RenderStatus: Sendable {
  /// One chunk.
  package struct Chunk: Sendable {
    /// The chunk's number: counted from 1 if the number of chunks was given, from 0 if their size
    /// was given.
    package var number: Int
    /// `done`, or the state of its task in Slurm (`pending`, `running`, `failed` …). If Slurm
    /// has no record of the task: `unfinished`, `missing` or, if the chunk was made from other
    /// input than the newest files, `outdated`.
    package var state: String
    /// The chunk's frames, if they are known.
    package var frames: IndexSet?
    /// The frames that are done.
    package var done: IndexSet
    /// The node on which its task runs or ran.
    package var node: String?
    /// The number of times that its task was started.
    package var attempts: Int?
    /// The reason why its task is waiting or failed.
    package var reason: String?

    /// The frames that aren't done.
    package var missing: IndexSet { (frames ?? IndexSet()).subtracting(done) }
  }

  /// The folder of the frames.
  package let folder: String

  /// The film's name, if it is known.
  package let film: String?

  /// The submission to Slurm; nil if there was none.
  package let submission: SubmissionRecord?

  /// The number of frames in the film; nil if it isn't recorded.
  package let filmFrameCount: Int?

  /// The chunks in order.
  package let chunks: [Chunk]

  /// `done` if the film is assembled; otherwise, the state of the assembling job, or `missing`.
  package let assembly: String

  /// The reason why that job is waiting or failed.
  package let assemblyReason: String?

  /// The error of the query to Slurm; nil if the query succeeded or wasn't necessary.
  package let trouble: FlipbookError?

  /// Whether everything is done.
  package var isComplete: Bool { assembly == "done" && missing.isEmpty }

  /// The frames that aren't done, as far as they are known.
  package var missing: IndexSet { chunks.reduce(into: IndexSet()) { $0.formUnion($1.missing) } }
}

extension RenderStatus {
  /// Reads the state of a render from its folder and from Slurm. Throws if the folder doesn't
  /// contain a render. By default, a file counts if it exists; if `thorough` is true, it is
  /// compared with its checksum.
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
        .unreadable, "There is no render in \"\(folder)\".",
        hint: "Pass the folder of the frames: the --output of submit or render.")
    }
    let whole = files.whole
    var states: [JobState] = []
    var trouble: FlipbookError?
    if let submission {
      do throws(FlipbookError) {
        states = try client.states(
          of: [submission.arrayJob, submission.assembleJob], cluster: submission.cluster)
      } catch {
        // A finished film doesn't need Slurm.
        if whole == nil { trouble = error }
      }
    }
    let job = states.first { $0.job == submission?.assembleJob }
    self.folder = folder
    self.submission = submission
    self.trouble = trouble
    film = submission?.film ?? whole?.film
    filmFrameCount = whole?.filmFrameCount
    assembly = whole != nil ? "done" : Self.state(of: job) ?? "missing"
    assemblyReason = whole != nil ? nil : job?.reason
    let tasks = Dictionary(states.map { ($0.job, $0) }) { $1 }
    chunks = files.chunks.map {
      Chunk($0, job: tasks["\(submission?.arrayJob ?? "")_\($0.number)"])
    }
  }

  /// Returns the name of a task's state; nil without a task. A task that Slurm considers completed
  /// but whose files are missing isn't done.
  fileprivate static func state(of job: JobState?) -> String? {
    guard let job else { return nil }
    return job.state == "COMPLETED" ? "unfinished" : job.state.lowercased()
  }
}

extension RenderStatus.Chunk {
  /// Creates a chunk from the state of its files and its task.
  fileprivate init(_ files: RenderProgress.Chunk, job: JobState?) {
    let isDone = files.state == .done
    number = files.number
    state = isDone ? "done" : RenderStatus.state(of: job) ?? files.state.rawValue
    frames = files.frames
    done = files.done
    node = job?.node
    attempts = job?.attempts
    reason = isDone ? nil : job?.reason
  }
}
