import Foundation

/// A sequence of connected steps of a path.
struct Subpath {
  /// The segments, none of which is a point; empty if the whole subpath is a point.
  var segments: [CubicSegment] = []
  var isClosed = false
  /// The start point.
  var start: SIMD2<Double>
  /// The direction of a subpath that is a point, which its square caps follow.
  var direction = SIMD2<Double>(1, 0)

  var reversed: Subpath {
    var subpath = self
    subpath.segments = segments.reversed().map(\.reversed)
    if let last = segments.last { subpath.start = last.p3 }
    return subpath
  }
}

extension Path {
  /// The subpaths with at least one step. A move on its own draws nothing and isn't included.
  var subpaths: [Subpath] {
    var all: [Subpath] = []
    var current: Subpath?
    var hasSteps = false
    var next = 0
    func finish() {
      if let current, hasSteps { all.append(current) }
      current = nil
      hasSteps = false
    }
    func take() -> SIMD2<Double> {
      defer { next += 1 }
      return SIMD2(points[next])
    }
    for verb in verbs {
      let from = current?.segments.last?.p3 ?? current?.start ?? .zero
      hasSteps = hasSteps || verb != .move
      switch verb {
      case .move:
        hasSteps = hasSteps && current != nil
        finish()
        current = Subpath(start: take())
      case .line: current?.append(CubicSegment(from: from, to: take()))
      case .quadCurve:
        let (control, end) = (take(), take())
        current?.append(
          CubicSegment(from, (from + control * 2) / 3, (end + control * 2) / 3, end))
      case .curve: current?.append(CubicSegment(from, take(), take(), take()))
      case .close:
        guard let start = current?.start else { continue }
        current?.append(CubicSegment(from: from, to: start))
        current?.isClosed = true
        finish()
      }
    }
    finish()
    return all
  }

  init(_ subpaths: [Subpath]) {
    self.init()
    for subpath in subpaths { append(subpath) }
  }

  private mutating func append(_ subpath: Subpath) {
    move(to: subpath.start.point)
    if subpath.segments.isEmpty { addLine(to: subpath.start.point) }
    for (index, segment) in subpath.segments.enumerated() {
      let isClosing =
        subpath.isClosed && index == subpath.segments.count - 1 && segment.isLine
        && segment.p3 == subpath.start
      if isClosing { break }
      if segment.isLine {
        addLine(to: segment.p3.point)
      } else {
        addCurve(
          to: segment.p3.point, control1: segment.p1.point, control2: segment.p2.point)
      }
    }
    if subpath.isClosed { closeSubpath() }
  }
}

extension Subpath {
  fileprivate mutating func append(_ segment: CubicSegment) {
    if !segment.isPoint { segments.append(segment) }
  }
}
