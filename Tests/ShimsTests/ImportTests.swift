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
}
