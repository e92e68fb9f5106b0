import Foundation

extension CGPoint {
  /// Returns the mean of points; the origin for none.
  static func middle(of points: [CGPoint]) -> CGPoint {
    let count = CGFloat(max(points.count, 1))
    return CGPoint(
      x: points.map(\.x).reduce(0, +) / count, y: points.map(\.y).reduce(0, +) / count)
  }
}
