import Foundation
import Geometry
import Layers
import VirtualTime

/// The values with which an emitter emits from one instant until one of them changes.
struct EmissionSource: Equatable {
  /// The values of the emitter's model.
  let emitter: EmitterState
  /// The layer's animations that affect the emission.
  let animations: ActiveAnimations
  let cells: [EmittedCell]

  /// Returns the values with which the emitter emits at a time of the layer, in seconds.
  func emission(at time: Double, instant: Instant) -> (EmitterState, [EmittedCell]) {
    if animations.isEmpty { return (emitter, cells) }
    var model = LayerState()
    model.emitter = emitter
    animations.apply(to: &model, at: (time * 1e9).rounded(), instant: instant)
    var animated = cells
    for (path, value) in model.custom {
      EmittedCell.take(value, at: path.split(separator: ".").dropFirst(), in: &animated)
    }
    return (model.emitter, animated)
  }

  static func == (left: Self, right: Self) -> Bool {
    left.emitter == right.emitter && left.cells == right.cells
      && left.animations.areSame(as: right.animations)
  }
}

extension ActiveAnimations {
  /// The animations that affect an emitter's emission.
  var ofEmission: ActiveAnimations {
    changing { name in
      name.hasPrefix("emitterCells.")
        || LayerProperty.named[name] == nil && LayerProperty.ofEmitters[name] != nil
    }
  }
}
