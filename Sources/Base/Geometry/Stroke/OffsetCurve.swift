import Foundation

// The offset curve of a cubic: the points at the stroke's radius, perpendicular to the curve. It
// isn't a cubic itself. It is divided into pieces, and each piece is replaced either by the cubic
// with the same end points and derivatives, or by chords.
//
// Where the curvature radius is smaller than the stroke's radius, the offset curve on the inner
// side runs backwards, inside the stroke. There the outline goes out from the curve and back, chord
// by chord, so that it covers the correct area with the correct winding.

/// A piece of an offset curve, sampled at its ends and quarters.
private struct SidePiece {
  let start, first, middle, last, end: SidePoint

  init(_ side: CurveSide, _ start: SidePoint, _ middle: SidePoint, _ end: SidePoint) {
    let quarter = (end.t - start.t) / 4
    self.start = start
    self.middle = middle
    self.end = end
    first = side.point(at: start.t + quarter)
    last = side.point(at: start.t + quarter * 3)
  }

  /// The minimum and maximum speed.
  var speeds: (least: Double, greatest: Double) {
    (
      min(start.speed, first.speed, middle.speed, last.speed, end.speed),
      max(start.speed, first.speed, middle.speed, last.speed, end.speed)
    )
  }

  /// The first two samples with opposite directions.
  var turn: (SidePoint, SidePoint) {
    let isBackward = start.speed < 0
    if (first.speed < 0) != isBackward { return (start, first) }
    if (middle.speed < 0) != isBackward { return (first, middle) }
    return (last.speed < 0) != isBackward ? (middle, last) : (last, end)
  }

  /// Returns the cubic with the same end points and derivatives as the piece; nil if it deviates
  /// too far.
  func fit(tolerance: Double) -> CubicSegment? {
    let third = (end.t - start.t) / 3
    let fit = CubicSegment(
      start.side, start.side + start.direction * (start.speed * third),
      end.side - end.direction * (end.speed * third), end.side)
    let slack = (end.side - start.side).length / 8 + tolerance
    func isNear(_ sample: SidePoint, _ t: Double) -> Bool {
      let off = fit.point(at: t) - sample.side
      // Only the perpendicular distance counts: a different speed along the curve draws the same
      // line.
      return abs(off.cross(sample.direction)) <= tolerance
        && abs(off.dot(sample.direction)) <= slack
    }
    return isNear(middle, 0.5) && isNear(first, 0.25) && isNear(last, 0.75) ? fit : nil
  }

  /// Returns the number of chords of equal steps of `t` from which the piece deviates by at most
  /// `tolerance`; nil if it bends so unevenly that pieces of it need fewer.
  func chordCount(tolerance: Double) -> Int? {
    let step = end.t - start.t
    let least = min(start.bend, first.bend, middle.bend, last.bend, end.bend)
    let most = max(start.bend, first.bend, middle.bend, last.bend, end.bend)
    // Between the samples it can bend a little more.
    let bend = 1.1 * most * step * step
    let isShort = bend <= 8 * tolerance * 9
    guard isShort || most <= 3 * least && bend < 8 * tolerance * 65_536 else { return nil }
    return Path.stepCount(bend: bend, tolerance: tolerance)
  }
}

extension Stroker {
  /// The maximum number of pieces for one side of a curve: far more than any visible curve needs.
  private static let pieceLimit = 2_048

  /// Adds the offset curve of a segment, from its start to its end.
  mutating func addOffset(of curve: CubicSegment) {
    budget = min(Self.pieceLimit, wholeBudget)
    defer { wholeBudget -= min(Self.pieceLimit, wholeBudget) - max(budget, 0) }
    let side = CurveSide(curve, radius: radius)
    var from = 0.0
    side.forEachSlowest { slow in
      guard let reach = side.cuspReach(at: slow, tolerance: tolerance) else {
        addPiece(side, from, slow)
        from = slow
        return
      }
      let (end, start) = (max(slow - reach, from), min(slow + reach, 1))
      addPiece(side, from, end)
      let (before, after) = (side.point(at: end, isEnd: true), side.point(at: start))
      addJoin(at: curve.point(at: slow), before.direction, after.direction, .round)
      line(to: after.side)
      from = start
    }
    addPiece(side, from, 1)
  }

  private mutating func addPiece(_ side: CurveSide, _ start: Double, _ end: Double) {
    guard start < end else { return }
    addPiece(side, side.point(at: start), side.point(at: end, isEnd: true), depth: 40)
  }

  private mutating func addPiece(
    _ side: CurveSide, _ start: SidePoint, _ end: SidePoint, depth: Int
  ) {
    let middle = side.point(at: (start.t + end.t) / 2)
    addPiece(side, start, middle, end, depth: depth)
  }

  private mutating func addPiece(
    _ side: CurveSide, _ start: SidePoint, _ middle: SidePoint, _ end: SidePoint, depth: Int
  ) {
    budget -= 1
    let mustEnd = budget <= 0 || depth == 0
    let piece = SidePiece(side, start, middle, end)
    let (speeds, noise) = (piece.speeds, side.speedThreshold * 100)
    if speeds.least >= -noise {
      if add(piece, of: side) { return }
      if mustEnd {
        line(to: middle.side)
        return line(to: end.side)
      }
      addPiece(side, start, piece.first, middle, depth: depth - 1)
      addPiece(side, middle, piece.last, end, depth: depth - 1)
    } else if mustEnd || speeds.greatest <= noise {
      line(to: start.centre)
      addChords(side, start, middle, depth: depth)
      addChords(side, middle, end, depth: depth)
      line(to: end.side)
    } else {
      let turn = piece.turn
      let turning = side.turningPoint(turn.0, turn.1)
      addPiece(side, start, turning, depth: depth - 1)
      addPiece(side, turning, end, depth: depth - 1)
    }
  }

  /// Adds a piece that runs forwards; returns false if it has to be divided first.
  private mutating func add(_ piece: SidePiece, of side: CurveSide) -> Bool {
    switch form {
    case .curves:
      guard let fit = piece.fit(tolerance: tolerance) else { return false }
      outline.addCurve(to: fit.p3.point, control1: fit.p1.point, control2: fit.p2.point)
    case .chords:
      guard let count = piece.chordCount(tolerance: tolerance) else { return false }
      let (start, step) = (piece.start.t, (piece.end.t - piece.start.t) / Double(count))
      outline.addLines(count) { number in
        number == count ? piece.end.side.point : side.side(at: start + step * Double(number)).point
      }
    }
    return true
  }

  /// Adds, for each chord of a piece that runs backwards, a detour out to the offset curve and
  /// back, starting and ending on the curve.
  private mutating func addChords(
    _ side: CurveSide, _ start: SidePoint, _ end: SidePoint, depth: Int
  ) {
    budget -= 1
    // The ends of these chords are visible only where the stroke ends among them, so the tolerance
    // is eight times coarser than elsewhere.
    let isFine = start.direction.dot(end.direction) >= 1 - 16 * tolerance / radius
    guard depth > 0, budget > 0, !isFine else {
      let out = (end.centre - start.centre).unit.turned * radius
      line(to: start.centre + out)
      line(to: end.centre + out)
      return line(to: end.centre)
    }
    let middle = side.point(at: (start.t + end.t) / 2)
    addChords(side, start, middle, depth: depth - 1)
    addChords(side, middle, end, depth: depth - 1)
  }
}
