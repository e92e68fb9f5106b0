import Filming
package import Foundation
import Output

/// How far a render has come that was divided into chunks, by whichever engine: what its files tell,
/// and what Slurm knows of its tasks if it was submitted there.
package struct RenderStatus: Sendable {
  /// One chunk.
  package struct Chunk: Sendable {
    /// Its number: from 1 of so many chunks, from 0 of chunks of one size.
    package var number: Int
    /// “done”, or what Slurm calls its task's state (“pending”, “running”, “failed” …), or “unfinished”
    /// or “missing” where it knows none.
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

  /// The chunks in order.
  package let chunks: [Chunk]

  /// “done” once the whole is put together, else the state of the job that does it or “missing”.
  package let assembly: String

  /// Why that job waits or failed.
  package let assemblyReason: String?

  /// Why Slurm couldn't be asked; nil if it could or need not be.
  package let trouble: SlurmError?

  /// Whether all is done.
  package var isComplete: Bool { assembly == "done" && missing.isEmpty }

  /// The frames that are not done, as far as they are known.
  package var missing: IndexSet { chunks.reduce(into: IndexSet()) { $0.formUnion($1.missing) } }
}

extension RenderStatus {
  /// Looks into a folder, and asks Slurm. Throws if nothing in the folder speaks of a render.
  package init(of folder: String, client: SlurmClient = SlurmClient()) throws(SlurmError) {
    let record = try SubmissionRecord.read(in: folder)
    let files = RenderedChunks(folder: folder)
    let whole = files.whole(after: record == nil ? nil : SubmissionRecord.path(in: folder))
    let found = files.divisions()
    let division = record.map { ChunkDivision.parts($0.chunks) } ?? found.first?.division
    guard division != nil || whole != nil else {
      throw SlurmError(
        .unreadable, "Nothing in “\(folder)” speaks of a render.",
        hint: "Name the folder of the frames, as --output of submit or render does.")
    }
    var states: [JobState] = []
    var trouble: SlurmError?
    if let record {
      do throws(SlurmError) {
        states = try client.states(
          of: [record.arrayJob, record.assembleJob], cluster: record.cluster)
      } catch {
        // What is done is done.
        if whole == nil { trouble = error }
      }
    }
    let job = states.first { $0.job == record?.assembleJob }
    (self.folder, submission, self.trouble) = (folder, record, trouble)
    film = record?.film ?? whole?.film
    assembly = whole != nil ? "done" : Self.state(of: job, isComplete: false) ?? "missing"
    assemblyReason = whole != nil ? nil : job?.reason
    let shown = division ?? .parts(1)
    let highest = found.first { $0.division == shown }?.highest ?? 0
    let begun = Dictionary(
      uniqueKeysWithValues: shown.numbers(frameCount: nil, highest: highest).map {
        ($0, files.chunk($0, of: shown))
      })
    let count =
      whole?.frames.count ?? begun.values.lazy.compactMap(\.frameCount).first ?? record?.frameCount
    let all = whole.map { Array($0.frames) }
    let tasks = Dictionary(states.map { ($0.job, $0) }) { $1 }
    chunks = shown.numbers(frameCount: count, highest: highest).map { number in
      var chunk = begun[number] ?? RenderedChunks.Chunk()
      let places = count.map { shown.chunk(number).places(among: $0) }
      if let whole, let all, let places { chunk.take(IndexSet(all[places]), done: whole.done) }
      return Self.chunk(
        number, chunk, frames: places, job: tasks["\(record?.arrayJob ?? "")_\(number)"])
    }
  }

  private static func chunk(
    _ number: Int, _ files: RenderedChunks.Chunk, frames: Range<Int>?, job: JobState?
  ) -> Chunk {
    Chunk(
      number: number,
      state: state(of: job, isComplete: files.isComplete)
        ?? (files.hasBegun ? "unfinished" : "missing"),
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
