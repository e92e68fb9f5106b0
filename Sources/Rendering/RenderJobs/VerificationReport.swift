package import Failures
import OutputFiles
import Layers
import Traces
import VirtualTime

/// The output of `verify --json`.
package struct VerificationReport: Encodable {
  /// The cause of the first difference.
  struct Cause: Encodable {
    /// The time when the difference begins, in seconds, and the first frame that differs.
    var time: Double?
    var frame: Int
    var layer: Int?
    var view: String?
    var keyPath: String?
    /// The value that differs, such as "to" or "duration"; nil if the traces are equal.
    var what: TraceDifference.Aspect?
    var was, now: TracedValue?
    /// The current source line; for something that was removed, the line that created it.
    var source: String?
    /// A description of the cause.
    var message: String
    /// All differences, if there are several.
    var changes: [TraceDifference.Change]?
    var nearest: TraceDifference?
  }

  var frameCount: Int
  var changedFrames, badFiles: [Int]
  var cause: Cause?
  /// The reason why the cause is unknown although frames differ.
  var causeIsMissing: String?

  package init(_ result: Verification) {
    frameCount = result.frameCount
    changedFrames = result.changedFrames
    badFiles = result.badFiles
    causeIsMissing = result.causeIsMissing
    cause = result.cause.map(Cause.init)
  }

  /// Returns the report as JSON, with a newline at its end.
  package func json() throws(FlipbookError) -> String {
    String(decoding: try OrderedJSON.bytes(of: self), as: UTF8.self)
  }
}

extension VerificationReport.Cause {
  init(_ cause: FrameCause) {
    let difference = cause.difference
    self.init(
      time: difference?.time, frame: cause.frame, layer: difference?.layer, view: difference?.view,
      keyPath: difference?.keyPath, what: difference?.changes.first?.what,
      was: difference?.changes.first?.was, now: difference?.changes.first?.now,
      source: (difference?.source ?? difference?.oldSource)?.description,
      message: "\(cause)", changes: difference.flatMap { $0.changes.count > 1 ? $0.changes : nil },
      nearest: cause.nearest)
  }
}
