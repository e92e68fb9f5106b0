package import LayoutSolver

/// Compares the answers of the oracle with those of `Solver`.
package struct OracleComparison: Sendable {
  /// The number of scenarios.
  package private(set) var scenarioCount = 0
  /// The number of calls that were compared.
  package private(set) var stepCount = 0
  /// The number of scenarios in which the oracle failed: it reported an internal error, or `Solver`
  /// found a solution, verified here, where the oracle found none or a worse one.
  package private(set) var oracleFailures = 0
  /// The differences, one sentence each, with the seed.
  package private(set) var differences: [String] = []

  /// Replays the scenarios in an answer file. A scenario ends with its first difference.
  ///
  /// - Throws: An error of the solver other than an unsatisfiable system.
  package init(answers: String) throws(LayoutError) {
    var lines = answers.split(separator: "\n")[...]
    while let header = lines.popFirst() {
      let words = header.split(separator: " ")
      guard words.first == "scenario", let count = Int(words[2]) else { continue }
      scenarioCount += 1
      try compare(seed: words[1], variableCount: count, &lines)
    }
  }

  private mutating func compare(
    seed: Substring, variableCount: Int, _ lines: inout ArraySlice<Substring>
  ) throws(LayoutError) {
    var replay = Replay(variableCount: variableCount)
    var number = 0
    while let line = lines.popFirst(), line != "end", let answer = lines.popFirst() {
      guard let step = Scenario.step(line) else { continue }
      number += 1
      stepCount += 1
      let numbers = answer.split(separator: " ").dropFirst().map { Double($0) ?? .nan }
      guard numbers.count == 5, !numbers.contains(where: \.isNaN) else {
        oracleFailures += 1
        return
      }
      let isSatisfied = try replay.run(step)
      let violations = replay.violations
      let order = Self.compare(violations, Array(numbers.dropFirst()))
      if isSatisfied == (numbers[0] == 1), order == 0 { continue }
      let isProven = isSatisfied && violations[0] < 1e-7
      if isProven && (numbers[0] == 0 || order < 0) {
        oracleFailures += 1
      } else {
        differences.append(
          "seed \(seed) step \(number) (\(line)): \(isSatisfied) \(violations), oracle \(numbers)")
      }
      return
    }
  }

  /// Compares two lists of violations lexicographically, and returns -1, 0 or 1.
  private static func compare(_ ours: [Double], _ theirs: [Double]) -> Int {
    for (ours, theirs) in zip(ours, theirs)
    where abs(ours - theirs) > 1e-7 * max(1, abs(theirs)) {
      return ours < theirs ? -1 : 1
    }
    return 0
  }
}
