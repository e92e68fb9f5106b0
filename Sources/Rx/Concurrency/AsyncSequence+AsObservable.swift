extension AsyncSequence {
  /// The elements of this asynchronous sequence, iterated over anew for each subscription by a task
  /// on the stage's clock; disposing cancels the task.
  ///
  /// What the sequence waits for must come by the stage's clock too: what comes from elsewhere, such
  /// as the network, would come at another instant each time, and is never received.
  public func asObservable() -> Observable<Element> {
    .create { observer in
      stageTask {
        do {
          for try await element in self { observer.onNext(element) }
          observer.onCompleted()
        } catch {
          observer.onError(error)
        }
      }
    }
  }
}
