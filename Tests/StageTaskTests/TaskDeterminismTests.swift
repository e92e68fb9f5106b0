import FilmStage
import Foundation
import Geometry
import Rx
import Synchronization
import TaskSleep
import Testing
import VirtualTime

/// A film of 200 tasks that sleep, cancel each other, count on an actor and send to subjects.
private struct Crowd {
  private actor Counter {
    private var count = 0

    func next() -> Int {
      count += 1
      return count
    }
  }

  private let stage: Stage
  private let counter = Counter()
  private let subject = PublishSubject<Int>()
  private let bag = DisposeBag()
  private var random = StageRandom(seed: 7)
  private var tasks: [Task<Void, any Error>] = []

  /// Returns everything that happened, in order, with its time.
  static func trace() throws -> [String] {
    let stage = try Stage(canvas: Canvas(width: 16, height: 16, framesPerSecond: 10))
    var crowd = Crowd(stage: stage)
    let lines = Lines()
    stage.perform { crowd.start(lines) }
    try stage.advance(to: 20)
    return lines.all
  }

  private final class Lines {
    private(set) var all: [String] = []

    func add(_ line: String) { all.append(line) }
  }

  private init(stage: Stage) { self.stage = stage }

  private mutating func start(_ lines: Lines) {
    let stage = stage
    func log(_ text: String) { lines.add("\(stage.time) \(text)") }
    subject.debounce(.milliseconds(30), scheduler: MainScheduler.instance)
      .subscribe(onNext: { log("debounced \($0)") }).disposed(by: bag)
    subject.flatMap { number in
      Observable.just(number).delay(.milliseconds(number % 7), scheduler: MainScheduler.instance)
    }.subscribe(onNext: { log("delayed \($0)") }).disposed(by: bag)
    for number in 0..<200 { tasks.append(task(number, log)) }
  }

  private mutating func task(
    _ number: Int, _ log: @escaping (String) -> Void
  ) -> Task<Void, any Error> {
    let steps = (0..<3).map { _ in Int.random(in: 1...400, using: &random) }
    let victim = number % 5 == 0 && number > 0 ? tasks[number / 2] : nil
    let counter = counter
    nonisolated(unsafe) let (log, subject) = (log, subject)
    let body: @Sendable () async throws -> Void = {
      for step in steps {
        do {
          try await Task.sleep(for: .milliseconds(step))
        } catch {
          log("\(number) cancelled")
          throw error
        }
        log("\(number) is \(await counter.next())")
        subject.onNext(number)
      }
      victim?.cancel()
      async let first: Void = Task.sleep(for: .milliseconds(steps[0]))
      async let second: Void = Task.sleep(for: .milliseconds(steps[1]))
      _ = try await (first, second)
      log("\(number) ends")
    }
    switch number % 3 {
    case 0: return stage.task(body)
    case 1: return Task(operation: body)
    default: return Task { @MainActor in try await body() }
    }
  }
}

@Suite struct TaskDeterminismTests {
  @Test func aThousandRunsOf200TasksHaveOneTrace() throws {
    let first = try Crowd.trace()
    #expect(first.count > 1000)
    let different = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 999) { _ in
      if (try? Crowd.trace()) != first { different.withLock { $0 += 1 } }
    }
    #expect(different.withLock { $0 } == 0)
  }
}
