import Foundation
package import Geometry

/// Values at times, and the interpolation between them.
package struct Keyframes {
  package enum Interpolation: Sendable {
    /// Straight lines between values.
    case linear
    /// Each value holds until the next one's time.
    case discrete
    /// A smooth curve through all values: a Kochanek–Bartels spline, which is a Catmull–Rom spline
    /// if there are no bends.
    case cubic
  }

  /// The bend of a cubic curve at a value; all zero for a plain curve.
  package struct Bend: Sendable {
    let tension, continuity, bias: Double

    static let none = Bend(tension: 0, continuity: 0, bias: 0)

    /// Returns the weights of the chords before and after the value in the outgoing tangent, or
    /// with `arriving` in the incoming tangent.
    func weights(arriving: Bool) -> (before: Double, after: Double) {
      let sharp = arriving ? -continuity : continuity
      return (
        (1 - tension) * (1 + bias) * (1 + sharp) / 2, (1 - tension) * (1 - bias) * (1 - sharp) / 2
      )
    }
  }

  package let values: [AnimatableValue]
  /// The times, one per value, increasing in 0…1.
  package let times: [Double]
  /// The timing functions of the intervals between values; missing ones are linear.
  package var easings: [UnitBezier] = []
  package var interpolation = Interpolation.linear
  /// The bends for cubic curves, one per value; empty for plain curves.
  var bends: [Bend] = []

  package init(
    values: [AnimatableValue], times: [Double], easings: [UnitBezier] = [],
    interpolation: Interpolation = .linear, bends: [Bend] = []
  ) {
    self.values = values
    self.times = times
    self.easings = easings
    self.interpolation = interpolation
    self.bends = bends
  }

  /// Creates keyframes from one value to another; a missing value adds nothing.
  init(from: AnimatableValue?, to: AnimatableValue?) {
    self.init(values: [from ?? to?.zero, to ?? from?.zero].compactMap { $0 }, times: [0, 1])
  }

  /// Creates keyframes at constant speed: the times are in proportion to the distances travelled.
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

  /// Returns the value at `progress` in 0…1.
  package func value(at progress: Double) -> AnimatableValue? {
    guard let first = values.first, let last = values.last else { return nil }
    let isBeyond = progress < 0 || progress > 1
    if isBeyond, values.count == 2, interpolation == .linear, times == [0, 1] {
      // A timing function or a spring that overshoots extrapolates the values.
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

  /// Returns a point of the Hermite curve from value `index` to the next; at the ends, the missing
  /// chord equals the existing one.
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
