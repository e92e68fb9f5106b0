import Foundation
import Geometry
import Testing

// Core Animation's transform functions, checked against its documentation.
@Suite struct CATransform3DTests {
  @Test func entriesAreInRowOrder() {
    let matrix = CATransform3D(entries: (1...16).map(Double.init))
    #expect(matrix?.m12 == 2 && matrix?.m21 == 5 && matrix?.m34 == 12 && matrix?.m44 == 16)
    #expect(matrix?.entries == (1...16).map(Double.init))
    #expect(CATransform3D(entries: [1, 2]) == nil && CGAffineTransform(entries: [1]) == nil)
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(affine.entries == [1, 2, 3, 4, 5, 6])
    #expect(CGAffineTransform(entries: affine.entries) == affine)
  }

  @Test func makersHaveTheDocumentedEntries() {
    let move = CATransform3DMakeTranslation(1, 2, 3)
    #expect([move.m41, move.m42, move.m43, move.m44] == [1, 2, 3, 1] && move.m11 == 1)
    let scale = CATransform3DMakeScale(2, 3, 4)
    #expect([scale.m11, scale.m22, scale.m33, scale.m44] == [2, 3, 4, 1])
    #expect(CATransform3D() != CATransform3DIdentity && CATransform3D().m44 == 0)
    #expect(CATransform3DIsIdentity(CATransform3DIdentity) && !CATransform3DIsIdentity(move))
    #expect(CATransform3DEqualToTransform(move, CATransform3DMakeTranslation(1, 2, 3)))
  }

  @Test(
    "A quarter turn maps each axis to the next",
    arguments: [
      ([0.0, 0, 1], [1.0, 0, 0], [0.0, 1, 0]), ([1, 0, 0], [0, 1, 0], [0, 0, 1]),
      ([0, 1, 0], [0, 0, 1], [1, 0, 0]), ([0, 7, 0], [1, 0, 0], [0, 0, -1]),
    ])
  func quarterTurns(axis: [Double], from: [Double], to: [Double]) {
    let turn = CATransform3DMakeRotation(.pi / 2, axis[0], axis[1], axis[2])
    let end = turn.applied(to: [from[0], from[1], from[2], 1])
    for (lane, value) in to.enumerated() { #expect(abs(end[lane] - value) < 1e-15) }
  }

  @Test func anAxisOfZeroLengthDoesNotRotate() {
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
    #expect(!CATransform3DMakeRotation(1, .nan, 0, 0).isFinite)
  }

  @Test func concatenationAppliesTheFirstFactorFirst() {
    let (move, scale) = (CATransform3DMakeTranslation(1, 0, 0), CATransform3DMakeScale(2, 2, 2))
    #expect(CATransform3DConcat(move, scale).m41 == 2)
    #expect(CATransform3DConcat(scale, move).m41 == 1)
    #expect(CATransform3DScale(move, 2, 2, 2) == CATransform3DConcat(scale, move))
    #expect(CATransform3DTranslate(scale, 1, 0, 0) == CATransform3DConcat(move, scale))
    #expect(
      CATransform3DRotate(scale, 1, 0, 1, 0)
        == CATransform3DConcat(CATransform3DMakeRotation(1, 0, 1, 0), scale))
  }

  @Test func flatTransformsConvertExactlyToAffine() {
    var random = SeededRandom(3)
    for _ in 0..<50 {
      let (one, other) = (random.transform(), random.transform())
      let product = CATransform3DConcat(
        CATransform3DMakeAffineTransform(one), CATransform3DMakeAffineTransform(other))
      #expect(CATransform3DIsAffine(product))
      #expect(CATransform3DGetAffineTransform(product) == one.concatenating(other))
      let angle = random.number(-7...7)
      #expect(
        CATransform3DGetAffineTransform(CATransform3DMakeRotation(angle, 0, 0, 1))
          == CGAffineTransform(rotationAngle: angle))
      #expect(CATransform3DIsAffine(CATransform3DMakeRotation(angle, 0, 0, 1)))
    }
    var turned = CATransform3DMakeRotation(1, 0, 1, 0)
    #expect(CATransform3DGetAffineTransform(turned) == .identity)
    turned = CATransform3DIdentity
    turned.m14 = 0.01
    #expect(CATransform3DGetAffineTransform(turned) == .identity)
    let scale = CATransform3DMakeScale(2, 3, 4)
    #expect(CATransform3DGetAffineTransform(scale) == CGAffineTransform(scaleX: 2, y: 3))
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
  }

  @Test func inversesUndoAndSingularTransformsAreUnchanged() {
    var random = SeededRandom(4)
    for _ in 0..<50 {
      let matrix = random.matrix()
      #expect(distance(matrix.concatenating(CATransform3DInvert(matrix)), .identity) < 1e-9)
    }
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DInvert(flat) == flat)
    let singular = CATransform3DMakeScale(1, 1, 0)
    #expect(CATransform3DInvert(singular) == singular)
  }
}

extension SeededRandom {
  /// Returns a matrix with rotation, translation, scale and perspective.
  mutating func matrix() -> CATransform3D {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / number(100...900)
    perspective.m14 = number(-0.001...0.001)
    let moved = CATransform3DTranslate(
      perspective, number(-50...50), number(-50...50), number(-50...50))
    let turned = CATransform3DRotate(
      moved, number(-3...3), number(-1...1), number(-1...1), number(-1...1))
    let scaled = CATransform3DScale(turned, number(0.2...3), number(-3 ... -0.2), number(0.2...3))
    return CATransform3DConcat(CATransform3D(CGAffineTransform(1, 0.1, 0.4, 1, 0, 0)), scaled)
  }
}

/// The largest difference between corresponding entries of two matrices.
func distance(_ one: CATransform3D, _ other: CATransform3D) -> Double {
  func entries(_ m: CATransform3D) -> [Double] {
    [
      m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41,
      m.m42, m.m43, m.m44,
    ]
  }
  return zip(entries(one), entries(other)).map { abs($0 - $1) }.max() ?? 0
}
