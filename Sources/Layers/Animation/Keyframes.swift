import Foundation
package import Geometry

/// Values at times, and how to go from one to the next.
package struct Keyframes: Sendable {
  package enum Interpolation: Sendable {
    /// Straight from each value to the next.
    case linear
    /// Each value stands until the next one's time.
    case discrete
    /// A smooth curve through all values (Catmull–Rom).
    case cubic
  }

  package let values: [AnimatableValue]
  /// One per value, rising, in 0…1.
  package let times: [Double]
  /// The easing of each interval between values; may be shorter, the rest is even.
  package var easings: [UnitBezier] = []
  package var interpolation = Interpolation.linear

  package init(
    values: [AnimatableValue], times: [Double], easings: [UnitBezier] = [],
    interpolation: Interpolation = .linear
  ) {
    (self.values, self.times) = (values, times)
    (self.easings, self.interpolation) = (easings, interpolation)
  }

  /// From one value to another; one that is missing adds nothing.
  init(from: AnimatableValue?, to: AnimatableValue?) {
    self.init(values: [from ?? to?.zero, to ?? from?.zero].compactMap { $0 }, times: [0, 1])
  }

  /// Values at a constant speed: times in proportion to the distances travelled.
  init(paced values: [AnimatableValue], interpolation: Interpolation) {
    var travelled = [0.0]
    for (from, to) in zip(values, values.dropFirst()) {
      travelled.append((travelled.last ?? 0) + from.distance(to: to))
    }
    let total = travelled.last ?? 0
    let steps = Double(max(values.count - 1, 1))
    let times = travelled.enumerated().map { total > 0 ? $1 / total : Double($0) / steps }
    self.init(values: values, times: times, interpolation: interpolation)
  }

  /// The value at `progress` in 0…1.
  package func value(at progress: Double) -> AnimatableValue? {
    guard let first = values.first, let last = values.last else { return nil }
    guard let next = times.firstIndex(where: { $0 > progress }) else { return last }
    guard next > 0 else { return first }
    let index = next - 1
    guard interpolation != .discrete, next < values.count else { return values[index] }
    var fraction = (progress - times[index]) / (times[next] - times[index])
    if index < easings.count { fraction = easings[index].progress(at: fraction) }
    return interpolation == .cubic
      ? smooth(index, fraction) : values[index].interpolated(to: values[next], fraction)
  }

  /// The Hermite curve from value `index` to the next, with Catmull–Rom tangents.
  private func smooth(_ index: Int, _ t: Double) -> AnimatableValue {
    let start = values[index]
    guard let chord = start.difference(to: values[index + 1]) else {
      return start.interpolated(to: values[index + 1], t)
    }
    let before = index > 0 ? values[index - 1].difference(to: start) ?? chord : chord
    let after =
      index + 2 < values.count
      ? values[index + 1].difference(to: values[index + 2]) ?? chord : chord
    let rest = 1 - t
    let (towards, leave, arrive) = (t * t * (3 - 2 * t), t * rest * rest, -t * t * rest)
    return
      start
      .adding(chord, times: towards + (leave + arrive) / 2)
      .adding(before, times: leave / 2)
      .adding(after, times: arrive / 2)
  }
}
