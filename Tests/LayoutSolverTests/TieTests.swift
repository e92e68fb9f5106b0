import LayoutSolver
import Testing

/// Ties between equal priorities, as measured on UIKit (the numbers are rows of UIKIT-MEASURED.md).
///
/// Each result must not depend on the order in which the constraints of the sizes are added.
@Suite struct TieTests {
  static let orders: [(Bool, Bool)] = [(false, false), (true, false), (false, true), (true, true)]
  let labels = [Row.View(width: 83.667), Row.View(width: 76.333)]

  @Test("O3.20: of two labels in reading order the first stretches", arguments: orders)
  func readingOrder(sizesReversed: Bool, compressionFirst: Bool) throws {
    var row = try Row(
      labels, total: 393, inset: 20, gap: 24, sizesReversed: sizesReversed,
      compressionFirst: compressionFirst)
    let widths = row.solvedWidths
    #expect(widths == [252.667, 76.333])
    let lefts = row.solvedLefts
    #expect(lefts == [20, 296.667])
  }

  @Test("O3.21: of two labels in reverse order the second stretches", arguments: orders)
  func reverseOrder(sizesReversed: Bool, compressionFirst: Bool) throws {
    var row = try Row(
      labels, total: 393, inset: 20, gap: 24, isReversed: true, sizesReversed: sizesReversed,
      compressionFirst: compressionFirst)
    let widths = row.solvedWidths
    #expect(widths == [83.667, 245.333])
    let lefts = row.solvedLefts
    #expect(lefts == [20, 127.667])
  }

  @Test("O3.22: the label that hugs more doesn't stretch", arguments: [0, 1])
  func hugging(stronger: Int) throws {
    var labels = labels
    labels[stronger].hugging = 251
    var row = try Row(labels, total: 393, inset: 20, gap: 24)
    let widths = row.solvedWidths
    #expect(widths == (stronger == 0 ? [83.667, 245.333] : [252.667, 76.333]))
  }

  @Test(
    "O3.24: of two labels that resist compression equally the second is squeezed",
    arguments: orders)
  func compression(sizesReversed: Bool, compressionFirst: Bool) throws {
    var row = try Row(
      [Row.View(width: 255.667), Row.View(width: 195.333)], total: 393, inset: 20, gap: 24,
      sizesReversed: sizesReversed, compressionFirst: compressionFirst)
    let widths = row.solvedWidths
    #expect(widths == [255.667, 73.333])
  }

  @Test("O4.5: of three labels in a filled stack the first stretches", arguments: orders)
  func threeLabels(sizesReversed: Bool, compressionFirst: Bool) throws {
    var row = try Row(
      [29.5, 29, 41.5].map { Row.View(width: $0) }, total: 300, inset: 0, gap: 8,
      sizesReversed: sizesReversed, compressionFirst: compressionFirst)
    let widths = row.solvedWidths
    #expect(widths == [213.5, 29, 41.5])
  }

  @Test("O4.6: of two views without intrinsic size the last takes the slack", arguments: orders)
  func plainViews(sizesReversed: Bool, compressionFirst: Bool) throws {
    var row = try Row(
      [29.5, nil, 29, nil, 41.5].map { Row.View(width: $0) }, total: 300, inset: 0, gap: 8,
      sizesReversed: sizesReversed, compressionFirst: compressionFirst)
    let widths = row.solvedWidths
    #expect(widths == [29.5, 0, 29, 168, 41.5])
  }

  @Test("The label that stretches keeps stretching while the row changes its width")
  func animated() throws {
    var row = try Row(labels, total: 393, inset: 20, gap: 24)
    let start = row.solvedWidths
    #expect(start == [252.667, 76.333])
    let added = row.trailing
    let trailing = try #require(added)
    var widths: [[Double]] = []
    for end in [380.0, 300, 204, 393] {
      try row.solver.setConstant(end, of: trailing)
      widths.append(row.solvedWidths)
    }
    #expect(
      widths == [
        [259.667, 76.333], [179.667, 76.333], [83.667, 76.333], [272.667, 76.333],
      ])
  }
}
