package import Foundation

/// One of up to three parts of an axis that is stretched while its ends keep their size, and the
/// new position of that part.
package struct AxisCut {
  /// Its start and length.
  package let from, size: CGFloat
  /// Its new start and length.
  package let to, newSize: CGFloat

  /// Returns the parts of `low`…`high` mapped onto `newLow`…`newHigh`: an end of length `before`,
  /// the middle, and an end of length `after`. Empty parts are left out.
  ///
  /// The ends are scaled by `growth`; if they don't fit, both are scaled down by the same factor.
  package static func cuts(
    _ low: CGFloat, _ high: CGFloat, before: CGFloat, after: CGFloat, onto newLow: CGFloat,
    _ newHigh: CGFloat, growth: CGFloat = 1
  ) -> [AxisCut] {
    let first = min(max(before, 0), high - low)
    let last = min(max(after, 0), high - low - first)
    let (ends, room) = ((first + last) * growth, newHigh - newLow)
    let fitted = ends > room ? growth * room / ends : growth
    let (newFirst, newLast) = (first * fitted, last * fitted)
    return [
      AxisCut(from: low, size: first, to: newLow, newSize: newFirst),
      AxisCut(
        from: low + first, size: high - low - first - last, to: newLow + newFirst,
        newSize: room - newFirst - newLast),
      AxisCut(from: high - last, size: last, to: newHigh - newLast, newSize: newLast),
    ].filter { $0.size > 0 && $0.newSize > 0 }
  }
}
