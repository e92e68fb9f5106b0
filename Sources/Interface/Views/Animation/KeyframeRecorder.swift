import Foundation
import Layers

/// Records the changes made in the keyframes of one `animateKeyframes` call and creates one
/// keyframe animation per property.
final class KeyframeRecorder {
  private struct Frame {
    /// The number of the keyframe that made the change; 0 for changes outside keyframes.
    let keyframe: Int
    let start, end: Double
    var value: AnimatableValue
  }

  private struct Track {
    let layer: CALayer
    let property: LayerProperty
    let initial: AnimatableValue
    let shown: AnimatableValue
    var frames: [Frame] = []
  }

  private let mode: CAAnimationCalculationMode
  private var tracks: [Track] = []
  /// The current keyframe's interval in fractions of the duration; outside keyframes, the whole.
  private var span = (start: 0.0, end: 1.0)
  private var keyframeCount = 0
  private var currentKeyframe = 0

  init(mode: CAAnimationCalculationMode) { self.mode = mode }

  /// Runs `changes` as one keyframe.
  func keyframe(start: Double, duration: Double, _ changes: () -> Void) {
    let outer = (span, currentKeyframe)
    let start = min(max(start, 0), 1)
    span = (start, min(max(start + duration, start), 1))
    keyframeCount += 1
    currentKeyframe = keyframeCount
    changes()
    (span, currentKeyframe) = outer
  }

  /// Records a change. The last of several changes of a property in one keyframe counts.
  func record(_ change: ViewChange) {
    let frame = Frame(
      keyframe: currentKeyframe, start: span.start, end: span.end, value: change.new)
    let index = tracks.firstIndex {
      $0.layer === change.layer && $0.property.name == change.property.name
    }
    if let index {
      let last = tracks[index].frames.count - 1
      if tracks[index].frames[last].keyframe == currentKeyframe {
        tracks[index].frames[last].value = change.new
      } else {
        tracks[index].frames.append(frame)
      }
    } else {
      tracks.append(
        Track(
          layer: change.layer, property: change.property, initial: change.old,
          shown: change.shown, frames: [frame]))
    }
  }

  func play(in block: ViewAnimationBlock) {
    for track in tracks {
      let animation = CAKeyframeAnimation(keyPath: track.property.name)
      let (times, values) = timeline(of: track)
      animation.keyTimes = times.map { NSNumber(value: $0) }
      animation.calculationMode = mode
      if let differences = differences(of: values, to: track.property.get(track.layer.modelState)) {
        animation.values = differences
        animation.isAdditive = true
      } else {
        animation.values = [track.shown] + values.dropFirst()
      }
      block.add(animation, to: track.layer)
    }
  }

  /// Returns the values and their key times. Each keyframe holds the previous value until its
  /// start. If keyframes of one property overlap, the later one starts when the earlier one ends.
  private func timeline(of track: Track) -> (times: [Double], values: [AnimatableValue]) {
    var (times, values) = ([0.0], [track.initial])
    func append(_ time: Double, _ value: AnimatableValue) {
      times.append(time)
      values.append(value)
    }
    let frames = track.frames.enumerated().sorted {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }
    for (_, frame) in frames {
      let (last, reached) = (times[times.count - 1], values[values.count - 1])
      if frame.start > last { append(frame.start, reached) }
      append(max(frame.end, frame.start, last), frame.value)
    }
    if times[times.count - 1] < 1 { append(1, values[values.count - 1]) }
    return (times, values)
  }

  /// Returns the values as differences from the model, accumulated from the last one backwards so
  /// that rotations add up; nil for values that don't add.
  private func differences(
    of values: [AnimatableValue], to model: AnimatableValue
  ) -> [AnimatableValue]? {
    var (sum, next) = (model.difference(to: model), model)
    var differences: [AnimatableValue] = []
    for value in values.reversed() {
      guard let before = sum, let step = next.difference(to: value) else { return nil }
      sum = before.adding(step)
      next = value
      differences.append(before.adding(step))
    }
    return differences.reversed()
  }
}
