extension ObservableType {
  /// Returns a sequence that sends `element` endlessly, each time as a separate piece of work on
  /// `scheduler`.
  ///
  /// No time passes between the elements: unless an operator downstream disposes of the
  /// subscription, the stage's clock fails.
  public static func repeatElement(
    _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    looping(on: scheduler, isEndless: true) { { element } }
  }
}
