package import Failures
import FilmStage
package import Foundation
import RenderStore
import Traces

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
  /// Looks into a folder, and asks Slurm. Throws if nothing in the folder speaks of a render.
  ///
  /// Files of several films may stand there, or of one before and after it was edited: what counts is
  /// what was made from the same as the newest of them, or as what was submitted since. A file that is
  /// there counts; a `thorough` look holds it against its checksum.
  package init(
    of folder: String, thorough: Bool = false, client: SlurmClient = SlurmClient()
  ) throws(FlipbookError) {
    let submission = try SubmissionRecord.read(in: folder)
    let files = RenderedChunks(folder: RenderFolder(folder), isThorough: thorough)
    let found = files.divisions()
    let division = submission.map { ChunkDivision.parts($0.chunks) } ?? found.first?.division
    let shown = division ?? .parts(1)
    let highest = found.first { $0.division == shown }?.highest ?? 0
    var records = Dictionary(
      uniqueKeysWithValues: shown.numbers(frameCount: nil, highest: highest).map {
        ($0, files.records($0, of: shown))
      })
    // A render in one piece is one chunk.
    let unfinished = division == nil ? [files.folder.journal()].compactMap(\.self) : []
    if !unfinished.isEmpty { records[1] = unfinished }
    let submitted = submission == nil ? nil : SubmissionRecord.changed(in: folder)
    let old = files.folder.manifest()
    let current = Self.fingerprint(
      [old].compactMap(\.self) + records.values.joined(), submission?.fingerprint, submitted)
    // Until it is put together anew, a film from before the submission is not what was submitted.
    let whole = old.flatMap { record in
      let isCurrent = current == nil || record.manifest.fingerprint == current
      return isCurrent && record.changed >= submitted ?? .distantPast ? record.manifest : nil
    }
    guard division != nil || whole != nil || !unfinished.isEmpty else {
      throw FlipbookError(
        .unreadable, "Nothing in “\(folder)” speaks of a render.",
        hint: "Name the folder of the frames, as --output of submit or render does.")
    }
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
    (self.folder, self.submission, self.trouble) = (folder, submission, trouble)
    (film, filmFrameCount) = (submission?.film ?? whole?.film, whole?.filmFrameCount)
    assembly = whole != nil ? "done" : Self.state(of: job, isComplete: false) ?? "missing"
    assemblyReason = whole != nil ? nil : job?.reason
    let begun = records.mapValues { files.chunk($0, madeFrom: current) }
    let all = whole.map { $0.frames.map(\.number) }
    let done = whole.map { files.done(of: $0) }
    let count =
      all?.count ?? begun.values.lazy.compactMap(\.frameCount).first ?? submission?.frameCount
    let tasks = Dictionary(states.map { ($0.job, $0) }) { $1 }
    chunks = shown.numbers(frameCount: count, highest: highest).map { number in
      var chunk = begun[number] ?? RenderedChunks.Chunk()
      let places = count.map { shown.chunk(number).places(among: $0) }
      if let all, let done, let places { chunk.take(IndexSet(all[places]), done: done) }
      return Self.chunk(
        number, chunk, frames: places, job: tasks["\(submission?.arrayJob ?? "")_\(number)"])
    }
  }

  /// The fingerprint of what was rendered last, or was submitted after that; nil if none is known.
  private static func fingerprint(
    _ records: [RenderFolder.Record], _ submitted: String?, _ date: Date?
  ) -> String? {
    guard let newest = records.max(by: { $0.changed < $1.changed }) else { return submitted }
    if let submitted, let date, date > newest.changed { return submitted }
    return newest.manifest.fingerprint
  }

  private static func chunk(
    _ number: Int, _ files: RenderedChunks.Chunk, frames: Range<Int>?, job: JobState?
  ) -> Chunk {
    let known = files.isOutdated ? "outdated" : files.hasBegun ? "unfinished" : "missing"
    return Chunk(
      number: number, state: state(of: job, isComplete: files.isComplete) ?? known,
      frames: files.frames ?? frames.map { IndexSet(integersIn: $0) }, done: files.done,
      node: job?.node, attempts: job?.attempts, reason: files.isComplete ? nil : job?.reason)
  }

  /// What a chunk's state is called. A task that Slurm takes for completed but whose files are not
  /// there is not done.
  private static func state(of job: JobState?, isComplete: Bool) -> String? {
    if isComplete { return "done" }
    guard let job else { return nil }
    return job.state == "COMPLETED" ? "unfinished" : job.state.lowercased()
  }
}

extension RenderedChunks.Chunk {
  /// Takes what the whole tells of a chunk, whose own files may be gone.
  fileprivate mutating func take(_ own: IndexSet, done all: IndexSet) {
    (frames, done) = (own, own.intersection(all))
  }
}
