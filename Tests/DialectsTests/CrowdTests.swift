import FilmStage
import Flipbook
import FlipbookCombine
import Foundation
import Synchronization
import Testing
import Traces
import VirtualTime

/// A film of 200 tasks that sleep, cancel each other, count on an actor and send to publishers, whose
/// elements are delayed, debounced and bridged to another task.
private struct Crowd: Film {
  private actor Counter {
    private var count = 0

    func next() -> Int {
      count += 1
      return count
    }
  }

  let canvas = Canvas(width: 16, height: 16, framesPerSecond: 10)
  private let subject = PassthroughSubject<Int, Never>()
  private let counts = PassthroughSubject<Int, Never>()
  private let counter = Counter()
  private let held = Held()

  private final class Held {
    var all: Set<AnyCancellable> = []
  }

  func perform(on stage: Stage) -> Observable<Void>? {
    subject.debounce(for: .milliseconds(30), scheduler: DispatchQueue.main).sink { _ in }
      .store(in: &held.all)
    subject.flatMap { Just($0).delay(for: .milliseconds($0 % 7), scheduler: RunLoop.main) }
      .sink { [counts] in counts.send($0) }.store(in: &held.all)
    let sums = counts.scan(0, +).asObservable().values
    stage.task {
      for try await sum in sums where sum > 100_000 { break }
    }
    var random = StageRandom(seed: 7)
    var tasks: [Task<Void, any Error>] = []
    for number in 0..<200 {
      let victim = number % 5 == 0 && number > 0 ? tasks[number / 2] : nil
      tasks.append(task(number, on: stage, victim, &random))
    }
    return Observable<Int>.timer(.seconds(2), scheduler: MainScheduler.instance).map { _ in }
      .do(onCompleted: { [counts] in counts.send(completion: .finished) })
  }

  private func task(
    _ number: Int, on stage: Stage, _ victim: Task<Void, any Error>?, _ random: inout StageRandom
  ) -> Task<Void, any Error> {
    let steps = (0..<3).map { _ in Int.random(in: 1...400, using: &random) }
    nonisolated(unsafe) let (subject, counts) = (subject, counts)
    let counter = counter
    let body: @Sendable () async throws -> Void = {
      for step in steps {
        try await Task.sleep(for: .milliseconds(step))
        counts.send(await counter.next())
        subject.send(number)
      }
      victim?.cancel()
      async let first: Void = Task.sleep(for: .milliseconds(steps[0]))
      async let second: Void = Task.sleep(for: .milliseconds(steps[1]))
      _ = try await (first, second)
    }
    switch number % 3 {
    case 0: return stage.task(body)
    case 1: return Task(operation: body)
    default: return Task { @MainActor in try await body() }
    }
  }
}

@Suite struct CrowdTests {
  /// Returns the trace of the film. It is always called from this line, which the trace contains.
  @inline(never) private static func play() throws -> Trace {
    let trace = try Crowd.trace()
    return trace
  }

  /// `FLIPBOOK_CROWD_RUNS` is the number of runs; 100 take seconds.
  private static let runs =
    ProcessInfo.processInfo.environment["FLIPBOOK_CROWD_RUNS"].flatMap { Int($0) } ?? 100

  @Test func runsOf200TasksAndPublishersHaveOneTrace() throws {
    let first = try Self.play()
    #expect((first.tasks ?? []).count > 400)
    let sinks = first.subscriptions.filter { $0.function == "sink" }
    #expect(sinks.count == 2 && sinks.contains { $0.events.count > 100 })
    let different = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: Self.runs - 1) { _ in
      if (try? Self.play()) != first { different.withLock { $0 += 1 } }
    }
    #expect(different.withLock { $0 } == 0)
  }
}
