import Foundation

// Between two paths: step by step, each with the step of the same number.
extension Path {
  /// The path `fraction` of the way to `end`, extrapolated outside 0…1; nil if one of the two is
  /// empty and the other is not.
  ///
  /// Subpaths and their steps are paired in order. Where one path has a line and the other a curve,
  /// both count as the cubic curves that they equal. A closing line counts as a step where the other
  /// path has one more. Core Animation calls the result undefined where the numbers of steps
  /// differ. Our decision: steps that are missing at the end of a subpath grow out of its last point,
  /// and subpaths that are missing grow out of their own first point.
  package func interpolated(to end: Path, _ fraction: Double) -> Path? {
    if verbs == end.verbs { return interpolatedByPoint(to: end, fraction) }
    if isEmpty || end.isEmpty { return nil }
    let (from, to) = (figures, end.figures)
    var path = Path()
    for index in 0..<max(from.count, to.count) {
      let start = index < from.count ? from[index] : to[index].collapsed
      let end = index < to.count ? to[index] : from[index].collapsed
      path.append(start.interpolated(to: end, fraction))
    }
    return path
  }

  /// The subpaths with all their steps, those that are points included.
  private var figures: [Figure] {
    var all: [Figure] = []
    var next = 0
    func take() -> CGPoint {
      defer { next += 1 }
      return points[next]
    }
    for verb in verbs {
      let last = all.count - 1
      switch verb {
      case .move: all.append(Figure(start: take()))
      case .line: all[last].steps.append(.line(take()))
      case .quadCurve: all[last].steps.append(.quadCurve(take(), take()))
      case .curve: all[last].steps.append(.curve(take(), take(), take()))
      case .close: all[last].isClosed = true
      }
    }
    return all
  }

  private mutating func append(_ figure: Figure) {
    move(to: figure.start)
    for step in figure.steps {
      switch step {
      case .line(let end): addLine(to: end)
      case .quadCurve(let control, let end): addQuadCurve(to: end, control: control)
      case .curve(let first, let second, let end):
        addCurve(to: end, control1: first, control2: second)
      }
    }
    if figure.isClosed { closeSubpath() }
  }
}

/// A subpath as it was built.
private struct Figure {
  var start: CGPoint
  var steps: [FigureStep] = []
  var isClosed = false

  private var end: CGPoint { steps.last?.end ?? start }

  /// Its first point alone.
  var collapsed: Figure { Figure(start: start, isClosed: isClosed) }

  func interpolated(to other: Figure, _ fraction: Double) -> Figure {
    let from = lengthened(toMatch: other)
    let to = other.lengthened(toMatch: self)
    var result = Figure(start: start.interpolated(to: other.start, fraction))
    result.isClosed = isClosed && other.isClosed
    var (fromPlace, toPlace) = (start, other.start)
    for (first, second) in zip(from, to) {
      result.steps.append(first.interpolated(from: fromPlace, to: second, toPlace, fraction))
      (fromPlace, toPlace) = (first.end, second.end)
    }
    return result
  }

  /// The steps, with the closing line and steps of no length that another subpath asks for.
  private func lengthened(toMatch other: Figure) -> [FigureStep] {
    let own = drawn(beside: other)
    let missing = max(other.drawn(beside: self).count - own.count, 0)
    return own + Array(repeating: .line(own.last?.end ?? start), count: missing)
  }

  /// The steps, with the closing line where the other subpath doesn't close by itself.
  private func drawn(beside other: Figure) -> [FigureStep] {
    let isDrawn = !other.isClosed && end != start || steps.count < other.steps.count
    return isClosed && isDrawn ? steps + [.line(start)] : steps
  }
}

/// A step of a subpath from where the one before it ended.
private enum FigureStep {
  case line(CGPoint)
  case quadCurve(CGPoint, CGPoint)
  case curve(CGPoint, CGPoint, CGPoint)

  var end: CGPoint {
    switch self {
    case .line(let end), .quadCurve(_, let end), .curve(_, _, let end): end
    }
  }

  func interpolated(
    from start: CGPoint, to other: FigureStep, _ otherStart: CGPoint, _ fraction: Double
  ) -> FigureStep {
    func between(_ from: CGPoint, _ to: CGPoint) -> CGPoint { from.interpolated(to: to, fraction) }
    switch (self, other) {
    case (.line(let from), .line(let to)): return .line(between(from, to))
    case (.quadCurve(let control, let from), .quadCurve(let otherControl, let to)):
      return .quadCurve(between(control, otherControl), between(from, to))
    default:
      let (from, to) = (cubic(from: start), other.cubic(from: otherStart))
      return .curve(between(from.0, to.0), between(from.1, to.1), between(end, other.end))
    }
  }

  /// The control points of the cubic curve that the step equals.
  private func cubic(from start: CGPoint) -> (CGPoint, CGPoint) {
    switch self {
    case .line(let end):
      (start.interpolated(to: end, 1.0 / 3), start.interpolated(to: end, 2.0 / 3))
    case .quadCurve(let control, let end):
      (start.interpolated(to: control, 2.0 / 3), end.interpolated(to: control, 2.0 / 3))
    case .curve(let first, let second, _): (first, second)
    }
  }
}

extension CGPoint {
  /// The point `fraction` of the way to `end`.
  func interpolated(to end: CGPoint, _ fraction: Double) -> CGPoint {
    CGPoint(x: x + (end.x - x) * fraction, y: y + (end.y - y) * fraction)
  }
}
