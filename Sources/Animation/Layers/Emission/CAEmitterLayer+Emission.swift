import Foundation
import Geometry
import Raster
import VirtualTime

// What the emitter notes of its changes, and how its particles are drawn.
extension CAEmitterLayer {
  /// Notes what it emits by from now on.
  func noteEmission() {
    let source = EmissionSource(
      emitter: modelState.emitter, animations: animations.ofEmission,
      cells: (emitterCells ?? []).map(\.emitted))
    let instant = VirtualClock.current?.now
    emission.record(source, at: seconds(at: instant ?? .zero), instant: instant)
  }

  /// The particles at the time that `place` shows, from back to front.
  func particles(in place: PlacedLayer) -> [DisplayItem] {
    guard hasEmitted else { return [] }
    let visit = living(at: place.around.instant)
    if visit.isExhausted { LayerWarning.tooManyParticles(ParticleVisit.most, of: self).report() }
    let living = inOrder(visit.living, place.state.emitter.renderMode)
    let isAdditive = place.state.emitter.renderMode == .additive
    return living.compactMap { particle in
      guard let fill = particle.item(in: place, preservingDepth: preservesDepth) else { return nil }
      return isAdditive ? .group(DisplayGroup(blendMode: .plusLighter, items: [fill])) : fill
    }
  }

  /// What lives at an instant, by what has been set until now.
  func living(at instant: Instant) -> ParticleVisit {
    let (time, now) = (seconds(at: instant), VirtualClock.current?.now ?? instant)
    emission.advance(to: max(time, seconds(at: now)), instant: now)
    return emission.living(at: time, seed: seed, instant: now)
  }

  /// Whether there may be particles.
  var hasEmitted: Bool { emitterCells?.isEmpty == false || emission.count > 0 }

  /// How many stretches of its time it remembers: those in which something of what lives was born.
  package var rememberedStepCount: Int { emission.count }

  private func seconds(at instant: Instant) -> Double { localTime(at: instant) / 1e9 }

  private func inOrder(
    _ living: [LivingParticle], _ mode: CAEmitterLayerRenderMode
  ) -> [LivingParticle] {
    switch mode {
    case .oldestFirst: living.sorted { -$0.elapsed }
    case .oldestLast: living.sorted(by: \.elapsed)
    case .backToFront: living.sorted(by: \.point.z)
    default: living
    }
  }
}

extension [LivingParticle] {
  /// Those with the least `key` first; those with the same stay as they are.
  fileprivate func sorted(by key: (LivingParticle) -> Double) -> [LivingParticle] {
    enumerated().map { (key($0.element), $0.offset) }.sorted { $0 < $1 }.map { self[$0.1] }
  }
}

extension LivingParticle {
  /// The particle as it is drawn in the place of its layer; nil for one without a picture.
  fileprivate func item(in place: PlacedLayer, preservingDepth: Bool) -> DisplayItem? {
    guard var fill = kind.fill else { return nil }
    fill.color = Color(red: color.x, green: color.y, blue: color.z, alpha: color.w)
      .tinted(place.around.tint)
    let turn = Maths.sineAndCosine(angle)
    let (along, across) = (turn.cosine * scale, turn.sine * scale)
    let own = CGAffineTransform(
      a: along, b: across, c: -across, d: along, tx: point.x, ty: point.y)
    var projection = Projection.affine(own).concatenating(place.projection)
    if preservingDepth, let space = place.around.space {
      var inSpace = CATransform3D(own)
      inSpace.m43 = point.z
      let layer = place.state.toSuperlayer.concatenating(space)
      projection = Projection(inSpace.concatenating(layer)).concatenating(place.around.plane)
    }
    return .fill(.rect(kind.area), projection, .image(fill))
  }
}
