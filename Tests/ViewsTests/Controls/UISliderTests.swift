import Controls
import Drawing
import Foundation
import Geometry
import Layers
import Messaging
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

  @Test func aSliderThatIsGivenOnlyAWidthCanBeDragged() {
    let turned = scene.add(UISlider())
    turned.transform = CGAffineTransform(rotationAngle: -.pi / 2)
    turned.bounds.size.width = 150
    turned.center = point(160, 90)
    #expect(turned.bounds.height == 34)
    let thumb = turned.convert(turned.thumbCenter(at: 0), to: scene.window)
    scene.drag(thumb, turned.convert(turned.thumbCenter(at: 0.5), to: scene.window))
    #expect(abs(turned.value - 0.5) < 0.01)
    #expect(UISlider(frame: CGRect(x: 10, y: 10, width: 80, height: 20)).bounds.height == 20)
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
        "exit", "value", "primary", "upOutside",
      ])
    scene.drag(thumb, point(1000, 67))
    #expect(slider.value == 1)
  }

  /// So that an action with an event can tell the end of a drag.
  @Test func theLastChangeHasTheEndedTouch() {
    final class Recorder: UISlider {
      var phases: [UITouch.Phase?] = []

      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        phases.append(event?.allTouches?.first?.phase)
      }
    }
    let recorder = scene.add(Recorder(frame: CGRect(x: 50, y: 150, width: 204, height: 34)))
    recorder.addTarget(recorder, action: "changed:event:", for: .valueChanged)
    scene.drag(point(66, 167), point(113, 167))
    #expect(recorder.phases == [.moved, .ended])
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

  /// A picture of a size.
  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  @Test func imagesReplaceThumbAndTrack() {
    let (knob, pressed, filled) = (image(20, 10), image(21, 10), image(6, 8))
    slider.value = 0.5
    slider.setThumbImage(knob, for: .normal)
    slider.setThumbImage(pressed, for: .highlighted)
    slider.setMinimumTrackImage(filled, for: .normal)
    let views = slider.subviews
    #expect(slider.currentThumbImage === knob && slider.thumbImage(for: .highlighted) === pressed)
    #expect(views[2].bounds.size == knob.size && views[2].center == point(102, 17))
    #expect(views[1].frame == CGRect(x: 2, y: 13, width: 100, height: 8))
    #expect(views[1].backgroundColor == nil && (views[1] as? UIImageView)?.image === filled)
    #expect(views[1].layer.cornerRadius == 0 && views[0].layer.cornerRadius > 0)
    slider.isHighlighted = true
    #expect(slider.currentThumbImage === pressed && slider.currentMinimumTrackImage === filled)
    slider.setThumbImage(nil, for: .normal)
    slider.isHighlighted = false
    #expect(views[2].bounds.width == 28)
  }

  @Test func aThumbWithAnImageIsTouchedWhereItIs() {
    slider.setThumbImage(image(60, 30), for: .normal)
    #expect(thumb == point(82, 67))
    scene.drag(point(110, 67), point(130, 67))
    #expect(slider.value > 0)
  }

  @Test func imagesAtTheEndsShortenTheTrack() {
    slider.minimumValueImage = image(16, 16)
    slider.maximumValueImage = image(20, 10)
    #expect(
      slider.trackRect(forBounds: slider.bounds) == CGRect(x: 24, y: 15, width: 152, height: 4))
    let frames = slider.subviews.map(\.frame)
    #expect(frames.contains(CGRect(x: 0, y: 9, width: 16, height: 16)))
    #expect(frames.contains(CGRect(x: 184, y: 12, width: 20, height: 10)))
    slider.minimumValueImage = nil
    #expect(slider.trackRect(forBounds: slider.bounds).minX == 2)
  }
}
