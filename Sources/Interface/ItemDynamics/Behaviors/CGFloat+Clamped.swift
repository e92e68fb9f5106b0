import Foundation

extension CGFloat {
  /// The number as the nearest one in a range; its lower end for NaN.
  func clamped(to range: ClosedRange<Double>) -> Double {
    let number = Double(self)
    return number.isNaN
      ? range.lowerBound : Swift.min(range.upperBound, Swift.max(range.lowerBound, number))
  }
}
