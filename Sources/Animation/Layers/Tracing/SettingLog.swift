package import VirtualTime

/// The values that were set on layers of a traced stage without an animation, in order; of several
/// at the same instant, only the last.
package final class SettingLog: StageLocal {
  /// A value that applies from its instant on.
  package struct Entry {
    /// The layer's number, as in `AnimationLog`.
    package let layer: Int
    /// The layer's name in messages.
    package let layerName: String
    /// The property, or a view's value: "text", "font", "textColor".
    package let key: String
    package let value: TracedValue
    package let instant: Instant
    /// The line that set it.
    package var site: CallSite? { calls?.site }
    fileprivate let calls: (any NotedCalls)?
  }

  /// A value of the current instant, during which the layer can still be named or deallocated.
  private struct Pending {
    let layer: LayerReference
    let number: Int
    let key: String
    var value: TracedValue
    var calls: (any NotedCalls)?
  }

  private struct Place: Hashable {
    let layer: Int
    let key: String
  }

  private var completed: [Entry] = []
  private var pending: [Pending] = []
  private var places: [Place: Int] = [:]
  private var instant = Instant.zero
  /// The number of further values that weren't recorded.
  package private(set) var omitted = 0
  private unowned let clock: VirtualClock

  package init(on clock: VirtualClock) { self.clock = clock }

  /// The values so far.
  package var entries: [Entry] {
    completePending()
    return completed
  }

  fileprivate func record(_ key: String, _ value: () -> TracedValue, of layer: CALayer) {
    let traced = LayerNumbers.of(clock).traced(layer)
    let place = Place(layer: traced.number, key: key)
    if let index = places[place] {
      (pending[index].value, pending[index].calls) = (value(), clock.context.calls)
      return
    }
    let count = traced.counts[key, default: 0]
    guard count < clock.context.tracing.recordLimitPerKey,
      completed.count + pending.count < clock.context.tracing.recordLimit
    else {
      omitted += 1
      return
    }
    traced.counts[key] = count + 1
    places[place] = pending.count
    pending.append(
      Pending(
        layer: layer.reference, number: traced.number, key: key, value: value(),
        calls: clock.context.calls)
    )
  }

  /// Completes the entries of earlier instants, while the layers still have their names.
  fileprivate func completePending(before now: Instant) {
    if now != instant { completePending() }
    instant = now
  }

  private func completePending() {
    for setting in pending {
      guard let layer = setting.layer.layer else { continue }
      completed.append(
        Entry(
          layer: setting.number, layerName: layer.nameInTraces, key: setting.key,
          value: setting.value, instant: instant, calls: setting.calls))
    }
    pending.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
  }
}

extension CALayer {
  /// Records, on a traced stage, that a visible value was set without an animation.
  package func recordSetting(_ key: String, _ value: () -> TracedValue) {
    recordChange(ofSetting: key, value)
  }

  /// Records that the model is about to change; `key` is nil if an animation records the change.
  func recordChange(ofSetting key: String?, _ value: () -> TracedValue) {
    guard let clock = VirtualClock.current, clock.context.isTraced else { return }
    let log = SettingLog.of(clock)
    log.completePending(before: clock.now)
    if let key { log.record(key, value, of: self) }
  }
}
