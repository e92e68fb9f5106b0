import Controls
import Drawing
import Foundation
import Layers
import Testing
import Views
import VirtualTime

@Suite struct UIStepperTests {
  let scene = TouchScene()
  let stepper: UIStepper
  let log: EventLog

  init() {
    stepper = scene.add(UIStepper(frame: CGRect(x: 20, y: 50, width: 10, height: 10)))
    log = EventLog(stepper)
  }

  @Test func theSizeIsFixed() {
    #expect(stepper.frame == CGRect(x: 20, y: 50, width: 94, height: 32))
    stepper.frame = CGRect(x: 30, y: 60, width: 300, height: 300)
    #expect(stepper.frame == CGRect(x: 30, y: 60, width: 94, height: 32))
  }

  @Test func tapsChangeTheValue() {
    scene.drag(point(90, 66))
    #expect(stepper.value == 1 && log.names == ["value", "primary", "down", "upInside"])
    stepper.stepValue = 0.5
    scene.drag(point(40, 66))
    #expect(stepper.value == 0.5)
  }

  @Test func theValueStaysInItsRange() {
    scene.drag(point(40, 66))
    #expect(stepper.value == 0 && !log.names.contains("value"))
    stepper.maximumValue = 3
    stepper.value = 9
    #expect(stepper.value == 3)
    stepper.minimumValue = 5
    #expect(stepper.value == 5 && stepper.maximumValue == 5)
  }

  @Test func theValueContinuesAtTheOtherEnd() {
    stepper.wraps = true
    scene.drag(point(40, 66))
    #expect(stepper.value == 100)
    scene.drag(point(90, 66))
    #expect(stepper.value == 0)
  }

  @Test func aLongTouchRepeatsSteps() {
    let touch = scene.clock.asCurrent {
      let touch = TouchSequence(in: scene.window)
      touch.begin(at: point(90, 66))
      return touch
    }
    #expect(stepper.value == 1)
    scene.run(to: 0.65)
    #expect(stepper.value == 3)
    scene.clock.asCurrent { touch.end() }
    scene.run(to: 2)
    #expect(stepper.value == 3)
  }

  @Test func changesCanBeSentAtTheEnd() {
    stepper.isContinuous = false
    scene.drag(point(90, 66))
    #expect(log.names == ["down", "value", "primary", "upInside"])
  }

  @Test func aStepMustBePositive() {
    scene.clock.asCurrent { stepper.stepValue = 0 }
    #expect(stepper.stepValue == 1)
    #expect("\(scene.clock.failure as Any)".contains("The stepValue of UIStepper"))
  }
}
