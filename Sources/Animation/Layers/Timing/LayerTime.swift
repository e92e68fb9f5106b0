import Foundation
package import VirtualTime

// The times of layers, nested through the tree: each maps its superlayer's time to its own, and that
// of the top of a tree is the stage's clock. All in nanoseconds; animations lie in their layer's.

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

  /// What a layer has that nobody has timed: its time is its superlayer's.
  package static let standard = LayerTiming()
}

/// The time of the stage that is current, in seconds from its start; 0 without a stage.
///
/// It takes the place of the seconds since the device was started, and like them never jumps.
public func CACurrentMediaTime() -> CFTimeInterval {
  VirtualClock.current?.now.seconds ?? 0
}

extension CALayer {
  /// A time of `source`, in seconds, in that of `target`; nil stands for `CACurrentMediaTime()`.
  static func convert(
    _ t: CFTimeInterval, from source: CALayer?, to target: CALayer?
  ) -> CFTimeInterval {
    guard t.isFinite else { return t }
    var time = Double(Instant.nanoseconds(t))
    var layer = source
    // Up to the nearest layer that holds both, which need not be left, and down from there.
    while let next = layer, target.map(next.contains) != true {
      time = next.parentTime(of: time)
      layer = next.superlayer
    }
    return (target?.time(from: time, of: layer) ?? time) / 1e9
  }

  /// This layer's time at `time` of `ancestor`, or of the stage for nil.
  private func time(from time: Double, of ancestor: CALayer?) -> Double {
    guard self !== ancestor else { return time }
    let parent = superlayer?.time(from: time, of: ancestor) ?? time
    return localTime(atParent: parent)
  }

  /// This layer's time at an instant of the stage.
  package func localTime(at instant: Instant) -> Double {
    time(from: Double(instant.nanoseconds), of: nil)
  }

  /// Whether, by its own `beginTime` and `duration`, it shows at a time of its superlayer.
  ///
  /// Our decision, since Apple's documentation says of layers only what it says of all that is timed:
  /// a layer is there from its `beginTime` on, and for `duration` seconds, repeats included, if that
  /// is positive; its fill mode keeps it before or after. Where its time stands still it is there.
  func isActive(atParent parent: Double) -> Bool {
    if timing == .standard || speed == 0 { return true }
    if let bounded { return bounded.place(at: parent) != nil }
    return TimeRounding.reaches(begin, at: parent) || fillMode == .backwards || fillMode == .both
  }

  /// The instant of the stage at which this layer's time reaches `local`, from `now` on; nil if it
  /// never does because it runs backwards, stands still or ends before.
  func instant(ofLocal local: Double, now: Instant) -> Instant? {
    var (time, rate) = (local, 1.0)
    for layer in lineage {
      if let bounded = layer.bounded, time > bounded.pass { return nil }
      rate *= Double(layer.speed)
      time = layer.parentTime(of: time)
    }
    guard rate > 0 else { return nil }
    return max(now, Instant(seconds: time / 1e9))
  }

  private var begin: Double { Double(Instant.nanoseconds(beginTime)) }

  /// The passes of a layer that has a duration of its own; nil for one without end.
  private var bounded: ActiveTime? {
    guard duration > 0 else { return nil }
    return ActiveTime(self, begin: begin, duration: duration)
  }

  /// This layer's time at a time of its superlayer, or of the stage.
  func localTime(atParent parent: Double) -> Double {
    if timing == .standard { return parent }
    if let bounded {
      let isBefore = (parent - bounded.begin) * abs(bounded.speed) < 0
      return (bounded.place(at: parent)?.progress ?? (isBefore ? 0 : 1)) * bounded.pass
    }
    return (parent - begin) * Double(speed) + Double(Instant.nanoseconds(timeOffset))
  }

  private func parentTime(of local: Double) -> Double {
    if timing == .standard { return local }
    guard speed != 0 else { return begin }
    return begin + (local - Double(Instant.nanoseconds(timeOffset))) / Double(speed)
  }
}

extension CALayer {
  /// Works out anew when the animations of this layer, and of all in it, begin and end.
  func retime() {
    guard let clock = VirtualClock.current else { return }
    retime(on: clock)
  }

  private func retime(on clock: VirtualClock) {
    for active in animations.list where !active.hasStopped { schedule(active, on: clock) }
    for layer in held { layer.retime(on: clock) }
  }

  /// The timings of the layers from here up that change time.
  var timeChain: [LayerTiming] {
    lineage.map(\.timing).filter { $0 != .standard }
  }
}
