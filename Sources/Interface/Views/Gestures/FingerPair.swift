import Foundation
import Geometry
import VirtualTime

/// The first two fingers of a gesture, and how a value that they determine has changed lately.
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

  /// The distance by which fingers have to move before a gesture begins, in points.
  static let threshold: CGFloat = 10
}

/// The values of the last 100 ms, whose change is the velocity, as for scroll views.
struct ValueTrail {
  private var samples: [(time: Instant, value: CGFloat)] = []

  /// Records the value at the present time.
  mutating func record(_ value: CGFloat) {
    let now = VirtualClock.current?.now ?? .zero
    samples.removeAll { $0.time == now || now.nanoseconds(since: $0.time) > Self.length }
    samples.append((now, value))
  }

  /// Changes the recorded values, because the value was set.
  mutating func adjust(_ change: (CGFloat) -> CGFloat) {
    samples = samples.map { ($0.time, change($0.value)) }
  }

  /// The change per second; 0 if the value was at rest for 100 ms.
  var velocity: CGFloat {
    let now = VirtualClock.current?.now ?? .zero
    let recent = samples.filter { now.nanoseconds(since: $0.time) <= Self.length }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return 0 }
    return (last.value - first.value) / CGFloat(last.time.nanoseconds(since: first.time)) * 1e9
  }

  private static let length: Int64 = 100_000_000
}
