import Geometry

/// How one axis of a scroll view moves on after a drag: inside the content it slows down, and beyond
/// it is pulled back.
///
/// Inside, the speed falls by the deceleration rate, and the motion ends at 10 pt/s. Beyond, the
/// excess e over the edge and the velocity v follow
///
///     de/dt = v − 10 e        dv/dt = −(10 + c) v        c = −1000 ln rate
///
/// until the excess is half a point. The figures were measured on iOS (O2.3, O2.4, O2.9, O2.12,
/// O2.14, O2.15). One law holds for a release beyond the edge and for a fling that meets the edge: it
/// is within 0.3 pt of all frames of these traces. The two rates are so near each other that it
/// looks like a critically damped spring of 11 s⁻¹.
struct ScrollCoast {
  /// Speed at which it stops, in points a second.
  static let stoppingSpeed = 10.0

  /// How strongly an edge pulls, per second.
  private static let pull = 10.0

  /// Velocity away from the edge with which an excess of 1 pt returns after a finger has rested.
  private static let restingVelocity = 2.66

  /// Excess over an edge at which it ends there, in points.
  private static let leastExcess = 0.5

  private enum Phase {
    /// Covers `way` in the end, of which e^(−rate · t) is left after t seconds.
    case slide(from: Double, way: Double, rate: Double)
    /// Is pulled back to an edge.
    case bounce(edge: Double, excess: Double, velocity: Double)
  }

  private let loss: Double
  private var phases: [(begin: Double, phase: Phase)] = []

  /// How long it moves, in seconds.
  private(set) var duration = 0.0

  /// Where it ends.
  private(set) var rest: Double

  /// Whether it ends by itself, and not at an edge.
  private(set) var endsFreely = false

  /// A motion that begins at `offset` with `velocity`, in points a second, and ends within `limits`.
  init(
    from offset: Double, velocity: Double, within limits: ClosedRange<Double>,
    rate: ScrollLoss, bounces: Bool
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

  /// A motion from `offset` to `target`, which begins with `velocity` if a plausible deceleration
  /// allows that.
  init(from offset: Double, velocity: Double, to target: Double, rate: ScrollLoss) {
    (loss, rest) = (rate.perSecond, target)
    let way = target - offset
    guard way != 0 else { return }
    let speed = way > 0 ? velocity : -velocity
    let fitting = (speed - Self.stoppingSpeed) / abs(way)
    let share = max(min(fitting, Self.pull), rate.perSecond)
    // So that it stops there at the stopping speed.
    let whole = abs(way) + Self.stoppingSpeed / share
    phases = [(0, .slide(from: offset, way: way > 0 ? whole : -whole, rate: share))]
    duration = Maths.logarithm(whole * share / Self.stoppingSpeed) / share
  }

  /// The offset after `seconds`.
  func offset(at seconds: Double) -> Double {
    guard seconds < duration,
      let (begin, phase) = phases.last(where: { $0.begin <= seconds })
    else { return rest }
    let time = seconds - begin
    switch phase {
    case .slide(let start, let way, let rate):
      return start + way * (1 - Maths.exponential(-rate * time))
    case .bounce(let edge, let excess, let velocity):
      return edge + self.excess(excess, velocity, after: time)
    }
  }

  private mutating func slide(
    from start: Double, velocity: Double, within limits: ClosedRange<Double>, rate: ScrollLoss,
    bounces: Bool, begin: Double = 0
  ) {
    (rest, duration) = (start, begin)
    let speed = abs(velocity)
    guard speed > Self.stoppingSpeed else { return }
    let way = velocity * rate.reach
    phases.append((begin, .slide(from: start, way: way, rate: loss)))
    let landing = start + way * (1 - Self.stoppingSpeed / speed)
    if limits.contains(landing) {
      (rest, endsFreely) = (landing, true)
      duration += Maths.logarithm(speed / Self.stoppingSpeed) / loss
      return
    }
    rest = velocity > 0 ? limits.upperBound : limits.lowerBound
    let left = 1 - (rest - start) / way
    duration += -Maths.logarithm(left) / loss
    if bounces {
      bounce(
        at: rest, excess: 0, velocity: velocity * left, within: limits, rate: rate,
        begin: duration)
    }
  }

  private mutating func bounce(
    at edge: Double, excess: Double, velocity: Double, within limits: ClosedRange<Double>,
    rate: ScrollLoss, begin: Double = 0
  ) {
    (rest, duration) = (edge, begin)
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

  /// The excess after `time`, of one that began at `excess` with `velocity`.
  private func excess(_ excess: Double, _ velocity: Double, after time: Double) -> Double {
    let share = velocity / loss
    return Maths.exponential(-Self.pull * time)
      * (excess + share - share * Maths.exponential(-loss * time))
  }

  /// When an excess that is not negative, and began with `velocity` away from the edge, is small
  /// enough.
  private func settlingTime(_ excess: Double, _ velocity: Double) -> Double {
    var low = 0.0
    if velocity > 0 {
      let turn = Self.pull / (Self.pull + loss) * (1 + excess * loss / velocity)
      if turn < 1 { low = -Maths.logarithm(turn) / loss }
    }
    func isOver(_ time: Double) -> Bool {
      self.excess(excess, velocity, after: time) <= Self.leastExcess
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

/// What a deceleration rate takes from the speed.
struct ScrollLoss {
  /// The part of the speed that it takes, per second, as the exponent of e.
  let perSecond: Double

  /// The way that a speed of 1 leads to, in seconds. iOS adds up whole milliseconds.
  let reach: Double

  /// The loss of a rate, which is the part of the speed that is left after a millisecond. Rates that
  /// are no such part count as the nearest that is.
  init(_ rate: UIScrollView.DecelerationRate) {
    let rate = min(max(Double(rate.rawValue), 1e-6), 0.999_99)
    perSecond = -1000 * Maths.logarithm(rate)
    reach = rate / (1 - rate) / 1000
  }
}
