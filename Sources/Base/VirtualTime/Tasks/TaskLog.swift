import CTaskHooks

/// The tasks of a traced stage, in the order in which they started: those of `stage.task`,
/// `Task { … }`, `async let` and task groups.
///
/// A task is recorded when one of its jobs is enqueued on the stage. A task that is isolated to an
/// actor from its start to its end never is, because the runtime enqueues only the actor.
package final class TaskLog: StageLocal {
  /// One task.
  package struct Entry {
    /// The runtime's number of the task.
    package let identifier: UInt64
    /// The name that the task was created with, if it has one.
    package let name: String?
    /// The instant at which the task started.
    package let begin: Instant
    /// The line that started the task; nil if the library started it, such as that of an `AsyncFilm`.
    package var site: CallSite? { calls?.site }
    /// The addresses at which the task and the functions that await it continued after the first
    /// suspension, innermost first; empty if it wasn't suspended.
    package fileprivate(set) var firstResumeAddresses: [UInt] = []
    fileprivate let calls: (any NotedCalls)?
    fileprivate var hasStarted = false
    /// The instants at which the task continued after a suspension, each once.
    package fileprivate(set) var resumptions: [Instant] = []
    /// The instant at which the task ended; nil if it hasn't ended.
    package fileprivate(set) var end: Instant?
    /// Whether the task was cancelled before it ended.
    package fileprivate(set) var wasCancelled = false
  }

  /// The tasks so far.
  package private(set) var entries: [Entry] = []
  /// The number of further tasks and resumptions, which were not recorded.
  package private(set) var omitted = 0
  private var indices: [UInt64: Int] = [:]
  private unowned let clock: VirtualClock

  package init(on clock: VirtualClock) { self.clock = clock }

  /// Records the task of an enqueued job, if it is new.
  func recordStart(of job: UnownedJob) {
    let task = unsafeBitCast(job, to: UnsafeMutableRawPointer.self)
    guard flipbook_job_is_task(task) != 0 else { return }
    let identifier = flipbook_job_id(task)
    guard indices[identifier] == nil else { return }
    guard entries.count < clock.context.tracing.recordLimit else {
      omitted += 1
      return
    }
    indices[identifier] = entries.count
    entries.append(
      Entry(
        identifier: identifier, name: flipbook_task_name(task).map { String(cString: $0) },
        begin: clock.now, calls: clock.context.calls))
  }

  /// Runs a job and records that its task continues and whether it ends.
  func recording(_ job: UnownedJob, _ run: () -> Void) {
    let task = unsafeBitCast(job, to: UnsafeMutableRawPointer.self)
    guard flipbook_job_is_task(task) != 0, let index = indices[flipbook_job_id(task)] else {
      return run()
    }
    recordResumption(at: index)
    // A task that ends releases itself.
    flipbook_task_retain(task)
    run()
    if flipbook_task_has_ended(task) != 0 {
      entries[index].end = clock.now
      entries[index].wasCancelled = flipbook_task_is_cancelled(task) != 0
      indices[entries[index].identifier] = nil
    } else if entries[index].firstResumeAddresses.isEmpty {
      entries[index].firstResumeAddresses = AdoptedTasks.resumeAddresses(of: task)
    }
    flipbook_task_release(task)
  }

  private func recordResumption(at index: Int) {
    // The first job of a task starts it.
    guard entries[index].hasStarted else {
      entries[index].hasStarted = true
      return
    }
    // A task that changes to another executor continues at the same instant.
    guard clock.now > entries[index].resumptions.last ?? entries[index].begin else { return }
    if entries[index].resumptions.count < clock.context.tracing.recordLimitPerKey {
      entries[index].resumptions.append(clock.now)
    } else {
      omitted += 1
    }
  }
}
