import Foundation
package import VirtualTime

/// The animations of a traced stage, in the order in which they were added.
package final class AnimationLog {
  /// One animation on one layer.
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
    /// When its active time begins and when it is over; nil when never.
    package let begin: Instant
    package let end: Instant?
    /// How long one pass takes.
    package let duration: Double
    /// The easing, the spring or the path.
    package let curve: String
    /// How many passes it makes; nil for an endless one.
    package let repeatCount: Double?
    package let autoreverses: Bool
    package let isAdditive: Bool
    /// The line that began it.
    package let site: CallSite?
    /// When it stopped.
    package fileprivate(set) var stop: Instant?
    /// Whether it ran out; false when it was removed or replaced.
    package fileprivate(set) var isFinished = false
  }

  /// The animations so far.
  package private(set) var entries: [Entry] = []
  private var layers: [ObjectIdentifier: Int] = [:]
  /// The layers by number, held so that no other takes the place of one that has gone.
  private var held: [CALayer] = []
  private unowned let clock: VirtualClock

  private init(_ clock: VirtualClock) { self.clock = clock }

  /// The log of `clock`.
  package static func of(_ clock: VirtualClock) -> AnimationLog {
    clock.local(AnimationLog.self) { AnimationLog(clock) }
  }

  /// Records that `active` was added to `layer`; returns where.
  func record(_ active: ActiveAnimation, on layer: CALayer, begin: Instant, end: Instant?) -> Int {
    let animation = active.animation
    let values = active.track.ends(on: layer)
    entries.append(
      Entry(
        layer: number(of: layer), layerName: layer.nameInMessages, key: active.key,
        keyPath: active.track.property?.name, from: values.map { TracedValue($0.from) },
        to: values.map { TracedValue($0.to) }, begin: begin, end: end,
        duration: animation.duration, curve: active.track.curveName(active.animation),
        repeatCount: active.time.end == nil ? nil : max(Double(animation.repeatCount), 1), autoreverses: animation.autoreverses,
        isAdditive: active.track.isAdditive, site: CallSites.current))
    return entries.count - 1
  }

  /// Records that an animation has stopped.
  func recordStop(at index: Int, finished: Bool) {
    (entries[index].stop, entries[index].isFinished) = (clock.now, finished)
  }

  private func number(of layer: CALayer) -> Int {
    if let known = layers[ObjectIdentifier(layer)] { return known }
    held.append(layer)
    layers[ObjectIdentifier(layer)] = held.count
    return held.count
  }
}

extension AnimationTrack {
  /// What the property holds at the start and at the end of a pass.
  fileprivate func ends(on layer: CALayer) -> (from: AnimatableValue, to: AnimatableValue)? {
    guard let property, let first = value(at: 0), let last = value(at: 1) else { return nil }
    guard isAdditive else { return (first, last) }
    let base = property.get(layer.model)
    return (base.adding(first), base.adding(last))
  }

  private func value(at progress: Double) -> AnimatableValue? {
    switch curve {
    case .idle: nil
    case .keyframes(let keyframes): keyframes.value(at: progress)
    case .spring(let motion): progress == 0 ? motion.from : motion.to
    case .path(let motion):
      AnimatableValue.point(motion.place(at: progress).point.x, motion.place(at: progress).point.y)
    }
  }

  /// "cubic-bezier(0.42, 0, 0.58, 1)", "linear", "spring", each with how values are joined.
  fileprivate func curveName(_ animation: CAAnimation) -> String {
    let easing = animation.timingFunction.map(\.description) ?? "linear"
    return switch curve {
    case .spring: "spring"
    case .path: "path, \(easing)"
    case .keyframes(let keyframes) where keyframes.values.count > 2: "keyframes, \(easing)"
    case .keyframes, .idle: easing
    }
  }
}
