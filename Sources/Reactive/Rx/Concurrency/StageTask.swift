import VirtualTime

/// Starts a task on the clock of the current stage; disposal cancels it.
///
/// Outside a stage, it is a detached task, as in RxSwift. It starts after the surrounding chain has
/// been subscribed to, and its events arrive on its thread. There are no locks: dispose of the
/// subscription only while no event can arrive.
///
/// - Parameter priority: The priority of a detached task; ignored on a stage, whose clock has one
///   order.
func stageTask(
  priority: TaskPriority?, _ body: @escaping () async -> Void
) -> any Disposable {
  if let clock = VirtualClock.current {
    let task = clock.task(body)
    return Disposables.create(with: { task.cancel() })
  }
  return CurrentThreadScheduler.instance.schedule(()) { _ in
    // From here on, only the task uses the chain.
    nonisolated(unsafe) let body = body
    let task = Task.detached(priority: priority) { await body() }
    return Disposables.create(with: { task.cancel() })
  }
}
