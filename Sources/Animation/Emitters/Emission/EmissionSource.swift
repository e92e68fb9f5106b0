import Foundation
import Geometry
import Layers
import VirtualTime

/// What an emitter emits by from one instant on, until something of it changes.
struct EmissionSource: Equatable {
  /// The emitter's model.
  let emitter: EmitterState
  /// Those of the layer's animations that change what it emits.
  let animations: ActiveAnimations
  let cells: [EmittedCell]

  /// What it emits by at a time of the layer, in seconds.
  func emission(at time: Double, instant: Instant) -> (EmitterState, [EmittedCell]) {
    if animations.isEmpty { return (emitter, cells) }
    var model = LayerState()
    model.emitter = emitter
    let shown = animations.state(of: model, at: (time * 1e9).rounded(), instant: instant)
    var animated = cells
    for (path, value) in shown.custom {
      EmittedCell.take(value, at: path.split(separator: ".").dropFirst(), in: &animated)
    }
    return (shown.emitter, animated)
  }

  static func == (left: Self, right: Self) -> Bool {
    left.emitter == right.emitter && left.cells == right.cells
      && left.animations.areSame(as: right.animations)
  }
}

extension ActiveAnimations {
  /// Those among them that change what an emitter emits.
  var ofEmission: ActiveAnimations {
    changing { name in
      name.hasPrefix("emitterCells.")
        || LayerProperty.named[name] == nil && LayerProperty.ofEmitters[name] != nil
    }
  }
}
