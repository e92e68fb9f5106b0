import Layers
import Testing
import UIKit
import VirtualTime

@Suite struct RealClockTests {
  /// Returns the warnings of a stage that runs `body`.
  private func warnings(_ body: () throws -> Void) throws -> [LayerWarning] {
    let test = try TestStage()
    return try test.stage.perform {
      let clock = try #require(VirtualClock.current)
      LayerWarnings.of(clock).gather()
      try body()
      return LayerWarnings.of(clock).all
    }
  }

  @Test(arguments: WallClock.calls.indices)
  func callsInFilesThatImportOnlyFoundationAreReported(index: Int) throws {
    let call = WallClock.calls[index]
    let warnings = try warnings(call.run)
    #expect(warnings.first?.code == .realClock, "\(call.name): \(warnings)")
    #expect(warnings.first?.message.contains("ByFoundationAlone.swift:") == true, "\(warnings)")
    #expect(warnings.count == 1, "\(call.name): \(warnings)")
  }

  @Test func eachLineIsReportedOnce() throws {
    let found = try warnings {
      for _ in 0..<500 { WallClock.calls[0].run() }
      WallClock.calls[4].run()
    }
    #expect(found.count == 2)
  }

  @Test func harmlessCallsAreNotReported() throws {
    #expect(try warnings(WallClock.harmless) == [])
  }

  @Test func queuesAndTimersOfTheStageAreNotReported() throws {
    let test = try TestStage()
    var found: [LayerWarning] = []
    test.stage.perform {
      if let clock = VirtualClock.current { LayerWarnings.of(clock).gather() }
    }
    try test.play(until: 1) {
      DispatchQueue.main.async { test.note("async") }
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { test.note("after") }
      Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in test.note("timer") }
      RunLoop.main.perform { test.note("perform") }
      CADisplayLink { $0.invalidate() }.add(to: .main, forMode: .common)
      _ = test.stage.snapshot()
    }
    test.stage.perform {
      found = VirtualClock.current.map { LayerWarnings.of($0).all } ?? []
    }
    #expect(test.log.count == 4 && found == [])
  }

  @Test func nothingIsReportedWithoutAStage() throws {
    let test = try TestStage()
    WallClock.calls[0].run()
    let found = test.stage.perform {
      VirtualClock.current.map { LayerWarnings.of($0).all } ?? []
    }
    #expect(found == [])
  }
}
