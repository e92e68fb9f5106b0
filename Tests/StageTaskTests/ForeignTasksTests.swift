import Failures
import FilmStage
import Foundation
import Geometry
import Rx
import Synchronization
import Testing
import Views
import VirtualTime

// Tasks that a film starts with `Task`, without `stage.task`. This file uses the standard library's
// own `Task.sleep`.

private let small = Canvas(width: 32, height: 32, framesPerSecond: 10, background: .white)

private actor Counter {
  private(set) var count = 0

  func increment() -> Int {
    count += 1
    return count
  }
}

/// Events with the times at which they were logged.
private final class Log {
  private let stage: Stage
  private(set) var lines: [String] = []

  init(_ stage: Stage) { self.stage = stage }

  func callAsFunction(_ text: String) { lines.append("\(stage.time) \(text)") }
}

/// Something that another thread reports.
private final class Flag: Sendable {
  private let value = Mutex(false)

  var isSet: Bool { value.withLock { $0 } }

  func set() { value.withLock { $0 = true } }
}

@Suite struct ForeignTasksTests {
  /// Plays `body` for ten seconds and returns what it logged.
  private func play(_ body: (Stage, Log) -> Void) throws -> [String] {
    let stage = try Stage(canvas: small)
    let log = Log(stage)
    stage.perform { body(stage, log) }
    try stage.advance(to: 10)
    return log.lines
  }

  @Test func sleepsOfTheStandardLibraryTakeTheStagesTime() throws {
    let lines = try play { _, log in
      nonisolated(unsafe) let log = log
      Task {
        try await Task.sleep(nanoseconds: 500_000_000)
        log("nanoseconds")
        try await Task.sleep(for: .seconds(1))
        log("continuous")
        try await SuspendingClock().sleep(until: .now + .seconds(1))
        log("suspending")
        try await Task.sleep(for: .seconds(1), clock: .stage)
        log("stage")
        await Task.yield()
        log("\(ContinuousClock.now.duration(to: .now))")
      }
    }
    #expect(
      lines == [
        "0.5 nanoseconds", "1.5 continuous", "2.5 suspending", "3.5 stage", "3.5 0.0 seconds",
      ]
    )
  }

  @Test func theMainActorIsTheStages() throws {
    let lines = try play { _, log in
      nonisolated(unsafe) let log = log
      Task { @MainActor in
        log("first")
        try await Task.sleep(for: .seconds(1))
        MainActor.assertIsolated()
        log("second")
        await Task { log("nested") }.value
        await Task.detached { log("detached") }.value
        MainActor.assertIsolated()
      }
      MainActor.assumeIsolated { log("assumed") }
    }
    #expect(lines == ["0.0 assumed", "0.0 first", "1.0 second", "1.0 nested", "1.0 detached"])
  }

  @Test func groupsChildTasksAndActorsRunOnTheClock() throws {
    let lines = try play { _, log in
      nonisolated(unsafe) let log = log
      Task {
        let counter = Counter()
        await withTaskGroup(of: String.self) { group in
          for index in 1...3 {
            group.addTask {
              try? await Task.sleep(for: .seconds(4 - index))
              return "\(index) \(await counter.increment())"
            }
          }
          for await result in group { log(result) }
        }
        async let late: Void = Task.sleep(for: .seconds(2))
        async let early: Void = Task.sleep(for: .seconds(1))
        try await early
        log("early")
        try await late
        log("late")
      }
    }
    #expect(lines == ["1.0 3 1", "2.0 2 2", "3.0 1 3", "4.0 early", "5.0 late"])
  }

  @Test func aCancellationIsReceivedAtItsInstant() throws {
    let lines = try play { _, log in
      nonisolated(unsafe) let log = log
      let sleeper = Task {
        try await withTaskCancellationHandler {
          try await Task.sleep(for: .seconds(100))
        } onCancel: {
          log("cancelled")
        }
      }
      Task {
        try await Task.sleep(for: .seconds(1))
        sleeper.cancel()
        do { try await sleeper.value } catch { log("\(type(of: error))") }
      }
    }
    #expect(lines == ["1.0 cancelled", "1.0 CancellationError"])
  }

  @Test func aTaskResumedByAnotherThreadNeverContinues() throws {
    let (suspended, resumed) = (Flag(), Flag())
    let lines = try play { _, log in
      nonisolated(unsafe) let log = log
      Task {
        log("waiting")
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
          Thread.detachNewThread {
            while !suspended.isSet { sched_yield() }
            continuation.resume()
            resumed.set()
          }
        }
        log("continued")
      }
    }
    suspended.set()
    while !resumed.isSet { sched_yield() }
    #expect(lines == ["0.0 waiting"])
  }

  @Test func tasksEndWithTheirStage() throws {
    final class Mark {
      let count: Mutex<Int>
      init() { count = Mutex(0) }
    }
    weak var held: Mark?
    do {
      let stage = try Stage(canvas: small)
      let mark = Mark()
      held = mark
      nonisolated(unsafe) let kept = mark
      stage.perform {
        _ = Task {
          while true {
            try await Task.sleep(for: .seconds(1))
            kept.count.withLock { $0 += 1 }
          }
        }
      }
      try stage.advance(to: 3.5)
      #expect(mark.count.withLock { $0 } == 3)
    }
    #expect(held == nil)
  }

  @Test func stagesOnTwoThreadsHaveTheirOwnTasks() throws {
    let times = Mutex<[[TimeInterval]]>([])
    DispatchQueue.concurrentPerform(iterations: 8) { number in
      guard let stage = try? Stage(canvas: small) else { return }
      var seen: [TimeInterval] = []
      stage.perform {
        nonisolated(unsafe) let stage = stage
        nonisolated(unsafe) let note = { seen.append(stage.time) }
        Task { @MainActor in
          for _ in 0..<200 {
            try await Task.sleep(for: .milliseconds(number + 1))
            note()
          }
        }
      }
      try? stage.advance(to: 10)
      times.withLock { $0.append(seen) }
    }
    let all = times.withLock { $0 }.sorted { $0[0] < $1[0] }
    for (number, seen) in all.enumerated() {
      #expect(
        seen == (1...200).map { Instant(nanoseconds: $0 * Int64(number + 1) * 1_000_000).seconds })
    }
  }

  @Test func tasksOutsideOfStagesAreTheRuntimes() async throws {
    let start = Date()
    try await Task.sleep(nanoseconds: 20_000_000)
    #expect(Date().timeIntervalSince(start) >= 0.019)
    await Task { @MainActor in MainActor.assertIsolated() }.value
  }
}
