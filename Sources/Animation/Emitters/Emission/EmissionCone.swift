import Foundation
import Geometry

/// The directions in which a cell emits particles: a cone around the direction given by a
/// longitude, in the plane, and a latitude, out of it, both relative to the particle's
/// direction.
struct EmissionCone {
  private typealias Turn = (sine: Double, cosine: Double)

  /// Longitude and latitude; nil if both are zero.
  private let turn: (along: Turn, rise: Turn)?
  /// The cosine of half the opening angle; nil for a single direction.
  private let edge: Double?

  init(_ cell: EmitterCellState) {
    let (longitude, latitude) = (cell.emissionLongitude, cell.emissionLatitude)
    let isTurned = longitude != 0 || latitude != 0
    turn =
      isTurned ? (Maths.sineAndCosine(longitude), Maths.sineAndCosine(latitude)) : nil
    let opening = min(abs(cell.emissionRange) / 2, .pi)
    edge = cell.emissionRange != 0 ? Maths.sineAndCosine(opening).cosine : nil
  }

  /// Returns a random direction in the cone; all are equally likely.
  func direction(from forward: SIMD3<Double>, _ random: inout ParticleRandom) -> SIMD3<Double> {
    let (height, spin) = (random.unit(), random.sign())
    let axis = turned(forward)
    guard let edge else { return axis }
    let cosine = 1 - height * (1 - edge)
    let sine = max(1 - cosine * cosine, 0).squareRoot()
    let perpendicular = (abs(axis.z) < 0.9 ? SIMD3(-axis.y, axis.x, 0) : [0, -axis.z, axis.y]).unit
    let rotation = Maths.sineAndCosine(spin * .pi)
    let outward = perpendicular * rotation.cosine + axis.cross(perpendicular) * rotation.sine
    return axis * cosine + outward * sine
  }

  private func turned(_ forward: SIMD3<Double>) -> SIMD3<Double> {
    guard let (along, rise) = turn else { return forward }
    let side = abs(forward.z) < 0.999 ? SIMD3(-forward.y, forward.x, 0).unit : [0, 1, 0]
    return (forward * along.cosine + side * along.sine) * rise.cosine + forward.cross(side)
      * rise.sine
  }
}
