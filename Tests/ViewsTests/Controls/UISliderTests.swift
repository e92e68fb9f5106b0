import Controls
import Drawing
import Foundation
import Geometry
import Layers
import Testing
import Views
import VirtualTime

@Suite struct UISliderTests {
  let scene = TouchScene()
  let slider: UISlider
  let log: EventLog

  init() {
    slider = scene.add(UISlider(frame: CGRect(x: 50, y: 50, width: 204, height: 34)))
    log = EventLog(slider)
  }

  /// The centre of the thumb on the canvas.
  private var thumb: CGPoint {
    slider.convert(slider.thumbCenter(at: slider.value), to: scene.window)
  }

  @Test func thePartsFollowTheValue() {
    #expect(thumb == point(66, 67))
    slider.value = 0.5
    #expect(thumb == point(152, 67))
    #expect(slider.subviews[1].frame == CGRect(x: 2, y: 15, width: 100, height: 4))
    #expect(slider.subviews[2].center == point(102, 17))
    slider.frame.size.width = 104
    #expect(slider.subviews[2].center == point(52, 17))
  }

  @Test func theFilledPartHasTheTintColour() {
    slider.superview?.tintColor = .systemPink
    #expect(slider.subviews[1].backgroundColor == .systemPink)
    slider.minimumTrackTintColor = .green
    #expect(slider.subviews[1].backgroundColor == .green)
  }

  @Test func theValueStaysWithinTheRange() {
    slider.maximumValue = 10
    slider.value = 20
    #expect(slider.value == 10)
    slider.maximumValue = 5
    #expect(slider.value == 5)
    slider.minimumValue = 7
    #expect(slider.maximumValue == 7 && slider.value == 7)
    slider.maximumValue = -1
    #expect(slider.minimumValue == -1 && slider.value == -1)
  }

  @Test func aValueOfNaNStopsTheStage() {
    slider.accessibilityIdentifier = "volume"
    scene.clock.asCurrent { slider.value = .nan }
    #expect("\(scene.clock.failure as Any)".contains("The value of UISlider \"volume\""))
    #expect(slider.value == 0)
  }

  @Test func draggingTheThumbMovesItAndSendsEachChange() {
    scene.drag(point(70, 60), point(113, 60), point(156, 60), point(156, 100))
    #expect(abs(slider.value - 0.5) < 1e-6)
    #expect(
      log.names == [
        "down", "value", "primary", "dragInside", "value", "primary", "dragInside", "dragOutside",
        "exit", "upOutside",
      ])
    scene.drag(thumb, point(1000, 67))
    #expect(slider.value == 1)
  }

  @Test func aTouchBesideTheThumbDoesNothing() {
    scene.drag(point(150, 67), point(200, 67))
    #expect(slider.value == 0 && log.names.isEmpty)
  }

  @Test func aNonContinuousSliderSendsItsValueAtTheEnd() {
    slider.isContinuous = false
    scene.drag(thumb, point(113, 67), point(156, 67))
    #expect(log.names.filter { $0 == "value" }.count == 1)
    #expect(log.names.suffix(3) == ["value", "primary", "upInside"])
  }

  @Test func theValueCanBeSetWithAnimation() {
    scene.clock.asCurrent { slider.setValue(1, animated: true) }
    #expect(slider.value == 1 && log.names.isEmpty)
    let knob = slider.subviews[2].layer
    scene.run(to: 0.125)
    scene.clock.asCurrent {
      let middle = knob.presentation()?.position.x ?? 0
      #expect(abs(middle - 102) < 1e-6)
    }
  }
}
