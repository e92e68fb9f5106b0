import CoreHaptics
import CoreMotion
import Foundation
import Testing
import UIKit

@Suite struct SensorTests {
  @Test func motionIsNotAvailable() throws {
    let test = try TestStage()
    try test.play(until: 1) {
      let manager = CMMotionManager()
      manager.deviceMotionUpdateInterval = 1 / 60
      manager.startDeviceMotionUpdates(to: .main) { motion, _ in
        test.note("\(motion?.attitude.roll ?? 0)")
      }
      manager.startGyroUpdates()
      #expect(!manager.isDeviceMotionAvailable && !manager.isGyroActive)
      #expect(manager.deviceMotion == nil && manager.accelerometerData == nil)
    }
    #expect(test.log.isEmpty)
  }

  @Test func hapticsPlayNothing() throws {
    let test = try TestStage()
    let tap = CHHapticEvent(
      eventType: .hapticTransient,
      parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)],
      relativeTime: 0.5)
    let hum = CHHapticEvent(
      eventType: .hapticContinuous, parameters: [], relativeTime: 0.25, duration: 1)
    let pattern = try CHHapticPattern(events: [tap, hum], parameters: [])
    #expect(pattern.duration == 1.25)
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    try test.play(until: 1) {
      do {
        let engine = try CHHapticEngine()
        engine.start { test.note("started \($0 == nil)") }
        let player = try engine.makeAdvancedPlayer(with: pattern)
        player.loopEnabled = true
        try player.start(atTime: CHHapticTimeImmediate)
        try player.stop(atTime: engine.currentTime)
      } catch { test.note("\(error)") }
    }
    #expect(test.log == ["started true 0.0"])
  }
}
