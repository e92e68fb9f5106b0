import Foundation
import Geometry
import NearestNames
import Synchronization
package import VirtualTime

/// A probable mistake that Core Animation, and this implementation, tolerate.
///
/// A warning is reported to the current stage: by default it is written to the standard error
/// output as one line, once per subject.
public struct LayerWarning: Error, Hashable, Sendable {
  /// A kind of mistake.
  public enum Code: String, Sendable {
    /// An animation of a key path that its layer doesn't have.
    case unknownKeyPath
    /// A frame set under a transform for which Apple's documentation leaves it undefined; reported
    /// for traced stages only.
    case frameUnderTransform
    /// A transition of an unsupported type.
    case undrawnTransition
    /// A property that is stored and animated, but not drawn.
    case undrawnProperty
    /// A font name that doesn't match any font.
    case missingFont
    /// A value of an animation whose type its key path can't hold.
    case wrongValue
    /// NaN or infinity instead of a finite number.
    case notFinite
    /// A spring without mass, or with a negative stiffness or damping.
    case malformedSpring
    /// Key times that don't match the values of an animation, or a path that it can't follow.
    case malformedKeyframes
    /// A keyframe animation without values.
    case emptyKeyframes
    /// More timing functions than intervals between the values of a keyframe animation.
    case surplusTimingFunctions
    /// Layout or display that requests itself again endlessly.
    case endlessUpdates
    /// A negative repeat count or repeat duration.
    case negativeRepeats
    /// A character that isn't in any font.
    case missingGlyph
    /// A picture that is requested by name and doesn't exist.
    case missingAsset
    /// A picture file that can't be read.
    case unreadableImage
    /// More simultaneous particles than an emitter draws.
    case tooManyParticles
    /// A call that uses the wall clock instead of the stage's.
    case realClock
    /// A message or a key that an object doesn't know.
    case unrecognizedSelector
    /// Required constraints that contradict each other.
    case unsatisfiableConstraints
    /// A filter of Core Image that isn't available.
    case missingFilter
    /// A format of a predicate that can't be read.
    case predicateFormat
    /// A nib that can't be read, or an object in it that can't be created.
    case unreadableNib
  }

  /// The kind of mistake.
  public let code: Code

  /// A sentence that names the layer and describes the mistake.
  public let message: String

  /// A suggestion for fixing it.
  public let hint: String

  /// The identity of the mistake: warnings with the same subject are reported once, even for
  /// different layers.
  package let subject: String

  package init(_ code: Code, _ message: String, hint: String, subject: String) {
    self.code = code
    self.message = message
    self.hint = hint
    self.subject = subject
  }

  /// Reports the warning to the current stage; does nothing without one.
  package func report() {
    if let clock = VirtualClock.current { LayerWarnings.of(clock).take(self, on: clock) }
  }
}

extension LayerWarning: CustomStringConvertible {
  /// The message and the hint.
  public var description: String { hint.isEmpty ? message : "\(message) \(hint)" }
}

extension LayerWarning {
  /// Returns the warning for a key path that `layer` doesn't have, with similarly spelled ones as
  /// suggestions. The path was to be animated or, otherwise, set.
  static func unknownKeyPath(
    _ path: String?, of layer: CALayer, known: [String: LayerProperty],
    toAnimate: Bool = true
  ) -> LayerWarning {
    let near = known.keys.nearest(to: path ?? "").map { "\"\($0)\"" }.joined(separator: ", ")
    let isDerived = path == "frame"
    return LayerWarning(
      .unknownKeyPath,
      "\(toAnimate ? "The animation" : "The setting") of \"\(path ?? "nil")\" does nothing: "
        + "\(layer.nameInMessages) has no such key path to \(toAnimate ? "animate" : "set").",
      hint: isDerived
        ? "A frame is derived: animate \"bounds\" and \"position\"." : "Did you mean \(near)?",
      subject: "\(type(of: layer)).\(path ?? "nil")")
  }

  /// Returns the warning for a property whose value can't be drawn.
  static func undrawnProperty(
    _ key: String, _ value: Any, of layer: CALayer, hint: String
  ) -> LayerWarning {
    LayerWarning(
      .undrawnProperty,
      "\"\(key)\" of \(layer.nameInMessages) is a \(type(of: value)), which layers don't draw.",
      hint: hint, subject: "\(type(of: layer)).\(key)")
  }

  /// Returns the warning for a keyframe animation without values.
  static func emptyKeyframes(_ path: String, of layer: CALayer) -> LayerWarning {
    LayerWarning(
      .emptyKeyframes,
      "The keyframe animation of \"\(path)\" on \(layer.nameInMessages) has no values and "
        + "no effect.",
      hint: "Set its \"values\" or its \"path\".", subject: "\(type(of: layer)).\(path)")
  }

  /// Returns the warning for timing functions of a keyframe animation that are never used.
  static func surplusTimingFunctions(
    _ count: Int, for steps: Int, _ path: String, of layer: CALayer
  ) -> LayerWarning {
    LayerWarning(
      .surplusTimingFunctions,
      "The keyframe animation of \"\(path)\" on \(layer.nameInMessages) has \(count) timing "
        + "functions for \(steps) intervals between values: the last ones are ignored.",
      hint: "Use one timing function per interval, one fewer than there are values.",
      subject: "\(type(of: layer)).\(path)")
  }

  /// Returns the warning for a negative repeat count or duration; nil if neither is negative.
  static func negativeRepeats(of timing: any CAMediaTiming, _ what: String) -> LayerWarning? {
    let (count, duration) = (timing.repeatCount, timing.repeatDuration)
    guard count < 0 || duration < 0 else { return nil }
    let wrong = count < 0 ? "repeatCount \(count)" : "repeatDuration \(duration)"
    return LayerWarning(
      .negativeRepeats, "The \(wrong) of \(what) counts as 0: it plays once.",
      hint: "Use .infinity to repeat forever.", subject: what)
  }

  /// Returns the warning for layers that request layout or display endlessly.
  static func endlessUpdates(_ what: String, of layer: CALayer) -> LayerWarning {
    LayerWarning(
      .endlessUpdates,
      "\(what) of \(layer.nameInMessages) did not settle after 100 passes and was stopped.",
      hint: "Set sizes and text only when they change, and don't call setNeedsLayout() from "
        + "layoutSubviews().",
      subject: "\(what) \(layer.nameInMessages)")
  }

  /// Returns the warning for a frame that was set under a transform that does more than scale and
  /// make quarter turns.
  static func frameUnderTransform(_ frame: CGRect, of layer: CALayer) -> LayerWarning {
    LayerWarning(
      .frameUnderTransform,
      "The frame of \(layer.nameInMessages) was set to \(frame) under a transform, where it is "
        + "undefined. Here the bounds can grow.",
      hint: "Set \"bounds\" and \"position\", or a view's center, instead.",
      subject: layer.nameInMessages)
  }
}

/// The warnings of one stage.
package final class LayerWarnings: StageLocal {
  /// A warning, its time and, if tracing is on, the line that caused it.
  package struct Record {
    package let warning: LayerWarning
    package let instant: Instant
    package var site: CallSite? { calls?.site }
    fileprivate let calls: (any NotedCalls)?
  }

  /// The warnings of this stage, each once.
  package private(set) var records: [Record] = []

  /// The warnings of this stage, each once.
  package var all: [LayerWarning] { records.map(\.warning) }

  /// The handler for each new warning; by default it is written to the standard error output, once
  /// per program, because films are played more than once.
  package var sink: (LayerWarning) -> Void = { warning in
    let line = "warning: \(warning)\n"
    guard LayerWarnings.isNew(line) else { return }
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }

  private static let written = Mutex<Set<String>>([])

  /// Returns whether the program hasn't written the line yet, and records it as written.
  private static func isNew(_ line: String) -> Bool {
    written.withLock { $0.insert(line).inserted }
  }

  /// Collects the warnings without writing them, now and when the film is played again: the caller
  /// reports them.
  package func gather() { sink = { _ = LayerWarnings.isNew("warning: \($0)\n") } }

  private var seen: Set<String> = []

  package init(on clock: VirtualClock) {}

  func take(_ warning: LayerWarning, on clock: VirtualClock) {
    guard seen.insert("\(warning.code.rawValue) \(warning.subject)").inserted else { return }
    records.append(Record(warning: warning, instant: clock.now, calls: clock.context.calls))
    sink(warning)
  }
}
