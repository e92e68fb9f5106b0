import Controls
import Drawing
import Foundation
import Geometry
import Layers
import Testing
import Views
import VirtualTime

@Suite struct UISwitchTests {
  let scene = TouchScene()
  let flip: UISwitch
  let log: EventLog

  init() {
    flip = scene.add(UISwitch(frame: CGRect(x: 100, y: 50, width: 500, height: 1)))
    log = EventLog(flip)
  }

  /// The presented position of the thumb.
  private var thumb: CGRect { flip.subviews[1].layer.presentation()?.frame ?? .null }

  @Test func theSizeIsFixed() {
    #expect(flip.frame == CGRect(x: 100, y: 50, width: 51, height: 31))
    flip.frame = CGRect(x: 10, y: 20, width: 5, height: 300)
    #expect(flip.frame == CGRect(x: 10, y: 20, width: 51, height: 31))
    flip.bounds.size = .zero
    #expect(flip.bounds.size == CGSize(width: 51, height: 31))
  }

  @Test func aTapTogglesTheSwitchAndSlidesTheThumb() {
    scene.clock.asCurrent { #expect(thumb.minX == 2) }
    scene.drag(point(110, 60))
    #expect(flip.isOn)
    #expect(log.names == ["down", "value", "primary", "upInside"])
    scene.clock.asCurrent { #expect(thumb.minX == 2) }
    scene.run(to: 0.125)
    scene.clock.asCurrent { #expect(thumb.minX > 5 && thumb.minX < 20) }
    scene.run(to: 1)
    scene.clock.asCurrent { #expect(thumb == CGRect(x: 22, y: 2, width: 27, height: 27)) }
    #expect(flip.subviews[0].backgroundColor == .systemGreen)
    scene.drag(point(110, 60))
    #expect(!flip.isOn)
  }

  @Test func touchesDoNotCallTheOverridableSetter() {
    final class Paper: UISwitch {
      var calls: [Bool] = []
      override func setOn(_ on: Bool, animated: Bool) {
        calls.append(on)
        super.setOn(on, animated: animated)
      }
    }
    let paper = scene.add(Paper(frame: CGRect(x: 200, y: 150, width: 0, height: 0)))
    let log = EventLog(paper)
    scene.drag(point(210, 160))
    #expect(paper.isOn && log.names.contains("value"))
    scene.drag(point(240, 160), point(205, 160))
    #expect(!paper.isOn && paper.calls.isEmpty)
    scene.clock.asCurrent { paper.isOn = true }
    #expect(paper.isOn && paper.calls == [true])
  }

  @Test func aDraggedThumbFollowsTheFinger() {
    scene.drag(point(110, 60), point(145, 60), point(146, 60))
    #expect(flip.isOn)
    #expect(log.names.filter { $0 == "value" }.count == 1)
    scene.drag(point(140, 60), point(105, 60), point(145, 60))
    #expect(flip.isOn)
    #expect(log.names.filter { $0 == "value" }.count == 1)
  }

  @Test func liftingOutsideWithoutADragChangesNothing() {
    scene.drag(point(110, 60), point(110, 120))
    #expect(!flip.isOn)
    #expect(!log.names.contains("value"))
  }

  @Test func settingTheStateInCodeSendsNothing() {
    flip.setOn(true, animated: true)
    flip.isOn = false
    #expect(log.names.isEmpty)
  }

  @Test func aCancelledTouchRevertsTheSwitch() {
    let touch = TouchSequence(in: scene.window)
    touch.begin(at: point(110, 60))
    touch.move(to: point(145, 60))
    #expect(flip.isOn)
    flip.isEnabled = false
    #expect(!flip.isOn)
    #expect(!log.names.contains("value"))
  }

  @Test func theColoursCanBeSet() {
    flip.onTintColor = .systemPink
    flip.thumbTintColor = .yellow
    #expect(flip.subviews[0].backgroundColor != .systemPink)
    flip.isOn = true
    #expect(flip.subviews[0].backgroundColor == .systemPink)
    flip.onTintColor = nil
    #expect(flip.subviews[0].backgroundColor == .systemGreen)
  }
}
