import Foundation
import Geometry
import Testing

@Suite struct CGAffineTransformTests {
  private let sheared = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)

  @Test func thePlainInitialiserIsZeroAndNotTheIdentity() {
    #expect(CGAffineTransform() == CGAffineTransform(0, 0, 0, 0, 0, 0))
    #expect(!CGAffineTransform().isIdentity)
    #expect(CGAffineTransform.identity == CGAffineTransform(1, 0, 0, 1, 0, 0))
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform(translationX: 1e-300, y: 0).isIdentity)
  }

  @Test func aPointIsARowVector() {
    let point = CGPoint(x: 17, y: 19).applying(sheared)
    #expect(point == CGPoint(x: 2 * 17 + 5 * 19 + 11, y: 3 * 17 + 7 * 19 + 13))
  }

  @Test func sizesAreNotTranslated() {
    let size = CGSize(width: 17, height: -19).applying(sheared)
    #expect(size == CGSize(width: 2 * 17 - 5 * 19, height: 3 * 17 - 7 * 19))
  }

  @Test func positiveAnglesTurnClockwiseOnScreen() {
    let down = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(distance(down, CGPoint(x: 0, y: 1)) < 1e-15)
    let turn = CGAffineTransform(rotationAngle: .pi / 6)
    #expect(abs(turn.a - 3.0.squareRoot() / 2) < 1e-15)
    #expect(abs(turn.b - 0.5) < 1e-15)
    #expect(turn.c == -turn.b)
    #expect(turn.d == turn.a)
  }

  @Test func scalingAndTranslation() {
    #expect(CGAffineTransform(scaleX: 2, y: -3) == CGAffineTransform(2, 0, 0, -3, 0, 0))
    #expect(CGAffineTransform(translationX: 2, y: -3) == CGAffineTransform(1, 0, 0, 1, 2, -3))
  }

  @Test func concatenatingAppliesTheReceiverFirst() {
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    let move = CGAffineTransform(translationX: 10, y: 0)
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(scale.concatenating(move)) == CGPoint(x: 12, y: 2))
    #expect(point.applying(move.concatenating(scale)) == CGPoint(x: 22, y: 2))
  }

  @Test func rotatedScaledAndTranslatedActBeforeTheReceiver() {
    let turn = CGAffineTransform(rotationAngle: 0.7)
    let scale = CGAffineTransform(scaleX: 2, y: -3)
    let move = CGAffineTransform(translationX: 4, y: 5)
    #expect(distance(sheared.rotated(by: 0.7), turn.concatenating(sheared)) < 1e-14)
    #expect(distance(sheared.scaledBy(x: 2, y: -3), scale.concatenating(sheared)) < 1e-14)
    #expect(distance(sheared.translatedBy(x: 4, y: 5), move.concatenating(sheared)) < 1e-14)
    let moved = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
    #expect(moved.tx == 20)
  }

  @Test func inversesUndo() {
    var random = SeededRandom(1)
    for _ in 0..<1000 {
      let transform = random.transform()
      guard abs(transform.determinant) > 1e-3 else { continue }
      let round = transform.concatenating(transform.inverted())
      #expect(distance(round, .identity) < 1e-8)
    }
    #expect(
      CGAffineTransform(scaleX: 2, y: 4).inverted() == CGAffineTransform(scaleX: 0.5, y: 0.25))
  }

  @Test(arguments: [
    CGAffineTransform(), CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(1, 2, 2, 4, 5, 6),
    CGAffineTransform(.nan, 0, 0, 1, 0, 0),
  ])
  func aSingularTransformIsItsOwnInverse(transform: CGAffineTransform) {
    let inverse = transform.inverted()
    #expect("\(inverse)" == "\(transform)")
  }

  @Test func aRectangleBecomesTheBoundingBoxOfItsCorners() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    let quarter = rect.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(distance(quarter.origin, CGPoint(x: -20, y: 0)) < 1e-13)
    #expect(abs(quarter.width - 20) < 1e-13 && abs(quarter.height - 10) < 1e-13)
    #expect(
      rect.applying(CGAffineTransform(scaleX: -1, y: 1))
        == CGRect(x: -10, y: 0, width: 10, height: 20))
  }

  @Test func theBoundingBoxIsTight() {
    var random = SeededRandom(2)
    for _ in 0..<500 {
      let transform = random.transform()
      let rect = CGRect(
        origin: random.point(-50...50),
        size: CGSize(width: random.number(-90...90), height: random.number(-90...90)))
      let corners = [0.0, 1].flatMap { x in
        [0.0, 1].map { y in
          CGPoint(
            x: rect.origin.x + x * rect.size.width, y: rect.origin.y + y * rect.size.height
          ).applying(transform)
        }
      }
      let box = rect.applying(transform)
      #expect(abs(box.minX - (corners.map(\.x).min() ?? 0)) < 1e-9)
      #expect(abs(box.maxX - (corners.map(\.x).max() ?? 0)) < 1e-9)
      #expect(abs(box.minY - (corners.map(\.y).min() ?? 0)) < 1e-9)
      #expect(abs(box.maxY - (corners.map(\.y).max() ?? 0)) < 1e-9)
    }
  }

  @Test func nullAndInfiniteRectanglesAreUnchanged() {
    #expect(CGRect.null.applying(sheared).isNull)
    #expect(CGRect.infinite.applying(sheared).isInfinite)
  }
}
