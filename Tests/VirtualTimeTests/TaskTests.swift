import Failures
import Testing
import VirtualTime

@Suite struct TaskTests {
  /// The log of tasks on a clock, with times in milliseconds.
  private final class Log {
    let clock = VirtualClock()
    var lines: [String] = []

    func record(_ line: String) { lines.append("\(clock.now.nanoseconds / 1_000_000): \(line)") }

    func sleep(_ milliseconds: Int64) async throws {
      try await clock.sleep(until: clock.now.advanced(by: milliseconds * 1_000_000))
    }
  }

  private func run(_ log: Log) { while log.clock.runNext() {} }

  @Test func sleepingAdvancesVirtualTime() {
    let log = Log()
    log.clock.task {
      log.record("begins")
      try await log.sleep(500)
      log.record("continues")
      try await log.sleep(1_500)
      log.record("ends")
    }
    #expect(log.lines == [])
    run(log)
    #expect(log.lines == ["0: begins", "500: continues", "2000: ends"])
    #expect(log.clock.now == Instant(seconds: 2))
  }

  @Test func tasksTimersAndChildTasksRunInAFixedOrder() {
    func play() -> [String] {
      let log = Log()
      for name in ["a", "b"] {
        log.clock.task {
          for round in 1...3 {
            log.record("\(name)\(round)")
            try await log.sleep(10)
          }
        }
      }
      log.clock.schedule(at: Instant(nanoseconds: 10_000_000)) { log.record("timer") }
      let confined = log.clock.asCurrent { Confined(log) }
      log.clock.task {
        await withTaskGroup(of: Void.self) { group in
          for name in ["x", "y"] {
            group.addTask {
              confined.value?.record(name)
              await Task.yield()
              try? await confined.value?.sleep(10)
              confined.value?.record("\(name)!")
            }
          }
        }
        log.record("group")
      }
      run(log)
      return log.lines
    }
    let first = play()
    #expect(
      first == [
        "0: a1", "0: b1", "0: x", "0: y", "10: timer", "10: a2", "10: b2", "10: x!", "10: y!",
        "10: group", "20: a3", "20: b3",
      ])
    for _ in 0..<200 { #expect(play() == first) }
  }

  @Test func actorsAlsoRunOnTheClock() {
    actor Counter {
      var count = 0
      func add() -> Int {
        count += 1
        return count
      }
    }
    let log = Log()
    let counter = Counter()
    log.clock.task {
      try await log.sleep(10)
      let count = await counter.add()
      log.record("\(count)")
    }
    run(log)
    #expect(log.lines == ["10: 1"])
  }

  @Test func cancellationEndsASleep() {
    let log = Log()
    let task = log.clock.task {
      do { try await log.sleep(1_000) } catch { log.record("\(error)") }
    }
    log.clock.schedule(at: Instant(nanoseconds: 5_000_000)) { task.cancel() }
    run(log)
    #expect(log.lines == ["5: CancellationError()"])
    #expect(log.clock.pendingCount == 0)
  }

  @Test func aCancelledTaskDoesNotSleep() {
    let log = Log()
    let task = log.clock.task {
      do { try await log.sleep(1_000) } catch { log.record("\(error)") }
    }
    task.cancel()
    run(log)
    #expect(log.lines == ["0: CancellationError()"])
  }

  @Test func openTasksAreCounted() {
    let log = Log()
    log.clock.task(keepsOpen: true) { try await log.sleep(10) }
    log.clock.task { try await log.sleep(20) }
    #expect(log.clock.openTaskCount == 1 && log.clock.lastTaskEnd == nil)
    run(log)
    #expect(log.clock.openTaskCount == 0)
    #expect(log.clock.lastTaskEnd == Instant(nanoseconds: 10_000_000))
  }

  @Test func anEndlessTaskAtOneInstantFailsTheClock() {
    let log = Log()
    log.clock.turnLimit = 1_000
    log.clock.task { while !Task.isCancelled { await Task.yield() } }
    run(log)
    #expect((log.clock.failure as? FlipbookError)?.code == .zeroTimeLoop)
    log.clock.cancelTasks()
  }

  @Test func cancelledTasksReleaseTheirObjects() {
    final class Token {}
    let log = Log()
    var token: Token? = Token()
    weak let retained = token
    log.clock.task { [token] in
      defer { withExtendedLifetime(token) {} }
      while true { try await log.sleep(1_000) }
    }
    token = nil
    log.clock.run(through: Instant(seconds: 10))
    #expect(retained != nil)
    log.clock.cancelTasks()
    #expect(retained == nil && log.clock.now == Instant(seconds: 10))
  }

  @Test func theStandardLibrarysSleepTakesTheClocksTime() {
    let log = Log()
    log.clock.task {
      try await Task.sleep(nanoseconds: 500_000_000)
      log.record("resumed")
    }
    run(log)
    #expect(log.lines == ["500: resumed"])
  }

  @Test func anotherThreadNeverResumesATask() async throws {
    let log = Log()
    let (waiting, continuations) = AsyncStream.makeStream(of: CheckedContinuation<Void, Never>.self)
    func begin() -> Task<Void, any Error> {
      log.clock.task(keepsOpen: true) {
        await withCheckedContinuation { _ = continuations.yield($0) }
        log.record("resumed")
      }
    }
    let task = begin()
    run(log)
    for await continuation in waiting.prefix(1) { continuation.resume() }
    run(log)
    #expect(log.lines == [] && log.clock.openTaskCount == 1)
    log.clock.cancelTasks()
    _ = await task.result
    #expect(log.clock.openTaskCount == 0)
  }
}
