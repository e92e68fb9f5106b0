import Foundation
import Layers
import Testing
import VirtualTime
import Views

@Suite struct UpdateLinkTests {
  @Test func actionsAreCalledAtEachRefreshInTheOrderOfTheirPhases() {
    let scene = Scene()
    var calls: [String] = []
    scene.perform {
      let start = CACurrentMediaTime()
      let link = UIUpdateLink(view: scene.view)
      link.requiresContinuousUpdates = true
      link.addAction(to: .afterUpdateComplete) { _, _ in calls.append("after") }
      link.addAction { link, info in
        calls.append("\(((info.modelTime - start) * 60).rounded())")
        #expect(link.currentUpdateInfo === info)
        #expect(info.modelTime < info.completionDeadlineTime)
        if calls.count >= 5 { link.isEnabled = false }
      }
      #expect(!link.isEnabled)
      link.isEnabled = true
    }
    scene.run(to: 1)
    #expect(calls == ["0.0", "after", "1.0", "after", "2.0"])
  }

  @Test func aViewOutsideOfAWindowHasNoUpdates() {
    let scene = Scene()
    var count = 0
    scene.perform {
      scene.view.removeFromSuperview()
      let link = UIUpdateLink(view: scene.view)
      link.requiresContinuousUpdates = true
      link.addAction { _, _ in count += 1 }
      link.isEnabled = true
    }
    scene.run(to: 0.5)
    #expect(count == 0)
    scene.perform { scene.window.addSubview(scene.view) }
    scene.run(to: 1)
    #expect(count > 25)
  }

  @Test(arguments: [true, false])
  func onlyContinuousUpdatesKeepAFilmRunning(isContinuous: Bool) {
    let scene = Scene()
    scene.perform {
      let link = UIUpdateLink(view: scene.view)
      link.addAction { _, _ in }
      link.requiresContinuousUpdates = isContinuous
      link.isEnabled = true
    }
    scene.run(to: 0.1)
    #expect(scene.clock.isIdle != isContinuous)
  }
}
