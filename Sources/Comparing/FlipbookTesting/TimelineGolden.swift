import Failures
import Goldens
import FilmStage
import Foundation
import PixelDiff
package import Traces

/// The trace of a film beside a test.
package struct TimelineGolden {
  private let golden: Golden

  package init(_ golden: Golden) { self.golden = golden }

  /// What comes of holding a trace against it.
  package func check(_ trace: Trace) throws -> GoldenExpectation.Outcome {
    let recording = try Recording()
    switch GoldenStep(golden, recording) {
    case .fail(let reason): return .failed(reason)
    case .record: return try record(trace)
    case .compare:
      let expected = try read()
      let differences = TraceDifference.all(from: expected, to: trace)
      golden.clearFailure()
      guard !differences.isEmpty else { return .met }
      if recording == .failed { return try record(trace) }
      return .failed(try fail(differences, expected, trace))
    }
  }

  private func read() throws(FlipbookError) -> Trace {
    do {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: golden.path))
      return try JSONDecoder().decode(Trace.self, from: bytes)
    } catch {
      throw FlipbookError(
        .unreadable, "The golden “\(golden.path)” is no timeline that can be read.",
        hint: "Record it anew with FLIPBOOK_RECORD=all.", cause: error)
    }
  }

  private func record(_ trace: Trace) throws -> GoldenExpectation.Outcome {
    golden.clearFailure()
    try trace.withoutLines.write(to: golden.path)
    return .recorded(golden.path)
  }

  private func fail(
    _ differences: [TraceDifference], _ expected: Trace, _ actual: Trace
  ) throws -> String {
    golden.clearFailure()
    let folder = golden.failureFolder
    try expected.write(to: folder + "/expected.svg")
    try actual.write(to: folder + "/actual.svg")
    try actual.withoutLines.write(to: folder + "/actual.json")
    let acceptance = SingleAcceptance(expected: golden.path, actual: folder + "/actual.json")
    try acceptance.write(in: folder)
    let shown = differences.prefix(10).map { "  \($0)" }
    let rest =
      differences.count > shown.count ? ["  and \(differences.count - shown.count) more"] : []
    return """
      \(golden.name) does not happen as expected:
      \((shown + rest).joined(separator: "\n"))
      Look at \(folder)/expected.svg and actual.svg
      If it is as it should be: \(GoldenLocations.acceptCommand(folder))
      """
  }
}

extension Trace {
  /// The trace without lines of code, which move when anything above them is edited.
  fileprivate var withoutLines: Trace {
    var trace = self
    for index in trace.animations.indices { trace.animations[index].source = nil }
    for index in trace.completions.indices { trace.completions[index].source = nil }
    for index in trace.subscriptions.indices { trace.subscriptions[index].source = nil }
    for index in trace.settings?.indices ?? 0..<0 { trace.settings?[index].source = nil }
    for index in trace.warnings.indices { trace.warnings[index].source = nil }
    return trace
  }
}
