extension ObservableType {
  /// Returns a sequence that mirrors the first source to send an event; the others are disposed of
  /// before that event is delivered. Without sources, it never ends.
  ///
  /// The sources are subscribed to in order; once one has sent an event, the remaining ones aren't
  /// subscribed to.
  public static func amb<Sources: Sequence>(
    _ sequence: Sources
  ) -> Observable<Element> where Sources.Element == Observable<Element> {
    Start { receiver in
      let sink = AmbSink(receiver)
      receiver.attach(sink)
      sink.race(sequence)
    }
  }

  /// Returns a sequence that mirrors this sequence or `right`, whichever sends an event first; the
  /// other is disposed of before that event is delivered.
  public func amb<Source: ObservableType>(
    _ right: Source
  ) -> Observable<Element> where Source.Element == Element {
    .amb([asObservable(), right.asObservable()])
  }
}

/// Receives all sources until one of them sends an event, and then only that one.
private final class AmbSink<Element>: Sink<Never, Element> {
  private var runners: [AmbRunner<Element>] = []
  private var hasWinner = false

  func race<Sources: Sequence>(_ sources: Sources) where Sources.Element == Observable<Element> {
    for source in sources {
      guard !hasWinner, !isDisposed else { return }
      let runner = AmbRunner(self)
      runners.append(runner)
      source.deliver(to: runner)
    }
  }

  /// Makes `runner` the winner if there is none yet, and disposes of the others.
  func admit(_ runner: AmbRunner<Element>) {
    guard !hasWinner else { return }
    hasWinner = true
    let losers = runners.filter { $0 !== runner }
    runners = [runner]
    for loser in losers { loser.dispose() }
  }

  override func dispose() {
    guard !isDisposed else { return }
    super.dispose()
    let held = runners
    runners = []
    for runner in held { runner.dispose() }
  }
}

/// Receives one of the sources.
private final class AmbRunner<Element>: Receiver<Element> {
  private let sink: AmbSink<Element>

  init(_ sink: AmbSink<Element>) {
    self.sink = sink
  }

  override func next(_ element: Element) {
    sink.admit(self)
    sink.forward(element)
  }

  override func error(_ error: any Error) {
    sink.admit(self)
    sink.fail(error)
  }

  override func completed() {
    sink.admit(self)
    sink.finish()
  }
}
