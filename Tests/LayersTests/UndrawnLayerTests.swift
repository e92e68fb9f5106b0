import Foundation
import Geometry
import Layers
import Testing

// What is there of things that are not drawn yet: their values, as a fresh layer has them. That they
// animate is in KeyPathTests.
@Suite struct UndrawnLayerTests {
  @Test("FIDELITY 31: an emitter has a seed, and is a point that emits nothing")
  func emitter() {
    let emitter = CAEmitterLayer()
    #expect(emitter.seed == 0 && emitter.emitterCells == nil && emitter.birthRate == 1)
    #expect(emitter.emitterShape == .point && emitter.emitterMode == .volume)
    #expect(emitter.renderMode == .unordered && emitter.lifetime == 1)
  }
}
