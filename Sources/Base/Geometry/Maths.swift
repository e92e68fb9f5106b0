/// Transcendental functions for values that affect pixels, implemented with IEEE arithmetic only.
///
/// C libraries differ in the last bits of `sin` or `exp`; these functions give the same bits on
/// every machine. No expression here depends on fused multiply-add. Errors are about one unit in
/// the last place over the stated ranges.
package enum Maths {
  /// Returns the sine and cosine of `angle` in radians. Non-finite angles give NaN.
  ///
  /// π/2 is subtracted in three parts (Cody and Waite), so that residues are accurate too:
  /// sin(Double.pi) = 1.2246e-16, whose sign distinguishes +π from −π. Beyond 10⁵ the argument is
  /// first reduced by the remainder of a division by 2π in double precision.
  package static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    guard angle.isFinite else { return (.nan, .nan) }
    let near = abs(angle) < 1e5 ? angle : angle.remainder(dividingBy: 2 * .pi)
    let quarters = (near * (2 / Double.pi)).rounded()
    var residue = near - quarters * 0x1.921FB544p+0
    residue -= quarters * 0x1.0B4611A6p-34
    residue -= quarters * 0x1.3198A2E037073p-69
    let (sine, cosine) = (kernelSine(residue), kernelCosine(residue))
    switch Int(quarters) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// The Taylor series of the sine, for |x| ≤ π/4.
  private static func kernelSine(_ x: Double) -> Double {
    let square = x * x
    let parts = SIMD8(repeating: square) / SIMD8(272, 210, 156, 110, 72, 42, 20, 6)
    var sum = parts[0]
    for index in 1..<8 { sum = parts[index] * (1 - sum) }
    return x - x * sum
  }

  /// The Taylor series of the cosine, for |x| ≤ π/4.
  private static func kernelCosine(_ x: Double) -> Double {
    let square = x * x
    let parts = SIMD8(repeating: square) / SIMD8(306, 240, 182, 132, 90, 56, 30, 12)
    var sum = parts[0]
    for index in 1..<8 { sum = parts[index] * (1 - sum) }
    return 1 - square / 2 * (1 - sum)
  }

  /// Returns the angle of the vector (x, y) in radians, in −π…π; the sign of a zero or tiny `y` is
  /// significant.
  package static func arcTangent(y: Double, x: Double) -> Double {
    guard !y.isNaN, !x.isNaN else { return .nan }
    let (height, width) = (abs(y), abs(x))
    guard height > 0 || width > 0 else { return y }
    let steep = height > width
    let ratio = steep ? width / height : height / width
    var angle = arcTangent(ofUnit: ratio.isNaN ? 1 : ratio)
    if steep { angle = .pi / 2 - angle }
    if x < 0 { angle = .pi - angle }
    return y.sign == .minus ? -angle : angle
  }

  /// Returns the arctangent for 0…1, from the addition theorem around 0, ½ and 1 and the series.
  private static func arcTangent(ofUnit x: Double) -> Double {
    let (centre, offset): (Double, Double)
    switch x {
    case ...0.25: (centre, offset) = (0, 0)
    case ...0.75: (centre, offset) = (0.5, 0x1.DAC670561BB4Fp-2)
    default: (centre, offset) = (1, .pi / 4)
    }
    let t = (x - centre) / (1 + x * centre)
    let square = t * t
    var sum = 0.0
    for term in stride(from: 27.0, through: 3, by: -2) { sum = (1 / term - sum) * square }
    return offset + (t - t * sum)
  }

  /// Returns e raised to the power of `x`: 0 or infinity if the result is out of range, NaN for
  /// NaN.
  ///
  /// Multiples of ln 2 are subtracted in two parts; the remainder is the argument of a Taylor
  /// series.
  package static func exponential(_ x: Double) -> Double {
    if x > 709.8 { return .infinity }
    if x < -745.2 { return 0 }
    guard !x.isNaN else { return .nan }
    let halvings = (x * 0x1.71547652B82FEp+0).rounded()
    var residue = x - halvings * 0x1.62E42FEEp-1
    residue -= halvings * 0x1.A39EF35793C76p-33
    var sum = 1.0
    for term in stride(from: 14.0, through: 1, by: -1) { sum = 1 + residue / term * sum }
    // In two steps, so that results near the ends of the range are correct.
    let half = Int(halvings) / 2
    return sum * Double(sign: .plus, exponent: half, significand: 1)
      * Double(sign: .plus, exponent: Int(halvings) - half, significand: 1)
  }
}

/// The easing curve of a cubic Bézier from (0, 0) to (1, 1) with two control points.
///
/// `CAMediaTimingFunction` and CSS call this a cubic-bezier: time along x, progress along y. The x
/// coordinates of the control points are in 0…1, so that every time has exactly one progress.
package struct UnitBezier: Hashable, Sendable {
  package let x1, y1, x2, y2: Double

  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  package static let linear = UnitBezier(0, 0, 1, 1)

  /// Returns the progress at `time`, clamped to 0…1. Accurate to 1e-9 wherever the curve isn't
  /// vertical.
  package func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if x1 == y1 && x2 == y2 { return time }
    return Self.coordinate(parameter(at: time), y1, y2)
  }

  /// Returns the curve parameter at which x is `time`: Newton's method within a shrinking bracket,
  /// until the parameter itself converges. A small error in x wouldn't be a sufficient criterion:
  /// near a control point at x = 0 or 1 the curve is so steep that progress can still be far off.
  private func parameter(at time: Double) -> Double {
    var (low, high, guess) = (0.0, 1.0, time)
    for _ in 0..<64 {
      let error = Self.coordinate(guess, x1, x2) - time
      if error == 0 { break }
      if error > 0 { high = guess } else { low = guess }
      let newton = guess - error / Self.slope(guess, x1, x2)
      let next = newton > low && newton < high ? newton : (low + high) / 2
      if abs(next - guess) <= guess * .ulpOfOne { break }
      guess = next
    }
    return guess
  }

  private static func coordinate(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  private static func slope(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
  }
}
