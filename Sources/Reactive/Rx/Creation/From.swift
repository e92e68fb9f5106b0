extension ObservableType {
  /// Returns a sequence of `elements`, each sent as a separate piece of work on `scheduler`.
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    from(elements, scheduler: scheduler)
  }

  /// Returns a sequence of the elements of `array`, each sent as a separate piece of work on
  /// `scheduler`.
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    iterating(array, scheduler)
  }

  /// Returns a sequence of the elements of `sequence`, each sent as a separate piece of work on
  /// `scheduler`.
  public static func from<Elements: Sequence>(
    _ sequence: Elements,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> where Elements.Element == Element {
    iterating(sequence, scheduler)
  }

  /// Returns a sequence that immediately sends the value of `optional`, if there is one, and
  /// completes.
  public static func from(optional: Element?) -> Observable<Element> {
    optional.map { .just($0) } ?? .empty()
  }

  /// Returns a sequence that sends the value of `optional`, if there is one, on `scheduler` and
  /// completes.
  public static func from(
    optional: Element?, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> {
    guard let optional else { return iterating([], scheduler) }
    return .just(optional, scheduler: scheduler)
  }

  private static func iterating<Elements: Sequence>(
    _ elements: Elements, _ scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Elements.Element == Element {
    looping(on: scheduler, isEndless: false) {
      var iterator = elements.makeIterator()
      return { iterator.next() }
    }
  }

  /// Returns a sequence that calls a closure repeatedly on `scheduler`, sends its results and
  /// completes when a result is nil. `makeNext` creates the closure for each subscription. If the
  /// closure throws, the sequence fails.
  static func looping(
    on scheduler: any ImmediateSchedulerType, isEndless: Bool,
    _ makeNext: @escaping () -> () throws -> Element?
  ) -> Observable<Element> {
    Start { receiver in
      let sink = Sink<Never, Element>(receiver)
      let next = makeNext()
      receiver.attach(sink)
      sink.attach(
        scheduler.scheduleLoop(isEndless: isEndless) {
          guard !sink.isDisposed else { return false }
          do {
            if let element = try next() { sink.forward(element) } else { sink.finish() }
          } catch {
            sink.fail(error)
          }
          return !sink.isDisposed
        })
    }
  }
}
