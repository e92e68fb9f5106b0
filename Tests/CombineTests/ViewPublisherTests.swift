import Combine
import CombineCocoa
import Controls
import FilmStage
import Foundation
import Geometry
import Rx
import ScriptedUsers
import Testing
import Views
import VirtualTime

@Suite struct ViewPublisherTests {
  private let stage: Stage

  init() throws { stage = try Stage(canvas: Canvas(width: 100, height: 100)) }

  @Test func controlsPublishTheUsersActions() throws {
    var events: [String] = []
    let stage = stage
    let held = stage.perform {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      let flip = UISwitch(frame: CGRect(x: 0, y: 50, width: 50, height: 30))
      stage.window.addSubview(button)
      stage.window.addSubview(flip)
      stage.touch(button, at: 1)
      stage.touch(flip, at: 2)
      return [
        button.tapPublisher.sink { events.append("tap") },
        button.publisher(for: .touchDown).sink { events.append("down") },
        flip.isOnPublisher.sink { events.append("\($0)") },
      ]
    }
    try stage.advance(to: 3)
    withExtendedLifetime(held) {}
    #expect(events == ["false", "down", "tap", "true"])
  }

  @Test func propertiesHavePublishers() throws {
    var values: [CGFloat] = []
    let stage = stage
    stage.perform {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let held = view.publisher(for: \.center.x).sink { values.append($0) }
      view.center.x = 20
      view.center.x = 30
      withExtendedLifetime(held) {}
    }
    try stage.advance(to: 1)
    #expect(values == [5, 20, 30])
  }

  @Test func motionsFollowEachOther() throws {
    var ends: [TimeInterval] = []
    let stage = stage
    let held = stage.perform {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(view)
      return view.motion.move(to: CGPoint(x: 50, y: 50), duration: 0.5)
        .append(view.motion.fade(to: 0, duration: 0.25))
        .sink(
          receiveCompletion: { _ in ends.append(stage.time) },
          receiveValue: { ends.append(stage.time) })
    }
    try stage.advance(to: 2)
    withExtendedLifetime(held) {}
    #expect(ends == [0.5, 0.75, 0.75])
  }
}
