public import Foundation

extension CGPath {
  /// Returns the outline of a stroke along this path. Filled with the winding rule, it looks like
  /// the stroke.
  ///
  /// The sides of curves are curves again, accurate to 1/512 of a unit and 1/8192 of the path's
  /// size. A width that isn't positive gives an empty path.
  /// - Parameters:
  ///   - lineWidth: The width of the line.
  ///   - lineCap: The shape of line ends.
  ///   - lineJoin: The shape of corners.
  ///   - miterLimit: The maximum length of a pointed corner, in line widths.
  ///   - transform: A transform applied to this path before it is stroked.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let path = path.applying(transform)
    let box = path.controlBox
    let size = max(lineWidth, box.isNull ? 0 : max(box.width, box.height))
    let style = StrokeStyle(
      width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    return CGMutablePath(path.stroked(style, tolerance: min(1 / 512, size / 8192)))
  }

  /// Returns the dashes of this path, each an open subpath. Stroked, they look like the dashed
  /// path.
  ///
  /// The pattern restarts with every subpath. The path is returned unchanged if `lengths` is empty,
  /// contains a negative length, or contains no positive one.
  /// - Parameters:
  ///   - phase: The offset into the pattern at which each subpath starts.
  ///   - lengths: The alternating lengths of dashes and gaps; an array with an odd number is used
  ///     twice in a row.
  ///   - transform: A transform applied to this path before it is dashed.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGMutablePath(path.applying(transform).dashed(phase: phase, lengths: lengths))
  }

  /// Returns this path with its curves replaced by lines that deviate by at most `threshold`.
  public func flattened(threshold: CGFloat) -> CGPath {
    var lines = Path()
    path.flatten(tolerance: max(threshold, 1e-6)) { segment in
      switch segment {
      case .move(let point): lines.move(to: point)
      case .line(let point): lines.addLine(to: point)
      case .close: lines.closeSubpath()
      }
    }
    return CGMutablePath(lines)
  }

  /// Returns a mutable copy of this path with a transform applied; nil applies none.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path.applying(transform))
  }

  /// Returns a Boolean value that indicates whether this path is a single axis-aligned rectangle,
  /// closed or returning to its start; sets `rect` to it.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let box = path.rectangle else { return false }
    rect?.pointee = box
    return true
  }
}

extension Path {
  /// The axis-aligned rectangle that this path consists of, or nil if it isn't one.
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

  /// The path from its end to its start: subpaths in reverse order, each reversed. A closed one
  /// keeps its start.
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
      // The step that leads to the start of a closed subpath is replaced by its closing line.
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
  /// The closed subpaths only.
  package var closedSubpaths: Path { Path(subpaths.filter(\.isClosed)) }
}
