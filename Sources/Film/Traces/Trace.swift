package import Layers
package import RenderStore
package import VirtualTime

/// What happened in a film, and when: every animation, every subscription, every warning.
///
/// It is written as JSON with sorted keys; times are seconds of the stage's clock.
package struct Trace: Codable, Hashable, Sendable {
  /// The version of the format that this code writes.
  package static let currentVersion = 1

  /// One animation of one layer.
  package struct Animation: Codable, Hashable, Sendable {
    /// The layer's number, counted by first appearance: tells apart layers of like names.
    package var layer: Int
    /// The view, or the layer of no view, as error messages name it.
    package var view: String
    /// The key it was added under.
    package var key: String
    /// What it animates; nil where it only takes time, as a group does.
    package var keyPath: String?
    /// The values at both ends of a pass, as they show.
    package var from, to: TracedValue?
    /// When it was added.
    package var added: Double
    /// When it begins, its delay over.
    package var begin: Double
    /// How long one pass takes.
    package var duration: Double
    /// When it moved, if a property animator moves it, which may pause, turn round or be scrubbed;
    /// nil for an animation that runs by the clock.
    package var moves: [Move]?
    /// How many passes it makes; nil for an endless one.
    package var repeatCount: Double?
    package var autoreverses: Bool
    /// The easing, spring or path.
    package var curve: String
    /// Whether it is added to what lies beneath instead of replacing it.
    package var isAdditive: Bool
    /// When it stopped; nil if it still played at the film's end.
    package var end: Double?
    /// Whether it ran out; false if it was removed or replaced, nil if it still played.
    package var finished: Bool?
    /// The line of the film that began it, where one was found.
    package var source: CallSite?
  }

  /// A stretch of time in which an animation moved; an instant where it was put elsewhere.
  package struct Move: Codable, Hashable, Sendable {
    package var begin, end: Double
  }

  /// A value that a layer was given without an animation, and has from then on: of several at one
  /// instant the last. What a label shows counts too: "text", "font", "textColor".
  package struct Setting: Codable, Hashable, Sendable {
    /// The layer's number, as animations have it.
    package var layer: Int
    /// The view, or the layer of no view, as error messages name it.
    package var view: String
    package var keyPath: String
    package var time: Double
    package var value: TracedValue
    /// The line of the film that set it, where one was found.
    package var source: CallSite?
  }

  /// One subscription that the film made, or one of a source that it made with `create`.
  package struct Subscription: Codable, Hashable, Sendable {
    /// The type of its elements.
    package var element: String
    /// Whether it is the subscription of a source: of `Observable.create`.
    package var isSource: Bool
    package var begin: Double
    package var events: [Event]
    /// When it was disposed of before it had ended.
    package var disposed: Double?
    /// The line of the film that made it, where one was found.
    package var source: CallSite?
  }

  /// What a subscription received.
  package struct Event: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Sendable { case next, error, completed }

    package var time: Double
    package var event: Kind
    /// The element or the error, in words.
    package var value: String?
  }

  /// A completion block that the film handed over, or its delegate of an animation, and when it was
  /// called: a delegate, when it was told of the end.
  package struct Completion: Codable, Hashable, Sendable {
    /// Who was to call it, such as "UIView.animate" or "CAAnimation.delegate".
    package var of: String
    /// When it was handed over.
    package var begin: Double
    package var calls: [Double]
    /// The line of the film that handed it over, where one was found.
    package var source: CallSite?
  }

  /// What is probably a mistake.
  package struct Warning: Codable, Hashable, Sendable {
    package enum Code: String, Codable, Sendable {
      case unknownKeyPath, undrawnTransition, undrawnProperty, frameUnderTransform, other
      case emptyKeyframes, surplusTimingFunctions, negativeRepeats
      case wrongValue, notFinite, malformedSpring, malformedKeyframes, endlessUpdates
      case halfTurn, replacedInFlight, fighting, completionNeverRan, workLeftOver
    }

    package var code: Code
    package var time: Double
    /// A sentence that names the view and the key path.
    package var message: String
    package var hint: String
    package var source: CallSite?

    /// Whether a strict command fails for it: values and layouts that iOS plays as well as it can,
    /// and that no film means.
    package var isStrictError: Bool {
      switch code {
      case .wrongValue, .notFinite, .malformedSpring, .malformedKeyframes, .endlessUpdates: true
      default: false
      }
    }
  }

  package var formatVersion = Trace.currentVersion
  /// The program of the render that it stands beside, as the manifest has it; nil elsewhere.
  package var fingerprint: String?
  package var film: String
  package var canvas: Manifest.Canvas
  package var frameCount: Int
  /// When the last frame stands.
  package var duration: Double
  /// How many pieces of work, those of animations aside, still waited at the end.
  package var waitingWork: Int
  package var animations: [Animation]
  package var completions: [Completion]
  package var subscriptions: [Subscription]
  /// Nil in traces written before there were any.
  package var settings: [Setting]?
  /// How much more there was of which nothing was kept: a render's trace is bounded. Nil for nothing.
  package var omitted: Int?
  /// In the order of their times.
  package var warnings: [Warning]
}

extension Trace.Warning: CustomStringConvertible {
  /// The message, the hint, and the line of the film.
  package var description: String {
    "\(message) \(hint)" + (source.map { " (\($0))" } ?? "")
  }
}
