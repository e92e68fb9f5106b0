import Testing
import UIKit

@Suite struct GeometryNamesTests {
  let rect = CGRectMake(1, 2, -4, 3)

  @Test func cFunctionsMatchSwiftMembers() {
    #expect(CGRectGetMinX(rect) == -3 && CGRectGetMidX(rect) == -1 && CGRectGetMaxX(rect) == 1)
    #expect(CGRectGetMinY(rect) == 2 && CGRectGetMidY(rect) == 3.5 && CGRectGetMaxY(rect) == 5)
    #expect(CGRectGetWidth(rect) == 4 && CGRectGetHeight(rect) == 3)
    #expect(CGRectStandardize(rect) == CGRect(x: -3, y: 2, width: 4, height: 3))
    #expect(CGRectOffset(CGRectZero, 1, 2).origin == CGPointMake(1, 2))
    #expect(CGRectInset(CGRectMake(0, 0, 4, 4), 1, 2).size == CGSizeMake(2, 0))
    #expect(CGRectIntegral(CGRectMake(0.5, 0.5, 1, 1)) == CGRectMake(0, 0, 2, 2))
    #expect(CGRectIsNull(CGRectIntersection(CGRectMake(0, 0, 1, 1), CGRectMake(5, 5, 1, 1))))
    #expect(CGRectUnion(CGRectMake(0, 0, 1, 1), CGRectMake(5, 5, 1, 1)).maxX == 6)
    #expect(CGRectContainsPoint(CGRectMake(0, 0, 1, 1), CGPointZero))
    #expect(CGRectContainsRect(CGRectMake(0, 0, 2, 2), CGRectMake(1, 1, 1, 1)))
    #expect(CGRectIsEmpty(CGRectZero) && CGRectIsInfinite(CGRectInfinite))
    #expect(CGRectIntersectsRect(CGRectMake(0, 0, 2, 2), CGRectMake(1, 1, 2, 2)))
    #expect(CGSizeEqualToSize(CGSizeZero, CGSize()) && CGPointEqualToPoint(.zero, CGPointZero))
    #expect(CGVectorMake(1, 2) == CGVector(dx: 1, dy: 2) && CGRectIsNull(CGRectNull))
  }

  @Test func integersHaveObjectiveCNames() {
    let index: NSInteger = -1
    #expect(index == Int(-1) && NSUInteger.max == UInt.max && NSInteger(CGFloat(2.5)) == 2)
    #expect(NSIntegerMax == Int.max && NSIntegerMin == Int.min && NSUIntegerMax == UInt.max)
    #expect(INT64_MIN == Int64.min && INT64_MAX == Int64.max && UINT64_MAX == UInt64.max)
  }

  @Test func equalToComparesStandardizedValues() {
    #expect(rect.equalTo(CGRect(x: -3, y: 2, width: 4, height: 3)) && !rect.equalTo(.zero))
    #expect(CGRectEqualToRect(rect, rect))
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)) && !CGPoint.zero.equalTo(rect.origin))
    #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
    #expect(!CGSize.zero.equalTo(rect.size))
  }

  @Test func transformFunctionsApplyTheNewTransformFirst() {
    let moved = CGAffineTransformMakeTranslation(10, 0)
    let both = CGAffineTransformScale(moved, 2, 2)
    #expect(CGPointApplyAffineTransform(CGPointMake(1, 1), both) == CGPointMake(12, 2))
    #expect(both == CGAffineTransformConcat(CGAffineTransformMakeScale(2, 2), moved))
    #expect(CGAffineTransformTranslate(CGAffineTransformIdentity, 10, 0) == moved)
    #expect(
      CGAffineTransformIsIdentity(CGAffineTransformConcat(CGAffineTransformInvert(moved), moved)))
    let turned = CGAffineTransformRotate(CGAffineTransformIdentity, 1)
    #expect(CGAffineTransformEqualToTransform(turned, CGAffineTransformMakeRotation(1)))
    #expect(CGSizeApplyAffineTransform(CGSizeMake(1, 1), both) == CGSizeMake(2, 2))
    #expect(CGRectApplyAffineTransform(CGRectMake(0, 0, 1, 1), moved).minX == 10)
    #expect(CGAffineTransformMake(1, 0, 0, 1, 10, 0) == moved)
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    #expect(
      UIEdgeInsetsEqualToEdgeInsets(insets, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    #expect(UIEdgeInsetsInsetRect(CGRectMake(0, 0, 10, 10), insets) == CGRectMake(2, 1, 4, 6))
  }

  @Test func stringsHaveApplesFormat() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: -2.5)) == "{1, -2.5}")
    #expect(NSStringFromCGSize(CGSize(width: 0.1, height: 2)) == "{0.10000000000000001, 2}")
    #expect(NSStringFromCGRect(CGRectMake(0, 1, 320, 480)) == "{{0, 1}, {320, 480}}")
    #expect(NSStringFromCGAffineTransform(.identity) == "[1, 0, 0, 1, 0, 0]")
    #expect(NSStringFromUIEdgeInsets(UIEdgeInsetsMake(1, 2, 3, 4)) == "{1, 2, 3, 4}")
    #expect(NSStringFromCGPoint(.zero) == "{0, 0}")
    #expect(NSStringFromCGVector(CGVectorMake(3, 4)) == "{3, 4}")
    #expect(NSStringFromUIOffset(UIOffset(horizontal: 1, vertical: 2)) == "{1, 2}")
  }

  @Test func stringsRoundTripExactly() {
    let transform = CGAffineTransform(rotationAngle: 0.7).translatedBy(x: 1 / 3, y: -2)
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
    #expect(NSCoder.cgRect(for: "{{1, 2}, {3.5, 4}}") == CGRect(x: 1, y: 2, width: 3.5, height: 4))
    #expect(NSCoder.cgPoint(for: "{ 1,2 }") == CGPoint(x: 1, y: 2))
    #expect(NSCoder.cgSize(for: "{3, 1e2}") == CGSize(width: 3, height: 100))
    #expect(NSCoder.cgVector(for: "{3, 4}") == CGVector(dx: 3, dy: 4))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSCoder.nsDirectionalEdgeInsets(for: NSCoder.string(for: directional)) == directional)
    #expect(UIOffsetFromString("{1, 2}") == UIOffset(horizontal: 1, vertical: 2))
    #expect(CGPointFromString("{1, 2}") == CGPoint(x: 1, y: 2))
  }

  @Test(arguments: ["", "nonsense", "{1}", "{1, 2, 3}", "{a, b}"])
  func invalidStringsAreZero(text: String) {
    #expect(NSCoder.cgPoint(for: text) == .zero && NSCoder.cgSize(for: text) == .zero)
    #expect(NSCoder.cgRect(for: text) == .zero && NSCoder.uiEdgeInsets(for: text) == .zero)
    #expect(NSCoder.cgAffineTransform(for: text) == .identity)
  }

  @Test func archivesKeepValuesByKeys() throws {
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    let turned = CGAffineTransform(rotationAngle: 1)
    coder.encode(CGPoint(x: 1, y: 2), forKey: "point")
    coder.encode(CGSize(width: 3, height: 4), forKey: "size")
    coder.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
    coder.encode(CGVector(dx: 5, dy: 6), forKey: "vector")
    coder.encode(turned, forKey: "transform")
    coder.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
    coder.encode(UIOffset(horizontal: 7, vertical: 8), forKey: "offset")
    let reader = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
    #expect(reader.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: 2))
    #expect(reader.decodeCGSize(forKey: "size") == CGSize(width: 3, height: 4))
    #expect(reader.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(reader.decodeCGVector(forKey: "vector") == CGVector(dx: 5, dy: 6))
    #expect(reader.decodeCGAffineTransform(forKey: "transform") == turned)
    #expect(reader.decodeUIEdgeInsets(forKey: "insets").right == 4)
    #expect(reader.decodeUIOffset(forKey: "offset").vertical == 8)
    #expect(reader.decodeCGPoint(forKey: "none") == .zero)
    #expect(reader.decodeUIEdgeInsets(forKey: "none") == .zero)
  }

  @Test func underscoredPathInitialisersMakeCopies() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    var moved = CGAffineTransform(translationX: 5, y: 0)
    let stroked = CGPath(
      __byStroking: path, transform: &moved, lineWidth: 2, lineCap: .round, lineJoin: .miter,
      miterLimit: 10)
    #expect(stroked?.boundingBox == CGRect(x: 4, y: -1, width: 12, height: 12))
    let lengths: [CGFloat] = [5, 5]
    let dashed = CGPath(
      __byDashing: path, transform: nil, phase: 0, lengths: lengths, count: lengths.count)
    #expect(dashed == path.copy(dashingWithPhase: 0, lengths: lengths))
    #expect(CGPath(__byDashing: path, transform: nil, phase: 0, lengths: nil, count: 0) == path)
  }

  @Test func lengthsFromNumbers() {
    #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5)
    #expect(CGFloat(exactly: NSNumber(value: 3)) == 3)
  }

  /// What rewritten sources call instead of `intersects(_:)`.
  @Test func rectanglesThatTouchDontIntersect() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.portedIntersects(CGRect(x: 9, y: 9, width: 5, height: 5)))
    #expect(!rect.portedIntersects(CGRect(x: 10, y: 0, width: 5, height: 5)))
    #expect(!rect.portedIntersects(CGRect(x: 2, y: 2, width: 0, height: 5)))
    #expect(!rect.portedIntersects(.null) && rect.portedIntersects(.infinite))
  }
}
