package import Failures
import OutputFiles
import Layers
import Traces
import VirtualTime

/// What `verify --json` prints.
package struct VerificationReport: Encodable {
  /// What made the first frame differ.
  struct Cause: Encodable {
    /// When the difference begins, in seconds, and the first frame that differs.
    var time: Double?
    var frame: Int
    var layer: Int?
    var view: String?
    var keyPath: String?
    /// What differs, such as "to" or "duration"; nil where the traces tell the same.
    var what: TraceDifference.Aspect?
    var was, now: TracedValue?
    /// The line now; where the thing is gone, the line that made it.
    var source: String?
    /// All of it in words.
    var message: String
    /// All that differs, where there is more.
    var changes: [TraceDifference.Change]?
    var nearest: TraceDifference?
  }

  var frameCount: Int
  var changedFrames, badFiles: [Int]
  var cause: Cause?
  /// Why there is no cause though frames differ.
  var causeIsMissing: String?

  package init(_ result: Verification) {
    (frameCount, changedFrames) = (result.frameCount, result.changedFrames)
    (badFiles, causeIsMissing) = (result.badFiles, result.causeIsMissing)
    cause = result.cause.map(Cause.init)
  }

  /// The report as JSON, with a newline at its end.
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
