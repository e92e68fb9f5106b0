import Failures
import Testing

import VirtualTime

@Suite struct VirtualClockTests {
  @Test func workRunsInOrderOfTimeThenSequence() {
    let clock = VirtualClock()
    var log: [String] = []
    clock.schedule(at: Instant(nanoseconds: 20)) { log.append("c") }
    clock.schedule(at: Instant(nanoseconds: 10)) { log.append("a") }
    clock.schedule(at: Instant(nanoseconds: 10)) { log.append("b") }
    clock.run(through: Instant(nanoseconds: 15))
    #expect(log == ["a", "b"])
    #expect(clock.now == Instant(nanoseconds: 15))
    clock.run(through: Instant(nanoseconds: 20))
    #expect(log == ["a", "b", "c"])
  }

  @Test func workAddedForNowRunsAfterWaitingWork() {
    let clock = VirtualClock()
    var log: [String] = []
    clock.schedule(at: .zero) {
      log.append("1")
      clock.schedule(at: clock.now) { log.append("3") }
    }
    clock.schedule(at: .zero) { log.append("2") }
    clock.run(through: .zero)
    #expect(log == ["1", "2", "3"])
  }

  @Test func objectsAreRetainedUntilTheEndOfTheTurn() {
    final class Chain {
      let clock: VirtualClock
      let next: Chain?
      let log: (String) -> Void
      init(_ clock: VirtualClock, _ next: Chain?, _ log: @escaping (String) -> Void) {
        self.clock = clock
        self.next = next
        self.log = log
      }
      deinit {
        log("deinit")
        if let next { clock.retainInTurn(next) }
      }
    }
    let clock = VirtualClock()
    var log: [String] = []
    clock.schedule(at: .zero) {
      let last = Chain(clock, nil) { log.append($0) }
      clock.retainInTurn(Chain(clock, last) { log.append($0) })
      log.append("end")
    }
    clock.schedule(at: .zero) { log.append("next turn") }
    clock.run(through: .zero)
    #expect(log == ["end", "deinit", "deinit", "next turn"])
    clock.asCurrent {
      clock.asCurrent { clock.retainInTurn(Chain(clock, nil) { log.append($0) }) }
      log.append("end")
    }
    #expect(log.suffix(2) == ["end", "deinit"])
  }

  @Test func workForThePastRunsNow() {
    let clock = VirtualClock()
    clock.run(through: Instant(seconds: 1))
    var ranAt: Instant?
    clock.schedule(at: .zero) { ranAt = clock.now }
    clock.run(through: clock.now)
    #expect(ranAt == Instant(seconds: 1))
  }

  @Test func cancelledWorkIsNeitherRunNorCounted() {
    let clock = VirtualClock()
    var ran = false
    let work = clock.schedule(at: .zero) { ran = true }
    #expect(clock.pendingCount == 1)
    clock.cancel(work)
    clock.cancel(work)
    #expect(clock.pendingCount == 0)
    #expect(clock.nextInstant == nil)
    clock.run(through: Instant(seconds: 1))
    #expect(!ran)
  }

  @Test func aLoopAtOneInstantFailsInsteadOfHanging() {
    let clock = VirtualClock()
    clock.turnLimit = 1000
    func again() { clock.schedule(at: clock.now, again) }
    clock.schedule(at: Instant(seconds: 2), again)
    clock.run(through: Instant(seconds: 3))
    let failure = clock.failure as? FlipbookError
    #expect(failure?.code == .zeroTimeLoop && failure?.message.contains("at 2 s") == true)
    #expect(clock.now == Instant(seconds: 2))
  }

  @Test func turnsAreCountedPerInstant() {
    let clock = VirtualClock()
    clock.turnLimit = 10
    for step in 0..<100 { clock.schedule(at: Instant(nanoseconds: Int64(step))) {} }
    clock.run(through: Instant(seconds: 1))
    #expect(clock.failure == nil)
  }

  @Test func noWorkRunsAfterAFailure() {
    struct Broken: Error {}
    let clock = VirtualClock()
    var ran = false
    clock.schedule(at: .zero) { clock.fail(Broken()) }
    clock.schedule(at: .zero) { ran = true }
    clock.run(through: Instant(seconds: 1))
    #expect(!ran)
    #expect(clock.failure is Broken)
  }

  @Test func theClockIsCurrentWhileItsWorkRuns() {
    let outer = VirtualClock()
    let inner = VirtualClock()
    #expect(VirtualClock.current == nil)
    outer.asCurrent {
      #expect(VirtualClock.current === outer)
      inner.schedule(at: .zero) { #expect(VirtualClock.current === inner) }
      inner.run(through: .zero)
      #expect(VirtualClock.current === outer)
    }
    #expect(VirtualClock.current == nil)
  }

  @Test func localsAreCreatedOncePerClock() {
    final class Counter: StageLocal { init(on clock: VirtualClock) {} }
    let one = VirtualClock()
    let other = VirtualClock()
    let first = Counter.of(one)
    #expect(Counter.of(one) === first)
    #expect(Counter.of(other) !== first)
  }

  @Test func secondsRoundToNanosecondsAndClamp() {
    #expect(Instant(seconds: 0.5).nanoseconds == 500_000_000)
    #expect(Instant(seconds: 1e-10) == .zero)
    #expect(Instant(seconds: .infinity) == .distantFuture)
    #expect(Instant(seconds: .nan) == .zero)
    #expect(Instant.distantFuture.advanced(by: 5) == .distantFuture)
    #expect(Instant.zero.nanoseconds(since: Instant(nanoseconds: .min)) == .max)
    #expect(Instant(nanoseconds: -9).nanoseconds(since: .distantFuture) == .min)
  }
}
