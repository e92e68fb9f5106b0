import Foundation

// Interpolation between two paths, step by step.
extension Path {
  /// Returns the path at `fraction` between this one and `end`, extrapolated outside 0…1. Returns
  /// nil if one of the two is empty and the other isn't.
  ///
  /// Subpaths and their steps are paired in order. Where one path has a line and the other a curve,
  /// both are converted to equal cubic curves. A closing line counts as a step if the other path
  /// has one more. Core Animation calls the result undefined if the numbers of steps differ. Our
  /// decision: steps missing at the end of a subpath grow out of its last point, and missing
  /// subpaths grow out of their own first point.
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

  /// The subpaths with all their steps, including those that consist of a single point.
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

/// A subpath in terms of its original steps.
private struct Figure {
  var start: CGPoint
  var steps: [FigureStep] = []
  var isClosed = false

  private var end: CGPoint { steps.last?.end ?? start }

  /// The subpath reduced to its first point.
  var collapsed: Figure { Figure(start: start, isClosed: isClosed) }

  func interpolated(to other: Figure, _ fraction: Double) -> Figure {
    let from = lengthened(toMatch: other)
    let to = other.lengthened(toMatch: self)
    var result = Figure(start: start.interpolated(to: other.start, fraction))
    result.isClosed = isClosed && other.isClosed
    var (fromPlace, toPlace) = (start, other.start)
    for (first, second) in zip(from, to) {
      result.steps.append(first.interpolated(from: fromPlace, to: second, toPlace, fraction))
      fromPlace = first.end
      toPlace = second.end
    }
    return result
  }

  /// Returns the steps, with the closing line and the zero-length steps needed to match another
  /// subpath.
  private func lengthened(toMatch other: Figure) -> [FigureStep] {
    let own = drawn(beside: other)
    let missing = max(other.drawn(beside: self).count - own.count, 0)
    return own + Array(repeating: .line(own.last?.end ?? start), count: missing)
  }

  /// Returns the steps, with the closing line if the other subpath isn't closed.
  private func drawn(beside other: Figure) -> [FigureStep] {
    let isDrawn = !other.isClosed && end != start || steps.count < other.steps.count
    return isClosed && isDrawn ? steps + [.line(start)] : steps
  }
}

/// A step of a subpath, starting at the end of the previous one.
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

  /// Returns the control points of the equivalent cubic curve.
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
  /// Returns the point at `fraction` between this one and `end`.
  func interpolated(to end: CGPoint, _ fraction: Double) -> CGPoint {
    CGPoint(x: x + (end.x - x) * fraction, y: y + (end.y - y) * fraction)
  }
}
