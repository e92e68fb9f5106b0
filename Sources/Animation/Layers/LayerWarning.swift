import Foundation
import Geometry
import NearestNames
import Synchronization
package import VirtualTime

/// Something that is probably a mistake, but that Core Animation lets pass, and so do layers.
///
/// It goes to the stage that is current: by default a line on the standard error output, once for
/// the same thing.
public struct LayerWarning: Error, Hashable, Sendable {
  /// What kind of mistake it is.
  public enum Code: String, Sendable {
    /// An animation of a key path that its layer does not have.
    case unknownKeyPath
    /// A frame that was set under a transform for which Apple's documentation leaves it undefined;
    /// reported of traced stages alone.
    case frameUnderTransform
    /// A transition of a kind that is not drawn.
    case undrawnTransition
    /// A property that is stored and animated, but not drawn yet.
    case undrawnProperty
    /// A font of a name that none has.
    case missingFont
    /// An animation's value of a type that its key path cannot hold.
    case wrongValue
    /// NaN or infinity where a finite number belongs.
    case notFinite
    /// A spring without mass, or that pushes instead of pulling.
    case malformedSpring
    /// Key times that don't fit the values of an animation, or a path that it cannot follow.
    case malformedKeyframes
    /// A keyframe animation without values.
    case emptyKeyframes
    /// More timing functions than there are ways between the values of a keyframe animation.
    case surplusTimingFunctions
    /// Layout, or display, that always calls for itself again.
    case endlessUpdates
    /// A negative number of repeats, or time to repeat for.
    case negativeRepeats
    /// A character that no font has.
    case missingGlyph
    /// A picture that is asked for by name and is not there.
    case missingAsset
    /// A picture's file that cannot be read.
    case unreadableImage
    /// More particles at once than an emitter draws.
    case tooManyParticles
    /// A call that goes by the wall clock and not by the stage's.
    case realClock
  }

  /// What kind of mistake it is.
  public let code: Code

  /// A sentence that names the layer and what is wrong.
  public let message: String

  /// What to do about it.
  public let hint: String

  /// What makes two of them the same thing, although different layers have it.
  package let subject: String

  package init(_ code: Code, _ message: String, hint: String, subject: String) {
    (self.code, self.message, self.hint, self.subject) = (code, message, hint, subject)
  }

  /// Tells the stage that is current; without one nobody hears.
  package func report() {
    if let clock = VirtualClock.current { LayerWarnings.of(clock).take(self, on: clock) }
  }
}

extension LayerWarning: CustomStringConvertible {
  /// The message and the hint.
  public var description: String { hint.isEmpty ? message : "\(message) \(hint)" }
}

extension LayerWarning {
  /// A key path that `layer` does not have, with those that are spelt nearly so. It was to be
  /// animated, or else set.
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

  /// A property that was given a value of which nothing shows.
  static func undrawnProperty(
    _ key: String, _ value: Any, of layer: CALayer, hint: String
  ) -> LayerWarning {
    LayerWarning(
      .undrawnProperty,
      "\"\(key)\" of \(layer.nameInMessages) is a \(type(of: value)) that layers don't draw.",
      hint: hint, subject: "\(type(of: layer)).\(key)")
  }

  /// A keyframe animation that has nothing to show.
  static func emptyKeyframes(_ path: String, of layer: CALayer) -> LayerWarning {
    LayerWarning(
      .emptyKeyframes,
      "The keyframe animation of \"\(path)\" on \(layer.nameInMessages) has no values: it only "
        + "takes its time.",
      hint: "Give it \"values\", or a \"path\" to follow.", subject: "\(type(of: layer)).\(path)")
  }

  /// Timing functions of a keyframe animation that are never used.
  static func surplusTimingFunctions(
    _ count: Int, for steps: Int, _ path: String, of layer: CALayer
  ) -> LayerWarning {
    LayerWarning(
      .surplusTimingFunctions,
      "The keyframe animation of \"\(path)\" on \(layer.nameInMessages) has \(count) timing "
        + "functions for \(steps) ways from value to value: the last ones do nothing.",
      hint: "There is one for each way, so one fewer than there are values.",
      subject: "\(type(of: layer)).\(path)")
  }

  /// Repeats of which there are fewer than none; nil where that is not so.
  static func negativeRepeats(of timing: any CAMediaTiming, _ what: String) -> LayerWarning? {
    let (count, duration) = (timing.repeatCount, timing.repeatDuration)
    guard count < 0 || duration < 0 else { return nil }
    let wrong = count < 0 ? "repeatCount \(count)" : "repeatDuration \(duration)"
    return LayerWarning(
      .negativeRepeats, "The \(wrong) of \(what) counts as 0: it plays once.",
      hint: "Use .infinity to repeat forever.", subject: what)
  }

  /// Layers that call for layout or display again and again.
  static func endlessUpdates(_ what: String, of layer: CALayer) -> LayerWarning {
    LayerWarning(
      .endlessUpdates,
      "\(what) of \(layer.nameInMessages) did not settle after 100 passes and was stopped.",
      hint: "Set sizes and text only when they change, and don't call setNeedsLayout() from "
        + "layoutSubviews().",
      subject: "\(what) \(layer.nameInMessages)")
  }

  /// A frame that was set while the layer's transform neither scales nor makes quarter turns alone.
  static func frameUnderTransform(_ frame: CGRect, of layer: CALayer) -> LayerWarning {
    LayerWarning(
      .frameUnderTransform,
      "The frame of \(layer.nameInMessages) was set to \(frame) under a transform, where it is "
        + "undefined: here the bounds may grow.",
      hint: "Set \"bounds\" and \"position\", or a view's center, which a transform leaves alone.",
      subject: layer.nameInMessages)
  }
}

/// The warnings of one stage.
package final class LayerWarnings: StageLocal {
  /// A warning, when it came and which line caused it, if that is traced.
  package struct Record {
    package let warning: LayerWarning
    package let instant: Instant
    package let site: CallSite?
  }

  /// All there were, each once.
  package private(set) var records: [Record] = []

  /// All there were, each once.
  package var all: [LayerWarning] { records.map(\.warning) }

  /// What is done with each when it comes first; by default it is written to the standard error
  /// output, if the program has not yet: films are played more than once.
  package var sink: (LayerWarning) -> Void = { warning in
    let line = "warning: \(warning)\n"
    guard LayerWarnings.isNew(line) else { return }
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }

  private static let written = Mutex<Set<String>>([])

  /// Whether the program has not written that line yet; from now on it has.
  private static func isNew(_ line: String) -> Bool {
    written.withLock { $0.insert(line).inserted }
  }

  /// Has the warnings gathered and not written, now or when the film is played again: who asks for
  /// this tells of them.
  package func gather() { sink = { _ = LayerWarnings.isNew("warning: \($0)\n") } }

  private var seen: Set<String> = []

  package init(on clock: VirtualClock) {}

  func take(_ warning: LayerWarning, on clock: VirtualClock) {
    guard seen.insert("\(warning.code.rawValue) \(warning.subject)").inserted else { return }
    records.append(Record(warning: warning, instant: clock.now, site: clock.context.callSite))
    sink(warning)
  }
}
