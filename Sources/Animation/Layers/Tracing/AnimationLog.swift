import Foundation
import Geometry
package import VirtualTime

/// The animations of a traced stage, in the order in which they were added.
///
/// A group is recorded as its animations, under the group's key.
package final class AnimationLog: StageLocal {
  /// An animation of one property of one layer.
  package struct Entry {
    /// The layer's number, assigned in the order of first appearance.
    package let layer: Int
    /// The layer's name in messages.
    package let layerName: String
    /// The key with which the animation was added.
    package let key: String
    /// The animated key path; nil for an animation that only takes time.
    package let keyPath: String?
    /// The values at the start and the end of a pass, including the value that an additive
    /// animation is added to.
    package fileprivate(set) var from: TracedValue?
    package fileprivate(set) var to: TracedValue?
    /// The instant at which the animation was added.
    package let added: Instant
    /// The start of its active time, as planned when it was added.
    fileprivate let planned: Instant
    /// The part of a timeline that it follows instead of the clock.
    fileprivate let span: TimelineSpan?
    /// The duration of one pass, in seconds of the layer's time.
    package let duration: Double
    /// The number of passes; nil for an endless animation.
    package let repeatCount: Double?
    package let autoreverses: Bool
    /// The easing, the spring or the path, as text.
    package let curve: String
    package let isAdditive: Bool
    /// The line that added it.
    package var site: CallSite? { calls?.site }
    fileprivate let calls: (any NotedCalls)?
    /// The instant at which it stopped.
    package fileprivate(set) var stop: Instant?
    /// Whether it ran to its end; false if it was removed or replaced.
    package fileprivate(set) var isFinished = false

    /// The intervals in which it moved, if it follows an animator; nil if it follows the clock.
    package var moves: [TracedMove]? { span?.moves }

    /// The start of its active time, or of its first movement.
    package var begin: Instant { moves?.first?.begin ?? planned }
  }

  /// The animations so far.
  package private(set) var entries: [Entry] = []
  /// The number of further animations that weren't recorded.
  package private(set) var omitted = 0
  /// The animations that were added, held weakly, so that recording during a render doesn't prolong
  /// lifetimes.
  private var actives: [Weak] = []
  private unowned let clock: VirtualClock

  private struct Weak {
    weak var active: ActiveAnimation?
  }

  package init(on clock: VirtualClock) { self.clock = clock }

  /// Records that `active` was added to `layer`.
  func record(_ active: ActiveAnimation, on layer: CALayer) {
    guard entries.count < clock.context.tracing.recordLimit else {
      omitted += 1
      return
    }
    let (first, calls) = (entries.count, clock.context.calls)
    let number = LayerNumbers.of(clock).traced(layer).number
    record(active.played, begin: active.played.time.begin, isEndless: false) {
      played, begin, passes in
      let values = played.ends(on: layer)
      return Entry(
        layer: number, layerName: layer.nameInTraces, key: active.key,
        keyPath: played.track.property?.name, from: values?.from, to: values?.to,
        added: clock.now, planned: layer.instant(ofLocal: begin, now: .zero) ?? clock.now,
        span: active.animation.span,
        duration: played.time.pass / 1e9, repeatCount: passes,
        autoreverses: played.time.autoreverses, curve: played.curveName,
        isAdditive: played.track.isAdditive, calls: calls)
    }
    var noteEnd: (() -> Void)?
    if let delegate = active.animation.delegate, !(delegate is any InternalAnimationDelegate) {
      noteEnd = CompletionLog.of(clock).expect(CompletionLog.delegate, handedOverIn: calls)
    }
    actives.append(Weak(active: active))
    active.traced = (first..<entries.count, noteEnd)
  }

  /// Records an animation that starts at `begin` in the layer's time, or all animations of a group.
  private func record(
    _ played: PlayedAnimation, begin: Double, isEndless: Bool,
    _ entry: (PlayedAnimation, _ begin: Double, _ passes: Double?) -> Entry
  ) {
    let isEndless = isEndless || played.time.end == nil
    guard case .group(let children, _) = played.track.curve else {
      return entries.append(entry(played, begin, isEndless ? nil : played.time.passes))
    }
    for child in children {
      record(child, begin: begin + child.time.begin, isEndless: isEndless, entry)
    }
  }

  /// Records that an animation, or animations of a group, run between other values than before.
  func recordNewValues(of active: ActiveAnimation, on layer: CALayer) {
    guard let places = active.traced?.places else { return }
    for (place, played) in zip(places, active.played.leaves) {
      let values = played.ends(on: layer)
      (entries[place].from, entries[place].to) = (values?.from, values?.to)
    }
  }

  /// Records that an animation has stopped.
  func recordStop(of active: ActiveAnimation, finished: Bool) {
    guard let (places, noteEnd) = active.traced else { return }
    for index in places {
      (entries[index].stop, entries[index].isFinished) = (clock.now, finished)
    }
    noteEnd?()
  }

  /// The number of calls that animations have scheduled on the clock.
  package var waitingWork: Int {
    actives.reduce(0) { $0 + ($1.active?.work.count { $0.isPending } ?? 0) }
  }
}

extension CALayer {
  /// The layer's name in messages, followed by the view that contains it if it isn't a view's own
  /// layer.
  var nameInTraces: String {
    let owner = sequence(first: self) { $0.superlayer }.lazy
      .compactMap { $0.delegate as? any LayerOwner }.first
    guard let owner, owner !== delegate else { return nameInMessages }
    return "\(nameInMessages) in \(owner.nameInMessages)"
  }
}

extension PlayedAnimation {
  /// The animation itself, or the animations of a group, in the order in which they are recorded.
  fileprivate var leaves: [PlayedAnimation] {
    guard case .group(let children, _) = track.curve else { return [self] }
    return children.flatMap(\.leaves)
  }

  /// Returns the property's values at the start and at the end of a pass.
  fileprivate func ends(on layer: CALayer) -> (from: TracedValue, to: TracedValue)? {
    guard let property = track.property, let first = track.curve.value(at: 0),
      let last = track.curve.value(at: 1)
    else { return nil }
    func shown(_ value: AnimatableValue) -> TracedValue {
      let own = track.function?.transform(of: value) ?? value
      let value = track.isAdditive ? property.get(layer.modelState).adding(own) : own
      return TracedValue(value, count: property.kind.count)
    }
    return (shown(first), shown(last))
  }

  /// "cubic-bezier(0.42, 0, 0.58, 1)", "linear" or "spring", and the interpolation of more than two
  /// values.
  fileprivate var curveName: String {
    let curve = easing ?? .linear
    let easing =
      curve == .linear
      ? "linear" : "cubic-bezier(\(curve.x1), \(curve.y1), \(curve.x2), \(curve.y2))"
    return switch track.curve {
    case .spring: "spring"
    case .path: "path, \(easing)"
    case .transition: "transition, \(easing)"
    case .keyframes(let keyframes) where keyframes.values.count > 2:
      "\(keyframes.values.count) keyframes, \(easing)"
    case .keyframes, .group, .idle: easing
    }
  }
}
