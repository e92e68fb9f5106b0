import VirtualTime

/// Begins a task on the clock of the current stage; disposing cancels it.
///
/// Outside of a stage it is a detached task, as in RxSwift. It begins when the chain of which it is a
/// part has been subscribed to, and its events come on its thread. Nothing is locked: dispose when no
/// event can come.
///
/// - Parameter priority: The priority of a detached task. A clock has one order.
func stageTask(
  priority: TaskPriority?, _ body: @escaping () async -> Void
) -> any Disposable {
  if let clock = VirtualClock.current {
    let task = clock.task(body)
    return Disposables.create(with: { task.cancel() })
  }
  return CurrentThreadScheduler.instance.schedule(()) { _ in
    // The task alone uses the chain from here on.
    nonisolated(unsafe) let body = body
    let task = Task.detached(priority: priority) { await body() }
    return Disposables.create(with: { task.cancel() })
  }
}
