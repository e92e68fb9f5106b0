import VirtualTime

/// Begins a task on the clock of the current stage; disposing cancels it.
///
/// Without a stage there is no thread that the task's events could be sent on; that is a programming
/// error.
func stageTask(_ body: @escaping () async -> Void) -> any Disposable {
  guard let clock = VirtualClock.current else {
    misuse(
      "There is no clock for a task to run on: subscribe in a film's perform(on:) "
        + "or inside stage.perform { … }")
  }
  let task = clock.task(body)
  return Disposables.create(with: { task.cancel() })
}
