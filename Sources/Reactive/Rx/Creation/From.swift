extension ObservableType {
  /// A sequence of `elements`, each sent as a round of work on `scheduler`.
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    from(elements, scheduler: scheduler)
  }

  /// A sequence of the elements of `array`, each sent as a round of work on `scheduler`.
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    iterating(array, scheduler)
  }

  /// A sequence of the elements of `sequence`, each sent as a round of work on `scheduler`.
  public static func from<Elements: Sequence>(
    _ sequence: Elements,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> where Elements.Element == Element {
    iterating(sequence, scheduler)
  }

  /// A sequence of the element that `optional` holds, if any, sent at once.
  public static func from(optional: Element?) -> Observable<Element> {
    optional.map { .just($0) } ?? .empty()
  }

  /// A sequence of the element that `optional` holds, if any, sent on `scheduler`.
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

  /// A sequence that sends, round by round, what the closure that `makeNext` makes for each
  /// subscription returns, and completes when that is nil. If it throws, the sequence fails.
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
