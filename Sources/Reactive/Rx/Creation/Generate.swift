extension ObservableType {
  /// Returns a sequence that starts with `initialState` and computes each further element by
  /// calling `iterate` with the previous one. It completes at the first element for which
  /// `condition` returns false. Each element is sent as a separate piece of work on `scheduler`.
  ///
  /// If a closure throws, the sequence fails. An endless sequence in which no time passes fails the
  /// stage's clock.
  public static func generate(
    initialState: Element,
    condition: @escaping (Element) throws -> Bool,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
    iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> {
    looping(on: scheduler, isEndless: true) {
      var state: Element?
      return {
        let next = try state.map(iterate) ?? initialState
        state = next
        return try condition(next) ? next : nil
      }
    }
  }
}
