import Failures
import FilmStage
import Testing
import UIKit

@Suite struct TimerTests {
  @Test func aTimerRepeatsUntilItIsInvalid() throws {
    let room = try Room()
    var count = 0
    try room.play(until: 3) {
      Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { timer in
        room.say("tick")
        count += 1
        if count == 3 { timer.invalidate() }
      }
    }
    #expect(room.log == ["tick 0.3", "tick 0.6", "tick 0.9"])
  }

  @Test func aTimerWaitsUntilItIsAddedAndKeepsItsFireDate() throws {
    let room = try Room()
    var timer: Timer?
    try room.play(until: 1) {
      timer = Timer(timeInterval: 0.25, repeats: false) { _ in room.say("fired") }
    }
    #expect(room.log.isEmpty)
    #expect(timer?.fireDate == Date(timeIntervalSinceReferenceDate: 0.25))
    try room.play(until: 2) { RunLoop.main.add(timer!, forMode: .default) }
    #expect(room.log == ["fired 1.0"])
    #expect(timer?.isValid == false)
  }

  @Test func fireCallsAtOnceAndLeavesTheRhythm() throws {
    let room = try Room()
    try room.play(until: 1.2) {
      let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in room.say("tick")
      }
      #expect(timer.timeInterval == 0.5)
      timer.fire()
    }
    #expect(room.log == ["tick 0.0", "tick 0.5", "tick 1.0"])
  }

  @Test func fireEndsATimerThatDoesNotRepeat() throws {
    let room = try Room()
    try room.play(until: 2) {
      let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in room.say("tick")
      }
      #expect(timer.timeInterval == 0)
      timer.fire()
      #expect(!timer.isValid)
      timer.fire()
    }
    #expect(room.log == ["tick 0.0"])
  }

  @Test func aFireDateThatIsSetMovesTheRhythm() throws {
    let room = try Room()
    try room.play(until: 1.6) {
      let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in room.say("tick")
      }
      timer.fireDate = Date().addingTimeInterval(0.1)
    }
    #expect(room.log == ["tick 0.1", "tick 0.6", "tick 1.1", "tick 1.6"])
  }

  @Test func aTimerFiresFirstAtItsDate() throws {
    let room = try Room()
    try room.play(until: 1) {
      let timer = Timer(fire: Date(timeIntervalSinceNow: 0.2), interval: 0.5, repeats: true) { _ in
        room.say("tick")
      }
      timer.tolerance = 0.1
      #expect(timer.tolerance == 0.1)
      RunLoop.main.add(timer, forMode: .common)
      RunLoop.main.add(timer, forMode: .default)
    }
    #expect(room.log == ["tick 0.2", "tick 0.7"])
  }

  @Test func aTimerTakesAMethodInPlaceOfASelector() throws {
    final class Target {
      var seen: [String] = []
      func tick(_ timer: Timer) { seen.append(timer.userInfo as? String ?? "") }
    }
    let (room, target) = (try Room(), Target())
    try room.play(until: 0.5) {
      Timer.scheduledTimer(
        timeInterval: 0.2, target: target, action: Target.tick, userInfo: "info", repeats: true)
    }
    #expect(target.seen == ["info", "info"])
  }

  @Test func anIntervalThatIsNotFiniteEndsTheFilmWithAnError() throws {
    let room = try Room()
    let error = #expect(throws: FlipbookError.self) {
      try room.play(until: 1) {
        Timer.scheduledTimer(withTimeInterval: .nan, repeats: true) { _ in }
      }
    }
    #expect(error?.message.contains("interval of nan s") == true)
  }

  @Test func anIntervalOfNothingLetsTimePass() throws {
    let room = try Room()
    var count = 0
    try room.play(until: 0.001) {
      Timer.scheduledTimer(withTimeInterval: 0, repeats: true) { _ in count += 1 }
    }
    #expect(count == 10)
  }

  @Test func whatATimerCallsIsLetGoWithTheStage() throws {
    final class Probe {}
    weak var probe: Probe?
    try {
      let room = try Room()
      let kept = Probe()
      probe = kept
      try room.play(until: 1) {
        Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { _ in _ = kept }
      }
    }()
    #expect(probe == nil)
  }

  @Test func aTimerOfFoundationsIsRefusedByTheStagesRunLoop() throws {
    let room = try Room()
    #expect(throws: FlipbookError.self) {
      try room.play(until: 1) { RunLoop.main.add(foundationTimer(), forMode: .common) }
    }
  }
}
