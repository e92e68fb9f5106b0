import Foundation
import Testing
import UIKit

/// Code with Core Foundation's run loops and Mach's clock.
@Suite struct RunLoopCodeTests {
  @Test func timersWithHandlersFireOnTheStagesClock() throws {
    let test = try TestStage()
    var repeating: CFRunLoopTimer?
    try test.play(until: 1) {
      let once = CFRunLoopTimerCreateWithHandler(
        kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + 0.25, 0, 0, 0
      ) { _ in test.note("once") }
      CFRunLoopAddTimer(CFRunLoopGetCurrent(), once, CFRunLoopMode.commonModes)
      repeating = CFRunLoopTimerCreateWithHandler(
        nil, CFAbsoluteTimeGetCurrent() + 0.1, 0.3, 0, 0
      ) { timer in
        test.note("tick")
        if test.log.count == 4 { CFRunLoopTimerInvalidate(timer) }
      }
      CFRunLoopAddTimer(CFRunLoopGetMain(), repeating, kCFRunLoopCommonModes)
      _ = CFRunLoopTimerCreateWithHandler(nil, 0, 0, 0, 0) { _ in test.note("never") }
    }
    #expect(test.log == ["tick 0.1", "once 0.25", "tick 0.4", "tick 0.7"])
    #expect(!CFRunLoopTimerIsValid(repeating))
  }

  @Test func theTypeOfTheRunLoopHasTheLoops() throws {
    func start(_ timer: Timer, _ loop: StageRunLoop = .current, _ mode: StageRunLoop.Mode) {
      loop.add(timer, forMode: mode)
    }
    let test = try TestStage()
    try test.play(until: 1) {
      start(Timer(timeInterval: 0.5, repeats: false) { _ in test.note("fired") }, .main, .common)
    }
    #expect(test.log == ["fired 0.5"])
  }

  @Test func blocksRunAtTheNextTurn() throws {
    let test = try TestStage()
    try test.play(until: 1) {
      CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.defaultMode.rawValue) {
        test.note("block")
      }
      CFRunLoopWakeUp(RunLoop.main.getCFRunLoop())
      test.note("first")
    }
    #expect(test.log == ["first 0.0", "block 0.0"])
  }

  @Test func machsClockIsTheStages() throws {
    let test = try TestStage()
    var seconds = 0.0
    try test.play(until: 1) {
      let start = mach_absolute_time()
      var base = mach_timebase_info_data_t()
      mach_timebase_info(&base)
      Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
        let ticks = mach_absolute_time() - start
        seconds = Double(ticks) * Double(base.numer) / Double(base.denom) / Double(NSEC_PER_SEC)
      }
    }
    #expect(seconds == 0.5)
  }
}
