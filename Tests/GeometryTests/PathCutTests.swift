import Foundation
import Geometry
import Testing

@Suite struct PathCutTests {
  private func polyline(_ xs: [Double], y: Double = 0) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: xs[0], y: y))
    for x in xs.dropFirst() { path.addLine(to: CGPoint(x: x, y: y)) }
    return path
  }

  /// The start and end of each subpath of a path along the x axis.
  private func spans(_ path: Path) -> [[Double]] {
    var spans: [[Double]] = []
    for (verb, point) in zip(path.verbs.filter { $0 != .close }, path.points) {
      let x = (Double(point.x) * 1e6).rounded() / 1e6
      if verb == .move { spans.append([x, x]) } else { spans[spans.count - 1][1] = x }
    }
    return spans
  }

  @Test func lengthsOfCurvesAreAccurate() {
    var quarter = Path()
    // A quadratic whose length has a closed form: y = x² from 0 to 1.
    quarter.move(to: .zero)
    quarter.addQuadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: 0.5, y: 0))
    let expected = 5.0.squareRoot() / 2 + log(2 + 5.0.squareRoot()) / 4
    #expect(abs(quarter.length - expected) < 1e-11)
    var random = SeededRandom(32)
    for _ in 0..<200 {
      var path = Path()
      path.move(to: random.point(-50...50))
      path.addCurve(
        to: random.point(-50...50), control1: random.point(-50...50),
        control2: random.point(-50...50))
      let chords = path.chords(tolerance: 1e-6)
      let sum = zip(chords, chords.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
      #expect(abs(path.length - sum) < 1e-3)
    }
  }

  @Test("FIDELITY 30: strokeStart and strokeEnd are fractions of the path's length")
  func trimsAreByLength() {
    var random = SeededRandom(33)
    for _ in 0..<100 {
      var path = random.gentleCurve()
      path.append(random.gentleCurve())
      path.addLine(to: random.point(-20...20))
      let (start, end) = (random.number(0...0.5), random.number(0.5...1))
      let trimmed = path.trimmed(from: start, to: end)
      #expect(abs(trimmed.length - path.length * (end - start)) < path.length * 1e-8)
    }
  }

  @Test func trimsFollowSubpathsInOrder() {
    var path = polyline([0, 10])
    path.append(polyline([100, 130]))
    #expect(spans(path.trimmed(from: 0, to: 0.25)) == [[0, 10]])
    #expect(spans(path.trimmed(from: 0.125, to: 0.5)) == [[5, 10], [100, 110]])
    #expect(spans(path.trimmed(from: 0.25, to: 1)) == [[100, 130]])
    #expect(path.trimmed(from: 0.5, to: 0.5).isEmpty && path.trimmed(from: 0.7, to: 0.2).isEmpty)
    #expect(path.trimmed(from: -1, to: 0).isEmpty && path.trimmed(from: 1, to: 2).isEmpty)
    #expect(path.trimmed(from: -1, to: 2) == path)
    #expect(path.trimmed(from: .nan, to: 1).isEmpty)
  }

  @Test func trimmedSubpathsAreOpen() {
    var path = Path()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.trimmed(from: 0, to: 1).verbs.last == .close)
    let part = path.trimmed(from: 0.125, to: 1)
    #expect(part.verbs == [.move, .line, .line, .line, .line])
    #expect(part.points.first == CGPoint(x: 5, y: 0) && part.currentPoint == .zero)
  }

  @Test("FIDELITY 30: dashes and gaps alternate along the path")
  func dashes() {
    let path = polyline([0, 4, 20])
    #expect(spans(path.dashed(phase: 0, lengths: [5, 3])) == [[0, 5], [8, 13], [16, 20]])
    #expect(spans(path.dashed(phase: 6, lengths: [5, 3])) == [[2, 7], [10, 15], [18, 20]])
    #expect(spans(path.dashed(phase: -2, lengths: [5, 3])) == [[2, 7], [10, 15], [18, 20]])
    #expect(spans(path.dashed(phase: 8e9, lengths: [5, 3])).first == [0, 5])
    // With an odd number of lengths, dashes and gaps are swapped in every other repetition.
    #expect(spans(path.dashed(phase: 0, lengths: [4])) == [[0, 4], [8, 12], [16, 20]])
    #expect(
      spans(path.dashed(phase: 0, lengths: [1, 2, 3])) == [
        [0, 1], [3, 6], [7, 9], [12, 13], [15, 18], [19, 20],
      ])
    // Dots.
    #expect(spans(path.dashed(phase: 0, lengths: [0, 8])) == [[0, 0], [8, 8], [16, 16]])
    for invalid in [[], [0], [0, 0], [-1, 3], [.nan, 1], [.infinity, 1]] as [[CGFloat]] {
      #expect(path.dashed(phase: 0, lengths: invalid) == path, "\(invalid)")
    }
    #expect(path.dashed(phase: .nan, lengths: [1, 1]) == path)
    // Patterns that are too fine leave the path unchanged.
    #expect(path.dashed(phase: 0, lengths: [1e-9, 1e-9]) == path)
  }

  @Test("FIDELITY 30: dashes restart in every subpath")
  func dashesRestartInEverySubpath() {
    var path = polyline([0, 7])
    path.append(polyline([100, 107]))
    #expect(
      spans(path.dashed(phase: 0, lengths: [5, 5])) == [[0, 5], [100, 105]])
    #expect(
      spans(path.dashed(phase: 4, lengths: [5, 5])) == [[0, 1], [6, 7], [100, 101], [106, 107]])
  }

  @Test func dashesOfClosedSubpathsMeet() {
    var path = Path()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    // The perimeter is 40: the last dash, from 36 to 40, continues into the first.
    let dashed = path.dashed(phase: 0, lengths: [4, 8])
    #expect(dashed.verbs.filter { $0 == .move }.count == 3)
    #expect(abs(dashed.length - 16) < 1e-9)
    #expect(dashed.points[0] == CGPoint(x: 0, y: 4) && dashed.points[1] == .zero)
    // If a gap ends at the start, there is no dash to continue.
    #expect(path.dashed(phase: 0, lengths: [5, 5]).verbs.filter { $0 == .move }.count == 4)
    // A dash longer than the path is the path itself.
    #expect(path.dashed(phase: 0, lengths: [50, 5]) == path)
  }

  @Test func dashesFollowCurves() {
    var random = SeededRandom(34)
    for _ in 0..<40 {
      let path = random.gentleCurve()
      let dashed = path.dashed(phase: 0, lengths: [2, 1])
      let whole = Int(path.length / 3)
      let rest = min(path.length - Double(whole) * 3, 2)
      #expect(abs(dashed.length - (Double(whole) * 2 + rest)) < 1e-6)
    }
  }
}
