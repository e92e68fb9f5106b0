package import Foundation

extension Path {
  /// Returns the part of the path between two fractions of its length, counting all subpaths in
  /// order. Fractions are clamped to 0…1; the result is empty if `end` isn't greater than `start`.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
    start <= 0 && end >= 1 ? self : Path(subpaths.trimmed(from: start, to: end))
  }
}

extension [Subpath] {
  /// Returns the part that `Path.trimmed(from:to:)` keeps. A subpath that is cut is open.
  func trimmed(from start: Double, to end: Double) -> [Subpath] {
    if start <= 0, end >= 1 { return self }
    guard start < end, start < 1, end > 0 else { return [] }
    let lengths = map { $0.segments.map { $0.length() } }
    let whole = lengths.reduce(0) { $1.reduce($0, +) }
    let (from, to) = (Swift.max(start, 0) * whole, Swift.min(end, 1) * whole)
    // Shorter lengths are rounding errors.
    let epsilon = whole * 1e-9
    var passed = 0.0
    var result: [Subpath] = []
    for (subpath, lengths) in zip(self, lengths) {
      let own = lengths.reduce(0, +)
      defer { passed += own }
      if passed >= from - epsilon, passed + own <= to + epsilon {
        result.append(subpath)
      } else if passed + own > from + epsilon, passed < to - epsilon {
        result.append(subpath.cut(from: from - passed, to: to - passed, lengths))
      }
    }
    return result
  }
}

extension Subpath {
  /// Returns the part between two distances from the start; `lengths` are those of the segments.
  fileprivate func cut(from start: Double, to end: Double, _ lengths: [Double]) -> Subpath {
    var passed = 0.0
    var parts: [CubicSegment] = []
    for (segment, length) in zip(segments, lengths) {
      defer { passed += length }
      guard passed < end, passed + length > start else { continue }
      let first =
        start > passed ? segment.parameter(from: 0, length: start - passed, of: length) : 0
      let last =
        end < passed + length ? segment.parameter(from: 0, length: end - passed, of: length) : 1
      let part = segment.part(from: first, to: last)
      if !part.isPoint { parts.append(part) }
    }
    var subpath = Subpath(start: parts.first?.p0 ?? self.start)
    subpath.segments = parts
    return subpath
  }
}
