import Foundation
import Geometry
package import VirtualTime

/// The animations of a traced stage, in the order in which they were added.
///
/// A group stands for each animation in it, under the group's key.
package final class AnimationLog: StageLocal {
  /// One animation of one property of one layer.
  package struct Entry {
    /// Stands for the layer: the same number for the same layer, counted by first appearance.
    package let layer: Int
    /// The layer as messages name it.
    package let layerName: String
    /// The key it was added under.
    package let key: String
    /// What it animates; nil for one that only takes time.
    package let keyPath: String?
    /// The values at the start and the end of a pass, what it is added to included.
    package let from, to: TracedValue?
    /// When it was added.
    package let added: Instant
    /// When its active time begins, as it was when it was added.
    fileprivate let planned: Instant
    /// What it follows instead of the clock.
    fileprivate let span: TimelineSpan?
    /// How long one pass takes, in seconds of the layer's time.
    package let duration: Double
    /// How many passes it makes; nil for an endless one.
    package let repeatCount: Double?
    package let autoreverses: Bool
    /// The easing, the spring or the path.
    package let curve: String
    package let isAdditive: Bool
    /// The line that began it.
    package let site: CallSite?
    /// When it stopped.
    package fileprivate(set) var stop: Instant?
    /// Whether it ran out; false when it was removed or replaced.
    package fileprivate(set) var isFinished = false

    /// When it moved, if it follows an animator; nil for one that follows the clock.
    package var moves: [TracedMove]? { span?.moves }

    /// When its active time begins, or when it first moved.
    package var begin: Instant { moves?.first?.begin ?? planned }
  }

  /// The animations so far.
  package private(set) var entries: [Entry] = []
  /// How many more there were, of which nothing was kept.
  package private(set) var omitted = 0
  /// What was added: not held, since a render records too and things are to go when they would.
  private var actives: [Weak] = []
  private unowned let clock: VirtualClock

  private struct Weak {
    weak var active: ActiveAnimation?
  }

  package init(on clock: VirtualClock) { self.clock = clock }

  /// Records that `active` was added to `layer`.
  func record(_ active: ActiveAnimation, on layer: CALayer) {
    guard entries.count < clock.context.tracing.mostRecords else {
      omitted += 1
      return
    }
    let (first, site) = (entries.count, clock.context.callSite)
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
        isAdditive: played.track.isAdditive, site: site)
    }
    var noteEnd: (() -> Void)?
    if let delegate = active.animation.delegate, !(delegate is any InnerAnimationDelegate) {
      noteEnd = CompletionLog.of(clock).expect(CompletionLog.delegate, handedOverAt: site)
    }
    actives.append(Weak(active: active))
    active.traced = (first..<entries.count, noteEnd)
  }

  /// Records an animation that begins at `begin` of the layer's time, or all those of a group.
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

  /// Records that an animation has stopped.
  func recordStop(of active: ActiveAnimation, finished: Bool) {
    guard let (places, noteEnd) = active.traced else { return }
    for index in places {
      (entries[index].stop, entries[index].isFinished) = (clock.now, finished)
    }
    noteEnd?()
  }

  /// How many calls of animations wait on the clock.
  package var waitingWork: Int {
    actives.reduce(0) { $0 + ($1.active?.work.count { $0.isPending } ?? 0) }
  }
}

extension CALayer {
  /// The layer as messages name it, and the view that it is in where it is none's own.
  var nameInTraces: String {
    let owner = sequence(first: self) { $0.superlayer }.lazy
      .compactMap { $0.delegate as? any LayerOwner }.first
    guard let owner, owner !== delegate else { return nameInMessages }
    return "\(nameInMessages) in \(owner.nameInMessages)"
  }
}

extension PlayedAnimation {
  /// What the property holds at the start and at the end of a pass.
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

  /// "cubic-bezier(0.42, 0, 0.58, 1)", "linear" or "spring", and how more than two values are
  /// joined.
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
