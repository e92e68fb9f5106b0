package import Foundation

extension Path {
  /// Returns the dashes of the path as open subpaths, by the rules of `[Subpath].dashed`.
  package func dashed(phase: CGFloat, lengths: [CGFloat]) -> Path {
    guard let pattern = DashPattern(phase: phase, lengths: lengths) else { return self }
    return Path(subpaths.dashed(pattern))
  }
}

/// The alternating lengths of dashes and gaps, and the position at which a subpath starts.
struct DashPattern {
  /// An even number of lengths, so that dashes have even indices.
  let lengths: [Double]
  let firstIndex: Int
  /// The remaining length of the first dash or gap.
  let firstRest: Double
  let period: Double

  /// Returns nil if there is no pattern: no lengths, a negative one, or no positive one.
  ///
  /// An odd number of lengths is used twice in a row, so that dashes and gaps swap.
  init?(phase: CGFloat, lengths: [CGFloat]) {
    let once = lengths.map { Double($0) }
    let lengths = once.count.isMultiple(of: 2) ? once : once + once
    let period = lengths.reduce(0, +)
    guard lengths.allSatisfy({ $0 >= 0 }), period > 0, period.isFinite, phase.isFinite else {
      return nil
    }
    var rest = Double(phase).truncatingRemainder(dividingBy: period)
    if rest < 0 { rest += period }
    var index = 0
    while index < lengths.count - 1, rest >= lengths[index], rest > 0 {
      rest -= lengths[index]
      index += 1
    }
    self.lengths = lengths
    self.period = period
    firstIndex = index
    firstRest = max(lengths[index] - rest, 0)
  }
}

extension [Subpath] {
  /// The maximum number of dashes and gaps in a subpath; a finer pattern leaves it unchanged.
  private static var dashLimit: Double { 32_768 }

  /// Returns the dashes of each subpath. The pattern restarts with every subpath, as in PDF and
  /// Core Graphics.
  ///
  /// In a closed subpath, a dash that reaches the end is joined with the dash at the start. No dash
  /// begins exactly at the end.
  func dashed(_ pattern: DashPattern) -> [Subpath] {
    flatMap { subpath -> [Subpath] in
      let lengths = subpath.segments.map { $0.length() }
      let whole = lengths.reduce(0, +)
      let count = whole / pattern.period * Double(pattern.lengths.count)
      guard count <= Self.dashLimit, !subpath.segments.isEmpty else { return [subpath] }
      var walk = DashWalk(pattern, whole: whole)
      for (segment, length) in zip(subpath.segments, lengths) { walk.pass(segment, length) }
      return walk.finish(subpath)
    }
  }
}

/// Walks along one subpath and collects its dashes.
private struct DashWalk {
  private let pattern: DashPattern
  private let whole: Double
  private var index: Int
  private var rest: Double
  /// The current dash.
  private var dash: [CubicSegment] = []
  private var dashes: [Subpath] = []
  /// The distance covered so far.
  private var passed = 0.0
  /// Whether the pen has been down since the start.
  private var isWhole = true

  init(_ pattern: DashPattern, whole: Double) {
    self.pattern = pattern
    self.whole = whole
    index = pattern.firstIndex
    rest = pattern.firstRest
    isWhole = isDown
  }

  private var isDown: Bool { index.isMultiple(of: 2) }

  /// Shorter lengths are rounding errors.
  private var epsilon: Double { whole * 1e-9 }

  mutating func pass(_ segment: CubicSegment, _ length: Double) {
    var (t, left) = (0.0, length)
    while rest <= left, passed + rest < whole - epsilon || rest == 0 && passed < whole - epsilon {
      let next = rest < left ? segment.parameter(from: t, length: rest, of: length) : 1
      if isDown { add(segment, t, next) }
      t = next
      left -= rest
      passed += rest
      turn(at: segment, t)
    }
    if isDown, t < 1 { add(segment, t, 1) }
    rest = max(rest - left, 0)
    passed += left
  }

  private mutating func add(_ segment: CubicSegment, _ start: Double, _ end: Double) {
    let part = segment.part(from: start, to: end)
    if !part.isPoint { dash.append(part) }
  }

  /// Ends the current dash or gap.
  private mutating func turn(at segment: CubicSegment, _ t: Double) {
    if isDown {
      if let first = dash.first {
        dashes.append(Subpath(segments: dash, start: first.p0))
      } else {
        dashes.append(Subpath(start: segment.point(at: t), direction: segment.direction(at: t)))
      }
      dash = []
    }
    isWhole = false
    index = (index + 1) % pattern.lengths.count
    rest = pattern.lengths[index]
  }

  /// Returns all dashes of `subpath`, which has been passed to its end.
  mutating func finish(_ subpath: Subpath) -> [Subpath] {
    if isWhole { return [subpath] }
    guard let first = dash.first else { return dashes }
    let beginsDown = pattern.firstIndex.isMultiple(of: 2) && pattern.firstRest > 0
    if subpath.isClosed, beginsDown, let opening = dashes.first, !opening.segments.isEmpty {
      dashes[0] = Subpath(segments: dash + opening.segments, start: first.p0)
    } else {
      dashes.append(Subpath(segments: dash, start: first.p0))
    }
    return dashes
  }
}

extension CubicSegment {
  /// Returns the unit direction at a parameter; where the speed is zero, that of the chord.
  fileprivate func direction(at t: Double) -> SIMD2<Double> {
    let direction = derivative(at: t).unit
    return direction == .zero ? (p3 - p0).unit : direction
  }
}
