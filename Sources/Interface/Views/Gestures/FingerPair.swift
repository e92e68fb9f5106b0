import Foundation

/// Where the first two fingers of a gesture are, seen from each other.
struct FingerPair {
  /// The distance of the fingers in points.
  let distance: CGFloat
  /// The direction from the first to the second finger in radians, clockwise from the x-axis.
  let angle: CGFloat

  /// The fingers of a recognizer; nil if there are fewer than two.
  init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    let (first, second) = (touches[0].point, touches[1].point)
    let (dx, dy) = (second.x - first.x, second.y - first.y)
    distance = hypot(dx, dy)
    angle = atan2(dy, dx)
  }
}
