import LayoutSolver
import Testing

/// Layouts that were measured on UIKit; the numbers are rows of UIKIT-MEASURED.md. The measured
/// values are rounded to half points.
@Suite struct MeasuredLayoutTests {
  @Test("O3.2: three views of equal width fill a row")
  func chain() throws {
    var row = try Row(
      [Row.View(width: nil), Row.View(width: nil), Row.View(width: nil)], total: 320, inset: 12,
      gap: 8)
    try row.solver.add(row.widths[1] - row.widths[0], .equal, 0)
    try row.solver.add(row.widths[2] - row.widths[1], .equal, 0)
    let widths = row.solvedWidths
    #expect(widths == [93.333, 93.333, 93.333])
    let lefts = row.solvedLefts
    #expect(lefts == [12, 113.333, 214.667])
  }

  @Test("O3.6: a size that depends on the other size and on the parent")
  func aspect() throws {
    var solver = Solver()
    let parentHeight = solver.makeVariable(.nonNegative)
    let width = solver.makeVariable(.nonNegative)
    let height = solver.makeVariable(.nonNegative)
    try solver.add(Expression(parentHeight), .equal, 240)
    try solver.add(Expression(height), .equal, 0.25 * parentHeight)
    try solver.add(Expression(width), .equal, 2 * height)
    let values = [solver.value(of: width), solver.value(of: height)]
    #expect(values == [120, 60])
  }

  @Test("O3.9: a required maximum limits a weaker width")
  func maximum() throws {
    var solver = Solver()
    let width = solver.makeVariable(.nonNegative)
    try solver.add(Expression(width), .greaterOrEqual, 80)
    try solver.add(Expression(width), .lessOrEqual, 200)
    try solver.add(Expression(width), .equal, 300, strength: Strength(500))
    let value = solver.value(of: width)
    #expect(value == 200)
  }

  @Test("O3.10: 60 at 750 wins over 140 at 749")
  func priorities() throws {
    var solver = Solver()
    let width = solver.makeVariable(.nonNegative)
    try solver.add(Expression(width), .equal, 140, strength: Strength(749))
    try solver.add(Expression(width), .equal, 60, strength: Strength(750))
    let value = solver.value(of: width)
    #expect(value == 60)
  }

  @Test("O3.15: the label that hugs less stretches")
  func hugging() throws {
    var row = try Row(
      [Row.View(width: 46.5, hugging: 251), Row.View(width: 74)], total: 320, inset: 12, gap: 8)
    let widths = row.solvedWidths
    #expect(widths == [46.5, 241.5])
  }

  @Test(
    "O3.16, O3.17: the label that resists less is squeezed",
    arguments: [(750.0, 749.0, [191, 97]), (749, 750, [116, 172])])
  func compression(first: Double, second: Double, expected: [Double]) throws {
    var row = try Row(
      [Row.View(width: 191, compression: first), Row.View(width: 172, compression: second)],
      total: 320, inset: 12, gap: 8)
    let widths = row.solvedWidths
    #expect(widths == expected)
  }
}
