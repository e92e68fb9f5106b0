import Foundation
import LayoutSolver
import LayoutOracle
import Testing

/// Answers of kiwi 1.4.7 to the scenarios 1…250, as `scripts/layout-oracle compare` writes them.
@Suite struct OracleTests {
  @Test("The stored answers of kiwi are met")
  func storedAnswers() throws {
    let url = try #require(
      Bundle.module.url(forResource: "kiwi", withExtension: "txt", subdirectory: "Answers"))
    let comparison = try OracleComparison(answers: String(contentsOf: url, encoding: .utf8))
    #expect(comparison.scenarioCount == 250)
    #expect(comparison.differences == [])
    #expect(comparison.stepCount > 3000)
  }
}
