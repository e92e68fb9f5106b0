import Foundation
package import VirtualTime

// The times of layers, nested through the tree: each layer maps its superlayer's time to its own;
// the time above the root layer is the media time of the stage's clock. All times are in
// nanoseconds; animations use their layer's time.

/// The `CAMediaTiming` values of a layer.
package struct LayerTiming: Hashable {
  package var beginTime: CFTimeInterval = 0
  package var duration: CFTimeInterval = 0
  package var speed: Float = 1
  package var timeOffset: CFTimeInterval = 0
  package var repeatCount: Float = 0
  package var repeatDuration: CFTimeInterval = 0
  package var autoreverses = false
  package var fillMode = CAMediaTimingFillMode.removed

  /// The default values, with which a layer's time is its superlayer's.
  package static let standard = LayerTiming()
}

/// Returns the media time of the current stage, in seconds.
///
/// A stage starts at 10 000 seconds, as if the device had been started before: time 0 is long past.
/// `Stage.time` counts from the stage's start. Without a stage, time stands still at its start.
public func CACurrentMediaTime() -> CFTimeInterval {
  (VirtualClock.current?.now ?? .zero).mediaTime
}

extension CALayer {
  /// Converts a time in seconds from `source` to `target`; nil means `CACurrentMediaTime()`.
  static func convert(
    _ t: CFTimeInterval, from source: CALayer?, to target: CALayer?
  ) -> CFTimeInterval {
    guard t.isFinite else { return t }
    var time = Double(Instant.nanoseconds(t))
    var layer = source
    // Up to the nearest common ancestor, whose time doesn't matter, and down from there.
    while let next = layer, target.map(next.contains) != true {
      time = next.parentTime(of: time)
      layer = next.superlayer
    }
    return (target?.time(from: time, of: layer) ?? time) / 1e9
  }

  /// Returns this layer's time at `time` of `ancestor`, or at a media time for nil.
  private func time(from time: Double, of ancestor: CALayer?) -> Double {
    guard self !== ancestor else { return time }
    let parent = superlayer?.time(from: time, of: ancestor) ?? time
    return localTime(atParent: parent)
  }

  /// Returns this layer's time at an instant of the stage.
  package func localTime(at instant: Instant) -> Double {
    time(from: Double(instant.mediaNanoseconds), of: nil)
  }

  /// Returns whether the layer is visible at a time of its superlayer, according to its `beginTime`
  /// and `duration`.
  ///
  /// Our decision, because Apple's documentation describes timing only in general: a layer exists
  /// from its `beginTime` on, and for `duration` seconds, including repeats, if that is positive;
  /// its fill mode extends this before or after. If its time stands still, it exists.
  func isActive(atParent parent: Double) -> Bool {
    if !hasOwnTime || speed == 0 { return true }
    if let bounded { return bounded.place(at: parent) != nil }
    return TimeRounding.reaches(begin, at: parent) || fillMode == .backwards || fillMode == .both
  }

  /// Returns the instant of the stage at which this layer's time reaches `local`, from `now` on;
  /// nil if it never does because time runs backwards, stands still or ends before.
  func instant(ofLocal local: Double, now: Instant) -> Instant? {
    var (time, rate) = (local, 1.0)
    for layer in lineage {
      if let bounded = layer.bounded, time > bounded.pass { return nil }
      rate *= Double(layer.speed)
      time = layer.parentTime(of: time)
    }
    guard rate > 0 else { return nil }
    return max(now, Instant(mediaTime: time / 1e9))
  }

  private var begin: Double { Double(Instant.nanoseconds(beginTime)) }

  /// The active time of a layer with a duration; nil for one without an end.
  private var bounded: ActiveTime? {
    guard duration > 0 else { return nil }
    return ActiveTime(self, begin: begin, duration: duration)
  }

  /// Returns this layer's time at a time of its superlayer, or at a media time.
  func localTime(atParent parent: Double) -> Double {
    if !hasOwnTime { return parent }
    if let bounded {
      let isBefore = (parent - bounded.begin) * abs(bounded.speed) < 0
      return (bounded.place(at: parent)?.progress ?? (isBefore ? 0 : 1)) * bounded.pass
    }
    return (parent - begin) * Double(speed) + Double(Instant.nanoseconds(timeOffset))
  }

  private func parentTime(of local: Double) -> Double {
    if !hasOwnTime { return local }
    guard speed != 0 else { return begin }
    return begin + (local - Double(Instant.nanoseconds(timeOffset))) / Double(speed)
  }
}

extension CALayer {
  /// Reschedules the start and end of the animations of this layer and its descendants.
  func retime() {
    guard let clock = VirtualClock.current else { return }
    retime(on: clock)
  }

  private func retime(on clock: VirtualClock) {
    if !animations.isEmpty { animations.beginUncommitted(at: localTime(at: clock.now)) }
    for active in animations.list where !active.hasStopped { schedule(active, on: clock) }
    for layer in held { layer.retime(on: clock) }
  }

  /// The timings of this layer and its ancestors, except for those that don't change time.
  var timeChain: [LayerTiming] {
    lineage.map(\.timing).filter { $0 != .standard }
  }
}
