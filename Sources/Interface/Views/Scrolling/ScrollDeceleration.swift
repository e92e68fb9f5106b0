import Geometry

/// The motion of one axis of a scroll view after a drag: inside the content it slows down, and
/// beyond an edge it is pulled back.
///
/// Inside, the speed decays with the deceleration rate, and the motion ends at 10 pt/s. Beyond, the
/// excess e over the edge and the velocity v follow
///
///     de/dt = v − 10 e        dv/dt = −(10 + c) v        c = −1000 ln rate
///
/// until the excess is half a point. The values were measured on iOS (O2.3, O2.4, O2.9, O2.12,
/// O2.14, O2.15). The same equations describe a release beyond the edge and a fling that reaches
/// the edge: they are within 0.3 pt of all frames of these traces. The two rates are so close to
/// each other that the motion resembles a critically damped spring of 11 s⁻¹.
struct ScrollDeceleration {
  /// The speed at which the motion stops, in points per second.
  static let stoppingSpeed = 10.0

  /// The rate at which an edge pulls back, per second.
  private static let pull = 10.0

  /// The velocity away from the edge per second and per point of excess, if the finger has rested
  /// before it is lifted.
  private static let restingVelocity = 2.66

  /// The excess over an edge below which the motion ends, in points.
  private static let minimumExcess = 0.5

  private enum Phase {
    /// Slides by `distance` in total; e^(−rate · t) of it remains after t seconds.
    case slide(from: Double, distance: Double, rate: Double)
    /// Returns to an edge.
    case bounce(edge: Double, excess: Double, velocity: Double)
  }

  private let loss: Double
  private var phases: [(begin: Double, phase: Phase)] = []

  /// The duration of the motion, in seconds.
  private(set) var duration = 0.0

  /// The final offset.
  private(set) var rest: Double

  /// Whether the motion ends by deceleration, not at an edge.
  private(set) var endsFreely = false

  /// Creates a motion that begins at `offset` with `velocity`, in points per second, and ends
  /// within `limits`.
  init(
    from offset: Double, velocity: Double, within limits: ClosedRange<Double>,
    rate: ScrollDecay, bounces: Bool
  ) {
    loss = rate.perSecond
    let edge = min(max(offset, limits.lowerBound), limits.upperBound)
    rest = edge
    let excess = offset - edge
    if excess == 0 {
      slide(from: offset, velocity: velocity, within: limits, rate: rate, bounces: bounces)
    } else {
      let least = Self.restingVelocity * excess
      let isOutward = velocity * excess >= 0
      bounce(
        at: edge, excess: excess,
        velocity: isOutward && abs(velocity) < abs(least) ? least : velocity,
        within: limits, rate: rate)
    }
  }

  /// Creates a motion from `offset` to `target`, which begins with `velocity` if a plausible
  /// deceleration allows it.
  init(from offset: Double, velocity: Double, to target: Double, rate: ScrollDecay) {
    loss = rate.perSecond
    rest = target
    let distance = target - offset
    guard distance != 0 else { return }
    let speed = distance > 0 ? velocity : -velocity
    let fitting = (speed - Self.stoppingSpeed) / abs(distance)
    let share = max(min(fitting, Self.pull), rate.perSecond)
    // The motion reaches the target at the stopping speed.
    let whole = abs(distance) + Self.stoppingSpeed / share
    phases = [(0, .slide(from: offset, distance: distance > 0 ? whole : -whole, rate: share))]
    duration = Maths.logarithm(whole * share / Self.stoppingSpeed) / share
  }

  /// Returns the velocity, in the sense of the equations above, at which `offset` changes at `speed`.
  static func velocity(
    ofSpeed speed: Double, at offset: Double, within limits: ClosedRange<Double>
  ) -> Double {
    speed + pull * offset.excess(over: limits)
  }

  /// Returns the offset after `seconds`.
  func offset(at seconds: Double) -> Double {
    guard seconds < duration,
      let (begin, phase) = phases.last(where: { $0.begin <= seconds })
    else { return rest }
    let time = seconds - begin
    switch phase {
    case .slide(let start, let distance, let rate):
      return start + distance * (1 - Maths.exponential(-rate * time))
    case .bounce(let edge, let excess, let velocity):
      return edge + self.excess(excess, velocity, after: time)
    }
  }

  private mutating func slide(
    from start: Double, velocity: Double, within limits: ClosedRange<Double>, rate: ScrollDecay,
    bounces: Bool, begin: Double = 0
  ) {
    rest = start
    duration = begin
    let speed = abs(velocity)
    guard speed > Self.stoppingSpeed else { return }
    let distance = velocity * rate.reach
    phases.append((begin, .slide(from: start, distance: distance, rate: loss)))
    let landing = start + distance * (1 - Self.stoppingSpeed / speed)
    if limits.contains(landing) {
      rest = landing
      endsFreely = true
      duration += Maths.logarithm(speed / Self.stoppingSpeed) / loss
      return
    }
    rest = velocity > 0 ? limits.upperBound : limits.lowerBound
    let left = 1 - (rest - start) / distance
    duration += -Maths.logarithm(left) / loss
    if bounces {
      bounce(
        at: rest, excess: 0, velocity: velocity * left, within: limits, rate: rate,
        begin: duration)
    }
  }

  private mutating func bounce(
    at edge: Double, excess: Double, velocity: Double, within limits: ClosedRange<Double>,
    rate: ScrollDecay, begin: Double = 0
  ) {
    rest = edge
    duration = begin
    phases.append((begin, .bounce(edge: edge, excess: excess, velocity: velocity)))
    let crosses = velocity * excess < 0 && abs(velocity) > abs(excess) * loss
    guard crosses else {
      let isBelow = excess < 0 || (excess == 0 && velocity < 0)
      duration += isBelow ? settlingTime(-excess, -velocity) : settlingTime(excess, velocity)
      return
    }
    let time = -Maths.logarithm(1 - abs(excess) * loss / abs(velocity)) / loss
    slide(
      from: edge, velocity: velocity * Maths.exponential(-(Self.pull + loss) * time),
      within: limits, rate: rate, bounces: true, begin: begin + time)
  }

  /// Returns the excess at `time` that results from an initial excess and velocity.
  private func excess(_ excess: Double, _ velocity: Double, after time: Double) -> Double {
    let share = velocity / loss
    return Maths.exponential(-Self.pull * time)
      * (excess + share - share * Maths.exponential(-loss * time))
  }

  /// Returns the time at which a non-negative excess with an initial velocity away from the edge is
  /// small enough to end.
  private func settlingTime(_ excess: Double, _ velocity: Double) -> Double {
    var low = 0.0
    if velocity > 0 {
      let turn = Self.pull / (Self.pull + loss) * (1 + excess * loss / velocity)
      if turn < 1 { low = -Maths.logarithm(turn) / loss }
    }
    func isOver(_ time: Double) -> Bool {
      self.excess(excess, velocity, after: time) <= Self.minimumExcess
    }
    if isOver(low) { return 0 }
    var high = low + 1
    while high < 60, !isOver(high) { high += 1 }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if isOver(middle) { high = middle } else { low = middle }
    }
    return high
  }
}

extension Double {
  /// Returns the distance by which an offset is beyond limits, negative below the lower one.
  func excess(over limits: ClosedRange<Double>) -> Double {
    self - min(max(self, limits.lowerBound), limits.upperBound)
  }
}

/// The decay of the speed by a deceleration rate.
struct ScrollDecay {
  /// The decay constant, per second: the speed is proportional to e^(−perSecond · t).
  let perSecond: Double

  /// The distance per unit of initial speed, in seconds. iOS sums over whole milliseconds.
  let reach: Double

  /// Creates the decay of a rate, which is the fraction of the speed that is left after a
  /// millisecond. Rates outside the valid range are clamped.
  init(_ rate: UIScrollView.DecelerationRate) {
    let rate = min(max(Double(rate.rawValue), 1e-6), 0.999_99)
    perSecond = -1000 * Maths.logarithm(rate)
    reach = rate / (1 - rate) / 1000
  }
}
