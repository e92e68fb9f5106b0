import Foundation
import Geometry
import Raster
import VirtualTime

// What the emitter notes of its changes, and how its particles are drawn.
extension CAEmitterLayer {
  /// Notes what it emits by from now on.
  func noteEmission() {
    let source = EmissionSource(
      emitter: model.emitter, animations: animations.ofEmission,
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
    case .backToFront: living.sorted { $0.particle.point(at: $0.age).z }
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
  /// The particle as it is drawn in the place of its layer; nil for one that does not show.
  fileprivate func item(in place: PlacedLayer, preservingDepth: Bool) -> DisplayItem? {
    let (scale, lanes) = (particle.scale(at: age), particle.color(at: age))
    guard scale > 0, lanes.w > 0, let (area, picture) = cell.picture else { return nil }
    let color = Color(red: lanes.x, green: lanes.y, blue: lanes.z, alpha: lanes.w)
    var fill = picture
    fill.color = color.tinted(place.around.tint)
    let (point, turn) = (
      particle.point(at: age), Maths.sineAndCosine(particle.angle(at: age))
    )
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
    return .fill(.rect(area), projection, .image(fill))
  }
}

extension EmitterCellState {
  /// A particle's picture, in points around its middle; nil for one that has none.
  fileprivate var picture: (area: CGRect, fill: ImageFill)? {
    guard let image, contentsScale > 0 else { return nil }
    let (width, height) = (Double(image.width), Double(image.height))
    let source = CGRect(
      x: contentsRect.minX * width, y: contentsRect.minY * height,
      width: contentsRect.width * width, height: contentsRect.height * height)
    guard source.width > 0, source.height > 0 else { return nil }
    let size = CGSize(width: source.width / contentsScale, height: source.height / contentsScale)
    let area = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    var fill = ImageFill(image, source: source, in: area)
    fill.magnification = magnificationFilter == "nearest" ? .nearest : .smooth
    fill.minification = minificationFilter == "nearest" ? .nearest : .smooth
    return (area, fill)
  }
}
