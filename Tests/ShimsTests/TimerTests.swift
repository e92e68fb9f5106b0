import Failures
import FilmStage
import Testing
import UIKit

@Suite struct TimerTests {
  @Test func timersRepeatUntilInvalidated() throws {
    let test = try TestStage()
    var count = 0
    try test.play(until: 3) {
      Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { timer in
        test.note("tick")
        count += 1
        if count == 3 { timer.invalidate() }
      }
    }
    #expect(test.log == ["tick 0.3", "tick 0.6", "tick 0.9"])
  }

  @Test func unscheduledTimersKeepTheirFireDate() throws {
    let test = try TestStage()
    var timer: Timer?
    try test.play(until: 1) {
      timer = Timer(timeInterval: 0.25, repeats: false) { _ in test.note("fired") }
    }
    #expect(test.log.isEmpty)
    #expect(timer?.fireDate == Date(timeIntervalSinceReferenceDate: 0.25))
    try test.play(until: 2) { RunLoop.main.add(timer!, forMode: .default) }
    #expect(test.log == ["fired 1.0"])
    #expect(timer?.isValid == false)
  }

  @Test func timersWithoutArgumentsArePlaceholders() throws {
    let test = try TestStage()
    var timer = Timer()
    try test.play(until: 1) {
      RunLoop.main.add(timer, forMode: .common)
      timer.fire()
      timer.invalidate()
      #expect(!timer.isValid)
      timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in test.note("tick") }
    }
    #expect(test.log == ["tick 0.5"])
  }

  @Test func fireCallsImmediatelyAndKeepsTheSchedule() throws {
    let test = try TestStage()
    try test.play(until: 1.2) {
      let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
        test.note("tick")
      }
      #expect(timer.timeInterval == 0.5)
      timer.fire()
    }
    #expect(test.log == ["tick 0.0", "tick 0.5", "tick 1.0"])
  }

  @Test func fireInvalidatesANonrepeatingTimer() throws {
    let test = try TestStage()
    try test.play(until: 2) {
      let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
        test.note("tick")
      }
      #expect(timer.timeInterval == 0)
      timer.fire()
      #expect(!timer.isValid)
      timer.fire()
    }
    #expect(test.log == ["tick 0.0"])
  }

  @Test func settingTheFireDateShiftsTheSchedule() throws {
    let test = try TestStage()
    try test.play(until: 1.6) {
      let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
        test.note("tick")
      }
      timer.fireDate = Date().addingTimeInterval(0.1)
    }
    #expect(test.log == ["tick 0.1", "tick 0.6", "tick 1.1", "tick 1.6"])
  }

  @Test func timersFirstFireAtTheirDate() throws {
    let test = try TestStage()
    try test.play(until: 1) {
      let timer = Timer(fire: Date(timeIntervalSinceNow: 0.2), interval: 0.5, repeats: true) { _ in
        test.note("tick")
      }
      timer.tolerance = 0.1
      #expect(timer.tolerance == 0.1)
      RunLoop.main.add(timer, forMode: .common)
      RunLoop.main.add(timer, forMode: .default)
    }
    #expect(test.log == ["tick 0.2", "tick 0.7"])
  }

  @Test func methodsReplaceSelectors() throws {
    final class Target {
      var seen: [String] = []
      func tick(_ timer: Timer) { seen.append(timer.userInfo as? String ?? "") }
    }
    let (test, target) = (try TestStage(), Target())
    try test.play(until: 0.5) {
      Timer.scheduledTimer(
        timeInterval: 0.2, target: target, action: Target.tick, userInfo: "info", repeats: true)
    }
    #expect(target.seen == ["info", "info"])
  }

  @Test func nonFiniteIntervalsAreErrors() throws {
    let test = try TestStage()
    let error = #expect(throws: FlipbookError.self) {
      try test.play(until: 1) {
        Timer.scheduledTimer(withTimeInterval: .nan, repeats: true) { _ in }
      }
    }
    #expect(error?.message.contains("interval of nan s") == true)
  }

  @Test func anIntervalOfZeroLetsTimePass() throws {
    let test = try TestStage()
    var count = 0
    try test.play(until: 0.001) {
      Timer.scheduledTimer(withTimeInterval: 0, repeats: true) { _ in count += 1 }
    }
    #expect(count == 10)
  }

  @Test func closuresAreReleasedWithTheStage() throws {
    final class Probe {}
    weak var probe: Probe?
    try {
      let test = try TestStage()
      let retained = Probe()
      probe = retained
      try test.play(until: 1) {
        Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { _ in _ = retained }
      }
    }()
    #expect(probe == nil)
  }

  @Test func foundationTimersAreRejected() throws {
    let test = try TestStage()
    #expect(throws: FlipbookError.self) {
      try test.play(until: 1) { RunLoop.main.add(foundationTimer(), forMode: .common) }
    }
  }
}
