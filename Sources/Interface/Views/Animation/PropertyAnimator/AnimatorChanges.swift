import Foundation
import Layers

/// The changes made in an animator's blocks: the start and end value of each property.
struct AnimatorChanges {
  private struct Change {
    let layer: CALayer
    let property: LayerProperty
    let start: AnimatableValue
    /// The end value when the animator was stopped; nil while the model has it.
    var end: AnimatableValue?
  }

  private var list: [Change] = []

  var isEmpty: Bool { list.isEmpty }

  /// Records the start value of a property; later changes of the same property keep it.
  mutating func note(_ change: ViewChange) {
    let isKnown = list.contains {
      $0.layer === change.layer && $0.property.name == change.property.name
    }
    if isKnown { return }
    list.append(Change(layer: change.layer, property: change.property, start: change.old))
  }

  /// Sets every property to its value at `position`, and ends the animations that follow
  /// `timeline`.
  mutating func setFinalValues(
    at position: UIViewAnimatingPosition, endingAnimationsOn timeline: AnimationTimeline,
    finished: Bool
  ) {
    let values = list.map { change in
      switch position {
      case .start: change.start
      case .end: change.end ?? change.property.get(change.layer.modelState)
      case .current: change.layer.stopValue(of: change.property)
      }
    }
    for (index, change) in list.enumerated() where change.end == nil {
      list[index].end = change.property.get(change.layer.modelState)
    }
    // Resizing a view can resize its subviews after their values were set, so set the values again.
    var rounds = list.count
    while rounds > 0, apply(values) { rounds -= 1 }
    var seen: Set<ObjectIdentifier> = []
    for change in list where seen.insert(ObjectIdentifier(change.layer)).inserted {
      change.layer.endAnimations(on: timeline, finished: finished)
    }
  }

  /// Sets every property to its value; returns false if all were already equal.
  private func apply(_ values: [AnimatableValue]) -> Bool {
    var hasChanged = false
    for (change, value) in zip(list, values)
    where change.property.get(change.layer.modelState) != value {
      change.layer.assume(value, for: change.property)
      hasChanged = true
    }
    return hasChanged
  }
}
