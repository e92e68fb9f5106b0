import Foundation
import Geometry
import Testing

@Suite struct AffineDecompositionTests {
  @Test func randomAndMirroredTransformsRoundTrip() {
    var random = SeededRandom(3)
    var mirrored = 0
    for _ in 0..<5000 {
      let transform = random.transform()
      if transform.determinant < 0 { mirrored += 1 }
      let back = AffineDecomposition(transform).transform
      #expect(distance(back, transform) < 1e-12 * max(1, 1 / abs(transform.determinant)))
    }
    #expect(mirrored > 1000)
  }

  @Test(arguments: [
    CGAffineTransform(), CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: 1, y: 0),
    CGAffineTransform(scaleX: 0, y: -2), CGAffineTransform(rotationAngle: 1).scaledBy(x: 0, y: 3),
    CGAffineTransform(rotationAngle: 2).scaledBy(x: 3, y: 0),
    CGAffineTransform(translationX: 7, y: 8).scaledBy(x: 0, y: 0),
  ])
  func singularTransformsRoundTrip(transform: CGAffineTransform) {
    #expect(distance(AffineDecomposition(transform).transform, transform) < 1e-15)
  }

  @Test func aTransformOntoALineKeepsTheXAxisAndIsFinite() {
    let parts = AffineDecomposition(CGAffineTransform(1, 2, 2, 4, 5, 6))
    #expect(parts.transform.isFinite)
    #expect(abs(parts.transform.a - 1) < 1e-15 && abs(parts.transform.b - 2) < 1e-15)
  }

  @Test func partsAreScaleShearRotationAndTranslationInOrder() {
    let transform = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 2, y: 3)
    var parts = AffineDecomposition(transform)
    #expect(abs(parts.rotation - 0.5) < 1e-15)
    #expect(abs(parts.scaleX - 2) < 1e-15 && abs(parts.scaleY - 3) < 1e-14)
    #expect(abs(parts.shear) < 1e-15)
    parts = AffineDecomposition(CGAffineTransform(1, 0, 0.5, 1, 7, 8))
    #expect(parts.shear == 0.5 && parts.translation == CGPoint(x: 7, y: 8))
  }

  @Test(arguments: [(-1.0, 1.0), (1.0, -1.0)])
  func mirroringIsANegativeScaleWithoutRotation(x: Double, y: Double) {
    let parts = AffineDecomposition(CGAffineTransform(scaleX: x, y: y))
    #expect(parts.rotation == 0 && parts.scaleX == x && parts.scaleY == y)
  }

  @Test func componentsComposeTheTransform() {
    let transform = CGAffineTransform(translationX: 3, y: 4).rotated(by: 0.5).scaledBy(x: 2, y: 3)
    let parts = transform.decomposed()
    #expect(abs(parts.rotation - 0.5) < 1e-12 && abs(parts.scale.width - 2) < 1e-12)
    #expect(abs(parts.scale.height - 3) < 1e-12 && abs(parts.horizontalShear) < 1e-12)
    #expect(parts.translation == CGVector(dx: 3, dy: 4))
    let again = CGAffineTransform(parts)
    #expect(abs(again.a - transform.a) < 1e-12 && abs(again.c - transform.c) < 1e-12)
    #expect(CGAffineTransform(CGAffineTransformComponents()).isIdentity)
  }
}
