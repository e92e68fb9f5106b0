import Foundation
import Geometry
import VirtualTime

/// The recent positions of a finger, or the recent values of a gesture as the x-coordinates of points.
/// They determine the velocity, which is that of the last 100 ms, as measured on iOS (O2.1 to O2.15).
struct MotionTrail {
  private var samples: [(time: Instant, point: CGPoint)]

  /// The time whose movement determines the velocity, in seconds.
  private static let window = 0.1

  init(from point: CGPoint, at time: Instant) { samples = [(time, point)] }

  /// Records that the finger has moved to `point`.
  mutating func move(to point: CGPoint, at time: Instant) {
    // One position from before that time is kept, for fingers that move rarely.
    while samples.count > 1, seconds(from: samples[1].time, to: time) > Self.window {
      samples.removeFirst()
    }
    samples.append((time, point))
  }

  /// Changes the recorded positions, because the origin from which they count has changed.
  mutating func adjust(_ change: (CGPoint) -> CGPoint) {
    samples = samples.map { ($0.time, change($0.point)) }
  }

  /// Returns the velocity at `time` in points per second; zero if the finger has rested.
  func velocity(at time: Instant) -> CGVector {
    guard samples.count > 1, let last = samples.last,
      seconds(from: last.time, to: time) <= Self.window
    else { return .zero }
    let counting = samples.dropLast().first {
      seconds(from: $0.time, to: last.time) <= Self.window
    }
    let first = counting ?? samples[samples.count - 2]
    let duration = seconds(from: first.time, to: last.time)
    guard duration > 0 else { return .zero }
    return CGVector(
      dx: (last.point.x - first.point.x) / duration, dy: (last.point.y - first.point.y) / duration)
  }

  private func seconds(from first: Instant, to last: Instant) -> Double {
    Double(last.nanoseconds(since: first)) / 1e9
  }
}
