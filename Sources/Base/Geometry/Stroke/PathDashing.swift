package import Foundation

extension Path {
  /// The dashes of the path as open subpaths, by the rules of `[Subpath].dashed`.
  package func dashed(phase: CGFloat, lengths: [CGFloat]) -> Path {
    guard let pattern = DashPattern(phase: phase, lengths: lengths) else { return self }
    return Path(subpaths.dashed(pattern))
  }
}

/// The lengths of dashes and gaps in turn, and where in them a subpath starts.
struct DashPattern {
  /// An even number, so that dashes have even indices.
  let lengths: [Double]
  let firstIndex: Int
  /// What is left of the first dash or gap.
  let firstRest: Double
  let period: Double

  /// Nil where there is nothing to lay out: no lengths, a negative one, or none that is positive.
  ///
  /// An odd number of lengths is gone through twice, so that dashes and gaps change places.
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
    (self.lengths, self.period) = (lengths, period)
    (firstIndex, firstRest) = (index, max(lengths[index] - rest, 0))
  }
}

extension [Subpath] {
  /// How many dashes and gaps a subpath may have; a finer pattern leaves it as it is.
  private static var mostDashes: Double { 32_768 }

  /// The dashes of each subpath; every subpath starts the pattern anew, as PDF and with it Core
  /// Graphics have it.
  ///
  /// In a closed subpath a dash that reaches the end goes on into the one that begins at the start.
  /// A dash that would begin at the very end is not there.
  func dashed(_ pattern: DashPattern) -> [Subpath] {
    flatMap { subpath -> [Subpath] in
      let lengths = subpath.segments.map { $0.length() }
      let whole = lengths.reduce(0, +)
      let count = whole / pattern.period * Double(pattern.lengths.count)
      guard count <= Self.mostDashes, !subpath.segments.isEmpty else { return [subpath] }
      var walk = DashWalk(pattern, whole: whole)
      for (segment, length) in zip(subpath.segments, lengths) { walk.pass(segment, length) }
      return walk.finish(subpath)
    }
  }
}

/// Goes along one subpath and collects its dashes.
private struct DashWalk {
  private let pattern: DashPattern
  private let whole: Double
  private var index: Int
  private var rest: Double
  /// The dash that is being drawn.
  private var dash: [CubicSegment] = []
  private var dashes: [Subpath] = []
  /// How far the walk has come.
  private var passed = 0.0
  /// Whether the pen has been down since the start.
  private var isWhole = true

  init(_ pattern: DashPattern, whole: Double) {
    (self.pattern, self.whole) = (pattern, whole)
    (index, rest) = (pattern.firstIndex, pattern.firstRest)
    isWhole = isDown
  }

  private var isDown: Bool { index.isMultiple(of: 2) }

  /// What is shorter is what rounding left.
  private var least: Double { whole * 1e-9 }

  mutating func pass(_ segment: CubicSegment, _ length: Double) {
    var (t, left) = (0.0, length)
    while rest <= left, passed + rest < whole - least || rest == 0 && passed < whole - least {
      let next = rest < left ? segment.parameter(from: t, length: rest, of: length) : 1
      if isDown { add(segment, t, next) }
      (t, left, passed) = (next, left - rest, passed + rest)
      turn(at: segment, t)
    }
    if isDown, t < 1 { add(segment, t, 1) }
    (rest, passed) = (max(rest - left, 0), passed + left)
  }

  private mutating func add(_ segment: CubicSegment, _ start: Double, _ end: Double) {
    let part = segment.part(from: start, to: end)
    if !part.isPoint { dash.append(part) }
  }

  /// Ends a dash or a gap.
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

  /// All dashes of `subpath`, which has been passed to its end.
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
  /// The direction at a parameter, of length 1; where the curve stands still, that of its chord.
  fileprivate func direction(at t: Double) -> SIMD2<Double> {
    let direction = derivative(at: t).unit
    return direction == .zero ? (p3 - p0).unit : direction
  }
}
