import Testing
import UIKit

@Suite struct ImportTests {
  static let all: [any Clockwork.Type] = [
    ByUIKit.self, ByUIKitAndFoundation.self, ByFoundationAndUIKit.self,
    ByDispatchAndQuartzCore.self, ByFoundationAndRxSwift.self, ByFoundationAndRxCocoa.self,
    ByFlipbookAndUIKit.self,
  ]

  @Test(arguments: all.indices) func allImportsUseTheStagesClock(index: Int) throws {
    let test = try TestStage()
    var log: [String] = []
    try test.play(until: 5) { Self.all[index].run { log.append($0) } }
    #expect(log == clockworkLog)
  }

  @Test func explicitTypesUseTheStagesClock() throws {
    let test = try TestStage()
    var clerk: Clerk?
    try test.play(until: 2) {
      clerk = Clerk()
      clerk?.remind(after: 0.5) { test.note("cancelled") }
      clerk?.remind(after: 1.5) { test.note("aged \(clerk?.age ?? 0) at") }
    }
    #expect(test.log == ["aged 1.5 at 1.5"])
  }
}
