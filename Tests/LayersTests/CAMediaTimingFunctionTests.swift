import Layers
import Testing
import VirtualTime

// FIDELITY 2: the named curves and their control points.
@Suite struct CAMediaTimingFunctionTests {
  @Test(arguments: [
    (CAMediaTimingFunctionName.linear, [Float(0), 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]),
    (.easeOut, [0, 0, 0.58, 1]), (.easeInEaseOut, [0.42, 0, 0.58, 1]),
    (.default, [0.25, 0.1, 0.25, 1]), (CAMediaTimingFunctionName(rawValue: "?"), [0, 0, 1, 1]),
  ])
  func controlPoints(name: CAMediaTimingFunctionName, points: [Float]) {
    let function = CAMediaTimingFunction(name: name)
    var values: [Float] = []
    for index in 0...3 {
      var point: [Float] = [9, 9]
      function.getControlPoint(at: index, values: &point)
      values += point
    }
    #expect(values == [0, 0] + points + [1, 1])
    var untouched: [Float] = [9, 9]
    function.getControlPoint(at: 4, values: &untouched)
    #expect(untouched == [9, 9])
  }

  @Test func customCurves() {
    let custom = CAMediaTimingFunction(controlPoints: 0.5, -1, 0.5, 2)
    #expect(custom == CAMediaTimingFunction(controlPoints: 0.5, -1, 0.5, 2))
    #expect(custom.hash == CAMediaTimingFunction(controlPoints: 0.5, -1, 0.5, 2).hash)
    #expect(custom != CAMediaTimingFunction(name: .default))
  }

  @Test(arguments: [Float.nan, .infinity])
  func nonFiniteControlPointsMakeTheCurveLinear(value: Float) {
    let clock = VirtualClock()
    let function = clock.asCurrent { CAMediaTimingFunction(controlPoints: 0.5, value, 0.5, 1) }
    #expect(clock.failure == nil && LayerWarnings.of(clock).all.map(\.code) == [.notFinite])
    #expect(function == CAMediaTimingFunction(name: .linear))
  }
}
