// Tasks on virtual time. A task's jobs – the stretches between its suspensions – run on the clock's
// own executor, each as a turn at the instant at which it became runnable. So tasks, timers and
// animations have one order, and between turns no task runs. Child tasks, task groups and actors
// without an executor of their own follow along; `Task { … }` and the main actor do not.
extension VirtualClock {
  /// Begins a task whose every step is a turn of this clock; the first one at the current instant.
  ///
  /// - Parameter keepsOpen: Whether a film on this clock does not end before the task.
  @discardableResult
  package func task<Success>(
    keepsOpen: Bool = false, _ body: @escaping () async throws -> Success
  ) -> Task<Success, any Error> {
    asCurrent { tasks.begin(keepsOpen: keepsOpen, body) }
  }

  /// How many tasks that keep a film open have not ended.
  package var openTaskCount: Int { tasks.openCount }

  /// When the last task that kept a film open has ended.
  package var lastTaskEnd: Instant? { tasks.lastEnd }

  /// Cancels all tasks and lets them run to their ends, so that they let go of what they hold.
  package func cancelTasks() {
    asCurrent { tasks.unwind() }
  }

  var tasks: ClockTasks { ClockTasks.of(self) }
}
