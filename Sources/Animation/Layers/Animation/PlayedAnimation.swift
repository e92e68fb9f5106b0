import Foundation
import Geometry
import VirtualTime

/// An animation with precomputed timing, playing on a layer or inside a group.
struct PlayedAnimation {
  var time: ActiveTime
  let easing: UnitBezier?
  var track: AnimationTrack

  /// Computes the effect of `animation` on `layer` when it is added at `now` in its parent's time.
  /// An animation that can't be played takes its time without effect, with a warning.
  init(
    _ animation: CAAnimation, _ key: String?, on layer: CALayer, now: Double,
    inherited: CFTimeInterval
  ) {
    let name = "the animation \(key ?? "without key") on \(layer.nameInMessages)"
    animation.resetInvalidTimes(name)
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

  /// Takes the ends that are `omitted` from the animations in `others`, which were added before, if
  /// they change the same property.
  mutating func layOver(
    _ others: [PlayedAnimation], omitted: @autoclosure () -> AnimationTrack.OmittedEnds?
  ) {
    guard others.contains(where: { $0.track.overlaps(track) }), let ends = omitted() else { return }
    track = track.omitting(ends)
  }

  /// Applies the animation to `state` at `time` of its parent.
  func apply(at time: Double, to state: inout LayerState, _ pending: inout PendingTransform) {
    guard let (progress, cycle) = place(at: time) else { return }
    track.apply(at: progress, cycle: cycle, to: &state, &pending)
  }

  /// Returns the progress, after easing, and the number of completed repeats at `time` of its
  /// parent; nil outside the time that the animation shows.
  func place(at time: Double) -> (progress: Double, cycle: Double)? {
    guard let place = self.time.place(at: time) else { return nil }
    return (easing?.progress(at: place.progress) ?? place.progress, place.cycle)
  }
}
