/// A comparison as JUnit XML for continuous integration. It has a failing test case for each run of
/// frames that differ, for each span of missing or extra frames and for a different frame rate, or
/// a single one that passes.
package struct JUnitFile {
  private let difference: FilmDifference

  package init(_ difference: FilmDifference) { self.difference = difference }

  /// The text of the file.
  package var text: String {
    let cases = failures
    let name = Self.escape("\(difference.expected.name) : \(difference.actual.name)")
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuites tests="\#(max(cases.count, 1))" failures="\#(cases.count)">"#,
      #"  <testsuite name="\#(name)" tests="\#(max(cases.count, 1))" failures="\#(cases.count)">"#,
    ]
    if cases.isEmpty {
      lines.append(
        #"    <testcase classname="flipbook.diff" name="\#(Self.escape(difference.verdict))"/>"#)
    }
    for (name, type, message) in cases {
      lines.append(
        #"    <testcase classname="flipbook.diff" name="\#(Self.escape(name))">"#)
      lines.append(
        #"      <failure type="\#(type)" message="\#(Self.escape(message))"/>"#)
      lines.append("    </testcase>")
    }
    return (lines + ["  </testsuite>", "</testsuites>", ""]).joined(separator: "\n")
  }

  private var failures: [(name: String, type: String, message: String)] {
    difference.runs.map { run in
      let type = if case .timing = run.change { "timing" } else { "paint" }
      let region = run.region.map { ", within \($0)" } ?? ""
      return (
        Self.name(run.frames), type,
        "\(run.change.description(ofRun: run.frames.count)): \(run.worstPixels) pixels in frame "
          + "\(run.worstFrame)\(region)"
      )
    }
      + difference.missing.map { (Self.name($0), "missing", "not in \(difference.actual.name)") }
      + difference.extra.map { (Self.name($0), "extra", "not in \(difference.expected.name)") }
      + (difference.hasDifferentRate ? [("frame rate", "rate", difference.verdict)] : [])
  }

  private static func name(_ frames: FilmDifference.Span) -> String {
    (frames.count == 1 ? "frame " : "frames ") + frames.description
  }

  /// Escapes text for an attribute. Characters that XML can't represent become question marks.
  private static func escape(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t", "\r": result += "&#\(scalar.value);"
      case _ where scalar.value < 32 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        result += "?"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
