import Geometry

/// A change of numbers with its timing.
struct TimedLine {
  let time: ActiveTime
  let easing: UnitBezier?
  let line: NumberLine

  /// Applies the change to `state` at `time` of the layer, in nanoseconds.
  func apply(at time: Double, to state: inout LayerState, _ pending: inout PendingTransform) {
    guard let place = self.time.place(at: time) else { return }
    line.apply(at: easing?.progress(at: place.progress) ?? place.progress, to: &state, &pending)
  }
}
