import Failures
import Goldens
import FilmStage
import Foundation
import PixelDiff
package import Traces

/// The golden of a film's trace.
package struct TimelineGolden {
  private let golden: Golden

  package init(_ golden: Golden) { self.golden = golden }

  /// Compares a trace with the golden, or records it.
  package func check(_ trace: Trace) throws -> GoldenExpectation.Outcome {
    let recording = try Recording()
    switch GoldenStep(golden, recording) {
    case .fail(let failure): return .failed(failure)
    case .record: return try record(trace)
    case .compare:
      let expected = try TraceFile.golden(golden.path)
      let differences = TraceDifference.all(from: expected, to: trace)
      golden.clearEarlierFailure()
      guard !differences.isEmpty else { return .met }
      if recording == .failed { return try record(trace) }
      return .failed(try fail(differences, expected, trace))
    }
  }

  private func record(_ trace: Trace) throws -> GoldenExpectation.Outcome {
    golden.removeFailure()
    try trace.withoutLines.write(to: golden.path)
    return .recorded(golden.path)
  }

  private func fail(
    _ differences: [TraceDifference], _ expected: Trace, _ actual: Trace
  ) throws -> GoldenFailure {
    let folder = golden.failureFolder
    let charts = ["expected.svg", "actual.svg"]
    try expected.write(to: folder + "/" + charts[0])
    try actual.write(to: folder + "/" + charts[1])
    try actual.withoutLines.write(to: folder + "/actual.json")
    let acceptance = SingleAcceptance(expected: golden.path, actual: folder + "/actual.json")
    try acceptance.write(in: folder)
    let shown = differences.prefix(10).map { "  \($0)" }
    let rest =
      differences.count > shown.count ? ["  and \(differences.count - shown.count) more"] : []
    let text = """
      The timeline of \(golden.name) differs from its golden:
      \((shown + rest).joined(separator: "\n"))
      Charts: \(folder)/expected.svg and actual.svg
      To accept the change: \(GoldenLocations.acceptCommand(folder))
      """
    return GoldenFailure(
      text: text,
      attachments: try charts.map {
        GoldenFailure.Attachment(
          name: golden.fileName + "-" + $0,
          bytes: [UInt8](try Data(contentsOf: URL(filePath: folder + "/" + $0))))
      })
  }
}

extension Trace {
  /// The trace without source lines, which change with every edit above them.
  fileprivate var withoutLines: Trace {
    var trace = self
    for index in trace.animations.indices { trace.animations[index].source = nil }
    for index in trace.completions.indices { trace.completions[index].source = nil }
    for index in trace.subscriptions.indices { trace.subscriptions[index].source = nil }
    for index in trace.tasks?.indices ?? 0..<0 {
      trace.tasks?[index].source = nil
      trace.tasks?[index].waiting = nil
    }
    for index in trace.settings?.indices ?? 0..<0 { trace.settings?[index].source = nil }
    for index in trace.warnings.indices { trace.warnings[index].source = nil }
    return trace
  }
}
