import Testing
import UIKit

@Suite struct ImportTests {
  static let all: [any Clockwork.Type] = [
    ByUIKit.self, ByUIKitAndFoundation.self, ByFoundationAndUIKit.self,
    ByDispatchAndQuartzCore.self, ByFoundationAndRxSwift.self, ByFoundationAndRxCocoa.self,
    ByFlipbookAndUIKit.self,
  ]

  @Test(arguments: all.indices) func howeverItIsImportedAllTicksByTheStage(index: Int) throws {
    let room = try Room()
    var log: [String] = []
    try room.play(until: 5) { Self.all[index].run { log.append($0) } }
    #expect(log == clockworkLog)
  }

  @Test func typesThatAreWrittenOutTickByTheStageToo() throws {
    let room = try Room()
    var clerk: Clerk?
    try room.play(until: 2) {
      clerk = Clerk()
      clerk?.remind(after: 0.5) { room.say("cancelled") }
      clerk?.remind(after: 1.5) { room.say("aged \(clerk?.age ?? 0) at") }
    }
    #expect(room.log == ["aged 1.5 at 1.5"])
  }
}
