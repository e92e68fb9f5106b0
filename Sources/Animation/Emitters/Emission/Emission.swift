import Foundation
import Geometry
import Layers
import Raster
import VirtualTime

/// The emission of an emitter layer: its history, and the particles drawn from it.
final class Emission: ExternalLayerKind {
  /// The layer, which is the only owner and caller of this object. It also calls it from the
  /// `deinit` of a subclass, where a checked reference would trap.
  private unowned(unsafe) let layer: CAEmitterLayer
  private var history = EmissionHistory()

  init(of layer: CAEmitterLayer) { self.layer = layer }

  /// Records the values with which the layer emits from now on.
  func record() {
    let source = EmissionSource(
      emitter: layer.modelState.emitter, animations: layer.animations.ofEmission,
      cells: (layer.emitterCells ?? []).map(\.emitted))
    let instant = VirtualClock.current?.now
    history.record(source, at: seconds(at: instant ?? .zero), instant: instant)
  }

  /// Returns the particles that live at an instant, according to the values set until now.
  func living(at instant: Instant) -> ParticleVisit {
    let (time, now) = (seconds(at: instant), VirtualClock.current?.now ?? instant)
    history.advance(to: max(time, seconds(at: now)), instant: now)
    return history.living(at: time, seed: layer.seed, instant: now)
  }

  /// The number of steps of the layer's time that are kept: those in which living particles were
  /// born.
  var stepCount: Int { history.count }

  /// Whether there can be particles: the layer has cells, or had some.
  private var hasEmitted: Bool { layer.emitterCells?.isEmpty == false || history.count > 0 }

  private func seconds(at instant: Instant) -> Double { layer.localTime(at: instant) / 1e9 }

  // MARK: External layer kind

  let properties = LayerProperty.ofEmitters

  var isTimed: Bool { hasEmitted }

  func layerChanged() { record() }

  /// Returns the particles at the time that `placed` shows, from back to front.
  func items(in placed: PlacedLayer) -> [DisplayItem] {
    guard hasEmitted else { return [] }
    let visit = living(at: placed.around.instant)
    if visit.isExhausted {
      LayerWarning.tooManyParticles(ParticleVisit.maximumCount, of: layer).report()
    }
    let living = visit.living.inOrder(placed.state.emitter.renderMode)
    let isAdditive = placed.state.emitter.renderMode == .additive
    return living.compactMap { particle in
      guard let fill = particle.item(in: placed, preservingDepth: layer.preservesDepth)
      else { return nil }
      return isAdditive ? .group(DisplayGroup(blendMode: .plusLighter, items: [fill])) : fill
    }
  }

  func value(forKey key: String) -> KeyedValue? {
    switch key {
    case "emitterCells": .object(layer, \.emitterCells)
    case "preservesDepth": .flag(layer, \.preservesDepth)
    case "seed": .integer(layer, \.seed)
    default: nil
    }
  }

  /// Returns access to a cell's value: "emitterCells.name.key", or a path through nested cells.
  func value(forKeyPath keyPath: String) -> KeyedValue? {
    let parts = keyPath.split(separator: ".", maxSplits: 2).map(String.init)
    guard parts.count == 3, parts[0] == "emitterCells",
      let cell = layer.emitterCells?.first(where: { $0.name == parts[1] })
    else { return nil }
    let (owner, key) = cell.owner(of: parts[2])
    return KeyedValue(
      get: { owner.value(forKey: key) },
      set: {
        owner.setValue($0, forKey: key)
        return true
      })
  }
}

extension CAEmitterLayer {
  /// The number of steps of the layer's time that are kept: those in which living particles were
  /// born.
  package var rememberedStepCount: Int { emission.stepCount }
}

extension [LivingParticle] {
  fileprivate func inOrder(_ mode: CAEmitterLayerRenderMode) -> [LivingParticle] {
    switch mode {
    case .oldestFirst: sorted { -$0.elapsed }
    case .oldestLast: sorted(by: \.elapsed)
    case .backToFront: sorted(by: \.point.z)
    default: self
    }
  }

  /// Returns the particles sorted by ascending `key`; the sort is stable.
  private func sorted(by key: (LivingParticle) -> Double) -> [LivingParticle] {
    enumerated().map { (key($0.element), $0.offset) }.sorted { $0 < $1 }.map { self[$0.1] }
  }
}
