import Foundation
import Geometry
package import VirtualTime

/// The animations on one layer, in the order in which they were added.
package struct ActiveAnimations {
  private(set) var list: [ActiveAnimation] = [] {
    didSet {
      samples = list.map { Sample($0) }
      hasTransition = list.contains { $0.played.track.isTransition }
      changeDisplay = list.contains(where: \.changesDisplay)
      followModel = list.contains(where: \.followsModel)
    }
  }
  /// Whether an animation changes values that the layer displays.
  private(set) var changeDisplay = false
  /// Whether values of an animation are the model value, whatever that is while it plays.
  private(set) var followModel = false
  /// Whether there is a transition among the animations.
  private(set) var hasTransition = false

  /// The values of each animation that sampling needs, side by side.
  private var samples: [Sample] = []

  private struct Sample {
    let time: ActiveTime
    let easing: UnitBezier?
    let track: AnimationTrack
    /// The part of a timeline that the animation follows; nil if it follows the layer's time.
    let span: TimelineSpan?

    init(_ animation: ActiveAnimation) {
      time = animation.played.time
      easing = animation.played.easing
      track = animation.played.track
      span = animation.animation.span
    }
  }

  package init() {}

  package var isEmpty: Bool { list.isEmpty }

  func find(_ key: String) -> ActiveAnimation? { list.first { $0.key == key } }

  mutating func append(_ animation: ActiveAnimation) {
    if animation.followsModel {
      animation.played.layOver(list.map(\.played), omitted: animation.animation.omittedEnds)
    }
    list.append(animation)
  }

  /// Moves the start of those animations without a `beginTime` that were added in this turn to
  /// `time` of the layer, in nanoseconds.
  ///
  /// Core Animation starts them at the layer's time when the transaction is committed, so it doesn't
  /// matter whether code sets `layer.speed = 0` before or after it adds an animation.
  mutating func beginUncommitted(at time: Double) {
    guard list.contains(where: \.beginsWhenCommitted) else { return }
    list = list.map { animation in
      if animation.beginsWhenCommitted { animation.played.time.begin = time }
      return animation
    }
  }

  mutating func remove(_ animation: ActiveAnimation) { list.removeAll { $0 === animation } }

  /// Returns `key`, or `key-2`, `key-3` … if it is in use: additive animations play side by side.
  package func freeKey(_ key: String) -> String {
    guard find(key) != nil else { return key }
    var number = 2
    while find("\(key)-\(number)") != nil { number += 1 }
    return "\(key)-\(number)"
  }

  /// Returns the animations that change a property or custom key whose name satisfies `kind`.
  package func changing(_ kind: (String) -> Bool) -> ActiveAnimations {
    var result = ActiveAnimations()
    result.list = list.filter { $0.played.track.changes(kind) }
    return result
  }

  /// Returns the animations after the model of `layer` has changed.
  func following(_ layer: CALayer) -> ActiveAnimations {
    var result = self
    for animation in list where animation.followsModel { animation.follow(layer) }
    result.list = list
    return result
  }

  /// Returns whether these are the same animations as `other`, in the same order.
  package func areSame(as other: ActiveAnimations) -> Bool {
    list.elementsEqual(other.list, by: ===)
  }

  /// The transition among the animations, the latest if there are several, and its playback state.
  var transition: (LayerTransition, PlayedAnimation)? {
    guard hasTransition else { return nil }
    for animation in list.reversed() {
      if case .transition(let transition) = animation.played.track.curve {
        return (transition, animation.played)
      }
    }
    return nil
  }

  /// The animations, if all of them are lines in the layer's time; otherwise nil.
  var lines: [TimedLine]? {
    var lines: [TimedLine] = []
    for sample in samples {
      guard sample.span == nil, let line = sample.track.line else { return nil }
      lines.append(TimedLine(time: sample.time, easing: sample.easing, line: line))
    }
    return lines
  }

  /// Applies the animations to `state` at a time of the layer, in nanoseconds; animations that follow
  /// a timeline use the stage's clock.
  package func apply(to state: inout LayerState, at time: Double, instant: Instant) {
    var pending = PendingTransform()
    // A loop over the array would retain the parts of each element.
    samples.withUnsafeBufferPointer { samples in
      for index in 0..<samples.count {
        if let span = samples[index].span {
          samples[index].track.apply(
            at: span.progress(at: instant), cycle: 0, to: &state, &pending)
        } else if let place = samples[index].time.place(at: time) {
          samples[index].track.apply(
            at: samples[index].easing?.progress(at: place.progress) ?? place.progress,
            cycle: place.cycle, to: &state, &pending)
        }
      }
    }
    pending.apply(to: &state)
  }
}

/// An animation as it plays on a layer.
package final class ActiveAnimation {
  let key: String
  let animation: CAAnimation
  fileprivate(set) var played: PlayedAnimation
  /// Whether the animation changes values that the layer displays.
  let changesDisplay: Bool
  private(set) var completions: [TransactionCompletion]
  private let running: RunningAnimations?
  private let layer: LayerReference
  private(set) var hasStopped = false
  /// Whether the delegate has been notified of the start.
  var hasBegun = false
  /// The turn of the clock in which the animation was added.
  private let turn: UInt64?
  /// The animation's entries in the log of a traced stage, and the closure that records there that
  /// the delegate was notified of the end.
  var traced: (places: Range<Int>, noteEnd: (() -> Void)?)?
  /// Work scheduled on the clock: the call of `animationDidStart`, and the end.
  var work: [VirtualClock.Work] = []

  init(
    key: String, animation: CAAnimation, played: PlayedAnimation, on layer: CALayer,
    completions: [TransactionCompletion], running: RunningAnimations?
  ) {
    self.key = key
    self.animation = animation
    self.played = played
    changesDisplay = played.track.changes { type(of: layer).needsDisplay(forKey: $0) }
    self.layer = layer.reference
    self.completions = completions
    self.running = running
    turn = VirtualClock.current?.turnCount
    running?.add(self)
  }

  /// The animation as its layer returns it. Core Animation replaces a `beginTime` of 0 when the
  /// transaction is committed: WebKit reads the time from the animation in `animationDidStart`, and an
  /// animation that is added again goes on where it was. In a layer whose time is 0, that would mean
  /// the time of the addition: it becomes one nanosecond.
  var committed: CAAnimation {
    if animation.beginTime == 0, !isInTurnOfAddition {
      let begin = played.time.begin
      animation.beginTime = (begin == 0 ? 1 : begin) / 1e9
    }
    return animation
  }

  /// Whether the animation starts when it is committed, which hasn't happened yet.
  fileprivate var beginsWhenCommitted: Bool { animation.beginTime == 0 && isInTurnOfAddition }

  private var isInTurnOfAddition: Bool { turn == VirtualClock.current?.turnCount }

  /// Whether values of the animation are the model value, whatever that is while it plays. (D) One
  /// that follows a timeline keeps the values that it was added with.
  var followsModel: Bool { animation.span == nil && animation.followsModel }

  /// Takes omitted values from the model that `layer` has now.
  func follow(_ layer: CALayer) {
    guard !played.track.isIdle,
      let track = try? animation.track(on: layer, duration: played.time.pass / 1e9)
    else { return }
    played.track = track.omitting(played.track.omitted)
    if traced != nil, let clock = VirtualClock.current {
      AnimationLog.of(clock).recordNewValues(of: self, on: layer)
    }
  }

  /// Stops keeping the stage running: called when the animation ends, is removed, or its layer is
  /// deallocated.
  func stop() {
    guard !hasStopped else { return }
    hasStopped = true
    running?.remove(self)
  }

  deinit { stop() }

  /// Drops the delegate and the completions, so that the end isn't reported.
  fileprivate func detach() {
    animation.delegate = nil
    completions = []
  }

  /// The animation's name in messages.
  fileprivate var nameInMessages: String {
    let what = (animation as? CAPropertyAnimation)?.keyPath ?? key
    return "the animation of \"\(what)\"" + (layer.layer.map { " on \($0.nameInMessages)" } ?? "")
  }
}

/// The animations of a stage that haven't stopped, including endless ones.
package final class RunningAnimations: StageLocal {
  package var count: Int { running.count }

  private struct Entry {
    unowned let animation: ActiveAnimation
    let number: Int
  }

  /// The running animations; each removes itself before it is deallocated.
  private var running: [ObjectIdentifier: Entry] = [:]
  private var lastNumber = 0

  package init(on clock: VirtualClock) {
    clock.atEnd(of: self) { animations in
      for animation in animations.running.values.map(\.animation) { animation.detach() }
    }
  }

  /// The name in messages of the animation that was added first; nil if there are none.
  package var first: String? {
    running.values.min { $0.number < $1.number }?.animation.nameInMessages
  }

  fileprivate func add(_ animation: ActiveAnimation) {
    lastNumber += 1
    running[ObjectIdentifier(animation)] = Entry(animation: animation, number: lastNumber)
  }

  fileprivate func remove(_ animation: ActiveAnimation) {
    running[ObjectIdentifier(animation)] = nil
  }
}
