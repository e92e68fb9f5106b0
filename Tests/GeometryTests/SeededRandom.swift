import Foundation
import Geometry

/// A generator with the same numbers on every run (SplitMix64).
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  mutating func point(_ range: ClosedRange<Double>) -> CGPoint {
    CGPoint(x: number(range), y: number(range))
  }

  mutating func transform() -> CGAffineTransform {
    CGAffineTransform(
      a: number(-3...3), b: number(-3...3), c: number(-3...3), d: number(-3...3),
      tx: number(-500...500), ty: number(-500...500))
  }
}

/// The largest difference between corresponding entries of two transforms.
func distance(_ one: CGAffineTransform, _ other: CGAffineTransform) -> Double {
  [
    one.a - other.a, one.b - other.b, one.c - other.c, one.d - other.d, one.tx - other.tx,
    one.ty - other.ty,
  ].map { abs($0) }.max() ?? 0
}

/// The distance between two points.
func distance(_ one: CGPoint, _ other: CGPoint) -> Double {
  hypot(one.x - other.x, one.y - other.y)
}
