import Foundation
package import Geometry

/// Values at times, and how to go from one to the next.
package struct Keyframes {
  package enum Interpolation: Sendable {
    /// Straight from each value to the next.
    case linear
    /// Each value stands until the next one's time.
    case discrete
    /// A smooth curve through all values: Kochanek and Bartels', which without bends is Catmull and
    /// Rom's.
    case cubic
  }

  /// How a cubic curve bends at a value; all zero for the plain one.
  package struct Bend: Sendable {
    let tension, continuity, bias: Double

    static let none = Bend(tension: 0, continuity: 0, bias: 0)

    /// How much the chords before and after the value weigh in the direction in which the curve
    /// leaves it, or with `arriving` reaches it.
    func weights(arriving: Bool) -> (before: Double, after: Double) {
      let sharp = arriving ? -continuity : continuity
      return (
        (1 - tension) * (1 + bias) * (1 + sharp) / 2, (1 - tension) * (1 - bias) * (1 - sharp) / 2
      )
    }
  }

  package let values: [AnimatableValue]
  /// One per value, rising, in 0…1.
  package let times: [Double]
  /// The easing of each interval between values; may be shorter, the rest is even.
  package var easings: [UnitBezier] = []
  package var interpolation = Interpolation.linear
  /// One per value, for cubic curves; empty for plain ones.
  var bends: [Bend] = []

  package init(
    values: [AnimatableValue], times: [Double], easings: [UnitBezier] = [],
    interpolation: Interpolation = .linear, bends: [Bend] = []
  ) {
    (self.values, self.times) = (values, times)
    (self.easings, self.interpolation, self.bends) = (easings, interpolation, bends)
  }

  /// From one value to another; one that is missing adds nothing.
  init(from: AnimatableValue?, to: AnimatableValue?) {
    self.init(values: [from ?? to?.zero, to ?? from?.zero].compactMap { $0 }, times: [0, 1])
  }

  /// Values at a constant speed: times in proportion to the distances travelled.
  init(paced values: [AnimatableValue], interpolation: Interpolation, bends: [Bend] = []) {
    var travelled = [0.0]
    for (from, to) in zip(values, values.dropFirst()) {
      travelled.append((travelled.last ?? 0) + from.distance(to: to))
    }
    let total = travelled.last ?? 0
    let steps = Double(max(values.count - 1, 1))
    let times = travelled.enumerated().map { total > 0 ? $1 / total : Double($0) / steps }
    self.init(values: values, times: times, interpolation: interpolation, bends: bends)
  }

  /// The value at `progress` in 0…1.
  package func value(at progress: Double) -> AnimatableValue? {
    guard let first = values.first, let last = values.last else { return nil }
    let isBeyond = progress < 0 || progress > 1
    if isBeyond, values.count == 2, interpolation == .linear, times == [0, 1] {
      // A curve or a spring that swings over goes beyond the values.
      return first.interpolated(to: last, progress)
    }
    guard let next = times.firstIndex(after: progress) else { return last }
    guard next > 0 else { return first }
    let index = next - 1
    guard interpolation != .discrete, next < values.count else { return values[index] }
    var fraction = max(progress - times[index], 0) / (times[next] - times[index])
    if index < easings.count { fraction = easings[index].progress(at: fraction) }
    return interpolation == .cubic
      ? smooth(index, fraction) : values[index].interpolated(to: values[next], fraction)
  }

  /// The Hermite curve from value `index` to the next; at the ends the chord is its own neighbour.
  private func smooth(_ index: Int, _ t: Double) -> AnimatableValue {
    let start = values[index]
    guard let chord = start.difference(to: values[index + 1]) else {
      return start.interpolated(to: values[index + 1], t)
    }
    let before = index > 0 ? values[index - 1].difference(to: start) ?? chord : chord
    let after =
      index + 2 < values.count
      ? values[index + 1].difference(to: values[index + 2]) ?? chord : chord
    func bend(_ index: Int) -> Bend { index < bends.count ? bends[index] : .none }
    let out = bend(index).weights(arriving: false)
    let into = bend(index + 1).weights(arriving: true)
    let rest = 1 - t
    let (towards, leave, arrive) = (t * t * (3 - 2 * t), t * rest * rest, -t * t * rest)
    return
      start
      .adding(chord, times: towards + leave * out.after + arrive * into.before)
      .adding(before, times: leave * out.before)
      .adding(after, times: arrive * into.after)
  }
}
