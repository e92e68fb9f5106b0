import Foundation
import Layers

/// What an animator's blocks have changed: where each property started and where it goes.
struct AnimatorChanges {
  private struct Change {
    let layer: CALayer
    let property: LayerProperty
    let start: AnimatableValue
    /// Where it was going when it was stopped; nil while the model tells.
    var end: AnimatableValue?
  }

  private var list: [Change] = []

  var isEmpty: Bool { list.isEmpty }

  /// Remembers where a property started; a later change of the same one starts there too.
  mutating func note(_ change: ViewChange) {
    let isKnown = list.contains {
      $0.layer === change.layer && $0.property.name == change.property.name
    }
    if isKnown { return }
    list.append(Change(layer: change.layer, property: change.property, start: change.old))
  }

  /// Gives every property its value at `position`, and ends the animations that follow `timeline`.
  mutating func settle(
    at position: UIViewAnimatingPosition, endingAnimationsOn timeline: AnimationTimeline,
    finished: Bool
  ) {
    let values = list.map { change in
      switch position {
      case .start: change.start
      case .end: change.end ?? change.property.get(change.layer.modelState)
      case .current: change.property.get(change.layer.shown)
      }
    }
    for (index, change) in list.enumerated() where change.end == nil {
      list[index].end = change.property.get(change.layer.modelState)
    }
    // What a view's size resizes along with it may have had its value before: then it gets it again.
    var rounds = list.count
    while rounds > 0, put(values) { rounds -= 1 }
    var seen: Set<ObjectIdentifier> = []
    for change in list where seen.insert(ObjectIdentifier(change.layer)).inserted {
      change.layer.endAnimations(on: timeline, finished: finished)
    }
  }

  /// Gives every property its value; false where all had it.
  private func put(_ values: [AnimatableValue]) -> Bool {
    var hasChanged = false
    for (change, value) in zip(list, values)
    where change.property.get(change.layer.modelState) != value {
      change.layer.assume(value, for: change.property)
      hasChanged = true
    }
    return hasChanged
  }
}
