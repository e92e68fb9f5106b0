package import Foundation

/// One of the up to three parts of an axis whose ends keep their size when it is stretched, and where
/// it comes to lie.
package struct AxisCut {
  /// Where it begins and how long it is.
  package let from, size: CGFloat
  /// Where it comes to begin and how long it becomes.
  package let to, newSize: CGFloat

  /// The parts of `low`…`high`, laid onto `newLow`…`newHigh`: an end of the length `before`, the
  /// middle, and an end of the length `after`. Those without a size are left out.
  ///
  /// The ends grow by `growth`; where there is no room for them they shrink alike.
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
