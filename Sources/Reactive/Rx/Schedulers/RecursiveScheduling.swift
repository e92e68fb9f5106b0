extension ImmediateSchedulerType {
  /// Runs `action` with `state`, and again with each state that `action` passes to `recurse`.
  ///
  /// - Returns: A disposable that stops the recursion.
  public func scheduleRecursive<State>(
    _ state: State, action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
  ) -> any Disposable {
    let rounds = CompositeDisposable()
    func round(_ state: State) {
      guard !rounds.isDisposed else { return }
      let current = SingleAssignmentDisposable()
      let key = rounds.insert(current)
      current.setDisposable(
        schedule(state) { state in
          if let key { rounds.remove(for: key) }
          if !rounds.isDisposed { action(state, round) }
          return Disposables.create()
        })
    }
    round(state)
    return rounds
  }

  /// Runs `step` repeatedly until it returns false.
  ///
  /// On the current thread's trampoline, the rounds of several loops alternate, and the rounds of
  /// an endless loop (`isEndless`) are counted, so that a loop in which no time passes fails the
  /// clock.
  func scheduleLoop(isEndless: Bool, _ step: @escaping () -> Bool) -> any Disposable {
    guard self is CurrentThreadScheduler else {
      return scheduleRecursive(()) { _, recurse in if step() { recurse(()) } }
    }
    return Trampoline.current.schedule(isCounted: isEndless, step)
  }
}
