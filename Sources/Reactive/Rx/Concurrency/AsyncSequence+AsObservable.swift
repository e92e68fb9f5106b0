extension AsyncSequence {
  /// The elements of this asynchronous sequence, iterated over anew for each subscription by a task
  /// on the stage's clock; disposing cancels the task. A `CancellationError` completes it.
  ///
  /// What the sequence waits for must come by the stage's clock too: what comes from elsewhere, such
  /// as the network, would come at another instant each time, and is never received. Outside of a
  /// stage a detached task iterates, and sends the elements on its thread.
  ///
  /// - Parameters:
  ///   - detached: Accepted and ignored.
  ///   - priority: The priority of a detached task. A clock has one order.
  public func asObservable(
    detached: Bool = false, priority: TaskPriority? = nil
  ) -> Observable<Element> {
    .sending(priority: priority) { observer in
      do {
        for try await element in self { observer.onNext(element) }
      } catch is CancellationError {
      }
    }
  }
}
