public import Foundation

extension CGPath {
  /// The outline of a stroke along this path: filled by winding, it looks as the stroke does.
  ///
  /// Sides of curves are curves again, off by at most 1/512 of a unit and 1/8192 of the path's size.
  /// A width that is not positive gives an empty path.
  /// - Parameters:
  ///   - lineWidth: The width of the line.
  ///   - lineCap: How its ends look.
  ///   - lineJoin: How its corners look.
  ///   - miterLimit: How far, in line widths, a pointed corner may reach.
  ///   - transform: Applied to this path before it is stroked.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let path = path.applying(transform)
    let box = path.controlBox
    let size = max(lineWidth, box.isNull ? 0 : max(box.width, box.height))
    let style = StrokeStyle(
      width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    return CGPath(path.stroked(style, tolerance: min(1 / 512, size / 8192)))
  }

  /// The dashes of this path, each an open subpath; stroked, they look as the dashed path does.
  ///
  /// Every subpath starts the pattern anew. Lengths of which one is negative, or none positive, and
  /// an empty array leave the path as it is.
  /// - Parameters:
  ///   - phase: How far into the pattern each subpath starts.
  ///   - lengths: The lengths of dashes and gaps in turn; an odd number of them is gone through twice.
  ///   - transform: Applied to this path before it is dashed.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(path.applying(transform).dashed(phase: phase, lengths: lengths))
  }

  /// This path with lines in place of its curves, which they leave by at most `threshold`.
  public func flattened(threshold: CGFloat) -> CGPath {
    var lines = Path()
    path.flatten(tolerance: max(threshold, 1e-6)) { segment in
      switch segment {
      case .move(let point): lines.move(to: point)
      case .line(let point): lines.addLine(to: point)
      case .close: lines.closeSubpath()
      }
    }
    return CGPath(lines)
  }

  /// This path through a transform, as one that can be added to; nil gives a plain copy.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path.applying(transform))
  }

  /// Whether this is one upright rectangle, closed or back at its start; `rect` becomes it.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let box = path.rectangle else { return false }
    rect?.pointee = box
    return true
  }
}

extension Path {
  /// The upright rectangle that this path is, if it is one.
  fileprivate var rectangle: CGRect? {
    let isClosed = verbs.last == .close
    let steps = isClosed ? verbs.dropLast() : verbs[...]
    guard steps.first == .move, steps.dropFirst().allSatisfy({ $0 == .line }) else { return nil }
    let isBack = points.count == 5 && points[0] == points[4]
    guard isBack || points.count == 4 && isClosed else { return nil }
    let (a, b, c, d) = (points[0], points[1], points[2], points[3])
    let runsAlong = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let runsDown = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    return runsAlong || runsDown ? controlBox : nil
  }

  /// The path from its end to its start: subpaths in reverse order, each turned around. A closed one
  /// starts where it started.
  package var reversed: Path {
    var runs: [(verbs: [Verb], points: [CGPoint])] = []
    var next = 0
    for verb in verbs {
      if verb == .move { runs.append(([], [])) }
      runs[runs.count - 1].verbs.append(verb)
      runs[runs.count - 1].points += points[next..<next + verb.pointCount]
      next += verb.pointCount
    }
    var path = Path()
    for run in runs.reversed() { path.appendReversed(run.verbs, run.points) }
    return path
  }

  private mutating func appendReversed(_ verbs: [Verb], _ points: [CGPoint]) {
    guard let first = points.first, var place = points.last else { return }
    let isClosed = verbs.last == .close
    move(to: isClosed ? first : place)
    if isClosed, place != first { addLine(to: place) }
    var index = points.count - 1
    for verb in verbs.dropFirst().reversed() {
      index -= verb.pointCount
      // What leads to the start of a closed subpath is its closing line.
      if verb == .close || verb == .line && isClosed && index == 0 { continue }
      place = points[index]
      switch verb {
      case .line: addLine(to: place)
      case .quadCurve: addQuadCurve(to: place, control: points[index + 1])
      case .curve:
        addCurve(to: place, control1: points[index + 2], control2: points[index + 1])
      case .move, .close: break
      }
    }
    if isClosed { closeSubpath() }
  }
}

extension Path {
  /// The closed subpaths alone.
  package var closedSubpaths: Path { Path(subpaths.filter(\.isClosed)) }
}
