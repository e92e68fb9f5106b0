import Foundation
import Testing

@Suite("Figures measured on Apple's systems") struct MeasuredTests {
  @Test("Every figure holds", arguments: MeasuredFigure.all)
  func holds(figure: MeasuredFigure) throws {
    let values = try figure.measure()
    #expect(values.count == figure.expected.count)
    for (value, expected) in zip(values, figure.expected) {
      #expect(
        abs(value - expected) <= figure.tolerance,
        "\(figure.id), \(figure.setup): \(values) instead of \(figure.expected)")
    }
  }

  @Test("The page and the suite agree on which figures hold")
  func pageAndSuiteAgree() throws {
    let page = try MeasuredPage()
    let played = Set(MeasuredFigure.all.map(\.id))
    #expect(
      page.ids("holds") == played, "\(page.ids("holds").symmetricDifference(played).sorted())")
    let known = page.ids("holds").union(page.ids("differs: ")).union(page.ids("out of scope: "))
    #expect(known == Set(page.rows.map(\.id)))
    #expect(page.rows.count == known.count, "An ID occurs twice.")
  }

  @Test("docs/fidelity.md has the result in one line")
  func summary() throws {
    let values = MeasuredFigure.all.reduce(0) { $0 + $1.expected.count }
    let line = try MeasuredPage().summary(values: values)
    print(line)
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let page = try String(
      contentsOf: root.appending(path: "docs/fidelity.md").standardized, encoding: .utf8)
    #expect(page.contains(line), "docs/fidelity.md lacks: \(line)")
  }
}
