import Rx
import Testing
import VirtualTime

// Tables of the expected behaviour of operators. Times are in milliseconds: "100:1 200:2 300:|" is
// an element at 100, another at 200 and the completion at 300; "#" is an error, and "x" in a source
// disposes of the subscription. Sources are cold; without an "x", the subscription is disposed of
// at 1000.

/// The events of a source, the resulting events and the times of subscriptions to the source.
typealias Row = (source: String, result: String, subscriptions: String)

/// The events of two sources, the resulting events and the times of subscriptions to both sources.
typealias Row2 = (
  first: String, second: String, result: String, subscriptions: String, others: String
)

/// Checks the results of `transform` for one source, row by row.
func check<Output>(
  _ transform: (Observable<Int>) throws -> Observable<Output>, _ rows: [Row],
  at location: SourceLocation = #_sourceLocation
) rethrows {
  for row in rows {
    try check(
      { first, _ in try transform(first) },
      [(row.source, "", row.result, row.subscriptions, "")], at: location)
  }
}

/// Checks the results of `transform` for two sources, row by row.
func check<Output>(
  _ transform: (Observable<Int>, Observable<Int>) throws -> Observable<Output>, _ rows: [Row2],
  at location: SourceLocation = #_sourceLocation
) rethrows {
  for row in rows {
    let stage = TestStage()
    let (events, end) = parse(row.first)
    let first = stage.cold(events), second = stage.cold(parse(row.second).events)
    let source = try stage.clock.asCurrent {
      try transform(first.asObservable(), second.asObservable())
    }
    let log = stage.log(disposedAt: end ?? 1_000, source)
    let found = [
      log, first.subscriptions.joined(separator: " "), second.subscriptions.joined(separator: " "),
    ]
    #expect(
      found == [row.result, row.subscriptions, row.others], "\(row)", sourceLocation: location)
    #expect(stage.clock.pendingCount == 0, "Work is pending: \(row)", sourceLocation: location)
  }
}

/// Returns the events of a row's source and the time at which the subscription is disposed of.
func parse(_ text: String) -> (events: [(Int, Event<Int>)], end: Int?) {
  var end: Int?
  var events: [(Int, Event<Int>)] = []
  for word in text.split(separator: " ") {
    let parts = word.split(separator: ":")
    guard parts.count == 2, let time = Int(parts[0]) else { fatalError("Invalid event: \(word)") }
    switch parts[1] {
    case "|": events.append((time, .completed))
    case "#": events.append((time, .error(TestError())))
    case "x": end = time
    default: events.append((time, .next(Int(parts[1]) ?? 0)))
    }
  }
  return (events, end)
}

extension TestStage {
  /// Subscribes to `source` at 0, disposes of the subscription at `end`, and returns the events in
  /// the notation of tables.
  func log<Element>(disposedAt end: Int, _ source: Observable<Element>) -> String {
    var log: [String] = []
    var subscription: (any Disposable)?
    at(0) {
      subscription = source.subscribe { event in
        let text =
          switch event {
          case .next(let element): "\(element)".replacing(" ", with: "")
          case .error: "#"
          case .completed: "|"
          }
        log.append("\(self.now):\(text)")
      }
    }
    at(end) { subscription?.dispose() }
    run(to: end + 1_000)
    return log.joined(separator: " ")
  }

  /// Returns a cold source with the events of a row.
  func cold(_ text: String) -> Observable<Int> { cold(parse(text).events).asObservable() }
}
