package import Layers
package import RenderStore
package import VirtualTime

/// A record of a film's events with their times: all animations, subscriptions, tasks and warnings.
///
/// It is written as JSON with sorted keys; times are in seconds of the stage's clock.
package struct Trace: Codable, Hashable, Sendable {
  /// The version of the format that this program writes.
  package static let currentVersion = 1

  /// An animation of a layer.
  package struct Animation: Codable, Hashable, Sendable {
    /// The layer's number in order of first appearance, which distinguishes layers with the same
    /// name.
    package var layer: Int
    /// The view, or the layer if it has no view, as named in error messages.
    package var view: String
    /// The key of the animation.
    package var key: String
    /// The animated property; nil for an animation that only takes time, such as a group.
    package var keyPath: String?
    /// The displayed values at both ends of a pass.
    package var from, to: TracedValue?
    /// The time at which the animation was added.
    package var added: Double
    /// The time at which the animation starts, after its delay.
    package var begin: Double
    /// The duration of one pass.
    package var duration: Double
    /// The times at which the animation moved, if a property animator controls it, which can pause,
    /// reverse or scrub it; nil for an animation that follows the clock.
    package var moves: [Move]?
    /// The number of passes; nil for infinitely many.
    package var repeatCount: Double?
    package var autoreverses: Bool
    /// The easing, spring or path.
    package var curve: String
    /// Whether the animation is added to the underlying value instead of replacing it.
    package var isAdditive: Bool
    /// The time at which the animation stopped; nil if it was still running at the film's end.
    package var end: Double?
    /// Whether the animation ended normally; false if it was removed or replaced, nil if it was
    /// still running.
    package var finished: Bool?
    /// The line of the film that started the animation, if known.
    package var source: CallSite?
  }

  /// A period in which an animation moved, or an instant at which its position was set.
  package struct Move: Codable, Hashable, Sendable {
    package var begin, end: Double
  }

  /// A value that a property was set to without an animation; if it was set several times at one
  /// instant, the last value. The content of labels is included: "text", "font", "textColor".
  package struct Setting: Codable, Hashable, Sendable {
    /// The layer's number, as in animations.
    package var layer: Int
    /// The view, or the layer if it has no view, as named in error messages.
    package var view: String
    package var keyPath: String
    package var time: Double
    package var value: TracedValue
    /// The line of the film that set the value, if known.
    package var source: CallSite?
  }

  /// A subscription of the film, or of a source that the film made with `create`.
  package struct Subscription: Codable, Hashable, Sendable {
    /// The function that subscribed if it is Combine's, such as "sink"; nil for `subscribe` of an
    /// observable and for `create`.
    package var function: String?
    /// The type of its elements.
    package var element: String
    /// Whether the subscription is that of a source made with `Observable.create`.
    package var isSource: Bool
    package var begin: Double
    package var events: [Event]
    /// The time at which the subscription was disposed of before it ended.
    package var disposed: Double?
    /// The line of the film that subscribed, if known.
    package var source: CallSite?
  }

  /// A task of the film: started with `stage.task`, `Task`, `async let` or in a task group.
  package struct Task: Codable, Hashable, Sendable {
    /// The name that the task was created with, if it has one.
    package var name: String?
    package var begin: Double
    /// The times at which the task continued after a suspension.
    package var resumptions: [Double]
    /// The time at which the task ended; nil if it hadn't ended at the film's end.
    package var end: Double?
    /// Whether the task was cancelled before it ended.
    package var cancelled: Bool?
    /// The line of the film that started the task or, for the task of an `AsyncFilm`, at which it
    /// waited first, if known.
    package var source: CallSite?
    /// The line of the film at which the task was waiting at the film's end, if known.
    package var waiting: CallSite?
  }

  /// An event that a subscription received.
  package struct Event: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Sendable { case next, error, completed }

    package var time: Double
    package var event: Kind
    /// The element or the error as text.
    package var value: String?
  }

  /// A completion block that the film passed, or the film's delegate of an animation, with the
  /// times of its calls; for a delegate, the time at which it was notified of the end.
  package struct Completion: Codable, Hashable, Sendable {
    /// The function or property that the block was passed to, such as "UIView.animate" or
    /// "CAAnimation.delegate".
    package var of: String
    /// The time at which the block was passed.
    package var begin: Double
    package var calls: [Double]
    /// The line of the film that passed the block, if known.
    package var source: CallSite?
  }

  /// A warning about a probable mistake.
  package struct Warning: Codable, Hashable, Sendable {
    package enum Code: String, Codable, Sendable {
      case unknownKeyPath, undrawnTransition, undrawnProperty, frameUnderTransform, other
      case emptyKeyframes, surplusTimingFunctions, negativeRepeats
      case wrongValue, notFinite, malformedSpring, malformedKeyframes, endlessUpdates
      case halfTurn, replacedInFlight, fighting, completionNeverRan, workLeftOver, waitingTask
    }

    package var code: Code
    package var time: Double
    /// A sentence with the view and the key path.
    package var message: String
    package var hint: String
    package var source: CallSite?

    /// Whether strict commands treat the warning as an error: values and layouts that are accepted
    /// as far as possible, as on iOS, but that no film intends.
    package var isStrictError: Bool {
      switch code {
      case .wrongValue, .notFinite, .malformedSpring, .malformedKeyframes, .endlessUpdates: true
      default: false
      }
    }
  }

  package var formatVersion = Trace.currentVersion
  /// The fingerprint of the render that the trace belongs to, as in the manifest; nil for other
  /// traces.
  package var fingerprint: String?
  package var film: String
  package var canvas: Manifest.Canvas
  package var frameCount: Int
  /// The time of the last frame.
  package var duration: Double
  /// The number of pieces of work that were still waiting at the end, except those of animations.
  package var waitingWork: Int
  package var animations: [Animation]
  package var completions: [Completion]
  package var subscriptions: [Subscription]
  /// The tasks in the order in which they started; nil for none.
  package var tasks: [Task]?
  /// The values that were set; nil in traces from before this property existed.
  package var settings: [Setting]?
  /// The number of records that were omitted, because a render's trace is limited in size; nil for
  /// none.
  package var omitted: Int?
  /// The warnings in chronological order.
  package var warnings: [Warning]
}

extension Trace.Warning: CustomStringConvertible {
  /// The message, the hint and the line of the film.
  package var description: String {
    "\(message) \(hint)" + (source.map { " (\($0))" } ?? "")
  }
}
