// Tasks on virtual time. A task's jobs – the parts between its suspensions – run on the clock's own
// executor, each as a turn at the instant at which it became runnable. Tasks, timers and animations
// therefore share one order, and no task runs between turns. Child tasks, task groups, actors without
// an executor of their own, `Task { … }` and the main actor run there too.
extension VirtualClock {
  /// Starts a task whose every step is a turn of this clock; the first runs at the current instant.
  ///
  /// - Parameters:
  ///   - name: The name of the task in traces.
  ///   - keepsOpen: Whether a film on this clock waits for the end of the task.
  @discardableResult
  package func task<Success>(
    name: String? = nil, keepsOpen: Bool = false, _ body: @escaping () async throws -> Success
  ) -> Task<Success, any Error> {
    asCurrent { tasks.begin(name: name, keepsOpen: keepsOpen, body) }
  }

  /// The number of unfinished tasks that keep a film open.
  package var openTaskCount: Int { tasks.openCount }

  /// The instant at which the last task that kept a film open ended.
  package var lastTaskEnd: Instant? { tasks.lastEnd }

  /// The addresses at which the tasks continue that haven't ended: for each task, by its identifier,
  /// its own and those of the functions that await it, innermost first. Child tasks aren't included.
  package var waitingTaskAddresses: [UInt64: [UInt]] { tasks.resumeAddresses }

  /// Cancels all tasks and runs them to their ends, so that they release what they hold.
  package func cancelTasks() {
    asCurrent { tasks.unwind() }
  }

  var tasks: ClockTasks { ClockTasks.of(self) }
}
