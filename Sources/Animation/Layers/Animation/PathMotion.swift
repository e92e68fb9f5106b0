package import Foundation
import Geometry

/// Motion along a path: the position and direction at a given progress.
///
/// Each segment of the path (a line or curve; closing counts as a line) takes the same time unless
/// key times specify otherwise; if the motion is paced, each unit of length does.
package struct PathMotion: Sendable {
  /// A cubic Bézier curve; lines and quadratic curves are converted to one.
  struct Step: Sendable {
    let start, first, second, end: CGPoint
  }

  private let steps: [Step]
  /// The start time of each segment, and the end time of the last.
  private let times: [Double]
  private var easings: [UnitBezier] = []
  private var isDiscrete = false
  /// The angle added to the path's direction; nil if the layer doesn't rotate.
  private let turn: CGFloat?
  /// Per segment, the length travelled at evenly spaced parameters; empty if the motion isn't
  /// paced.
  private var lengths: [[Double]] = []

  /// Creates a motion that begins each segment, and ends the last, at the given times.
  init(
    _ steps: [Step], times: [Double], easings: [UnitBezier], isDiscrete: Bool,
    rotation: CAAnimationRotationMode?
  ) {
    self.steps = steps
    self.times = times
    self.easings = easings
    self.isDiscrete = isDiscrete
    turn = Self.turn(rotation)
  }

  /// Creates a motion at constant speed.
  init(paced steps: [Step], rotation: CAAnimationRotationMode?) {
    self.steps = steps
    lengths = steps.map(Self.travelled)
    let total = lengths.reduce(0) { $0 + ($1.last ?? 0) }
    var (times, sum) = ([0.0], 0.0)
    for length in lengths {
      sum += length.last ?? 0
      times.append(total > 0 ? sum / total : 1)
    }
    self.times = times
    turn = Self.turn(rotation)
  }

  private static func turn(_ rotation: CAAnimationRotationMode?) -> CGFloat? {
    rotation.map { $0 == .rotateAutoReverse ? .pi : 0 }
  }

  /// Returns the point at `progress` in 0…1, and the rotation angle in radians.
  package func place(at progress: Double) -> (point: CGPoint, angle: CGFloat?) {
    let next = times.firstIndex(after: progress) ?? steps.count + 1
    let index = min(max(next - 1, 0), steps.count - 1)
    var fraction = next > steps.count ? 1.0 : 0
    if next > 0, next <= steps.count, !isDiscrete {
      fraction = max(progress - times[index], 0) / (times[next] - times[index])
      if index < easings.count { fraction = easings[index].progress(at: fraction) }
      if !lengths.isEmpty { fraction = Self.parameter(at: fraction, lengths[index]) }
    }
    let (point, direction) = Self.evaluate(steps[index], fraction)
    let angle = turn.map { $0 + CGFloat(Maths.arcTangent(y: direction.dy, x: direction.dx)) }
    return (point, angle)
  }

  /// Returns the segments of a path; at least one.
  static func steps(of path: Path) -> [Step] {
    var steps: [Step] = []
    var (current, start, next) = (CGPoint.zero, CGPoint.zero, 0)
    func line(to end: CGPoint) -> Step {
      func part(_ t: CGFloat) -> CGPoint {
        CGPoint(x: current.x + (end.x - current.x) * t, y: current.y + (end.y - current.y) * t)
      }
      return Step(start: current, first: part(1 / 3), second: part(2 / 3), end: end)
    }
    for verb in path.verbs {
      let points = path.points[next..<next + verb.pointCount]
      next += verb.pointCount
      let end = points.last ?? start
      switch verb {
      case .move: start = end
      case .line: steps.append(line(to: end))
      case .close where current == start: break
      case .close: steps.append(line(to: start))
      case .quadCurve:
        let control = points[points.startIndex]
        func lift(_ from: CGPoint) -> CGPoint {
          CGPoint(
            x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
        }
        steps.append(Step(start: current, first: lift(current), second: lift(end), end: end))
      case .curve:
        steps.append(
          Step(
            start: current, first: points[points.startIndex], second: points[points.startIndex + 1],
            end: end))
      }
      current = end
    }
    return steps.isEmpty ? [line(to: current)] : steps
  }

  private static func evaluate(_ step: Step, _ t: Double) -> (point: CGPoint, direction: CGVector) {
    let rest = 1 - t
    let (u, v, w, z) = (rest * rest * rest, 3 * rest * rest * t, 3 * rest * t * t, t * t * t)
    let point = CGPoint(
      x: u * step.start.x + v * step.first.x + w * step.second.x + z * step.end.x,
      y: u * step.start.y + v * step.first.y + w * step.second.y + z * step.end.y)
    let (a, b, c) = (rest * rest, 2 * rest * t, t * t)
    var direction = CGVector(
      dx: a * (step.first.x - step.start.x) + b * (step.second.x - step.first.x)
        + c * (step.end.x - step.second.x),
      dy: a * (step.first.y - step.start.y) + b * (step.second.y - step.first.y)
        + c * (step.end.y - step.second.y))
    if direction == .zero {
      direction = CGVector(dx: step.end.x - step.start.x, dy: step.end.y - step.start.y)
    }
    return (point, direction)
  }

  /// Returns the length travelled at 65 evenly spaced parameters from 0 to 1.
  private static func travelled(_ step: Step) -> [Double] {
    var (sum, previous) = (0.0, step.start)
    return (0...64).map { index in
      let point = evaluate(step, Double(index) / 64).point
      let (dx, dy) = (point.x - previous.x, point.y - previous.y)
      sum += (dx * dx + dy * dy).squareRoot()
      previous = point
      return sum
    }
  }

  /// Returns the parameter at which `fraction` of the length has been travelled.
  private static func parameter(at fraction: Double, _ lengths: [Double]) -> Double {
    let target = fraction * (lengths.last ?? 0)
    guard let next = lengths.firstIndex(where: { $0 > target }), next > 0 else {
      return fraction >= 1 ? 1 : 0
    }
    let share = (target - lengths[next - 1]) / (lengths[next] - lengths[next - 1])
    return (Double(next - 1) + share) / 64
  }
}
