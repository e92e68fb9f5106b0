import Foundation
import Geometry

/// The point at which a particle is created, in the layer's coordinates, and the direction from
/// which its cell's emission angles are measured.
struct EmissionPoint {
  var point: SIMD3<Double>
  /// A unit vector.
  var forward: SIMD3<Double> = [1, 0, 0]
  /// The factor for colour and opacity, from the emitting particle.
  var tint: SIMD4<Double> = [1, 1, 1, 1]
  /// The factor for the size.
  var scale = 1.0
}

// (D) Apple's documentation describes the shapes and their sizes, but not the direction in which
// particles leave them. Code written for devices shows it: from a line they leave upwards,
// perpendicular to it (rockets from the bottom of a screen set no longitude, falling confetti sets
// π), and from a circle outwards (effects that contract have a negative velocity). Rectangles and
// boxes emit outwards from their sides and corners, and to the right from their inside, as a point
// does.
extension EmitterState {
  /// Returns a random point on or in the emitter's shape.
  func emissionPoint(_ random: inout ParticleRandom) -> EmissionPoint {
    // The same count of random numbers for every shape, so that a particle's other values don't
    // change with the shape.
    let (one, two, three) = (random.sign(), random.sign(), random.sign())
    let pick = random.unit()
    let half: SIMD3<Double> = [emitterSize.width / 2, emitterSize.height / 2, emitterDepth / 2]
    var origin: EmissionPoint
    switch emitterShape {
    case .line: origin = EmissionPoint(point: [line(one) * half.x, 0, 0], forward: [0, -1, 0])
    case .rectangle: origin = box(half, [one, two, 0], axes: 2, pick)
    case .cuboid: origin = box(half, [one, two, three], axes: 3, pick)
    case .circle: origin = round([one, two, 0], axes: 2, pick)
    case .sphere: origin = round([one, two, three], axes: 3, pick)
    default: origin = EmissionPoint(point: .zero)
    }
    origin.point += [emitterPosition.x, emitterPosition.y, emitterZPosition]
    origin.scale = scale
    return origin
  }

  /// Returns `origin` in −1…1, or one of the two ends if particles come only from points.
  private func line(_ origin: Double) -> Double {
    emitterMode == .points ? (origin < 0 ? -1 : 1) : origin
  }

  /// Returns a point on a rectangle or a box for `origin`, a point inside it in −1…1.
  private func box(
    _ half: SIMD3<Double>, _ origin: SIMD3<Double>, axes: Int, _ pick: Double
  ) -> EmissionPoint {
    func end(_ value: Double) -> Double { value < 0 ? -1 : 1 }
    var (at, forward) = (origin, SIMD3<Double>.zero)
    func pin(_ axis: Int) {
      at[axis] = end(origin[axis])
      forward[axis] = at[axis]
    }
    switch (emitterMode, axes) {
    case (.points, _): (0..<axes).forEach(pin)
    case (.outline, 2): pin(1 - Self.axis(of: [half.x, half.y, 0], pick))
    case (.outline, _):
      // Along one axis, at an end of each of the others.
      let along = Self.axis(of: half, pick)
      for axis in 0..<3 where axis != along { pin(axis) }
    case (.surface, 3):
      pin(Self.axis(of: [half.y * half.z, half.x * half.z, half.x * half.y], pick))
    default: forward = [1, 0, 0]
    }
    return EmissionPoint(point: at * half, forward: forward.unit)
  }

  /// Returns a random axis, weighted by `weights`.
  private static func axis(of weights: SIMD3<Double>, _ pick: Double) -> Int {
    let all = weights.sum()
    let origin = pick * all
    if all <= 0 || origin < weights.x { return 0 }
    return origin < weights.x + weights.y ? 1 : 2
  }

  /// Returns a point on a circle or a sphere, whose radius is the emitter's width.
  private func round(_ numbers: SIMD3<Double>, axes: Int, _ pick: Double) -> EmissionPoint {
    var forward = SIMD3<Double>.zero
    if emitterMode == .points {
      forward[min(Int(pick * Double(axes)), axes - 1)] = numbers.x < 0 ? -1 : 1
    } else {
      // Uniform over the sphere, because uniform heights on it are. An outline is a circle in the
      // plane for both shapes.
      let height = axes == 3 && emitterMode != .outline ? numbers.y : 0
      let ring = (1 - height * height).squareRoot()
      let (sine, cosine) = Maths.sineAndCosine(numbers.x * .pi)
      forward = [ring * cosine, ring * sine, height]
    }
    var radius = emitterSize.width
    let isFilled = emitterMode == .volume || emitterMode == .surface && axes == 2
    if isFilled { radius *= axes == 2 ? pick.squareRoot() : Maths.power(pick, 1.0 / 3) }
    return EmissionPoint(point: forward * radius, forward: forward)
  }
}

extension SIMD3<Double> {
  /// The vector scaled to length 1; the x axis for a zero vector.
  var unit: SIMD3<Double> {
    let square = (self * self).sum()
    return square > 0 ? self / square.squareRoot() : [1, 0, 0]
  }

  func cross(_ other: SIMD3<Double>) -> SIMD3<Double> {
    [
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x,
    ]
  }
}
