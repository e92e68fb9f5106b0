extension ObservableType {
  /// A sequence that sends `element` without end, each time as a round of work on `scheduler`.
  ///
  /// No time passes between the rounds: unless something downstream disposes of it, the stage's
  /// clock fails.
  public static func repeatElement(
    _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    looping(on: scheduler, isEndless: true) { { element } }
  }
}
