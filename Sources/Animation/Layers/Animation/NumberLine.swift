import Geometry

/// A change of a property's numbers at constant speed, before easing: what most animations are. It is
/// sampled without the values' enumeration and the property's closures.
struct NumberLine {
  private let from, to: SIMD4<Double>
  private let isAdditive: Bool
  private let target: Target

  private enum Target {
    case stored(StoredNumbers)
    /// A part of a transform.
    case part(TransformPart)
  }

  /// Creates the line of an animation of `property`; nil if it isn't one.
  init?(_ keyframes: Keyframes, of property: LayerProperty, isAdditive: Bool) {
    let values = keyframes.values
    guard values.count == 2, case .vector(let from) = values[0], case .vector(let to) = values[1],
      keyframes.times == [0, 1], keyframes.easings.isEmpty, keyframes.interpolation == .linear
    else { return nil }
    if let part = property.part {
      target = .part(part)
    } else if let stored = property.stored {
      target = .stored(stored)
    } else {
      return nil
    }
    self.from = from
    self.to = to
    self.isAdditive = isAdditive
  }

  /// Applies what `Keyframes.value(at:)` returns to `state`.
  func apply(at progress: Double, to state: inout LayerState, _ pending: inout PendingTransform) {
    var numbers = value(at: progress)
    switch target {
    case .stored(let stored):
      if isAdditive { numbers = stored.load(from: state) + numbers }
      stored.store(numbers, in: &state)
    case .part(let part):
      let base = isAdditive ? pending.value(of: part, of: &state) : 0
      pending.set(part, to: base + numbers.x, of: &state)
    }
  }

  private func value(at progress: Double) -> SIMD4<Double> {
    let isBeyond = progress < 0 || progress > 1
    if !isBeyond, progress + TimeRounding.fraction >= 1 { return to }
    if progress == 0 || from == to { return from }
    return from + (to - from) * progress
  }
}
