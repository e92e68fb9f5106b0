import Foundation
import Geometry
import Layers
import Testing

// What is there of things that are not drawn yet: their values, as a fresh layer has them. That they
// animate is in KeyPathTests.
@Suite struct UndrawnLayerTests {
  @Test("FIDELITY 30: a stroke runs along all of the path, 1 wide, in no colour")
  func stroke() {
    let shape = CAShapeLayer()
    #expect(shape.strokeStart == 0 && shape.strokeEnd == 1 && shape.strokeColor == nil)
    #expect(shape.lineWidth == 1 && shape.miterLimit == 10 && shape.lineDashPhase == 0)
    #expect(shape.lineCap == .butt && shape.lineJoin == .miter && shape.lineDashPattern == nil)
    #expect(shape.fillRule == .nonZero && shape.fillColor == CGColor(gray: 0, alpha: 1))
  }

  @Test("FIDELITY 31: a gradient is axial, from the middle of the top to that of the bottom")
  func gradient() {
    let gradient = CAGradientLayer()
    #expect(gradient.type == .axial && gradient.colors == nil && gradient.locations == nil)
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1))
    let kinds = [CAGradientLayerType.axial, .radial, .conic].map(\.rawValue)
    #expect(kinds == ["axial", "radial", "conic"])
  }

  @Test("FIDELITY 31: an emitter has a seed, and is a point that emits nothing")
  func emitter() {
    let emitter = CAEmitterLayer()
    #expect(emitter.seed == 0 && emitter.emitterCells == nil && emitter.birthRate == 1)
    #expect(emitter.emitterShape == .point && emitter.emitterMode == .volume)
    #expect(emitter.renderMode == .unordered && emitter.lifetime == 1)
  }

  @Test("FIDELITY 34: contents are shown whole, at one pixel a point, stretched to the bounds")
  func contents() {
    let layer = CALayer()
    let all = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(layer.contents == nil && layer.contentsRect == all && layer.contentsCenter == all)
    #expect(layer.contentsScale == 1 && layer.contentsGravity == .resize)
  }
}
