import Foundation
import Raster

/// The properties that all particles of a cell have in common in one step of the emission, computed
/// once.
final class ParticleKind {
  let cell: EmitterCellState
  let time: EmitterCellTime
  /// The number of seconds of the cell's time during which a particle, or a particle that it emits,
  /// can be visible.
  let reach: Double
  let cone: EmissionCone
  let meanColor, colorRange, colorSpeed: SIMD4<Double>
  let acceleration: SIMD3<Double>
  /// The rectangle of a particle's picture around its centre, in points, and the picture, if any.
  let area: CGRect
  let fill: ImageFill?
  /// The kinds that the particles emit, with the keys of their random values.
  let children: [(number: UInt64, kind: ParticleKind)]

  /// Creates the kind of a cell's particles; `factor` is the layer's factor for lifetimes.
  init(_ emitted: EmittedCell, lifetime factor: Double) {
    cell = emitted.values
    time = EmitterCellTime(cell.timing)
    reach = emitted.reach(factor)
    cone = EmissionCone(cell)
    meanColor = cell.meanColor
    colorRange = cell.colorRange
    colorSpeed = cell.colorSpeed
    acceleration = cell.acceleration
    let picture = cell.picture
    area = picture?.area ?? .zero
    fill = picture?.fill
    children = emitted.cells.enumerated().compactMap { index, child in
      guard child.values.isEnabled, child.values.birthRate > 0 else { return nil }
      return (UInt64(index), ParticleKind(child, lifetime: factor))
    }
  }
}

extension EmitterCellState {
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
    if minificationFilter == "trilinear" { fill.levelBias = minificationFilterBias }
    return (area, fill)
  }
}
