import Foundation
import Geometry

/// The effect of one animation on a layer, precomputed when it is added so that sampling is cheap.
final class AnimationTrack {
  enum Curve {
    case keyframes(Keyframes)
    case path(PathMotion)
    case spring(SpringMotion)
    /// Other animations, in a time that runs for `duration` nanoseconds.
    case group([PlayedAnimation], duration: Double)
    /// A change from an old appearance of the layer to its current one; it has no values but is
    /// drawn.
    case transition(LayerTransition)
    /// No effect: an animation that only takes its time.
    case idle

    /// Returns the value at `progress`, after easing; nil for curves without a single value.
    func value(at progress: Double) -> AnimatableValue? {
      switch self {
      case .keyframes(let keyframes): return keyframes.value(at: progress)
      case .spring(let motion): return motion.value(at: progress)
      case .path(let motion):
        let point = motion.place(at: progress).point
        return .point(point.x, point.y)
      case .group, .transition, .idle: return nil
      }
    }

    /// Returns the curve between two values with `value` in the place of the ends that are
    /// `omitted`; other curves are returned unchanged.
    func replacing(_ omitted: OmittedEnds, by value: AnimatableValue) -> Curve {
      func end(from: AnimatableValue, to: AnimatableValue) -> AnimatableValue {
        guard omitted == .both, let difference = from.difference(to: to) else { return to }
        return value.adding(difference)
      }
      switch self {
      case .keyframes(let keyframes):
        guard let first = keyframes.values.first, let last = keyframes.values.last else { break }
        return .keyframes(Keyframes(from: value, to: end(from: first, to: last)))
      case .spring(let motion):
        return .spring(
          SpringMotion(
            from: value, to: end(from: motion.from, to: motion.to), spring: motion.spring,
            duration: motion.duration))
      case .path, .group, .transition, .idle: break
      }
      return self
    }
  }

  /// The ends of a curve for which the animation has no value. With `both`, only the difference
  /// between them is known.
  enum OmittedEnds { case start, both }

  let property: LayerProperty?
  let isAdditive: Bool
  /// Converts the curve's values to the property's; nil if they are the same.
  let function: CAValueFunction?
  /// The amount that each repeat adds to later ones; nil if every repeat starts over.
  let perCycle: AnimatableValue?
  let curve: Curve
  /// The ends that are the value beneath the animation, to which animations added before set the
  /// property; nil if the curve has both.
  let omitted: OmittedEnds?

  init(
    property: LayerProperty? = nil, isAdditive: Bool = false, function: CAValueFunction? = nil,
    perCycle: AnimatableValue? = nil, curve: Curve, omitted: OmittedEnds? = nil
  ) {
    self.property = property
    self.isAdditive = isAdditive
    self.function = function
    self.perCycle = perCycle
    self.curve = curve
    self.omitted = omitted
  }

  /// Returns the same effect with `omitted` ends.
  func omitting(_ omitted: OmittedEnds?) -> AnimationTrack {
    guard omitted != nil else { return self }
    return AnimationTrack(
      property: property, isAdditive: isAdditive, function: function, perCycle: perCycle,
      curve: curve, omitted: omitted)
  }

  static var idle: AnimationTrack { AnimationTrack(curve: .idle) }

  /// The same effect in a simpler form; nil if there is none.
  private(set) lazy var line: NumberLine? = {
    guard case .keyframes(let keyframes) = curve, let property, perCycle == nil, function == nil,
      omitted == nil
    else { return nil }
    return NumberLine(keyframes, of: property, isAdditive: isAdditive)
  }()

  var isIdle: Bool { if case .idle = curve { true } else { false } }

  var isTransition: Bool { if case .transition = curve { true } else { false } }

  /// Returns whether the animation, or one of its group, changes a property whose name satisfies
  /// `kind`.
  func changes(_ kind: (String) -> Bool) -> Bool {
    if case .group(let animations, _) = curve {
      return animations.contains { $0.track.changes(kind) }
    }
    return property.map { kind($0.name) } ?? false
  }

  /// Returns whether the animation, or one of its group, changes the property of `other`, a part of
  /// it, or a property of which that is a part.
  func overlaps(_ other: AnimationTrack) -> Bool {
    guard let root = other.property?.name.prefix(while: { $0 != "." }) else { return false }
    return changes { $0.prefix { $0 != "." } == root }
  }

  /// Applies the animation to `state` at `progress`, after easing, in repeat number `cycle`.
  func apply(
    at progress: Double, cycle: Double, to state: inout LayerState,
    _ pending: inout PendingTransform
  ) {
    if let line { return line.apply(at: progress, to: &state, &pending) }
    if case .group(let animations, let duration) = curve {
      // Rounded to nanoseconds, so that end times are reached exactly.
      let time = (progress * duration).rounded()
      for animation in animations { animation.apply(at: time, to: &state, &pending) }
      return
    }
    if case .path(let motion) = curve {
      let (point, angle) = motion.place(at: progress)
      apply(.point(point.x, point.y), cycle: cycle, to: &state, &pending)
      if let angle {
        pending.change(&state, ofTransform: true) {
          $0.transform = CATransform3DRotate($0.transform, angle, 0, 0, 1)
        }
      }
    } else if let value = completed(over: &state, &pending).value(at: progress) {
      apply(value, cycle: cycle, to: &state, &pending)
    }
  }

  /// Returns the curve with the value in `state` at its omitted ends.
  private func completed(
    over state: inout LayerState, _ pending: inout PendingTransform
  ) -> Curve {
    guard let omitted, let property else { return curve }
    if let part = property.part {
      return curve.replacing(omitted, by: .scalar(pending.value(of: part, of: &state)))
    }
    if property.isOfTransform { pending.apply(to: &state) }
    return curve.replacing(omitted, by: property.get(state))
  }

  private func apply(
    _ shown: AnimatableValue, cycle: Double, to state: inout LayerState,
    _ pending: inout PendingTransform
  ) {
    guard let property else { return }
    var value = shown
    if let perCycle, cycle > 0 { value = value.adding(perCycle, times: cycle) }
    value = function?.transform(of: value) ?? value
    if let part = property.part {
      let base = isAdditive ? pending.value(of: part, of: &state) : 0
      pending.set(part, to: base + value.first, of: &state)
    } else if isAdditive, property.name == "transform", case .turn(let turn) = value {
      pending.add(turn)
    } else {
      pending.change(&state, ofTransform: property.isOfTransform) {
        property.set(&$0, isAdditive ? property.get($0).adding(value) : value)
      }
    }
  }
}
