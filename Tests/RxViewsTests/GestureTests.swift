import Controls
import FilmStage
import Foundation
import Rx
import RxViews
import ScriptedUsers
import Testing
import Views

@Suite struct GestureTests {
  /// A recognizer sends itself, also where only its superclass is known.
  @Test func recognizersSendTheirEvents() throws {
    let stage = try TestStage()
    let view = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let tap: UIGestureRecognizer = UITapGestureRecognizer()
    stage.stage.perform { view.addGestureRecognizer(tap) }
    let subscription = stage.record(
      tap.rx.event.map { "\($0 === tap) \($0.state == .ended) \(Int($0.location(in: view).x))" })
    stage.stage.touch(view, at: 0.2, point: CGPoint(x: 30, y: 40))
    #expect(stage.failure(to: 0.5) == nil)
    #expect(stage.log == ["300: next(true true 30)"])
    subscription.dispose()
    stage.stage.touch(view, at: 0.6)
    #expect(stage.failure(to: 1) == nil)
    #expect(stage.log.count == 1)
  }
}
