import Foundation
import Geometry
import VirtualTime

/// An animation with its timing worked out: what plays on a layer, or inside of a group.
struct PlayedAnimation {
  let time: ActiveTime
  let easing: UnitBezier?
  let track: AnimationTrack

  /// Works out what `animation` does to `layer` when it is added at `now` of its parent's time. One
  /// that cannot be played takes its time, with a warning.
  init(
    _ animation: CAAnimation, _ key: String?, on layer: CALayer, now: Double,
    inherited: CFTimeInterval
  ) {
    let name = "the animation \(key ?? "without key") on \(layer.nameInMessages)"
    animation.dropTimesThatAreNoNumbers(name)
    LayerWarning.negativeRepeats(of: animation, name)?.report()
    var duration = animation.duration == 0 ? inherited : animation.duration
    do throws(LayerWarning) {
      track = try animation.track(on: layer, duration: duration)
    } catch {
      error.report()
      track = .idle
      if !duration.isFinite { duration = inherited }
    }
    let begin = animation.beginTime == 0 ? now : Double(Instant.nanoseconds(animation.beginTime))
    time = ActiveTime(animation, begin: begin, duration: duration)
    easing = animation.timingFunction?.curve
  }

  /// Changes `sample` to what this shows at `time` of its parent.
  func apply(at time: Double, to sample: inout LayerSample) {
    guard let (progress, cycle) = place(at: time) else { return }
    track.apply(at: progress, cycle: cycle, to: &sample)
  }

  /// Where it stands at `time` of its parent: its progress, eased, after so many repeats; nil where
  /// nothing shows.
  func place(at time: Double) -> (progress: Double, cycle: Double)? {
    guard let place = self.time.place(at: time) else { return nil }
    return (easing?.progress(at: place.progress) ?? place.progress, place.cycle)
  }
}
