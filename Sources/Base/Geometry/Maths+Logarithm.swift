import Foundation

extension Maths {
  /// Returns the natural logarithm of a positive number, accurate to 1e-14; NaN for other numbers.
  package static func logarithm(_ x: Double) -> Double {
    guard x > 0, x.isFinite else { return x == .infinity ? x : .nan }
    // x = m · 2^e with m in √½…√2, and ln m = 2 · artanh((m − 1) / (m + 1)), whose series is short.
    var (mantissa, exponent) = (x.significand, Double(x.exponent))
    if mantissa > 1.4142135623730951 { (mantissa, exponent) = (mantissa / 2, exponent + 1) }
    let ratio = (mantissa - 1) / (mantissa + 1)
    let square = ratio * ratio
    var (sum, power) = (0.0, ratio)
    for odd in stride(from: 1.0, through: 27, by: 2) {
      sum += power / odd
      power *= square
    }
    return 2 * sum + exponent * 0.6931471805599453
  }

  /// Returns `base` raised to the power of `exponent`, for a base of 0 or more.
  package static func power(_ base: Double, _ exponent: Double) -> Double {
    if base == 0 { return exponent == 0 ? 1 : 0 }
    return exponential(exponent * logarithm(base))
  }
}
