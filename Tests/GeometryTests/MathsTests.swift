import Foundation
import Geometry
import Testing

@Suite struct MathsTests {
  /// The difference of two values, in units in the last place of `expected` or of 1e-300.
  private func ulps(_ value: Double, _ expected: Double) -> Double {
    abs(value - expected) / max(expected.ulp, 1e-300)
  }

  private func check(_ angle: Double, _ limit: Double = 2) {
    let (sine, cosine) = Maths.sineAndCosine(angle)
    #expect(ulps(sine, sin(angle)) <= limit, "sin(\(angle))")
    #expect(ulps(cosine, cos(angle)) <= limit, "cos(\(angle))")
  }

  @Test func sineAndCosineAgreeWithTheCLibrary() {
    var random = SeededRandom(4)
    for _ in 0..<20_000 {
      check(random.number(-10...10))
      check(random.number(-99_999...99_999))
      check(exp(random.number(-40...0)))
    }
  }

  @Test func quadrantBordersAreAccurate() {
    for quarter in -400...400 {
      let angle = Double(quarter) * .pi / 2
      check(angle)
      check(angle.nextUp)
      check(angle.nextDown)
      check(angle + .pi / 4)
      check((angle + .pi / 4).nextUp)
    }
  }

  @Test func theSineOfPiKeepsItsResidue() {
    #expect(Maths.sineAndCosine(.pi).sine == 1.2246467991473532e-16)
    #expect(Maths.sineAndCosine(-.pi).sine == -1.2246467991473532e-16)
    #expect(Maths.sineAndCosine(.pi).cosine == -1)
    #expect(Maths.sineAndCosine(.pi / 2).cosine == 6.123233995736766e-17)
    #expect(Maths.sineAndCosine(0) == (0, 1))
  }

  @Test func theExponentialAgreesWithTheCLibrary() {
    var random = SeededRandom(6)
    for _ in 0..<20_000 {
      for range in [-1.0...1, -30...30, -700...700] {
        let x = random.number(range)
        #expect(ulps(Maths.exponential(x), exp(x)) <= 2, "exp(\(x))")
      }
    }
    #expect(Maths.exponential(0) == 1)
    #expect(Maths.exponential(-800) == 0 && Maths.exponential(-.infinity) == 0)
    #expect(Maths.exponential(800) == .infinity && Maths.exponential(709) == exp(709))
    #expect(Maths.exponential(-744) == exp(-744))
    #expect(Maths.exponential(.nan).isNaN)
  }

  @Test func theErrorOfHugeAnglesIsBounded() {
    var random = SeededRandom(5)
    for _ in 0..<2000 {
      let angle = random.number(-1e9...1e9)
      let (sine, cosine) = Maths.sineAndCosine(angle)
      #expect(abs(sine - sin(angle)) < abs(angle) * 1e-16)
      #expect(abs(cosine - cos(angle)) < abs(angle) * 1e-16)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func nonFiniteAnglesGiveNaN(angle: Double) {
    #expect(Maths.sineAndCosine(angle).sine.isNaN && Maths.sineAndCosine(angle).cosine.isNaN)
  }

  @Test func theArcTangentAgreesWithTheCLibrary() {
    var random = SeededRandom(6)
    for _ in 0..<20_000 {
      let (x, y) = (random.number(-1...1), random.number(-1...1))
      #expect(ulps(Maths.arcTangent(y: y, x: x), atan2(y, x)) <= 3, "atan2(\(y), \(x))")
      let (far, near) = (exp(random.number(-300...300)), exp(random.number(-300...300)))
      #expect(ulps(Maths.arcTangent(y: far, x: -near), atan2(far, -near)) <= 3)
    }
  }

  @Test(arguments: [0.0, -0.0, 1, -1, 1e-300, -1e-300, 0.25, 0.75, .infinity, -.infinity])
  func theArcTangentOfAxesAndDiagonals(y: Double) {
    for x in [0.0, 1, -1, 1e-300, -1e-300, .infinity, -.infinity, 1.0.nextUp, -3] {
      #expect(ulps(Maths.arcTangent(y: y, x: x), atan2(y, x)) <= 2, "atan2(\(y), \(x))")
    }
    #expect(Maths.arcTangent(y: -0.0, x: -1) == -.pi)
    #expect(Maths.arcTangent(y: 1.2246467991473532e-16, x: -1) == .pi)
    #expect(Maths.arcTangent(y: .nan, x: 1).isNaN && Maths.arcTangent(y: 1, x: .nan).isNaN)
  }
}
