import Foundation

// Lengths along curves. The length of a cubic has no closed form: its speed is integrated with
// eight-point Gauss–Legendre quadrature, bisecting intervals until two levels agree.
extension CubicSegment {
  /// Returns the length between two parameters, accurate to about 1e-10 of the whole.
  func length(from start: Double = 0, to end: Double = 1) -> Double {
    if isLine { return Self.distance(p0, p3) * (end - start) }
    return refinedLength(start, end, quadrature(start, end), depth: 14)
  }

  /// Returns the parameter, at most 1, at which the part that starts at `start` has the given
  /// length.
  ///
  /// Uses Newton's method within a shrinking bracket.
  func parameter(from start: Double, length: Double, of whole: Double) -> Double {
    guard length > 0 else { return start }
    if isLine { return min(start + length / whole, 1) }
    var (low, high) = (start, 1.0)
    var guess = min(start + length / whole, 1)
    for _ in 0..<50 {
      let error = self.length(from: start, to: guess) - length
      if abs(error) <= 1e-10 * whole { break }
      if error > 0 { high = guess } else { low = guess }
      let newton = guess - error / derivative(at: guess).length
      let next = newton > low && newton < high ? newton : (low + high) / 2
      if next == guess { break }
      guess = next
    }
    return guess
  }

  private func refinedLength(
    _ start: Double, _ end: Double, _ estimate: Double, depth: Int
  ) -> Double {
    let middle = (start + end) / 2
    let (first, second) = (quadrature(start, middle), quadrature(middle, end))
    let sum = first + second
    // NaN ends the recursion too.
    guard depth > 0, abs(sum - estimate) > 1e-11 * sum else { return sum }
    return refinedLength(start, middle, first, depth: depth - 1)
      + refinedLength(middle, end, second, depth: depth - 1)
  }

  private func quadrature(_ start: Double, _ end: Double) -> Double {
    let (centre, half) = ((start + end) / 2, (end - start) / 2)
    func pair(_ node: Double, _ weight: Double) -> Double {
      weight
        * (derivative(at: centre - half * node).length
          + derivative(at: centre + half * node).length)
    }
    return half
      * ((pair(0.183_434_642_495_649_8, 0.362_683_783_378_362_0)
        + pair(0.525_532_409_916_329_0, 0.313_706_645_877_887_3))
        + (pair(0.796_666_477_413_626_7, 0.222_381_034_453_374_5)
          + pair(0.960_289_856_497_536_3, 0.101_228_536_290_376_3)))
  }

  private static func distance(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { (b - a).length }
}

extension Path {
  /// The total length of all lines and curves, including closing lines.
  package var length: Double {
    subpaths.reduce(0) { $1.segments.reduce($0) { $0 + $1.length() } }
  }
}
