import Foundation
import Geometry
package import VirtualTime

/// The animations of a traced stage, in the order in which they were added.
///
/// A group stands for each animation in it, under the group's key.
package final class AnimationLog {
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
  private var places: [ObjectIdentifier: Range<Int>] = [:]
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// What notes that a delegate of the film's hears of the end.
  private var noteEnd: [ObjectIdentifier: () -> Void] = [:]
  /// The layers that have a number, held so that nothing else comes to have its identity.
  private var held: [CALayer] = []
  /// What was added, held for the same reason.
  private var actives: [ActiveAnimation] = []
  private unowned let clock: VirtualClock

  private init(_ clock: VirtualClock) { self.clock = clock }

  /// The log of `clock`.
  package static func of(_ clock: VirtualClock) -> AnimationLog {
    clock.local(AnimationLog.self) { AnimationLog(clock) }
  }

  /// Records that `active` was added to `layer`.
  func record(_ active: ActiveAnimation, on layer: CALayer) {
    let (first, site) = (entries.count, CallSites.current)
    record(active.played, begin: active.played.time.begin, isEndless: false) {
      played, begin, passes in
      let values = played.ends(on: layer)
      return Entry(
        layer: number(of: layer), layerName: layer.nameInTraces, key: active.key,
        keyPath: played.track.property?.name, from: values?.from, to: values?.to,
        added: clock.now, planned: layer.instant(ofLocal: begin, now: .zero) ?? clock.now,
        span: active.animation.span,
        duration: played.time.pass / 1e9, repeatCount: passes,
        autoreverses: played.time.autoreverses, curve: played.curveName,
        isAdditive: played.track.isAdditive, site: site)
    }
    if let delegate = active.animation.delegate, !(delegate is any InnerAnimationDelegate) {
      noteEnd[ObjectIdentifier(active)] =
        CompletionLog.of(clock).expect(CompletionLog.delegate, handedOverAt: site)
    }
    actives.append(active)
    places[ObjectIdentifier(active)] = first..<entries.count
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
    for index in places[ObjectIdentifier(active)] ?? 0..<0 {
      (entries[index].stop, entries[index].isFinished) = (clock.now, finished)
    }
    noteEnd[ObjectIdentifier(active)]?()
  }

  /// How many calls of animations wait on the clock.
  package var waitingWork: Int {
    actives.reduce(0) { $0 + $1.work.count { $0.isPending } }
  }

  private func number(of layer: CALayer) -> Int {
    if let known = numbers[ObjectIdentifier(layer)] { return known }
    held.append(layer)
    let number = numbers.count + 1
    numbers[ObjectIdentifier(layer)] = number
    return number
  }
}

extension CALayer {
  /// The layer as messages name it, and the view that it is in where it is none's own.
  fileprivate var nameInTraces: String {
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
      let value = track.isAdditive ? property.get(layer.model).adding(own) : own
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
