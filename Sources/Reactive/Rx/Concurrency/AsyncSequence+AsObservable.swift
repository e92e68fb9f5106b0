extension AsyncSequence {
  /// Returns an observable of the elements of this asynchronous sequence. For each subscription, a
  /// new task on the stage's clock iterates over the sequence; disposal cancels the task. A
  /// `CancellationError` completes the observable.
  ///
  /// The sequence must depend only on the stage's clock. Results from other sources, such as the
  /// network, would arrive at a different instant each time, and are never received. Outside a
  /// stage, a detached task iterates over the sequence and sends the elements on its thread.
  ///
  /// - Parameters:
  ///   - detached: Accepted and ignored.
  ///   - priority: The priority of a detached task; ignored on a stage, whose clock has one order.
  public func asObservable(
    detached: Bool = false, priority: TaskPriority? = nil
  ) -> Observable<Element> {
    .sending(priority: priority) { emitter in
      do {
        for try await element in self { emitter.next(element) }
      } catch is CancellationError {
      }
    }
  }
}
