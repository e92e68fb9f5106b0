extension ObservableType {
  /// A sequence that begins with `initialState` and goes on with what `iterate` makes of the element
  /// before, as long as `condition` holds, each sent as a round of work on `scheduler`.
  ///
  /// If a closure throws, the sequence fails. A sequence without end in which no time passes fails
  /// the stage's clock.
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
