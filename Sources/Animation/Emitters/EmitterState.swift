import Foundation
import Layers

/// The values of a `CAEmitterLayer`.
struct EmitterState: Hashable, Sendable {
  var emitterPosition = CGPoint.zero
  var emitterSize = CGSize.zero
  var birthRate = 1.0
  var lifetime = 1.0
  var emitterZPosition = 0.0
  var emitterDepth = 0.0
  var velocity = 1.0
  var scale = 1.0
  var spin = 1.0
  var emitterShape = CAEmitterLayerEmitterShape.point
  var emitterMode = CAEmitterLayerEmitterMode.volume
  var renderMode = CAEmitterLayerRenderMode.unordered
}

extension LayerState {
  /// The values of a `CAEmitterLayer`; the defaults for other layers.
  var emitter: EmitterState {
    get {
      if case .external(let values) = kind {
        values.base as? EmitterState ?? EmitterState()
      } else {
        EmitterState()
      }
    }
    set { kind = .external(AnyHashable(newValue)) }
  }
}

extension LayerProperty {
  /// The key paths of emitter layers.
  static let ofEmitters = table(
    adding: [
      number("birthRate", { $0.emitter.birthRate }, { $0.emitter.birthRate = $1 }),
      number("lifetime", { $0.emitter.lifetime }, { $0.emitter.lifetime = $1 }),
      number(
        "emitterZPosition", { $0.emitter.emitterZPosition }, { $0.emitter.emitterZPosition = $1 }),
      number("emitterDepth", { $0.emitter.emitterDepth }, { $0.emitter.emitterDepth = $1 }),
      number("velocity", { $0.emitter.velocity }, { $0.emitter.velocity = $1 }),
      number("scale", { $0.emitter.scale }, { $0.emitter.scale = $1 }),
      number("spin", { $0.emitter.spin }, { $0.emitter.spin = $1 }),
      name("emitterShape", { $0.emitter.emitterShape }, { $0.emitter.emitterShape = $1 }),
      name("emitterMode", { $0.emitter.emitterMode }, { $0.emitter.emitterMode = $1 }),
      name("renderMode", { $0.emitter.renderMode }, { $0.emitter.renderMode = $1 }),
    ] + size("emitterSize", { $0.emitter.emitterSize }, { $0.emitter.emitterSize = $1 })
      + point(
        "emitterPosition", { $0.emitter.emitterPosition }, { $0.emitter.emitterPosition = $1 }))
}
