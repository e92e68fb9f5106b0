import Layers
import Testing
import UIKit
import VirtualTime

@Suite struct RealClockTests {
  /// The warnings of a stage on which `body` runs.
  private func warnings(_ body: () throws -> Void) throws -> [LayerWarning] {
    let room = try Room()
    return try room.stage.perform {
      let clock = try #require(VirtualClock.current)
      LayerWarnings.of(clock).gather()
      try body()
      return LayerWarnings.of(clock).all
    }
  }

  @Test(arguments: WallClock.calls.indices)
  func aFileThatImportsFoundationAloneIsToldOfByItsName(index: Int) throws {
    let call = WallClock.calls[index]
    let warnings = try warnings(call.run)
    #expect(warnings.first?.code == .realClock, "\(call.name): \(warnings)")
    #expect(warnings.first?.message.contains("ByFoundationAlone.swift:") == true, "\(warnings)")
    #expect(warnings.count == 1, "\(call.name): \(warnings)")
  }

  @Test func theSameLineIsToldOfOnceAndHidesNoOther() throws {
    let found = try warnings {
      for _ in 0..<500 { WallClock.calls[0].run() }
      WallClock.calls[4].run()
    }
    #expect(found.count == 2)
  }

  @Test func otherCallsAreNotToldOf() throws {
    #expect(try warnings(WallClock.harmless) == [])
  }

  @Test func theStagesOwnQueuesAndTimersAreNotToldOf() throws {
    let room = try Room()
    var found: [LayerWarning] = []
    room.stage.perform {
      if let clock = VirtualClock.current { LayerWarnings.of(clock).gather() }
    }
    try room.play(until: 1) {
      DispatchQueue.main.async { room.say("async") }
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { room.say("after") }
      Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in room.say("timer") }
      RunLoop.main.perform { room.say("perform") }
      CADisplayLink { $0.invalidate() }.add(to: .main, forMode: .common)
      _ = room.stage.snapshot()
    }
    room.stage.perform {
      found = VirtualClock.current.map { LayerWarnings.of($0).all } ?? []
    }
    #expect(room.log.count == 4 && found == [])
  }

  @Test func withoutAStageNobodyIsTold() throws {
    let room = try Room()
    WallClock.calls[0].run()
    let found = room.stage.perform {
      VirtualClock.current.map { LayerWarnings.of($0).all } ?? []
    }
    #expect(found == [])
  }
}
