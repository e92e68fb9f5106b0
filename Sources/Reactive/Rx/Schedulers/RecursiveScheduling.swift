extension ImmediateSchedulerType {
  /// Runs `action` with `state`, and again with each state that it hands to its second argument.
  ///
  /// - Returns: What stops it.
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

  /// Runs `step` again and again until it says false.
  ///
  /// On the current thread's trampoline the rounds of several loops take turns, and an endless loop
  /// is counted (`isEndless`), so that one in which no time passes fails the clock.
  func scheduleLoop(isEndless: Bool, _ step: @escaping () -> Bool) -> any Disposable {
    guard self is CurrentThreadScheduler else {
      return scheduleRecursive(()) { _, recurse in if step() { recurse(()) } }
    }
    return Trampoline.current.schedule(isCounted: isEndless, step)
  }
}
